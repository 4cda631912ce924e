import LayoutPolicies

/// The largest class of a set that a window reaches: first by one side, then, among those that are
/// as large there, by the other.
enum SizeClassSelect: Adapter {
  static let kind = "size-class-select"

  static func run(_ input: FactInput) throws -> Measured {
    let order = try input["prefer"]?.word([
      "width": ["width", "height"], "height": ["height", "width"],
    ])
    let set: String
    var classes: [[String: String]]
    (set, classes) = try parts(of: input.value("set"))
    var bounds = ["width": 0.0, "height": 0.0]
    for side in order ?? ["width", "height"] {
      let length = try input.number(side)
      let ranges = classes.compactMap { $0[side] }
      guard let (range, bound) = try largest(ranges, of: set, side, reachedBy: length) else {
        return ["class": .numbers([0, 0])]
      }
      bounds[side] = bound
      classes.removeAll { $0[side] != range }
    }
    return ["class": .numbers([bounds["width"] ?? 0, bounds["height"] ?? 0])]
  }

  /// The range with the largest lower bound of those that a length reaches, and that bound.
  private static func largest(
    _ ranges: [String], of set: String, _ side: String, reachedBy length: Double
  ) throws -> (range: String, bound: Double)? {
    let rules = ranges.enumerated().map { index, range in
      "  - { name: class \(index), when: { \(side): \(range) }, layout: { style: stack } }\n"
    }
    var policy = try AskedPolicy(
      """
      version: 1
      breakpoints: { set: \(set) }
      order: \(side)
      rules:
      \(rules.joined())
      otherwise: { layout: { style: stack } }
      """)
    let rule = try policy.answer([side: length.plainText]).rule
    guard let index = Int(rule.split(separator: " ").last ?? ""),
      let condition = policy.condition(ofRule: rule), let side = WindowSide(rawValue: side)
    else { return nil }
    return (ranges[index], condition.lowerBound(of: side)?.value ?? 0)
  }

  /// What each class asks: bounds, or the names of a shipped set.
  private static func parts(
    of input: FactInput
  ) throws -> (set: String, classes: [[String: String]]) {
    guard input.isText else {
      let bounds = try input.list().map { try $0.numbers(2).map { "\($0.plainText)..." } }
      return ("material-1", bounds.map { ["width": $0[0], "height": $0[1]] })
    }
    let heights = ["compact", "medium", "expanded"]
    let widths = try input.word(["V1": heights, "V2": heights + ["large", "extra-large"]])
    return (
      try input.word(["V1": "material-1", "V2": "material-2"]),
      widths.flatMap { width in heights.map { ["width": width, "height": $0] } }
    )
  }
}
