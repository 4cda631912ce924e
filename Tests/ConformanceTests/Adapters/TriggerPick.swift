import LayoutPolicies

/// The trigger that wins among those of which the least sides are reached.
enum TriggerPick: Adapter {
  static let kind = "trigger-pick"

  static func run(_ input: FactInput) throws -> Measured {
    let triggers = try input["triggers"]?.list().map { try $0.numbers(2) }
    let widths = try input["minWidths"]?.numbers().map { [$0] }
    guard let triggers = triggers ?? widths else { throw input.malformed("has no triggers") }
    let size = try window(input.value("window"))
    let rules = triggers.enumerated().map { index, sides in
      let height = sides.count > 1 ? ", height: \(sides[1].plainText)..." : ""
      return "  - { name: trigger \(index), when: { width: \(sides[0].plainText)...\(height) }, "
        + "layout: { style: stack } }\n"
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
    return [
      "winner": triggers[index].count == 1 ? .number(triggers[index][0]) : .numbers(triggers[index])
    ]
  }

  /// The window; facts do not say how large that of their test host is.
  private static func window(_ input: FactInput) throws -> String {
    if input.isText { return try input.word(["test default": "1024x768"]) }
    let sides = try input.numbers(2).map { $0.plainText }
    return "\(sides[0])x\(sides[1])"
  }
}
