import LayoutPolicies

/// Into how many columns and rows Material 3 divides a window.
enum PaneDirective: Adapter {
  static let kind = "pane-directive"

  static func run(_ input: FactInput) throws -> Measured {
    let name = try input["variant"]?.word(["standard": "material-3", "dense": "material-3-dense"])
    var policy = try Shipped.policy(name ?? "material-3")
    let isTabletop = try input["tabletop"]?.boolean() ?? false
    let layout = try policy.answer([
      "width": try input.number("width").plainText,
      "height": try input.number("height").plainText,
      "large-classes": try input.tellsLargeClasses ?? "false",
      "fold": isTabletop ? "horizontal:half-open" : "none",
    ]).layout
    let columns = Double(layout.partitions?.columns ?? 0)
    let rows = Double(layout.partitions?.rows ?? 0)
    // Spacing stands between partitions, so there is none where there is one.
    let spacing = layout.spacing.value
    return [
      "maxHorizontal": .number(columns), "maxVertical": .number(rows),
      "horizontalSpacer": .number(min(spacing, spacing * (columns - 1))),
      "verticalSpacer": .number(min(spacing, spacing * (rows - 1))),
      "preferredPaneWidth": .number(layout.sidebar?.width.ideal?.value ?? 0),
    ]
  }
}
