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
  /// Whether the length of a pane depends on which others show: on the gaps between them, or on
  /// what lies between a column and the container's edge.
  private(set) var dependsOnOthers = false
  /// The room.
  var room: Span
  /// The areas that folds leave to panes that have a neighbour; none if no fold counts.
  var areas: [Span] = []
  /// The columns, the one that gives way last first.
  private(set) var priority: [Pane] = Pane.usualPriority

  /// The panes that have partitions, in reading order; none where panes stand about the detail.
  var standing: [Pane] = []

  /// Where the panes come to stand; the detail's is what the others leave.
  var spans = PerPane(Span(start: 0, end: 0))
  /// Points by which columns push the detail aside.
  var pushed = 0.0

  init(_ layout: NavigationLayout, _ window: FittingWindow, room: Span) {
    self.room = room
    gap = Extent.points(layout.spacing, window.textScale) ?? 0
    dependsOnOthers = gap > 0
    if let said = layout.settings.priority {
      var known = PaneSet.detail
      // Those that are not named matter less than those that are.
      priority = (said + priority).filter { pane in
        defer { known.insert(pane) }
        return !known.contains(pane)
      }
    }
    panes = .detail
    for pane in Pane.columns {
      guard let column = layout.column(pane) else { continue }
      panes.insert(pane)
      if column.width.base == .edge || column.drag != nil { dependsOnOthers = true }
      if column.edge == .trailing || (column.edge == nil && pane == .inspector) {
        trailing.insert(pane)
      }
    }
  }

  /// Whether these columns fit beside the detail, at their least.
  func fits(_ columns: PaneSet) -> Bool {
    if !areas.isEmpty, !columns.isEmpty { return division(of: columns) != nil }
    return sum(of: columns) { $0.min } + extents[.detail].min <= room.length
  }

  /// Whether these columns fit beside each other, at their least.
  func holds(_ columns: PaneSet) -> Bool { sum(of: columns) { $0.min } <= room.length }

  /// The least lengths of these columns.
  func minimums(of columns: PaneSet) -> Double {
    var sum = 0.0
    for pane in Pane.columns where columns.contains(pane) { sum += extents[pane].min }
    return sum
  }

  /// The lengths of these columns, each with the gap that sets it off.
  func sum(of columns: PaneSet, _ length: (Extent) -> Double) -> Double {
    var sum = 0.0
    for pane in Pane.columns where columns.contains(pane) { sum += length(extents[pane]) + gap }
    return sum
  }

  /// The panes from where the axis begins to where it ends.
  func order(of columns: PaneSet) -> [Pane] {
    Pane.columns.filter { columns.contains($0) && !trailing.contains($0) } + [.detail]
      + Pane.columns.filter { columns.contains($0) && trailing.contains($0) }.reversed()
  }
}

extension Pane {
  fileprivate static let usualPriority: [Pane] = [.sidebar, .content, .inspector]
}

extension NavigationLayout {
  /// The column of a pane, if the layout has it.
  func column(_ pane: Pane) -> PaneColumn? {
    switch pane {
    case .sidebar: sidebar
    case .content: content
    case .inspector: hasInspector ? inspector : nil
    case .detail: nil
    }
  }
}
