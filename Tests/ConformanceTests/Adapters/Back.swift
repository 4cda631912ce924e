import LayoutPolicies
import NavigationModel

/// Going back through the panes that were visited: a list is the sidebar, an extra pane the
/// inspector.
enum Back: Adapter {
  static let kind = "back"

  static func run(_ input: FactInput) throws -> Measured {
    _ = input["columnsBefore"]  // What was shown before changes nothing of what was visited.
    let rule = try input["behavior"]?.word(rules) ?? .untilPanesChange
    let columns = Int(try input.number("columns"))
    let recalls = try input["historyAware"]?.boolean() ?? false
    let shown = { (priority: [Pane]) in PaneSet(Array(priority.prefix(columns))) }
    var visited = try visiting(input.list("history"))
    func state() -> [String: Measure] {
      let now = shown(visited.priority(recallsHistory: recalls))
      var state: [String: Measure] = [
        "destination": name(visited.destination),
        "canBack": .boolean(visited.canGoBack(rule, recallsHistory: recalls, shown: shown)),
      ]
      for (name, pane) in panes {
        state[name] = .text(now.panes.contains(pane) ? "expanded" : "hidden")
      }
      return state
    }
    let start = state()
    var measured = Measured(["start": .map(start)])
    measured.values["canBackBefore"] = start["canBack"]
    for action in try input["actions"]?.list() ?? [input["action"]].compactMap({ $0 }) {
      let words = try action.text().split(separator: ":", maxSplits: 1).map { String($0) }
      switch (words.first, words.count) {
      case ("back", 1):
        visited.back(rule, recallsHistory: recalls, shown: shown)
        measured.values["afterBack"] = .map(state())
      case ("navigate", 2):
        let (pane, screen) = try place(words[1], action)
        visited.push(contentsOf: [screen], in: pane)
        measured.values["afterNavigate"] = .map(state())
      default: throw action.malformed("must be `back` or `navigate:PANE`")
      }
    }
    measured.values.merge(state()) { $1 }
    return measured
  }

  private static let panes = ["list": Pane.sidebar, "detail": .detail, "extra": .inspector]
  private static let rules: [String: BackRule] = [
    "popLatest": .popLatest, "popUntilScaffoldValueChange": .untilPanesChange,
    "popUntilCurrentDestinationChange": .untilDestinationChange,
    "popUntilContentChange": .untilContentChange,
  ]

  private static func place(_ name: String, _ input: FactInput) throws -> (Pane, String) {
    let parts = name.split(separator: ":").map { String($0) }
    guard let pane = panes[parts.first ?? ""], parts.count <= 2 else {
      throw input.malformed("must name `list`, `detail` or `extra`")
    }
    return (pane, parts.count > 1 ? parts[1] : "")
  }

  /// The columns in which all this was visited. A list that comes first is the root.
  private static func visiting(_ history: [FactInput]) throws -> NavigationColumns<String> {
    let places = try history.map { try place(try $0.text(), $0) }
    let root = places.first.flatMap { $0.0 == .sidebar ? $0.1 : nil }
    var columns = NavigationColumns<String>(root: root)
    for (pane, screen) in root == nil ? places[...] : places.dropFirst() {
      columns.push(contentsOf: [screen], in: pane)
    }
    return columns
  }

  /// `detail:0`, or `detail` alone.
  private static func name(_ destination: PaneDestination<String>) -> Measure {
    let pane = panes.first { $0.value == destination.pane }?.key ?? "?"
    return .oneOf([.text("\(pane):\(destination.screen ?? "")"), .text(pane)])
  }
}
