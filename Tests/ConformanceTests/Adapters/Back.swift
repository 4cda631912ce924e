import LayoutPolicies
import NavigationModel

/// Going back through the panes that were visited: a list is the sidebar, an extra pane the
/// inspector.
enum Back: Adapter {
  static let kind = "back"

  static func run(_ input: FactInput) throws -> Measured {
    // What was shown before changes nothing of what was visited.
    _ = try input["columnsBefore"]?.number()
    let rule = try input["behavior"]?.word(rules) ?? .untilPanesChange
    let columns = try input.number("columns").plainText
    let policy = try AskedPolicy(
      layout: "style: double-column, partitions: \(columns), inspector: { ideal: 1 }")
    let recalls = try input["historyAware"]?.boolean() ?? false
    /// What shows of panes that were visited in this order, the newest first.
    func shown(_ recent: [Pane]) -> PaneSet {
      var policy = policy
      let names = recent.map { $0.rawValue }.joined(separator: ",")
      let answer = try? policy.answer(["size": "1000x1000", "recent": names])
      return PaneSet(answer?.fitted?.panes.map { $0.pane } ?? [])
    }
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

  /// The roles of a list with a detail, and those of a main pane with a supporting one.
  private static let panes = [
    "list": Pane.sidebar, "detail": .detail, "extra": .inspector, "supporting": .sidebar,
    "main": .detail,
  ]
  private static let rules: [String: BackRule] = [
    "popLatest": .popLatest, "popUntilScaffoldValueChange": .untilPanesChange,
    "popUntilCurrentDestinationChange": .untilDestinationChange,
    "popUntilContentChange": .untilContentChange,
  ]

  private static func place(_ name: String, _ input: FactInput) throws -> (Pane, String) {
    let parts = name.split(separator: ":").map { String($0) }
    guard let pane = panes[parts.first ?? ""], parts.count <= 2 else {
      throw input.malformed("must name one of \(panes.keys.sorted())")
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
    let names = panes.filter { $0.value == destination.pane }.keys.sorted()
    let screen = destination.screen ?? ""
    return .oneOf(names.flatMap { [.text("\($0):\(screen)"), .text($0)] })
  }
}
