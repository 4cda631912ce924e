import DeviceCatalog
import LayoutPolicies

/// Conditions in SQL, whose logic has the same three values: `NULL` is unknown.
struct SQLConditions {
  let catalog: Catalog

  /// The condition; where it stands beside others it needs parentheses unless it is `isWhole`.
  func text(_ condition: Condition) -> (sql: String, isWhole: Bool) {
    switch condition.kind {
    case .always: return ("TRUE", true)
    case .all(let parts): return joined(parts, by: "AND", or: "TRUE")
    case .any(let parts): return joined(parts, by: "OR", or: "FALSE")
    case .not(let part): return ("NOT (\(text(part).sql))", true)
    case .term(let key, let wanted): return (word(key.column, key.words(of: wanted)), true)
    case .number(let key, let range): return (number(key.column, range), range.isOneComparison)
    case .osVersion(let range): return (version(range), false)
    case .model(let names):
      let ids = catalog.devices.filter { device in
        names.contains { device.facts.names.contains($0) }
      }
      return (word("model", ids.map { $0.id }), true)
    case .fold(let pattern): return (fold(pattern), false)
    case .open(let panes):
      let columns = panes.panes.map { "open_\($0.rawValue) = TRUE" }
      return columns.isEmpty
        ? (Self.never("open_\(Pane.sidebar.rawValue)"), true)
        : (columns.joined(separator: " OR "), columns.count == 1)
    case .input(let test):
      if case .range(let range) = test.wanted { return (input(test), range.isOneComparison) }
      return (input(test), true)
    }
  }

  private func joined(
    _ parts: [Condition], by word: String, or none: String
  ) -> (sql: String, isWhole: Bool) {
    if parts.count == 1 { return text(parts[0]) }
    let texts = parts.map { part in
      let (sql, isWhole) = text(part)
      return isWhole ? sql : "(\(sql))"
    }
    return (SQLText.joined(texts, by: word, or: none), parts.isEmpty)
  }

  /// False, if the column is known.
  private static func never(_ column: String) -> String {
    "CASE WHEN \(column) IS NOT NULL THEN FALSE END"
  }

  private func word(_ column: String, _ words: [String]) -> String {
    switch words.count {
    case 0: Self.never(column)
    case 1: "\(column) = \(SQLText.text(words[0]))"
    default: "\(column) IN \(SQLText.list(words))"
    }
  }

  private func number(_ column: String, _ range: NumberRange) -> String {
    func bound(_ number: Double) -> String {
      SQLText.number(number) + (range.isScaled ? " * \(ContextKey.textScale.column)" : "")
    }
    if let lower = range.lower, lower == range.upper, range.includesUpper, lower.isFinite {
      return "\(column) = \(bound(lower))"
    }
    var parts: [String] = []
    // What only Swift can write: a bound that is no number holds nothing back from above, and all
    // from below.
    if let lower = range.lower {
      if lower == .infinity { return Self.never(column) }
      if lower.isFinite { parts.append("\(column) >= \(bound(lower))") }
    }
    if let upper = range.upper, upper != .infinity {
      guard upper.isFinite else { return Self.never(column) }
      parts.append("\(column) \(range.includesUpper ? "<=" : "<") \(bound(upper))")
    }
    return parts.isEmpty ? "\(column) = \(column)" : parts.joined(separator: " AND ")
  }

  private func version(_ range: VersionRange) -> String {
    let lower = range.lower.map { [(version($0, .above), true)] } ?? []
    let upper =
      range.upper.map { [(version($0, range.includesUpper ? .upTo : .below), true)] } ?? []
    let parts = (lower + upper).map { "(\($0.0))" }
    return parts.isEmpty ? "os_major = os_major" : parts.joined(separator: " AND ")
  }

  private enum Side { case above, upTo, below }

  /// Number by number. Numbers that are not given are 0, and zeros at the end of a bound need no
  /// look where any number passes them.
  private func version(_ version: OSVersion, _ side: Side) -> String {
    let numbers = (0..<4).map { version.numbers[$0] }
    let last = side == .upTo ? 3 : numbers.lastIndex { $0 != 0 } ?? 0
    var text = ""
    for place in stride(from: last, through: 0, by: -1) {
      let column = SQLColumns.versionColumn(place)
      let word = side == .above ? ">" : "<"
      guard !text.isEmpty else {
        text = "\(column) \(side == .above ? ">=" : side == .upTo ? "<=" : "<") \(numbers[place])"
        continue
      }
      text = "\(column) \(word) \(numbers[place]) OR \(column) = \(numbers[place]) AND (\(text))"
    }
    return text
  }

  private func fold(_ pattern: FoldPattern?) -> String {
    guard let pattern else { return "lp_fold = 'none'" }
    var parts = ["lp_fold = 'one'"]
    if let axis = pattern.axis { parts.append("lp_fold_axis = '\(axis.rawValue)'") }
    if let posture = pattern.posture { parts.append("lp_fold_posture = '\(posture.rawValue)'") }
    for (name, flag) in [("separating", pattern.separating), ("occluding", pattern.occluding)] {
      if let flag { parts.append("lp_fold_\(name) = \(flag ? "TRUE" : "FALSE")") }
    }
    return parts.joined(separator: " AND ")
  }

  private func input(_ test: Condition.InputTest) -> String {
    let column = SQLText.column("lp_input_", test.name)
    switch test.wanted {
    case .range(let range):
      return test.type == .number ? number(column, range) : Self.never(column)
    case .oneOf(let values):
      let literals = values.filter { test.type.accepts($0) }.map { $0.sql }
      switch literals.count {
      case 0: return Self.never(column)
      case 1: return "\(column) = \(literals[0])"
      default: return "\(column) IN (" + literals.joined(separator: ", ") + ")"
      }
    }
  }
}

extension NumberRange {
  fileprivate var isOneComparison: Bool { lower == nil || upper == nil || lower == upper }
}

extension ContextKey {
  /// The column that holds the input once it is checked or derived.
  var column: String {
    self == .model ? "model" : SQLText.column("lp_", rawValue)
  }
}

extension InputValue {
  /// The value in SQL; what fits is counted elsewhere.
  var sql: String {
    switch self {
    case .number(let number): SQLText.number(number)
    case .boolean(let flag): flag ? "TRUE" : "FALSE"
    case .text(let text): SQLText.text(text)
    default: "NULL"
    }
  }
}
