import LayoutPolicies
import NavigationModel
import Testing

@Suite("Going back through what was visited")
struct BackRuleTests {
  /// A case of Compose's adaptive navigator: its list is our sidebar, its extra pane our inspector.
  /// From `ListDetailPaneScaffoldNavigatorTest` (androidx, commit a1ecfb27).
  struct Fact: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let columns: Int
    let visited: [String]
    var rule = BackRule.untilPanesChange
    var recallsHistory = false
    /// Where one is after going back; nil if there is nothing to go back to.
    let destination: String?
    var shown: [String]? = nil
  }

  static let facts = [
    Fact(
      testDescription: "one pane, back to the list", columns: 1, visited: ["list", "detail"],
      destination: "list", shown: ["list"]),
    Fact(
      testDescription: "two panes, over the latest", columns: 2, visited: ["list", "detail:0"],
      rule: .popLatest, destination: "list", shown: ["list", "detail"]),
    Fact(
      testDescription: "two panes, to another pane", columns: 2,
      visited: ["list", "detail:0", "detail:1"], rule: .untilDestinationChange,
      destination: "list"),
    Fact(
      testDescription: "two panes, to other content", columns: 2,
      visited: ["list", "detail:0", "detail:1"], rule: .untilContentChange,
      destination: "detail:0"),
    Fact(
      testDescription: "other panes are other content", columns: 2,
      visited: ["list:0", "detail:0", "extra:0"], rule: .untilContentChange,
      destination: "detail:0"),
    Fact(
      testDescription: "the same content in panes that both show", columns: 2,
      visited: ["list:0", "detail:0"], rule: .untilContentChange, destination: nil),
    Fact(
      testDescription: "history recalled, back to what was seen", columns: 2,
      visited: ["extra:0", "list", "detail:0"], recallsHistory: true, destination: "list",
      shown: ["list", "extra"]),
    Fact(
      testDescription: "history not recalled, back to other panes", columns: 2,
      visited: ["extra:0", "list", "detail"], destination: "extra:0",
      shown: ["detail", "extra"]),
    Fact(
      testDescription: "from one pane to two, nothing to go back to", columns: 2,
      visited: ["list", "detail:0"], destination: nil),
  ]

  static let panes = ["list": Pane.sidebar, "detail": .detail, "extra": .inspector]

  static func split(_ name: String) -> (pane: Pane, screen: String) {
    let parts = name.split(separator: ":")
    return (panes[String(parts[0])] ?? .content, parts.count > 1 ? String(parts[1]) : "")
  }

  static func name(_ destination: PaneDestination<String>) -> String {
    let pane = panes.first { $0.value == destination.pane }?.key ?? "?"
    return [pane, destination.screen ?? ""].filter { !$0.isEmpty }.joined(separator: ":")
  }

  @Test("goes as far as its rule says", arguments: facts)
  func back(fact: Fact) {
    let first = Self.split(fact.visited[0])
    var columns =
      first.pane == .sidebar
      ? NavigationColumns<String>(root: first.screen) : NavigationColumns<String>()
    for name in first.pane == .sidebar ? fact.visited.dropFirst() : fact.visited[...] {
      let (pane, screen) = Self.split(name)
      columns.push(contentsOf: [screen], in: pane)
    }
    let shown = { (priority: [Pane]) in PaneSet(Array(priority.prefix(fact.columns))) }
    let before = columns
    let canGoBack = columns.canGoBack(
      fact.rule, recallsHistory: fact.recallsHistory, shown: shown)
    let outcome = columns.back(fact.rule, recallsHistory: fact.recallsHistory, shown: shown)
    #expect(canGoBack == (fact.destination != nil))
    #expect(outcome.isChange == canGoBack)
    if let destination = fact.destination {
      #expect(Self.name(columns.destination) == destination)
    } else {
      #expect(columns == before)
    }
    if let expected = fact.shown {
      let now = shown(columns.priority(recallsHistory: fact.recallsHistory))
      #expect(now == PaneSet(expected.compactMap { Self.panes[$0] }))
    }
  }
}
