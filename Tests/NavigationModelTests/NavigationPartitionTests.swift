import LayoutPolicies
import NavigationModel
import Testing

@Suite("Columns of which so many show as have partitions")
struct NavigationPartitionTests {
  private static let layout = NavigationLayout.doubleColumn(
    partitions: Partitions(columns: 1), inspector: PaneColumn(adapt: .levitate))
  private static let two = NavigationLayout.tripleColumn(partitions: Partitions(columns: 2))

  @Test("show where the person is, and going back leads to what it was chosen from")
  func oneAtATime() throws {
    var columns = NavigationColumns<String>()
    func text() -> String { NavigationColumnsTests.text(columns, Self.layout) }
    func back() throws {
      let fitted = try #require(columns.fitted(Self.layout, to: NavigationColumnsTests.wide))
      _ = columns.back(in: fitted)
    }
    #expect(text() == "sidebar: ")
    columns.select("a")
    columns.push("b")
    #expect(text() == "detail: a > b")
    columns.push(contentsOf: ["about b"], in: .inspector)
    #expect(text() == "detail: a > b | inspector: about b")
    try back()
    #expect(text() == "detail: a > b")
    try back()
    #expect(text() == "detail: a")
    try back()
    #expect(text() == "sidebar: ")
    let fitted = try #require(columns.fitted(Self.layout, to: NavigationColumnsTests.wide))
    #expect(columns.back(in: fitted).refusal?.kind == .noSuchScreen)
  }

  @Test("keep what was visited before beside it")
  func twoOfThree() {
    var columns = NavigationColumns<String>(levels: .three)
    func text() -> String { NavigationColumnsTests.text(columns, Self.two) }
    #expect(text() == "sidebar:  | detail: ")
    columns.select("inbox")
    #expect(text() == "sidebar:  | content: inbox")
    columns.select("7", in: .content)
    #expect(text() == "content: inbox | detail: 7")
    #expect(columns.recent == [.detail, .content, .sidebar])
    columns.popToRoot()
    #expect(columns.recent == [.sidebar])
  }

  @Test("tell the policy where the person went")
  func tellsThePolicy() throws {
    let policy = RuleSet("one") { Otherwise(Self.layout) }
    var navigation = Navigation(
      tabs: try NavigationTabs([("all", NavigationColumns<String>())]))
    navigation.perform(.push(["a"]))
    var memory = PolicyMemory()
    let shown = navigation.shown(
      by: policy, in: NavigationColumnsTests.wide, memory: &memory)
    #expect(shown.context.recent == [.detail, .sidebar])
    #expect(shown.panes.map { $0.pane } == [.detail])
  }
}
