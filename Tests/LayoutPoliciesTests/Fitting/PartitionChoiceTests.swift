@testable import LayoutPolicies
import Testing

@Suite("What a person chooses about panes that have partitions")
struct PartitionChoiceTests {
  private static func shown(
    _ layout: NavigationLayout, _ recent: [Pane] = [],
    _ act: (inout PaneChoices, FittedLayout) -> Bool
  ) -> String {
    let window = LayoutContext(size: Size(width: 1000, height: 800), recent: recent)
    var choices = PaneChoices()
    guard let before = layout.fitted(to: window), act(&choices, before),
      let after = layout.fitted(to: window, choices: choices)
    else { return "refused" }
    return after.summary
  }

  private static let layout = NavigationLayout.doubleColumn(
    partitions: Partitions(columns: 2), sidebar: PaneColumn(width: .flexible(ideal: 300)),
    inspector: PaneColumn(width: .flexible(ideal: 200), adapt: .levitate))

  @Test("leaves its partition to the next pane, where a pane is hidden")
  func hiding() {
    let layout = NavigationLayout.doubleColumn(
      partitions: Partitions(columns: 2), sidebar: .exact(300), inspector: .exact(200))
    #expect(
      Self.shown(layout) { $0.hide(.sidebar, in: $1) }
        == "secondary-only: detail 0+800 | inspector 800+200")
    #expect(Self.shown(layout) { $0.hide(.detail, in: $1) } == "refused")
  }

  @Test("dismisses a pane over the others for as long as that display shows")
  func dismissing() {
    #expect(
      Self.shown(Self.layout, [.inspector]) { $0.hide(.inspector, in: $1) && $0.entries.isEmpty }
        == "one-beside-secondary: sidebar 0+300 | detail 300+700")
  }

  @Test("is a width that a column wishes for")
  func dragging() {
    #expect(
      Self.shown(Self.layout) { $0.resize(.sidebar, to: 450, in: $1) }
        == "one-beside-secondary: sidebar 0+450 | detail 450+550")
    let stacked = NavigationLayout.doubleColumn(
      partitions: Partitions(columns: 1, rows: 2), sidebar: PaneColumn(adapt: .under(.detail)))
    #expect(Self.shown(stacked) { $0.resize(.sidebar, to: 450, in: $1) } == "refused")
  }

  @Test("brings a pane back if its turn comes")
  func revealing() {
    let hidden = PaneColumn(width: .exact(300), shown: false)
    #expect(
      Self.shown(.doubleColumn(partitions: Partitions(columns: 2), sidebar: hidden)) {
        $0.reveal(.sidebar, in: $1)
      } == "one-beside-secondary: sidebar 0+300 | detail 300+700")
    #expect(
      Self.shown(.doubleColumn(partitions: Partitions(columns: 1), sidebar: hidden)) {
        $0.reveal(.sidebar, in: $1)
      } == "refused")
  }
}
