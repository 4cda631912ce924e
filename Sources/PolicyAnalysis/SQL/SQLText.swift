import LayoutPolicies

/// SQL as every engine reads it alike.
enum SQLText {
  /// A text.
  static func text(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  /// Texts in parentheses, behind `IN`.
  static func list(_ texts: [String]) -> String {
    "(" + texts.map(text).joined(separator: ", ") + ")"
  }

  /// A number, exactly, in double precision: without an exponent engines read decimals.
  ///
  /// Some engines misread long decimal fractions by the last bit. So a fraction that is no sum of
  /// binary ones is a quotient of whole numbers, which all read exactly and round once.
  static func number(_ number: Double) -> String {
    if number < 0 { return "-" + self.number(-number) }
    if let whole = Int64(exactly: number), whole <= mostWhole { return "\(whole)e0" }
    // 0.1 and 1e-09 alike: the digits, and how many of them are behind the point.
    let parts = number.plainText.split(separator: "e")
    let digits = parts[0].split(separator: ".")
    let scale =
      (digits.count == 2 ? digits[1].utf8.count : 0) - (parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
    if let whole = Int64(digits.joined()), whole <= mostWhole, (1...22).contains(scale) {
      var halves = number
      for _ in 0..<scale { halves *= 2 }
      if parts.count == 1, Int64(exactly: halves) != nil { return "\(number.plainText)e0" }
      return "(\(whole)e0 / 1e\(scale))"
    }
    return powersOfTwo(number)
  }

  /// The greatest whole number up to which doubles hold all.
  private static let mostWhole: Int64 = 1 << 53

  /// The number as a whole one, times or over powers of two that are exact as well.
  private static func powersOfTwo(_ number: Double) -> String {
    var digits = Int64(number.significand * 4_503_599_627_370_496)
    var exponent = Int(number.exponent) - 52
    while digits % 2 == 0 { (digits, exponent) = (digits / 2, exponent + 1) }
    var text = "\(digits)e0"
    while exponent != 0 {
      let step = min(abs(exponent), 52)
      text += (exponent < 0 ? " / " : " * ") + "\(Int64(1) << Int64(step))e0"
      exponent -= exponent < 0 ? -step : step
    }
    return "(\(text))"
  }

  /// The name of a column for a kebab-case one: `input_focus`.
  static func column(_ prefix: String, _ name: String) -> String {
    prefix + name.map { $0 == "-" || $0 == "/" ? "_" : String($0) }.joined()
  }

  /// A table's name, whose parts stand between dots; what is no plain word is quoted.
  static func table(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false).map { part in
      isPlain(part)
        ? String(part)
        : "\""
          + part.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\""
    }.joined(separator: ".")
  }

  private static func isPlain(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, first < 0x30 || first > 0x39 else { return false }
    return name.utf8.allSatisfy { byte in
      byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    } && !reserved.contains(name.lowercased())
  }

  /// Words that cannot name a table in one engine or another.
  private static let reserved: Set<String> = [
    "all", "alter", "analyse", "analyze", "and", "any", "array", "as", "asc", "asymmetric",
    "authorization", "between", "binary", "both", "by", "case", "cast", "check", "collate",
    "column", "commit", "concurrently", "constraint", "create", "cross", "cube", "current",
    "current_date", "current_time", "current_timestamp", "current_user", "default", "deferrable",
    "delete", "desc", "describe", "distinct", "do", "drop", "else", "end", "escape", "except",
    "exclude", "exists", "extract", "false", "fetch", "following", "for", "foreign", "freeze",
    "from", "full", "function", "glob", "grant", "group", "grouping", "groups", "having", "if",
    "ilike", "in", "index", "initially", "inner", "insert", "intersect", "interval", "into", "is",
    "isnull", "join", "lambda", "lateral", "leading", "left", "like", "limit", "localtime",
    "localtimestamp", "merge", "natural", "new", "no", "not", "notnull", "null", "nulls", "of",
    "offset", "on", "only", "or", "order", "outer", "over", "overlaps", "partition", "pivot",
    "placing", "primary", "procedure", "qualify", "range", "recursive", "references", "regexp",
    "returning", "right", "rollback", "rollup", "row", "rows", "select", "session_user", "set",
    "show", "similar", "some", "struct", "summarize", "symmetric", "table", "tablesample", "then",
    "to", "trailing", "transaction", "treat", "trigger", "true", "unbounded", "union", "unique",
    "unnest", "unpivot", "update", "user", "using", "values", "variadic", "verbose", "view",
    "when", "where", "window", "with", "within",
  ]

  /// A value that depends on a number: that of the row whose number is in `on`. The value that most
  /// have stands behind `ELSE`; `rows` are all that can be.
  static func choice(_ on: String, _ rows: [(number: Int, value: String)]) -> String {
    var counts: [String: Int] = [:]
    for row in rows { counts[row.value, default: 0] += 1 }
    let usual = rows.max { one, other in
      (counts[one.value] ?? 0, one.number) < (counts[other.value] ?? 0, other.number)
    }
    guard let usual else { return "NULL" }
    guard counts.count > 1 else { return usual.value }
    let others = rows.filter { $0.value != usual.value }
      .map { "WHEN \($0.number) THEN \($0.value)" }
    return cases([on] + others, otherwise: usual.value)
  }

  /// `CASE`: on one line where that is short.
  static func cases(_ parts: [String], otherwise: String? = nil) -> String {
    let all = parts + (otherwise.map { ["ELSE \($0)"] } ?? [])
    let length = all.reduce(0) { $0 + $1.utf8.count + 1 }
    guard length > 80 || all.contains(where: { $0.contains("\n") }) else {
      return "CASE " + all.joined(separator: " ") + " END"
    }
    let head = parts.first.map { !$0.hasPrefix("WHEN ") } ?? false
    let lines = head ? Array(all.dropFirst()) : all
    return "CASE" + (head ? " \(all[0])" : "") + "\n"
      + lines.map { indented($0) }.joined(separator: "\n")
      + "\nEND"
  }

  /// The lines, two further to the right. Texts stay as they are, with the line ends in them.
  static func indented(_ text: String) -> String {
    var shifted = "  "
    var isText = false
    for character in text.unicodeScalars {
      if character == "'" { isText.toggle() }
      shifted.unicodeScalars.append(character)
      if character == "\n", !isText { shifted += "  " }
    }
    return shifted
  }

  /// Joins conditions. Many are joined as a tree, since parsers bound how deep a chain may be.
  static func joined(_ parts: [String], by word: String, or none: String) -> String {
    guard parts.count > 16 else {
      return parts.isEmpty ? none : parts.joined(separator: " \(word) ")
    }
    let half = parts.count / 2
    return "(" + joined(Array(parts[..<half]), by: word, or: none) + ") \(word) ("
      + joined(Array(parts[half...]), by: word, or: none) + ")"
  }
}
