import LayoutPolicies

/// What widths are counted from: what a fraction is a share of, what a column keeps clear, and the
/// margins of all panes.
extension FittingTests {
  private static let beside = DoubleColumnDisplay.oneBesideSecondary

  private static func window(
    _ width: Double, insets: SafeInsets = .zero, direction: ReadingDirection = .ltr
  ) -> LayoutContext {
    LayoutContext(size: Size(width: width, height: 800), direction: direction, insets: insets)
  }

  private static func column(
    _ fraction: Double, of base: PaneWidth.Base?, edge: PaneColumn.Edge? = nil
  ) -> PaneColumn {
    PaneColumn(width: .fraction(fraction, of: base), edge: edge)
  }

  static let measures = bases + cleared + margins

  private static let bases = [
    Case(
      name: "a fraction of the container does not mind a rail",
      layout: .doubleColumn(
        display: beside, sidebar: column(0.5, of: .container),
        tabs: TabPresentation(.rail, ideal: 88)),
      window: window(800), panes: "one-beside-secondary: sidebar 88+400 | detail 488+312"),
    Case(
      name: "one counted from the edge ends at its share of the window, behind a rail",
      layout: .doubleColumn(
        display: beside, sidebar: column(0.5, of: .edge), tabs: TabPresentation(.rail, ideal: 88)),
      window: window(800), panes: "one-beside-secondary: sidebar 88+312 | detail 400+400"),
    Case(
      name: "on the other edge as well, and from right to left",
      layout: .doubleColumn(
        display: beside, sidebar: column(0.5, of: .edge, edge: .trailing),
        tabs: TabPresentation(.rail, ideal: 88, edge: .trailing), spacing: 20),
      window: window(800, direction: .rtl),
      panes: "one-beside-secondary: detail 410+390 | sidebar 88+302"),
    Case(
      name: "one of the room is a share of what bars leave",
      layout: .doubleColumn(display: beside, sidebar: column(1.0 / 3, of: .room)),
      window: window(400, insets: SafeInsets(leading: 10, trailing: 10)),
      panes: "one-beside-secondary: sidebar 10+126.67 | detail 136.67+253.33"),
    Case(
      name: "boundaries at shares lie in the middle of the gap",
      layout: .doubleColumn(display: beside, sidebar: column(0.5, of: .edge), spacing: 64),
      window: window(800, insets: SafeInsets(leading: 88)),
      panes: "one-beside-secondary: sidebar 88+280 | detail 432+368"),
    Case(
      name: "columns further in count from the same edge",
      layout: .tripleColumn(
        display: .twoBesideSecondary, sidebar: column(0.25, of: .edge),
        content: column(0.5, of: .edge), inspector: column(0.25, of: .edge), spacing: 20),
      panes: "two-beside-secondary: sidebar 0+240 | content 260+230 | detail 510+230 "
        + "| inspector 760+240"),
    Case(
      name: "so do columns over the others, which have no gap",
      layout: .tripleColumn(
        display: .twoOverSecondary, sidebar: column(0.25, of: .edge),
        content: column(0.5, of: .edge), spacing: 20),
      panes: "two-over-secondary: sidebar 0+250 over | content 250+250 over | detail 0+1000"),
    Case(
      name: "what lies before the edge's share leaves no column",
      layout: .doubleColumn(
        display: beside, sidebar: column(0.1, of: .edge), tabs: TabPresentation(.rail, ideal: 200)),
      panes: "one-beside-secondary: sidebar 200+1 | detail 201+799"),
    Case(
      name: "a detail may wish for a share of the room",
      layout: .doubleColumn(
        display: beside, sidebar: PaneColumn(width: .flexible(ideal: 600)),
        detail: .fraction(0.5, of: .room)),
      window: window(1000, insets: SafeInsets(trailing: 100)),
      panes: "one-beside-secondary: sidebar 0+450 | detail 450+450", notes: ["squeezed"]),
  ]

  private static let drawer = NavigationLayout.doubleColumn(
    display: .oneOverSecondary, sidebar: PaneColumn(width: .flexible(ideal: 360), clear: 56))

  private static let cleared = [
    Case(
      name: "a drawer leaves 56 points free", layout: drawer, window: window(400),
      panes: "one-over-secondary: sidebar 0+344 over | detail 0+400"),
    Case(
      name: "and is as wide as it would like where it can be", layout: drawer,
      window: window(416), panes: "one-over-secondary: sidebar 0+360 over | detail 0+416"),
    Case(
      name: "it has no room where that leaves nothing", layout: drawer, window: window(40),
      panes: "stack: detail 0+40", notes: ["pane-dropped", "collapsed"]),
    Case(
      name: "nor where it leaves less than its least width",
      layout: .doubleColumn(
        display: .oneOverSecondary,
        sidebar: PaneColumn(width: .flexible(min: 200, ideal: 360), clear: 56)),
      window: window(255), panes: "stack: detail 0+255", notes: ["pane-dropped", "collapsed"]),
    Case(
      name: "beside the others it counts from the window, not from what bars leave",
      layout: .doubleColumn(
        display: beside, sidebar: PaneColumn(width: .flexible(ideal: 700), clear: .sp(200)),
        tabs: TabPresentation(.rail, ideal: 100)),
      window: LayoutContext(size: Size(width: 800, height: 800), textScale: 2),
      panes: "one-beside-secondary: sidebar 100+400 | detail 500+300"),
    Case(
      name: "an inspector of a stack keeps clear as well",
      layout: .stack(inspector: PaneColumn(width: .flexible(ideal: 500), clear: 300)),
      window: window(700), panes: "stack: detail 0+300 | inspector 300+400"),
    Case(
      name: "rows keep height clear",
      layout: .doubleColumn(
        display: beside, sidebar: PaneColumn(width: .flexible(ideal: 700), clear: 300),
        axis: .vertical),
      panes: "one-beside-secondary: sidebar 0+500 down | detail 500+300 down"),
  ]

  private static let margins = [
    Case(
      name: "panes stay off the edges", layout: .stack(margin: 16),
      panes: "stack: detail 16+968"),
    Case(
      name: "insets count towards the margin",
      layout: .stack(margin: PaneMargin(leading: 100, trailing: .sp(20))),
      window: window(1000, insets: SafeInsets(leading: 140, trailing: 10)),
      panes: "stack: detail 140+840"),
    Case(
      name: "so do tabs, which stay at the edge",
      layout: .doubleColumn(
        display: beside, sidebar: .exact(320), tabs: .rail, margin: PaneMargin(leading: 100)),
      panes: "one-beside-secondary: sidebar 100+320 | detail 420+580"),
    Case(
      name: "margins turn with the direction", layout: .stack(margin: PaneMargin(leading: 110)),
      window: window(1280, direction: .rtl), panes: "stack: detail 0+1170"),
    Case(
      name: "a keyboard counts towards the margin",
      layout: .doubleColumn(
        display: beside, sidebar: .exact(100), axis: .vertical,
        margin: PaneMargin(top: 100, bottom: 200)),
      window: LayoutContext(
        size: Size(width: 1000, height: 800), keyboard: 300, insets: SafeInsets(top: 30)),
      panes: "one-beside-secondary: sidebar 100+100 down | detail 200+300 down"),
    Case(
      name: "margins greater than the window leave nothing",
      layout: .doubleColumn(display: beside, margin: PaneMargin(leading: 600, trailing: 600)),
      panes: "stack: detail 600+0", notes: ["pane-dropped", "collapsed", "no-room"]),
  ]
}
