import LayoutPolicies

/// What takes room from panes, or turns them round: insets, keyboard, tabs, direction, folds.
extension FittingTests {
  private static let size = Size(width: 1000, height: 800)
  private static let halves = NavigationLayout.doubleColumn(
    display: .oneBesideSecondary, sidebar: .exact(320), spacing: 10)

  private static func hinge(
    _ x: Double, _ width: Double = 20, size: Size = size, separating: Bool = true,
    direction: ReadingDirection = .ltr
  ) -> LayoutContext {
    LayoutContext(
      size: size,
      folds: [
        Fold(
          axis: .vertical, separating: separating, occluding: false,
          frame: Frame(x: x, y: 0, width: width, height: size.height))
      ], direction: direction)
  }

  static let surroundings = [
    Case(
      name: "from right to left everything is mirrored", layout: halves,
      window: LayoutContext(size: size, direction: .rtl),
      panes: "one-beside-secondary: sidebar 680+320 | detail 0+670"),
    Case(
      name: "panes stand inside the insets, which turn with the direction", layout: halves,
      window: LayoutContext(
        size: size, direction: .rtl, insets: SafeInsets(leading: 50, trailing: 20)),
      panes: "one-beside-secondary: sidebar 630+320 | detail 20+600"),
    Case(
      name: "a keyboard takes height, and never panes",
      layout: .doubleColumn(display: .oneBesideSecondary, sidebar: .exact(300), axis: .vertical),
      window: LayoutContext(size: size, keyboard: 300, insets: SafeInsets(top: 20, bottom: 34)),
      panes: "one-beside-secondary: sidebar 20+300 down | detail 320+180 down"),
    Case(
      name: "insets greater than the window leave nothing", layout: .stack(),
      window: LayoutContext(size: size, insets: SafeInsets(leading: 600, trailing: 600)),
      panes: "stack: detail 600+0", notes: ["no-room"]),
    Case(
      name: "what is no inset counts as none", layout: .stack(),
      window: LayoutContext(
        size: size, insets: SafeInsets(top: .nan, leading: -5, trailing: .infinity)),
      panes: "stack: detail 0+1000"),
    Case(
      name: "a rail stands before the sidebar",
      layout: .doubleColumn(display: .oneBesideSecondary, sidebar: .exact(320), tabs: .rail),
      panes: "one-beside-secondary: sidebar 80+320 | detail 400+600"),
    Case(
      name: "a drawer is as wide as it says, and leaves half of the room",
      layout: .stack(tabs: TabPresentation(.drawer, ideal: 700, edge: .trailing)),
      panes: "stack: detail 0+500"),
    Case(
      name: "tabs over the panes take no room",
      layout: .stack(tabs: TabPresentation(.drawer, reveal: .over)), panes: "stack: detail 0+1000"),
    Case(
      name: "neither do tabs that do not show",
      layout: .stack(tabs: TabPresentation(.drawer, shown: false)), panes: "stack: detail 0+1000"),
  ]

  static let folds = [
    Case(
      name: "panes stand to both sides of a fold, whatever widths they would like", layout: halves,
      window: hinge(490), panes: "one-beside-secondary: sidebar 0+490 | detail 510+490"),
    Case(
      name: "spacing holds on a fold that is narrower", layout: halves, window: hinge(500, 0),
      panes: "one-beside-secondary: sidebar 0+495 | detail 505+495"),
    Case(
      name: "frames of folds do not turn with the direction", layout: halves,
      window: hinge(300, direction: .rtl),
      panes: "one-beside-secondary: sidebar 320+680 | detail 0+300"),
    Case(
      name: "a fold that does not separate is no fold", layout: halves,
      window: hinge(490, separating: false),
      panes: "one-beside-secondary: sidebar 0+320 | detail 330+670"),
    Case(
      name: "unless all are to be kept off",
      layout: .doubleColumn(display: .oneBesideSecondary, hinge: .always),
      window: hinge(490, separating: false),
      panes: "one-beside-secondary: sidebar 0+490 | detail 510+490"),
    Case(
      name: "three panes about one fold: the boundary nearest to it moves",
      layout: .tripleColumn(
        display: .twoBesideSecondary, sidebar: .exact(200), content: .exact(250)),
      window: hinge(490),
      panes: "two-beside-secondary: sidebar 0+200 | content 200+290 | detail 510+490"),
    Case(
      name: "an area too small for any pane stays empty",
      layout: .doubleColumn(
        display: .oneBesideSecondary, sidebar: .exact(300), detail: .flexible(min: 300)),
      window: hinge(100), panes: "one-beside-secondary: sidebar 120+300 | detail 420+580"),
    Case(
      name: "one pane alone spans a fold",
      layout: .doubleColumn(display: .secondaryOnly), window: hinge(490),
      panes: "secondary-only: detail 0+1000"),
    Case(
      name: "a column over the others ends at a fold",
      layout: .doubleColumn(
        display: .oneOverSecondary, sidebar: PaneColumn(width: .flexible(ideal: 600))),
      window: hinge(490), panes: "one-over-secondary: sidebar 0+490 over | detail 0+1000",
      notes: ["squeezed"]),
    Case(
      name: "columns over the others from both edges do not overlap at a fold",
      layout: .doubleColumn(
        display: .oneOverSecondary,
        sidebar: PaneColumn(width: .flexible(min: 100, ideal: 700)), detail: .flexible(min: 800),
        inspector: .exact(400)), window: hinge(900, 0),
      panes: "one-over-secondary: sidebar 0+600 over | detail 0+1000 | inspector 600+400 over",
      notes: ["pane-over", "squeezed"]),
    Case(
      name: "rows stand above and below a fold",
      layout: .doubleColumn(display: .oneBesideSecondary, sidebar: .exact(100), axis: .vertical),
      window: LayoutContext(
        size: size,
        folds: [
          Fold(
            axis: .horizontal, separating: true,
            frame: Frame(x: 0, y: 390, width: 1000, height: 20))
        ]),
      panes: "one-beside-secondary: sidebar 0+390 down | detail 410+390 down"),
    Case(
      name: "a fold that reaches beyond the window is clipped", layout: halves,
      window: hinge(900, 200), panes: "one-beside-secondary: sidebar 0+320 | detail 330+570",
      notes: ["fold-clipped"]),
    Case(
      name: "one outside of it is passed over", layout: halves, window: hinge(1200),
      panes: "one-beside-secondary: sidebar 0+320 | detail 330+670", notes: ["fold-outside"]),
    Case(
      name: "or below it", layout: halves,
      window: LayoutContext(
        size: size,
        folds: [
          Fold(
            axis: .vertical, separating: true,
            frame: Frame(x: 490, y: 2000, width: 20, height: 100))
        ]),
      panes: "one-beside-secondary: sidebar 0+320 | detail 330+670", notes: ["fold-outside"]),
    Case(
      name: "at an edge it takes no spacing, and nothing from a pane alone",
      layout: .doubleColumn(display: .secondaryOnly, spacing: 40), window: hinge(980),
      panes: "secondary-only: detail 0+1000"),
    Case(
      name: "a fold at an edge shortens the room of panes with a neighbour",
      layout: .doubleColumn(display: .oneBesideSecondary, sidebar: .exact(320), spacing: 40),
      window: hinge(0, 10), panes: "one-beside-secondary: sidebar 10+320 | detail 370+630"),
    Case(
      name: "nothing moves aside across a fold",
      layout: .tripleColumn(
        display: .twoDisplaceSecondary, sidebar: .exact(300), content: .exact(300),
        detail: .flexible(min: 300)), window: hinge(490),
      panes: "one-beside-secondary: sidebar 0+300 over | content 0+490 | detail 510+490",
      notes: ["pane-over"]),
    Case(
      name: "one of which nobody knows the place cannot be kept off", layout: halves,
      window: LayoutContext(size: size, folds: [Fold(axis: .vertical, separating: true)]),
      panes: "one-beside-secondary: sidebar 0+320 | detail 330+670", notes: ["fold-not-placed"]),
  ]
}
