import LayoutPolicies

/// What libadwaita's split views are unless an app says otherwise.
enum Defaults: Adapter {
  static let kind = "defaults"

  static func run(_ input: FactInput) throws -> Measured {
    var policy = try Shipped.policy(try input.value("view").splitView().policy)
    let layout = try policy.answer(["collapses": "false"]).layout
    let sidebar = layout.sidebar?.width
    let pins = policy.policy.rules?.allInputs.first { $0.name == "pin-sidebar" }?.defaultValue
    return [
      "sidebarMin": .number(sidebar?.min?.value ?? 0),
      "sidebarMax": .number(sidebar?.max?.value ?? 0),
      "fraction": .number(sidebar?.fraction ?? 0),
      "unit": .text(sidebar?.min?.isScaled == true ? "sp" : "px"),
      "collapsed": .boolean(layout.display != .oneBesideSecondary),
      "showContent": .boolean(layout.priority.first == .detail),
      "showSidebar": .boolean(layout.display == .oneBesideSecondary),
      "pinSidebar": pins.map { Measure(PlainValue($0)) } ?? .none,
      "position": .text(layout.sidebar?.edge == .trailing ? "end" : "start"),
    ]
  }
}
