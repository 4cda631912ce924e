import LayoutPolicies

/// Into how many columns and rows Material 3 divides a window.
enum PaneDirective: Adapter {
  static let kind = "pane-directive"

  static func run(_ input: FactInput) throws -> Measured {
    let name = try input["variant"]?.word(["standard": "material-3", "dense": "material-3-dense"])
    var policy = try Shipped.policy(name ?? "material-3")
    let isTabletop = try input["tabletop"]?.boolean() ?? false
    let answer = try policy.answer([
      "width": try input.number("width").plainText,
      "height": try input.number("height").plainText,
      "large-classes": try input.tellsLargeClasses ?? "false",
      "fold": isTabletop ? "horizontal:half-open" : "none",
    ])
    let partitions = answer.layout.partitions
    return [
      "maxHorizontal": partitions.map { .number(Double($0.columns)) } ?? .none,
      "maxVertical": partitions.map { .number(Double($0.rows)) } ?? .none,
      "horizontalSpacer": answer.value("horizontal-spacer"),
      "verticalSpacer": answer.value("vertical-spacer"),
      "preferredPaneWidth": answer.layout.sidebar?.width.ideal.map { .number($0.value) } ?? .none,
    ]
  }
}
