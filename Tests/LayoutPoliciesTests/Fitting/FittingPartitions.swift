import LayoutPolicies

/// Panes that have partitions, and how they share the room.
extension FittingTests {
  private static func window(
    _ width: Double = 1000, _ recent: [Pane] = [], direction: ReadingDirection = .ltr
  ) -> LayoutContext {
    LayoutContext(size: Size(width: width, height: 800), recent: recent, direction: direction)
  }

  private static func fold(_ frame: Frame) -> LayoutContext {
    let isUpright = frame.height > frame.width
    return LayoutContext(
      size: Size(width: 1000, height: 800),
      folds: [Fold(axis: isUpright ? .vertical : .horizontal, separating: true, frame: frame)])
  }

  private static func ideal(_ points: Double, min: Length? = nil, max: Length? = nil) -> PaneColumn
  { PaneColumn(width: .flexible(min: min, ideal: .points(points), max: max)) }

  private static let two = Partitions(columns: 2)
  private static let stacked = Partitions(columns: 1, rows: 2)
  private static let halves = NavigationLayout.doubleColumn(
    partitions: two, sidebar: ideal(400), detail: .flexible(ideal: 400), spacing: 24)

  static let partitions = sharing + gone + above + below

  private static let sharing = [
    Case(
      name: "what nobody wishes for goes to the pane that matters most", layout: halves,
      window: window(1200), panes: "one-beside-secondary: sidebar 0+400 | detail 424+776"),
    Case(
      name: "with too little, each pane gives way as it wishes", layout: halves,
      window: window(624), panes: "one-beside-secondary: sidebar 0+300 | detail 324+300",
      notes: ["squeezed"]),
    Case(
      name: "down to its least length",
      layout: .doubleColumn(
        partitions: two, sidebar: ideal(400, min: 350), detail: .flexible(ideal: 400)),
      window: window(600), panes: "one-beside-secondary: sidebar 0+350 | detail 350+250",
      notes: ["squeezed"]),
    Case(
      name: "past its greatest length the next pane grows",
      layout: .doubleColumn(partitions: two, sidebar: ideal(200), detail: .flexible(max: 600)),
      panes: "one-beside-secondary: sidebar 0+400 | detail 400+600"),
    Case(
      name: "where none may grow, the first is in the middle of what is left",
      layout: .doubleColumn(partitions: two, sidebar: .exact(200), detail: .flexible(max: 600)),
      panes: "one-beside-secondary: sidebar 0+200 | detail 300+600"),
    Case(
      name: "a fraction of the container ends in the middle of the spacing",
      layout: .doubleColumn(
        partitions: two, sidebar: PaneColumn(width: .fraction(0.25)), spacing: 20),
      panes: "one-beside-secondary: sidebar 0+240 | detail 260+740"),
    Case(
      name: "the detail may be absent",
      layout: .doubleColumn(partitions: two, sidebar: ideal(300), inspector: ideal(200)),
      window: window(1000, [.inspector, .sidebar]),
      panes: "one-beside-secondary: sidebar 0+800 | inspector 800+200"),
    Case(
      name: "from right to left they are mirrored", layout: halves,
      window: window(1200, direction: .rtl),
      panes: "one-beside-secondary: sidebar 800+400 | detail 0+776"),
    Case(
      name: "a column alone has all the room",
      layout: .doubleColumn(partitions: Partitions(columns: 1), sidebar: .exact(300)),
      window: window(1000, [.sidebar]), panes: "one-beside-secondary: sidebar 0+1000"),
    Case(
      name: "folds cut the room of panes with a neighbour", layout: halves,
      window: fold(Frame(x: 480, y: 0, width: 40, height: 800)),
      panes: "one-beside-secondary: sidebar 0+480 | detail 520+480"),
    Case(
      name: "and not of one alone",
      layout: .doubleColumn(partitions: Partitions(columns: 1)),
      window: fold(Frame(x: 480, y: 0, width: 40, height: 800)),
      panes: "secondary-only: detail 0+1000"),
    Case(
      name: "more panes than areas share one",
      layout: .doubleColumn(
        partitions: Partitions(columns: 3), sidebar: .exact(200), inspector: .exact(100)),
      window: fold(Frame(x: 480, y: 0, width: 40, height: 800)),
      panes: "one-beside-secondary: sidebar 0+480 | detail 520+380 | inspector 900+100"),
    Case(
      name: "rows share the height",
      layout: .doubleColumn(partitions: two, sidebar: .exact(300), axis: .vertical),
      panes: "one-beside-secondary: sidebar 0+300 down | detail 300+500 down"),
  ]

  private static let gone = [
    Case(
      name: "without room for their least lengths one pane less shows",
      layout: .doubleColumn(
        partitions: two, sidebar: .exact(300), detail: .flexible(min: 300)),
      window: window(599), panes: "secondary-only: detail 0+599", notes: ["pane-dropped"]),
    Case(
      name: "and the last shows even so",
      layout: .doubleColumn(partitions: two, sidebar: .exact(300), detail: .flexible(min: 300)),
      window: window(299, [.sidebar]), panes: "one-beside-secondary: sidebar 0+299",
      notes: ["pane-dropped", "below-minimum"]),
    Case(
      name: "with one column left a pane may stand below another",
      layout: .doubleColumn(
        partitions: Partitions(columns: 2, rows: 2),
        sidebar: PaneColumn(width: .exact(300), adapt: .under(.detail)),
        detail: .flexible(min: 300)),
      window: window(599),
      panes: "one-beside-secondary: detail 0+400 down | "
        + "sidebar 400+400 down below"),
    Case(
      name: "a platform that collapses columns shows the pane visited last",
      layout: .doubleColumn(partitions: two, inspector: PaneColumn(adapt: .levitate)),
      window: LayoutContext(
        device: .phone, size: Size(width: 400, height: 800), platform: .ios,
        recent: [.inspector, .detail]),
      panes: "stack: inspector 0+400", notes: ["platform-collapses"]),
    Case(
      name: "or the last that is open", layout: .doubleColumn(partitions: two),
      window: LayoutContext(
        device: .phone, size: Size(width: 400, height: 800), platform: .ios, open: [.sidebar]),
      panes: "stack: sidebar 0+400", notes: ["platform-collapses"]),
    Case(
      name: "what does not show at the start comes as the person goes to it",
      layout: .doubleColumn(
        partitions: two, sidebar: PaneColumn(width: .exact(200), shown: false)),
      window: window(1000, [.sidebar]),
      panes: "one-beside-secondary: sidebar 0+200 | detail 200+800"
    ),
    Case(
      name: "and goes as they leave it",
      layout: .doubleColumn(
        partitions: two, sidebar: PaneColumn(width: .exact(200), shown: false)),
      window: window(1000, [.detail, .sidebar]), panes: "secondary-only: detail 0+1000"),
  ]

  private static let above = [
    Case(
      name: "an inspector over the others stands at the far edge",
      layout: .doubleColumn(
        partitions: Partitions(columns: 1),
        inspector: PaneColumn(width: .exact(300), adapt: .levitate)),
      window: window(1000, [.inspector]),
      panes: "secondary-only: detail 0+1000 | inspector 700+300 over"),
    Case(
      name: "a sidebar at the near one, and no wider than the room",
      layout: .doubleColumn(
        partitions: two, sidebar: PaneColumn(width: .exact(3000), adapt: .levitate)),
      window: window(1000, [.sidebar]),
      panes: "one-over-secondary: sidebar 0+1000 over | detail 0+1000", notes: ["below-minimum"]),
    Case(
      name: "a detail in the middle",
      layout: .doubleColumn(
        partitions: two, detail: .flexible(ideal: 400), detailAdapt: .levitate),
      window: window(1000, [.detail]),
      panes: "one-beside-secondary: sidebar 0+1000 | detail 300+400 over"),
    Case(
      name: "and one that wishes for nothing has all the room",
      layout: .doubleColumn(partitions: two, detail: .flexible(max: 900), detailAdapt: .levitate),
      window: window(1000, [.detail]),
      panes: "one-beside-secondary: sidebar 0+1000 | detail 50+900 over"),
  ]

  private static func stacked(_ adapt: PaneAdaptation) -> NavigationLayout {
    .doubleColumn(partitions: stacked, inspector: PaneColumn(adapt: adapt), spacing: 20)
  }

  private static let below = [
    Case(
      name: "a pane below another has half of its room", layout: stacked(.under(.detail)),
      panes: "secondary-only: detail 0+390 down | inspector 410+390 down below"),
    Case(
      name: "or the height that it would like", layout: stacked(.under(.detail, ideal: 200)),
      panes: "secondary-only: detail 0+580 down | inspector 600+200 down below"),
    Case(
      name: "at most half of the room", layout: stacked(.under(.detail, ideal: 500)),
      panes: "secondary-only: detail 0+390 down | inspector 410+390 down below"),
    Case(
      name: "even with less than its least width",
      layout: .doubleColumn(
        partitions: stacked, detail: .flexible(min: 100),
        inspector: PaneColumn(width: .flexible(min: 600), adapt: .under(.detail))),
      window: window(300),
      panes: "secondary-only: detail 0+400 down | inspector 400+400 down below",
      notes: ["below-minimum"]),
    Case(
      name: "a fold stands between them", layout: stacked(.under(.detail, ideal: 100)),
      window: fold(Frame(x: 0, y: 300, width: 1000, height: 40)),
      panes: "secondary-only: detail 0+300 down | inspector 340+460 down below"),
    Case(
      name: "unless the layout does not keep off it",
      layout: .doubleColumn(
        partitions: stacked, inspector: PaneColumn(adapt: .under(.detail)), hinge: .never),
      window: fold(Frame(x: 0, y: 300, width: 1000, height: 40)),
      panes: "secondary-only: detail 0+400 down | inspector 400+400 down below"),
  ]
}
