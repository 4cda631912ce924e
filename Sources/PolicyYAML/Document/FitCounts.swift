import LayoutPolicies

/// `{ fit: 163, gap: 7, min: 2, max: 4 }`: a number that counts what fits.
extension FileReading {
  static let fitKeys = ["fit", "gap", "min", "max"]
  static let mostCounted = 1_000_000
  private static let fitExample = "{ fit: 160, gap: 8 }"

  /// What an output answers: a value of its type or, for a number, a count of what fits.
  func answer(_ node: YAMLNode, _ type: ValueType, _ what: String) -> InputValue? {
    guard type == .number, case .mapping = node.content else { return value(node, type, what) }
    guard !node.isEmptyMapping else {
      error("\(what) is empty", at: node, help: "write a number, or `\(Self.fitExample)`")
      return nil
    }
    guard let fields = fields(of: node, what, keys: Self.fitKeys) else { return nil }
    let before = errors
    if fields.lacks("fit") {
      error("\(what) does not say what is to fit", at: node, help: "write `\(Self.fitExample)`")
    }
    let item = fields["fit"].flatMap { points($0, "`fit`", isAboveZero: true) }
    let gap = fields["gap"].flatMap { points($0, "`gap`", isAboveZero: false) }
    let least = fields["min"].flatMap { count($0, "`min`") }
    let most = fields["max"].flatMap { count($0, "`max`") }
    if let low = fields["min"], let high = fields["max"], let most, let least, least > most {
      error(
        "`min` of \(least) is above `max` of \(most)", at: low,
        related: [note("`max` is here", at: high)])
    } else if let high = fields["max"], let most, least == nil, most < 1 {
      error(
        "`max` of \(most) is below `min`, which is 1", at: high, help: "write `min: \(most)` too")
    }
    guard errors == before, let item else { return nil }
    return .fit(FitCount(item, gap: gap ?? 0, min: least ?? 1, max: most))
  }

  /// A length in points; text size does not change it.
  private func points(_ node: YAMLNode, _ what: String, isAboveZero: Bool) -> Double? {
    if let text = node.text, text.hasSuffix("sp") {
      error("\(what) is in points, and takes no `sp`", at: node, help: "write the number alone")
      return nil
    }
    guard let number = number(node, what) else { return nil }
    guard number > 0 || (!isAboveZero && number == 0) else {
      error("\(what) cannot be \(number.plainText)", at: node, help: "write a length in points")
      return nil
    }
    return number
  }

  /// A whole number.
  func count(_ node: YAMLNode, _ what: String, from least: Int = 0) -> Int? {
    guard let number = number(node, what) else { return nil }
    guard let count = Int(exactly: number), count >= least, count <= Self.mostCounted else {
      error(
        "\(what) cannot be \(number.plainText)", at: node,
        help: "write a whole number from \(least) to \(Self.mostCounted)")
      return nil
    }
    return count
  }
}
