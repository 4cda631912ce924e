import LayoutPolicies

/// The largest class of a set that a window reaches.
enum SizeClassSelect: Adapter {
  static let kind = "size-class-select"

  static func run(_ input: FactInput) throws -> Measured {
    let order = try input["prefer"]?.word(["width": "[width, height]", "height": "[height, width]"])
    let size = [try input.number("width").plainText, try input.number("height").plainText]
    let (set, conditions) = try classes(input.value("set"))
    let rules = conditions.enumerated().map { index, condition in
      "  - { name: class \(index), when: { \(condition) }, layout: { style: stack } }\n"
    }
    var policy = try AskedPolicy(
      """
      version: 1
      breakpoints: { set: \(set) }
      order: \(order ?? "[width, height]")
      rules:
      \(rules.joined())
      otherwise: { layout: { style: stack } }
      """)
    let rule = try policy.answer(["size": "\(size[0])x\(size[1])"]).rule
    let condition = policy.condition(ofRule: rule)
    let bounds = [WindowSide.width, .height].map { condition?.lowerBound(of: $0)?.value ?? 0 }
    return ["class": .numbers(bounds)]
  }

  private static let small = ["compact", "medium", "expanded"]

  /// What each class asks: bounds, or the names of a shipped set.
  private static func classes(_ input: FactInput) throws -> (set: String, conditions: [String]) {
    guard input.isText else {
      let bounds = try input.list().map { try $0.numbers(2).map { $0.plainText } }
      return ("material-1", bounds.map { "width: \($0[0])..., height: \($0[1])..." })
    }
    let set = try input.word(["V1": "material-1", "V2": "material-2"])
    let widths = try input.word(["V1": small, "V2": small + ["large", "extra-large"]])
    return (set, widths.flatMap { width in small.map { "width: \(width), height: \($0)" } })
  }
}
