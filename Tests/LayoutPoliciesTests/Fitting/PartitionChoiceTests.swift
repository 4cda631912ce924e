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

  private static func few(
    _ columns: Int, rows: Int = 1, collapsible: Bool? = nil, _ adapt: PaneAdaptation? = nil
  ) -> NavigationLayout {
    let hidden = PaneColumn(width: .exact(300), shown: false, adapt: adapt)
    return .doubleColumn(
      partitions: Partitions(columns: columns, rows: rows), sidebar: hidden, inspector: hidden,
      collapsible: collapsible)
  }

  @Test("brings a pane back, also in the place of another", arguments: brought)
  func revealing(layout: NavigationLayout, panes: [Pane], shown: String) {
    let recent: [Pane] = layout.partitions == Partitions(columns: 3) ? [] : [.detail]
    let seen = Self.shown(layout, recent) { choices, fitted in
      panes.allSatisfy { choices.reveal($0, in: fitted) }
    }
    #expect(seen == shown)
  }

  private static let brought: [(NavigationLayout, [Pane], String)] = [
    (few(2), [.sidebar], "one-beside-secondary: sidebar 0+300 | detail 300+700"),
    (few(1), [.sidebar], "one-beside-secondary: sidebar 0+1000"),
    (few(1), [.sidebar, .inspector], "secondary-only: inspector 0+1000"),
    (few(1), [.inspector, .sidebar], "one-beside-secondary: sidebar 0+1000"),
    (
      few(3), [.inspector, .sidebar],
      "one-beside-secondary: sidebar 0+300 | detail 300+400 | inspector 700+300"
    ),
    (few(1, .levitate), [.sidebar], "one-over-secondary: sidebar 0+300 over | detail 0+1000"),
    (
      few(1, .levitate), [.sidebar, .inspector],
      "secondary-only: detail 0+1000 | inspector 700+300 over"
    ),
    (
      few(1, rows: 2, .under(.detail)), [.inspector],
      "secondary-only: detail 0+400 down | inspector 400+400 down below"
    ),
    (few(1, collapsible: false), [.sidebar], "refused"),
    (few(1), [.detail], "refused"), (few(1), [.content], "refused"),
    (
      .doubleColumn(
        partitions: Partitions(columns: 2), sidebar: .exact(300),
        inspector: PaneColumn(width: .exact(200), shown: false)),
      [.inspector], "secondary-only: detail 0+800 | inspector 800+200"
    ),
  ]

  @Test("hides again what was brought back")
  func hidingAgain() throws {
    let window = LayoutContext(size: Size(width: 1000, height: 800))
    for layout in [Self.few(1), Self.few(1, .levitate), Self.few(2)] {
      var choices = PaneChoices()
      choices.reveal(.sidebar, in: try #require(layout.fitted(to: window)))
      let shown = try #require(layout.fitted(to: window, choices: choices))
      #expect(shown[.sidebar] != nil)
      let isHidden = choices.hide(.sidebar, in: shown)
      #expect(isHidden)
      #expect(
        layout.fitted(to: window, choices: choices)?.summary == "secondary-only: detail 0+1000")
    }
  }
}
