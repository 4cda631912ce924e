import LayoutPolicies

/// How wide a sidebar is beside its content.
enum SidebarWidth: Adapter {
  static let kind = "sidebar-width"

  static func run(_ input: FactInput) throws -> Measured {
    let unit = try input["unit"]?.word(["sp": "sp", "px": ""]) ?? ""
    let (least, most) = (try input.number("min"), try input.number("max"))
    let width = try input.number("width").plainText
    let scale = try input["textScale"]?.number().plainText
    var policy = try AskedPolicy(
      """
      version: 1
      otherwise:
        layout:
          style: double-column
          display: one-beside-secondary
          sidebar:
            fraction: \(try input.number("fraction").plainText)
            min: \(least.plainText)\(unit)
            max: \(most.plainText)\(unit)
          detail: { min: \(try input["contentMin"]?.number().plainText ?? "0") }
      """)
    let answer = try policy.answer(["size": "\(width)x\(width)", "text-scale": scale])
    // GTK gives whole pixels.
    let sidebar = answer.fitted?[.sidebar]?.frame.width ?? 0
    return ["sidebarWidth": .number(sidebar.rounded(.down))]
  }
}
