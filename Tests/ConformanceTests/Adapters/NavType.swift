import LayoutPolicies

/// How an app's main places are offered, by the window's class and posture.
enum NavType: Adapter {
  static let kind = "nav-type"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy("material-3-navigation")
    let isTabletop = try input["tabletop"]?.boolean() ?? false
    let answer = try policy.answer([
      "width": try input.number("minWidth").side, "height": try input.number("minHeight").side,
      "fold": isTabletop ? "horizontal:half-open" : "none",
    ])
    return [
      "type": answer.value("navigation-suite"),
      "legacyType": .text(answer.layout.tabs.form.rawValue),
    ]
  }
}
