import LayoutPolicies

/// How wide a sidebar of libadwaita's split views is.
enum SidebarWidth: Adapter {
  static let kind = "sidebar-width"

  static func run(_ input: FactInput) throws -> Measured {
    let (view, rule) = try input["view"]?.splitView() ?? ("libadwaita", "split")
    // A `pt` of GTK is 1/72 inch, and its pixel 1/96.
    let unit = try input["unit"]?.word(["sp": (1, "sp"), "px": (1, ""), "pt": (96.0 / 72, "")])
    let (factor, suffix) = unit ?? (1, "sp")
    // Whole pixels, of which a part counts as one.
    let least = (try input.number("min") * factor).rounded(.up)
    let most = (try input.number("max") * factor).rounded(.up)
    var policy = try Shipped.policy(
      view,
      editing: [
        "rules.\(rule).layout.sidebar.min": least.plainText + suffix,
        "rules.\(rule).layout.sidebar.max": most.plainText + suffix,
        "rules.\(rule).layout.sidebar.fraction": try input.number("fraction").plainText,
        "rules.\(rule).layout.detail.min": try input["contentMin"]?.number().plainText,
      ])
    let width = try input.number("width").plainText
    let answer = try policy.answer([
      "size": "\(width)x\(width)", "text-scale": try input["textScale"]?.number().plainText,
      "direction": try input.isRightToLeft ? "rtl" : "ltr", "collapses": "false",
    ])
    guard let frame = answer.fitted?[.sidebar]?.frame else { return ["sidebarWidth": .none] }
    // GTK gives whole pixels.
    return ["sidebarWidth": .number(frame.width.rounded(.down)), "sidebarX": .number(frame.x)]
  }
}

extension FactInput {
  /// The policy of one of libadwaita's split views, and its rule that shows both panes.
  func splitView() throws(Malformed) -> (policy: String, rule: String) {
    try word([
      "navigation-split": ("libadwaita", "split"),
      "overlay-split": ("libadwaita-overlay", "beside the content"),
    ])
  }
}
