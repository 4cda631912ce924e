import LayoutPolicies

/// What stands before a statement: what it takes and what it answers, in words.
struct SQLComment {
  let policy: String
  let table: String
  let columns: SQLColumns
  /// The keys that count as not spent.
  let onceKeys: [String]

  /// The lines, each a comment of its own.
  var text: String {
    var lines = [
      "The policy `\(policy)`, made by `layout-policy export`. Change the policy, not this.",
      "Every row is answered with a fresh memory: no rule is active, so hysteresis plays no part.",
    ]
    if !onceKeys.isEmpty {
      lines.append(
        "No once key is spent: " + onceKeys.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    let rows = columns.needed.map { ($0.names.joined(separator: ", "), $0.type, $0.meaning) }
    if rows.isEmpty {
      lines.append("It asks no column of `\(table)`.")
    } else {
      lines.append(
        "Columns that `\(table)` must have; NULL is unknown, as is any word that is not listed:")
      let names = rows.map { $0.0.count }.max() ?? 0
      let types = rows.map { $0.1.count }.max() ?? 0
      for (name, type, meaning) in rows {
        lines.append("  \(Self.padded(name, names))  \(Self.padded(type, types))  \(meaning)")
      }
    }
    lines.append("Columns that begin with lp_ are steps on the way.")
    return lines.map { "-- \($0.harmless)\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
