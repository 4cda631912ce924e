import LayoutPolicies
import Testing

@Suite("A layout fitted to a window")
struct FittingTests {
  /// A layout, a window, and what comes out of them: `sidebar 0+320 | detail 320+860`.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let layout: NavigationLayout
    var window = LayoutContext(size: Size(width: 1000, height: 800))
    let panes: String
    var notes: [String] = []

    var testDescription: String { name }
  }

  @Test("stands as each case says", arguments: cases)
  func fits(sample: Case) throws {
    let fitted = try #require(sample.layout.fitted(to: sample.window))
    #expect(fitted.summary == sample.panes)
    #expect(fitted.notes.map { $0.kind.rawValue } == sample.notes)
  }

  private static func window(_ width: Double, _ height: Double = 800) -> LayoutContext {
    LayoutContext(size: Size(width: width, height: height))
  }

  private static let beside = DoubleColumnDisplay.oneBesideSecondary
  private static let two = DisplayMode.twoBesideSecondary

  static let cases: [Case] =
    widths + displays + fallbacks + surroundings + folds + measures + partitions

  private static let widths = [
    Case(name: "a stack is the detail", layout: .stack(), panes: "stack: detail 0+1000"),
    Case(
      name: "a detail past its greatest width is centred",
      layout: .stack(detail: .flexible(max: 600)), panes: "stack: detail 200+600"),
    Case(
      name: "an automatic sidebar is at most 320 wide", layout: .doubleColumn(display: beside),
      panes: "one-beside-secondary: sidebar 0+320 | detail 320+680"),
    Case(
      name: "and 0.4 of a narrow window", layout: .doubleColumn(display: beside),
      window: window(600), panes: "one-beside-secondary: sidebar 0+240 | detail 240+360"),
    Case(
      name: "an exact width is kept while it fits",
      layout: .doubleColumn(display: beside, sidebar: .exact(350)),
      panes: "one-beside-secondary: sidebar 0+350 | detail 350+650"),
    Case(
      name: "a fraction is bounded by the greatest width, then by the least",
      layout: .doubleColumn(
        display: beside,
        sidebar: PaneColumn(width: .fraction(0.25, min: .sp(180), max: .sp(280)))),
      window: LayoutContext(size: Size(width: 1000, height: 800), textScale: 2),
      panes: "one-beside-secondary: sidebar 0+360 | detail 360+640"),
    Case(
      name: "a boundary at a fraction lies in the middle of the gap",
      layout: .doubleColumn(
        display: beside, sidebar: PaneColumn(width: .fraction(0.5)), spacing: 24),
      panes: "one-beside-secondary: sidebar 0+488 | detail 512+488"),
    Case(
      name: "three thirds are equal but for the gaps",
      layout: .tripleColumn(
        display: two, sidebar: PaneColumn(width: .fraction(0.25)),
        content: PaneColumn(width: .fraction(0.25)), spacing: 20),
      panes: "two-beside-secondary: sidebar 0+240 | content 260+230 | detail 510+490"),
    Case(
      name: "columns give way before a detail is narrower than it would like",
      layout: .doubleColumn(
        display: beside, sidebar: PaneColumn(width: .flexible(min: 200, ideal: 400)),
        detail: .flexible(ideal: 700)),
      panes: "one-beside-secondary: sidebar 0+300 | detail 300+700", notes: ["squeezed"]),
    Case(
      name: "the column that matters least gives way first",
      layout: .tripleColumn(
        display: two, sidebar: PaneColumn(width: .flexible(min: 200, ideal: 300)),
        content: PaneColumn(width: .flexible(min: 200, ideal: 300)),
        detail: .flexible(min: 450)),
      panes: "two-beside-secondary: sidebar 0+300 | content 300+250 | detail 550+450",
      notes: ["squeezed"]),
    Case(
      name: "an inspector stands on the far side",
      layout: .doubleColumn(display: beside, sidebar: .exact(200), inspector: .exact(250)),
      panes: "one-beside-secondary: sidebar 0+200 | detail 200+550 | inspector 750+250"),
    Case(
      name: "a sidebar may stand on the trailing edge",
      layout: .doubleColumn(
        display: beside, sidebar: PaneColumn(width: .exact(200), edge: .trailing)),
      panes: "one-beside-secondary: detail 0+800 | sidebar 800+200"),
  ]

  private static let displays = [
    Case(
      name: "automatic in a tall window is the detail alone", layout: .doubleColumn(),
      window: window(800, 1000), panes: "secondary-only: detail 0+800"),
    Case(
      name: "automatic in a square is that of a tall one", layout: .doubleColumn(),
      window: window(800, 800), panes: "secondary-only: detail 0+800"),
    Case(
      name: "automatic in a wide one has as many columns as fit",
      layout: .tripleColumn(
        sidebar: .exact(300), content: .exact(300), detail: .flexible(min: 400)),
      window: window(1000),
      panes: "two-beside-secondary: sidebar 0+300 | content 300+300 | detail 600+400"),
    Case(
      name: "or one, the inner",
      layout: .tripleColumn(
        sidebar: .exact(300), content: .exact(300), detail: .flexible(min: 400)),
      window: window(999), panes: "one-beside-secondary: content 0+300 | detail 300+699"),
    Case(
      name: "or none",
      layout: .tripleColumn(
        sidebar: .exact(300), content: .exact(300), detail: .flexible(min: 400)),
      window: window(699, 600), panes: "secondary-only: detail 0+699"),
    Case(
      name: "but not one that would push out an inspector",
      layout: .doubleColumn(sidebar: .exact(400), inspector: .exact(300)),
      window: window(699, 300), panes: "secondary-only: detail 0+399 | inspector 399+300"),
    Case(
      name: "over the detail a column takes nothing from it",
      layout: .doubleColumn(display: .oneOverSecondary),
      panes: "one-over-secondary: sidebar 0+320 over | detail 0+1000"),
    Case(
      name: "two over the detail stand beside each other",
      layout: .tripleColumn(display: .twoOverSecondary, sidebar: .exact(200), content: .exact(300)),
      panes: "two-over-secondary: sidebar 0+200 over | content 200+300 over | detail 0+1000"),
    Case(
      name: "two that displace push the detail out by the sidebar",
      layout: .tripleColumn(
        display: .twoDisplaceSecondary, sidebar: .exact(200), content: .exact(300)),
      panes:
        "two-displace-secondary: sidebar 0+200 | content 200+300 | detail 500+500 displaced by 200"),
    Case(
      name: "a column that is not shown at the start is not there",
      layout: .doubleColumn(display: beside, sidebar: PaneColumn(shown: false)),
      panes: "secondary-only: detail 0+1000"),
    Case(
      name: "rows share the height, whatever the shape",
      layout: .doubleColumn(sidebar: .exact(300), axis: .vertical),
      panes: "one-beside-secondary: sidebar 0+300 down | detail 300+500 down"),
  ]

  private static let fallbacks = [
    Case(
      name: "without room beside the detail a column goes over it",
      layout: .doubleColumn(
        display: beside, sidebar: .exact(300), detail: .flexible(min: 400)),
      window: window(699), panes: "one-over-secondary: sidebar 0+300 over | detail 0+699",
      notes: ["pane-over"]),
    Case(
      name: "the outermost column goes first",
      layout: .tripleColumn(
        display: two, sidebar: .exact(300), content: .exact(300), detail: .flexible(min: 300)),
      window: window(800),
      panes:
        "one-beside-secondary: sidebar 0+300 over | content 0+300 | detail 300+500",
      notes: ["pane-over"]),
    Case(
      name: "what has no room at all is left out, by priority",
      layout: .tripleColumn(
        display: two, sidebar: .exact(300), content: .exact(300), detail: .flexible(min: 300)),
      window: window(500), panes: "one-over-secondary: sidebar 0+300 over | detail 0+500",
      notes: ["pane-dropped", "pane-over"]),
    Case(
      name: "and by the priority that is said",
      layout: .tripleColumn(
        display: two, sidebar: .exact(300), content: .exact(300), detail: .flexible(min: 300),
        priority: [.detail, .content]),
      window: window(500), panes: "one-over-secondary: content 0+300 over | detail 0+500",
      notes: ["pane-dropped", "pane-over"]),
    Case(
      name: "without room for any column there is a stack",
      layout: .doubleColumn(display: beside, sidebar: .exact(300)), window: window(299),
      panes: "stack: detail 0+299", notes: ["pane-dropped", "collapsed"]),
    Case(
      name: "without room for the detail too",
      layout: .doubleColumn(display: beside, detail: .flexible(min: 500)), window: window(499),
      panes: "stack: detail 0+499", notes: ["below-minimum", "collapsed"]),
    Case(
      name: "a stack shows the last pane that is open",
      layout: .doubleColumn(display: beside, detail: .flexible(min: 500)),
      window: LayoutContext(size: Size(width: 400, height: 800), open: .sidebar),
      panes: "stack: sidebar 0+400", notes: ["below-minimum", "collapsed"]),
    Case(
      name: "and the first one where none is", layout: .doubleColumn(display: beside),
      window: LayoutContext(
        device: .phone, size: Size(width: 400, height: 800), platform: .ios, open: []),
      panes: "stack: sidebar 0+400", notes: ["platform-collapses"]),
    Case(
      name: "iPadOS collapses columns in a compact width", layout: .doubleColumn(display: beside),
      window: LayoutContext(device: .pad, size: Size(width: 639, height: 800), platform: .ipados),
      panes: "stack: detail 0+639", notes: ["platform-collapses"]),
    Case(
      name: "Android does not", layout: .doubleColumn(display: beside),
      window: LayoutContext(device: .pad, size: Size(width: 639, height: 800), platform: .android),
      panes: "one-beside-secondary: sidebar 0+255.6 | detail 255.6+383.4"),
    Case(
      name: "rows are no columns that a platform collapses",
      layout: .doubleColumn(display: beside, sidebar: .exact(300), axis: .vertical),
      window: LayoutContext(device: .phone, size: Size(width: 400, height: 800), platform: .ios),
      panes: "one-beside-secondary: sidebar 0+300 down | detail 300+500 down"),
    Case(
      name: "an inspector of a stack goes over it, and then away",
      layout: .stack(detail: .flexible(min: 300), inspector: .exact(200)), window: window(499),
      panes: "stack: detail 0+499 | inspector 299+200 over", notes: ["pane-over"]),
  ]
}

extension FittedLayout {
  /// The panes along their axis: `one-beside-secondary: sidebar 0+320 | detail 320+680`.
  var summary: String {
    let parts = panes.map { pane -> String in
      let isRow = pane.frame.width == size.width && pane.frame.height < size.height
      let (start, length) =
        isRow ? (pane.frame.y, pane.frame.height) : (pane.frame.x, pane.frame.width)
      var text = "\(pane.pane) \(start.rounded2)+\(length.rounded2)"
      if isRow { text += " down" }
      if pane.placement == .over { text += " over" }
      if pane.placement == .below { text += " below" }
      if pane.placement == .displaced { text += " displaced by \(pane.overhang.rounded2)" }
      return text
    }
    let name = style == .stack ? style.rawValue : display.rawValue
    return "\(name): \(parts.joined(separator: " | "))"
  }
}

extension Double {
  fileprivate var rounded2: String { ((self * 100).rounded() / 100).plainText }
}
