/// How long the panes may be, once it is known which of them show.
extension PaneLine {
  /// Takes the panes' lengths again where they depend on which panes show.
  mutating func remeasure(
    _ layout: NavigationLayout, _ columns: Columns, _ choice: PaneChoices.Choice?,
    _ window: FittingWindow
  ) {
    if dependsOnOthers { measure(layout, columns, choice, window) }
  }

  /// Takes the panes' lengths from the layout. `columns` are those that show: they decide between
  /// how many gaps a fraction ends, and what lies between a column and the container's edge.
  mutating func measure(
    _ layout: NavigationLayout, _ columns: Columns, _ choice: PaneChoices.Choice?,
    _ window: FittingWindow
  ) {
    let container = layout.axis == .horizontal ? window.size.width : window.size.height
    // The outermost come first, and those inside of them count from there.
    for pane in Pane.columns where panes.contains(pane) {
      let place = place(of: pane, among: columns, container)
      // Less than a point is no column.
      extents[pane] = Extent(
        rules[pane], at: place, least: 1, textScale: window.textScale,
        chosen: choice?.width(of: pane).flatMap { dragged(pane, to: $0, at: place, layout) })
    }
    let beside = columns.beside.union(columns.displacing)
    let sides =
      standing.isEmpty
      ? (beside.subtracting(trailing).isEmpty ? 0 : 1) + (beside.isDisjoint(with: trailing) ? 0 : 1)
      : neighbours(of: .detail)
    extents[.detail] = Extent(
      rules[.detail],
      at: PanePlace(container: container, room: room.length, gaps: gap / 2 * Double(sides)),
      least: 0, textScale: window.textScale, chosen: nil)
  }

  /// The length that a person chose, as far as the column may be dragged.
  private func dragged(
    _ pane: Pane, to length: Double, at place: PanePlace, _ layout: NavigationLayout
  ) -> Double? {
    guard let drag = layout.column(pane)?.drag else { return length }
    return drag.length(of: length, at: place)
  }

  /// Where a column lies among those that show. Spacing stands between columns beside each other.
  private func place(of pane: Pane, among columns: Columns, _ container: Double) -> PanePlace {
    let isTrailing = trailing.contains(pane)
    let isOver = columns.over.contains(pane)
    let peers = isOver ? columns.over : columns.beside.union(columns.displacing)
    let gap = isOver || !peers.contains(pane) ? 0 : gap
    var place = PanePlace(
      container: container, room: room.length, gaps: gap / 2, innerGap: gap / 2,
      outer: isTrailing ? container - room.end : room.start)
    if let index = standing.firstIndex(of: pane) {
      let outer = isTrailing ? standing[(index + 1)...] : standing[..<index]
      place.gaps = self.gap / 2 * Double(neighbours(of: pane))
      place.innerGap = outer.count + 1 < standing.count ? self.gap / 2 : 0
      for pane in outer { place.outer += extents[pane].preferred + self.gap }
      return place
    }
    guard peers.contains(pane) else { return place }
    for outer in Pane.columns
    where outer.ordinal < pane.ordinal && peers.contains(outer)
      && trailing.contains(outer) == isTrailing
    {
      place.gaps = gap
      place.outer += extents[outer].preferred + gap
    }
    return place
  }

  /// To how many sides of a pane others stand that have partitions.
  private func neighbours(of pane: Pane) -> Int {
    guard let place = standing.firstIndex(of: pane) else { return 0 }
    return (place > 0 ? 1 : 0) + (place + 1 < standing.count ? 1 : 0)
  }
}

/// What the length of a pane may be counted from, along the axis of the panes, in points.
struct PanePlace {
  /// The length of the window or container.
  var container: Double
  /// What insets, margin and tabs leave of it.
  var room: Double
  /// What spacing takes of a share: its boundaries lie in the middle of the gaps.
  var gaps = 0.0
  /// What spacing takes of it at the pane's inner boundary.
  var innerGap = 0.0
  /// From the container's edge on the pane's side to the pane's outer side.
  var outer = 0.0

  /// The length that a share comes to.
  func length(of share: Double, _ base: PaneWidth.Base) -> Double {
    switch base {
    case .container: share * container - gaps
    case .room: share * room - gaps
    case .edge: share * container - outer - innerGap
    }
  }
}
