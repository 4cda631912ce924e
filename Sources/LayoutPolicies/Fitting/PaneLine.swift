/// Panes in a row along one axis: which there are, how long each may be, and the room they share.
struct PaneLine {
  private let row: PaneRow
  /// Points between panes beside each other.
  var gap: Double
  /// How long each pane may be.
  var extents = PerPane(Extent.none)
  /// The room.
  var room: Span
  /// The areas that folds leave to panes that have a neighbour; none if no fold counts.
  var areas: [Span] = []

  /// The panes that have partitions, in reading order; none where panes stand about the detail.
  var standing: [Pane] = []

  /// Where the panes come to stand; the detail's is what the others leave.
  var spans = PerPane(Span(start: 0, end: 0))
  /// Points by which columns push the detail aside.
  var pushed = 0.0

  init(_ row: PaneRow, room: Span, textScale: Double) {
    self.row = row
    self.room = room
    gap = Extent.points(row.spacing, textScale) ?? 0
  }

  /// The panes of the layout, shown or not.
  var panes: PaneSet { row.panes }
  /// The columns that stand behind the detail in reading order; the others stand before it.
  var trailing: PaneSet { row.trailing }
  /// The columns, the one that gives way last first.
  var priority: [Pane] { row.priority }
  /// The columns that do not show at the start.
  var leftOut: PaneSet { row.leftOut }
  /// What the lengths of the panes come from.
  var rules: PerPane<ExtentRule> { row.extents }
  /// Whether the length of a pane depends on which others show: on the gaps between them, or on
  /// what lies between a column and the container's edge.
  var dependsOnOthers: Bool { gap > 0 || row.countsFromEdge }

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
