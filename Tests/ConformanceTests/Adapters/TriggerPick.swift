import LayoutPolicies

/// The trigger that wins among those of which the least sides are reached.
enum TriggerPick: Adapter {
  static let kind = "trigger-pick"

  static func run(_ input: FactInput) throws -> Measured {
    var (sides, triggers) = (["width", "height"], try input["triggers"]?.list())
    for (key, side) in [("minWidths", "width"), ("minHeights", "height")] {
      if let bounds = try input[key]?.list() { (sides, triggers) = ([side], bounds) }
    }
    guard let triggers else { throw input.malformed("has no triggers") }
    let bounds = try triggers.map {
      sides.count == 1 ? [try $0.number()] : try $0.numbers(sides.count)
    }
    let size = try window(input.value("window"))
    let rules = bounds.enumerated().map { index, bounds in
      let asked = zip(sides, bounds).map { "\($0): \($1.plainText)..." }.joined(separator: ", ")
      return "  - { name: trigger \(index), when: { \(asked) }, layout: { style: stack } }\n"
    }
    var policy = try AskedPolicy(
      """
      version: 1
      order: [width, height]
      rules:
      \(rules.joined())
      otherwise: { layout: { style: stack } }
      """)
    let answer = try policy.answer(["size": size])
    guard let index = Int(answer.rule.split(separator: " ").last ?? "") else {
      return ["winner": .none]
    }
    let won = bounds[index]
    return ["winner": won.count == 1 ? .number(won[0]) : .numbers(won)]
  }

  /// The window; facts do not say how large that of their test host is.
  private static func window(_ input: FactInput) throws -> String {
    if input.isText { return try input.word(["test default": "1024x768"]) }
    let sides = try input.numbers(2).map { $0.plainText }
    return "\(sides[0])x\(sides[1])"
  }
}
