import LayoutPolicies

/// How WinUI's NavigationView shows its pane.
enum SidebarMode: Adapter {
  static let kind = "sidebar-mode"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy(
      "winui-navigation-view",
      editing: [
        "breakpoints.width.compact": try range(input["compactThreshold"]),
        "breakpoints.width.expanded": try range(input["expandedThreshold"]),
        "rules.rail.layout.tabs.ideal": try input["compactPaneLength"]?.number().plainText,
        "rules.open.layout.sidebar.ideal": try input["openPaneLength"]?.number().plainText,
      ])
    let asked = try input["requestedOpen"]?.boolean()
    func answer(_ mode: String?, width: Double) throws -> PolicyAnswer {
      try policy.answer([
        "size": "\(width.plainText)x\(width.plainText)", "pane-display-mode": mode,
        "pane-open": asked.map { "\($0)" },
      ])
    }
    if let before = input["modeFrom"] {
      _ = try answer(try before.text(), width: try input.number("width"))
    }
    let mode = try (input["modeTo"] ?? input["mode"])?.text()
    let shown: PolicyAnswer
    if let launch = try input["displayModeAtLaunch"]?.text() {
      let width = try stride(from: 100.0, through: 4000, by: 100).first {
        try answer(mode, width: $0).value("display-mode").description == launch
      }
      guard let width else { throw input.malformed("names a mode that no window has") }
      shown = try answer(mode, width: width)
    } else {
      shown = try answer(mode, width: try input.number("width"))
    }
    return [
      "displayMode": shown.value("display-mode"),
      "paneOpen": .boolean(shown.fitted?[.sidebar] != nil),
    ]
  }

  private static func range(_ bound: FactInput?) throws -> String? {
    try bound.map { "\(try $0.number().plainText)..." }
  }
}
