import LayoutPolicies

/// Which of three panes show in how many partitions: the primary one is the detail, the secondary
/// the sidebar, the tertiary the inspector.
enum ThreePaneValue: Adapter {
  static let kind = "three-pane-value"

  static func run(_ input: FactInput) throws -> Measured {
    let (columns, rows) = (try input.number("maxHorizontal"), try input.number("maxVertical"))
    let strategies = input["strategies"]
    _ = strategies?.keys
    let panes = try panes.map { role, pane in
      let adapt = try strategies?[role].map { try adaptation($0) }
      return ", \(pane): { \(adapt.map { "adapt: \($0)" } ?? "min: 1") }"
    }
    let partitions = "{ columns: \(columns.plainText), rows: \(rows.plainText) }"
    var policy = try AskedPolicy(
      layout: "style: double-column, partitions: \(partitions)\(panes.joined())")
    let newest = try (input["history"] ?? input.value("historyOldestFirst")).list().map {
      try $0.word(self.panes)
    }.reversed()
    let answer = try policy.answer([
      "size": "1000x1000", "open": "sidebar,detail,inspector",
      "recent": newest.isEmpty ? "none" : newest.joined(separator: ","),
    ])
    return Measured(self.panes.mapValues { .text(state(of: $0, in: answer.fitted)) })
  }

  private static let panes = [
    "primary": "detail", "secondary": "sidebar", "tertiary": "inspector",
  ]

  private static func adaptation(_ input: FactInput) throws -> String {
    guard input.isMapping else { return try input.word(["levitate": "levitate", "hide": "hide"]) }
    return "{ under: \(try input.value("reflowUnder").word(panes)) }"
  }

  /// What became of a pane, in Compose's words.
  private static func state(of name: String, in fitted: FittedLayout?) -> String {
    guard let place = fitted?.panes.firstIndex(where: { $0.pane.rawValue == name }),
      let panes = fitted?.panes
    else { return "hidden" }
    switch panes[place].placement {
    case .over: return "levitated"
    case .below:
      let above = self.panes.first { $0.value == panes[place - 1].pane.rawValue }?.key ?? ""
      return "reflowed-under-\(above)"
    case .beside, .displaced: return "expanded"
    }
  }
}
