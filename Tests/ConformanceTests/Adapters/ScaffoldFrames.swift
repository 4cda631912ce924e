import LayoutPolicies

/// Where the panes of Flutter's adaptive scaffold begin.
enum ScaffoldFrames: Adapter {
  static let kind = "scaffold-frames"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy("adaptive-scaffold")
    let answer = try policy.answer([
      "width": try input.number("width").plainText,
      "height": try input.number("height").plainText,
      "direction": try input.isRightToLeft ? "rtl" : "ltr",
    ])
    return [
      "bodyX": .number(answer.fitted?[.sidebar]?.frame.x ?? -1),
      "secondaryX": .number(answer.fitted?[.detail]?.frame.x ?? -1),
    ]
  }
}
