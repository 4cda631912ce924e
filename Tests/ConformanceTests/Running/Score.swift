/// How the project's own facts come out, by system.
struct Score {
  private var rows: [(system: String, counts: [Int])] = []
  private static let columns = ["System", "right", "different on purpose", "not ours"]

  init(of facts: [Fact]) {
    for fact in facts {
      if rows.last?.system != fact.system { rows.append((fact.system, [0, 0, 0])) }
      switch Verdict(of: fact) {
      case .right: rows[rows.count - 1].counts[0] += 1
      case .onPurpose: rows[rows.count - 1].counts[1] += 1
      case .notOurs: rows[rows.count - 1].counts[2] += 1
      case .failed: break
      }
    }
  }

  /// The score as a table in Markdown, aligned for those who read its source.
  var table: String {
    let total = (0..<3).map { column in rows.reduce(0) { $0 + $1.counts[column] } }
    let cells =
      [Self.columns, ["---", "---:", "---:", "---:"]]
      + rows.map { [$0.system] + $0.counts.map { "\($0)" } }
      + [["all"] + total.map { "\($0)" }]
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let padded = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + padding : padding + cell
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
