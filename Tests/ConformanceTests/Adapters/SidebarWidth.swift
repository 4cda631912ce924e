import LayoutPolicies

/// How wide a sidebar is beside its content.
enum SidebarWidth: Adapter {
  static let kind = "sidebar-width"

  static func run(_ input: FactInput) throws -> Measured {
    let unit = try input["unit"]?.word(["sp": "sp", "px": ""]) ?? ""
    let width = try input.number("width").plainText
    let scale = try input["textScale"]?.number().plainText
    let sidebar = "rules.split.layout.sidebar"
    var policy = try Shipped.policy(
      "libadwaita",
      editing: [
        "\(sidebar).fraction": try input["fraction"]?.number().plainText,
        "\(sidebar).min": try input["min"].map { try $0.number().plainText + unit },
        "\(sidebar).max": try input["max"].map { try $0.number().plainText + unit },
        "rules.split.layout.detail.min": try input["contentMin"]?.number().plainText,
      ])
    let answer = try policy.answer([
      "size": "\(width)x\(width)", "text-scale": scale, "collapses": "false",
    ])
    // GTK gives whole pixels.
    let shown = answer.fitted?[.sidebar]?.frame.width ?? 0
    return ["sidebarWidth": .number(shown.rounded(.down))]
  }
}
