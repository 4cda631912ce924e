package import LayoutPolicies
package import SeededRandom

extension SplitMix64 {
  /// Any layout that can be written.
  package mutating func layout() -> NavigationLayout {
    let style = pick(LayoutStyle.allCases)
    let settings = LayoutSettings(
      display: maybe(DisplayMode.allCases),
      partitions: chance(25) ? Partitions(columns: pick([1, 1, 2, 3]), rows: pick([1, 2])) : nil,
      sidebar: chance(60) ? column() : nil, content: chance(60) ? column() : nil,
      detail: chance(50) ? width() : nil, detailAdapt: chance(25) ? adaptation() : nil,
      inspector: chance(30) ? column() : nil, tabs: chance(40) ? tabs() : nil,
      collapsible: maybe([true, false]), axis: chance(25) ? .vertical : nil,
      spacing: chance(50) ? length([0, 1, 24, 33.3]) : nil, margin: chance(20) ? margin() : nil,
      hinge: maybe(HingeAvoidance.allCases),
      priority: chance(40)
        ? Array(Pane.allCases.shuffled(using: &self).prefix(pick([1, 2, 4]))) : nil)
    return NavigationLayout(style: style, settings: settings)
  }

  /// The room that a window may have, from slivers to walls.
  package mutating func side() -> Double {
    pick([
      1, 10, 320, 640, 1000, 10000, Double.random(in: 0.5...200, using: &self),
      Double.random(in: 100...1500, using: &self), Double.random(in: 100...1500, using: &self),
    ])
  }

  /// A window of known size, with whatever takes room from it.
  package mutating func window() -> LayoutContext {
    LayoutContext(
      device: .desktop, width: side(), height: side(),
      platform: maybe([.linux, .ipados, .android]),
      open: maybe([[], [.sidebar], [.content, .detail], [.inspector]]),
      recent: maybe([[], [.sidebar], [.inspector, .detail], [.detail, .content, .detail]]),
      textScale: pick([1, 1, 0.8, 3.1]), direction: pick(ReadingDirection.allCases),
      keyboard: pick([0, 0, 300, 5000]),
      insets: chance(40)
        ? SafeInsets(
          top: pick([0, 59]), leading: pick([0, 59, 2000]), bottom: pick([0, 34]),
          trailing: pick([0, 20])) : .zero)
  }

  /// Folds somewhere in or about a window.
  package mutating func folds(in context: LayoutContext) -> [Fold] {
    let width = context.width ?? 0
    let height = context.height ?? 0
    return (0..<pick([1, 1, 2])).map { _ in
      let isVertical = chance(70)
      let place = Double.random(in: -0.2...1.2, using: &self)
      let thickness: Double = pick([0, 0, 20, 34])
      return Fold(
        axis: chance(80) ? (isVertical ? .vertical : .horizontal) : nil,
        separating: chance(80), occluding: chance(30),
        frame: chance(95)
          ? isVertical
            ? Frame(x: width * place, y: 0, width: thickness, height: height)
            : Frame(x: 0, y: height * place, width: width, height: thickness)
          : nil)
    }
  }

  private mutating func column() -> PaneColumn {
    PaneColumn(
      width: width(), reveal: maybe(PaneColumn.Reveal.allCases), shown: chance(15) ? false : nil,
      edge: maybe(PaneColumn.Edge.allCases), clear: chance(15) ? length([0, 56, 300]) : nil,
      drag: chance(30) ? pick([.fixed, .within(0.2...0.6), .snapping([0.25, 0.5])]) : nil,
      adapt: chance(25) ? adaptation() : nil)
  }

  private mutating func margin() -> PaneMargin {
    PaneMargin(
      top: length([0, 16]), leading: length([0, 16, 500]), bottom: length([0, 200]),
      trailing: length([0, 33.3]))
  }

  private mutating func adaptation() -> PaneAdaptation {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .levitate
    case 1: .hide
    default: .under(pick(Pane.allCases), ideal: chance(50) ? length([0, 200, 5000]) : nil)
    }
  }

  private mutating func tabs() -> TabPresentation {
    TabPresentation(
      pick(TabPresentation.Form.allCases), ideal: chance(30) ? length([0, 56, 500]) : nil,
      edge: maybe(TabPresentation.Edge.allCases), reveal: maybe(PaneColumn.Reveal.allCases),
      shown: maybe([true, false]))
  }

  private mutating func length(_ values: [Double]) -> Length {
    let value = pick(values)
    return chance(25) ? .sp(value) : .points(value)
  }

  private mutating func width() -> PaneWidth {
    if chance(20) { return .exact(length([1, 100, 320, 411.5])) }
    if chance(15) { return .automatic }
    let bounds = [pick([0, 40, 180, 320]), pick([200, 280, 360]), pick([320, 400, 900.25])].sorted()
    let min = chance(60) ? Length.points(bounds[0]) : nil
    let max = chance(60) ? Length.points(bounds[2]) : nil
    return chance(50)
      ? .fraction(
        pick([0.1, 0.25, 1.0 / 3, 0.5, 0.9]), of: maybe(PaneWidth.Base.allCases), min: min,
        max: max)
      : .flexible(min: min, ideal: chance(60) ? .points(bounds[1]) : nil, max: max)
  }
}
