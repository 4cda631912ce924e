/// Panes in a row along one axis: which there are, how long each may be, and the room they share.
struct PaneLine {
  /// The panes of the layout, shown or not.
  private(set) var panes = PaneSet()
  /// How long each pane may be.
  var extents = PerPane(Extent.none)
  /// The columns that stand behind the detail in reading order; the others stand before it.
  private(set) var trailing = PaneSet()
  /// Points between panes beside each other.
  var gap = 0.0
  /// The room.
  var room: Span
  /// The areas that folds leave, in order, if there are several.
  var areas: [Span] = []
  /// The columns, the one that gives way last first.
  private(set) var priority: [Pane] = []

  /// Where the panes come to stand; the detail's is what the others leave.
  var spans = PerPane(Span(start: 0, end: 0))
  /// Points by which columns push the detail aside.
  var pushed = 0.0

  init(room: Span) { self.room = room }

  private static let usualPriority: [Pane] = [.sidebar, .content, .inspector]

  mutating func setPriority(_ layout: NavigationLayout) {
    priority = Self.usualPriority
    guard let said = layout.settings.priority else { return }
    // Those that are not named matter less than those that are.
    var known = PaneSet.detail
    priority = (said + priority).filter { pane in
      defer { known.insert(pane) }
      return !known.contains(pane)
    }
  }

  /// Takes the panes' lengths from the layout. `columns` are those that show, which decides between
  /// how many gaps a fraction ends.
  mutating func measure(
    _ layout: NavigationLayout, _ columns: Columns, _ choice: PaneChoices.Choice?,
    textScale: Double, container: Double
  ) {
    let beside = columns.beside.union(columns.displacing)
    panes = .detail
    for pane in Pane.columns {
      guard let column = layout.column(pane) else { continue }
      panes.insert(pane)
      if column.edge == .trailing || (column.edge == nil && pane == .inspector) {
        trailing.insert(pane)
      }
      extents[pane] = Extent(
        column.width.filled, container: container, gaps: gaps(at: pane, beside),
        textScale: textScale, chosen: choice?.width(of: pane))
    }
    extents[.detail] = Extent(
      layout.detail, container: container, gaps: gaps(at: .detail, beside), textScale: textScale,
      chosen: nil)
  }

  /// Half a gap for each neighbour.
  private func gaps(at pane: Pane, _ beside: PaneSet) -> Double {
    guard gap > 0, !beside.isEmpty else { return 0 }
    if pane == .detail {
      let sides =
        (beside.subtracting(trailing).isEmpty ? 0 : 1)
        + (beside.isDisjoint(with: trailing) ? 0 : 1)
      return gap / 2 * Double(sides)
    }
    guard beside.contains(pane) else { return 0 }
    let isTrailing = trailing.contains(pane)
    for outer in Pane.columns where outer != pane && beside.contains(outer) {
      guard trailing.contains(outer) == isTrailing else { continue }
      return outer.ordinal < pane.ordinal ? gap : gap / 2
    }
    return gap / 2
  }

  /// The least length of these columns, each with the gap that sets it off.
  func least(_ columns: PaneSet) -> Double {
    var sum = 0.0
    for pane in Pane.columns where columns.contains(pane) { sum += extents[pane].min + gap }
    return sum
  }

  /// Whether these columns fit beside the detail, at their least.
  func fits(_ columns: PaneSet) -> Bool {
    if areas.count > 1, !columns.isEmpty { return division(of: columns) != nil }
    return least(columns) + extents[.detail].min <= room.length
  }
}

extension NavigationLayout {
  /// The column of a pane, if the layout has it.
  func column(_ pane: Pane) -> PaneColumn? {
    switch pane {
    case .sidebar: sidebar
    case .content: content
    case .inspector: inspector
    case .detail: nil
    }
  }
}
