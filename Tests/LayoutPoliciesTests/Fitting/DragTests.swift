import LayoutPolicies
import Testing

@Suite("A column that is dragged")
struct DragTests {
  private static let size = Size(width: 1000, height: 800)

  /// Drags the sidebar of a layout; says whether that was noted, and what shows.
  private static func drag(
    _ sidebar: PaneColumn, to points: Double, tabs: TabPresentation? = nil,
    spacing: Length? = nil, collapsible: Bool? = nil, detail: PaneWidth? = nil
  ) -> String {
    let layout = NavigationLayout.doubleColumn(
      display: .oneBesideSecondary, sidebar: sidebar, detail: detail, tabs: tabs,
      collapsible: collapsible, spacing: spacing)
    let window = LayoutContext(size: size)
    var choices = PaneChoices()
    guard let fitted = layout.fitted(to: window) else { return "" }
    let isNoted = choices.resize(.sidebar, to: points, in: fitted)
    let panes = layout.fitted(to: window, choices: choices)?.panes ?? []
    return (isNoted ? "" : "refused: ")
      + panes.map { "\($0.pane) \($0.frame.x.plainText)+\($0.frame.width.plainText)" }
      .joined(separator: " | ")
  }

  struct Drag: Sendable, CustomTestStringConvertible {
    var drag: PaneDrag?
    var width = PaneWidth.automatic
    var points: Double
    var tabs: TabPresentation?
    var spacing: Length?
    let shown: String

    var testDescription: String { "\(points.plainText): \(shown)" }
  }

  private static let range = PaneDrag.within(0.2...0.8)
  private static let stops = PaneDrag.snapping([0.25, 0.5, 0.75])
  private static let rail = TabPresentation(.rail, ideal: 100)

  @Test(
    "goes where its `drag` allows",
    arguments: [
      Drag(drag: range, points: 300, shown: "sidebar 0+300 | detail 300+700"),
      Drag(drag: range, points: 10, shown: "sidebar 0+200 | detail 200+800"),
      Drag(drag: range, points: 0, shown: "sidebar 0+200 | detail 200+800"),
      Drag(drag: range, points: -40, shown: "sidebar 0+200 | detail 200+800"),
      Drag(drag: range, points: 5000, shown: "sidebar 0+320 | detail 320+680"),
      Drag(
        drag: range, width: .flexible(min: 0), points: 5000,
        shown: "sidebar 0+800 | detail 800+200"),
      Drag(
        drag: range, width: .flexible(min: 300), points: 0, shown: "sidebar 0+300 | detail 300+700"),
      // The boundary is counted from the edge of the container, and lies in the middle of the gap.
      Drag(
        drag: range, points: 10, tabs: rail, spacing: 40,
        shown: "sidebar 100+80 | detail 220+780"),
      Drag(drag: stops, points: 300, shown: "sidebar 0+250 | detail 250+750"),
      Drag(
        drag: stops, width: .flexible(min: 0), points: 375, shown: "sidebar 0+250 | detail 250+750"),
      Drag(
        drag: stops, width: .flexible(min: 0), points: 376, shown: "sidebar 0+500 | detail 500+500"),
      Drag(
        drag: stops, width: .flexible(min: 0), points: 9000,
        shown: "sidebar 0+750 | detail 750+250"),
      Drag(
        drag: .snapping([0.5]), width: .flexible(min: 0), points: 10, tabs: rail,
        shown: "sidebar 100+400 | detail 500+500"),
      Drag(drag: .fixed, points: 300, shown: "refused: sidebar 0+320 | detail 320+680"),
      Drag(width: .exact(300), points: 200, shown: "refused: sidebar 0+300 | detail 300+700"),
      Drag(points: -5, shown: "detail 0+1000"),
      Drag(points: -.infinity, shown: "refused: sidebar 0+320 | detail 320+680"),
    ])
  func anchors(test: Drag) {
    let sidebar = PaneColumn(width: test.width, drag: test.drag)
    #expect(
      Self.drag(sidebar, to: test.points, tabs: test.tabs, spacing: test.spacing) == test.shown)
  }

  @Test("goes away at the window's edge, if it may collapse; past the other it takes all it can")
  func edges() {
    let free = PaneColumn(width: .flexible(min: 100))
    #expect(Self.drag(free, to: 0) == "detail 0+1000")
    #expect(Self.drag(free, to: 0, collapsible: false) == "sidebar 0+100 | detail 100+900")
    #expect(
      Self.drag(free, to: 1300, detail: .flexible(min: 240)) == "sidebar 0+760 | detail 760+240")
    #expect(Self.drag(free, to: 1300) == "sidebar 0+1000 | detail 1000+0")
  }

  @Test("that went away comes back as wide as it was dragged before")
  func comesBack() throws {
    let layout = NavigationLayout.doubleColumn(
      display: .oneBesideSecondary, sidebar: PaneColumn(width: .flexible(min: 100)))
    let window = LayoutContext(size: Self.size)
    var choices = PaneChoices()
    func shown() throws -> FittedLayout {
      try #require(layout.fitted(to: window, choices: choices))
    }
    choices.resize(.sidebar, to: 250, in: try shown())
    choices.resize(.sidebar, to: 0, in: try shown())
    #expect(try shown()[.sidebar] == nil)
    choices.reveal(.sidebar, in: try shown())
    #expect(try shown()[.sidebar]?.frame.width == 250)
  }

  @Test("has a `drag` that does not contradict itself")
  func problems() {
    let problems: [(PaneColumn, String)] = [
      (PaneColumn(drag: .within(0...1)), "`drag` of 0...1 does not lie between 0 and 1"),
      (PaneColumn(drag: .snapping([0.5, 1])), "`drag` of [0.5, 1] does not lie between 0 and 1"),
      (PaneColumn(drag: .snapping([0.5, 0.5])), "`drag` of [0.5, 0.5] does not rise"),
      (PaneColumn(drag: .snapping([])), "`drag` names no shares"),
      (PaneColumn(clear: -1), "`clear` of -1 is not a length"),
      (
        PaneColumn(width: .exact(300), drag: .fixed),
        "`drag` is said of a column that has one width only"
      ),
      (
        PaneColumn(width: .flexible(min: 300, max: 300), drag: .within(0.2...0.3)),
        "`drag` is said of a column that has one width only"
      ),
    ]
    for (column, problem) in problems {
      #expect(LayoutSettings(sidebar: column).lengthProblems == [problem])
    }
    #expect(
      LayoutSettings(detail: .fraction(0.5, of: .edge), margin: PaneMargin(top: -1))
        .lengthProblems == [
          "`margin` at `top` of -1 is not a length", "the detail has no edge of its own",
        ])
  }
}
