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
    let (body, secondary) = (answer.fitted?[.sidebar]?.frame, answer.fitted?[.detail]?.frame)
    let tabs = answer.fitted?.tabs
    let bar = tabs?.form == .bar ? tabs?.frame : nil
    let rail = tabs?.form == .rail ? tabs?.frame : nil
    return [
      "bodyX": body.map { .number($0.x) } ?? .none,
      "secondaryX": secondary.map { .number($0.x) } ?? .none,
      "bodyLTRB": body.map { .sides(of: $0) } ?? .none,
      "secondaryLTRB": secondary.map { .sides(of: $0) } ?? .none,
      "primaryNavLTRB": rail.map { .sides(of: $0) } ?? .none,
      "bottomNavY": bar.map { .number($0.y) } ?? .none,
    ]
  }
}
