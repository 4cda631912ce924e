/// Who gets how much of the room.
extension PaneLine {
  /// Gives every pane its place. Where folds cut the room, no pane that has a neighbour crosses one.
  ///
  /// - Returns: Whether a column is shorter than it would like, for want of room.
  mutating func share(_ columns: inout Columns) -> Bool {
    spans[.detail] = room
    let all = columns.beside.union(columns.displacing)
    if areas.count > 1, !all.isEmpty, let division = division(of: all) {
      // Nothing moves aside across a fold.
      (columns.beside, columns.displacing) = (all, [])
      let isShort = share(by: division, all)
      shareOver(columns)
      return isShort
    }
    guard !columns.all.isEmpty else { return false }
    let wanted = max(extents[.detail].preferred, extents[.detail].min, least(columns.over))
    var isShort = share(room, columns.beside, taker: .detail, wanted: wanted)
    if !columns.displacing.isEmpty {
      isShort = share(room, all, taker: .detail, wanted: 0) || isShort
      for pane in Pane.columns where columns.displacing.contains(pane) {
        pushed += spans[pane].length + gap
      }
    }
    shareOver(columns)
    return isShort
  }

  /// Places the columns over the detail, within the room that it has.
  private mutating func shareOver(_ columns: Columns) {
    guard !columns.over.isEmpty else { return }
    var above = self
    above.gap = 0
    if let first = areas.first, let last = areas.last, areas.count > 1 {
      for pane in Pane.columns where columns.over.contains(pane) {
        let area = trailing.contains(pane) ? last : first
        if area.length >= extents[pane].min {
          above.extents[pane].preferred = min(extents[pane].preferred, area.length)
        }
      }
    }
    above.share(spans[.detail], columns.over, taker: .detail, wanted: 0)
    for pane in Pane.columns where columns.over.contains(pane) { spans[pane] = above.spans[pane] }
  }

  /// Shares a stretch among columns and the pane that takes what they leave, and notes where they
  /// stand.
  ///
  /// Columns have the lengths they would like, as long as the taker keeps `wanted` points; where
  /// it cannot, those that matter least give way first, down to their least length.
  ///
  /// - Returns: Whether a column gave way.
  @discardableResult
  mutating func share(
    _ stretch: Span, _ columns: PaneSet, taker: Pane, wanted: Double
  ) -> Bool {
    var deficit = wanted - stretch.length
    for pane in Pane.columns where columns.contains(pane) {
      deficit += extents[pane].preferred + gap
    }
    var isShort = false
    if deficit > 0 {
      for pane in priority.reversed() where columns.contains(pane) && deficit > 0 {
        let given = min(deficit, extents[pane].preferred - extents[pane].min)
        extents[pane].preferred -= given
        deficit -= given
        if given > 0 { isShort = true }
      }
    }
    var rest = stretch
    for pane in Pane.columns where columns.contains(pane) {
      let length = max(0, min(extents[pane].preferred, rest.length))
      if trailing.contains(pane) {
        spans[pane] = Span(start: rest.end - length, end: rest.end)
        rest.end = max(rest.start, rest.end - length - gap)
      } else {
        spans[pane] = Span(start: rest.start, end: rest.start + length)
        rest.start = min(rest.end, rest.start + length + gap)
      }
    }
    spans[taker] = rest
    return isShort
  }

  /// Where the detail is seen that columns push aside.
  func pushedSpan(_ seen: Double) -> Span {
    let rest = spans[.detail]
    let isPushedForward = trailing.contains(.sidebar)
    return isPushedForward
      ? Span(start: rest.end - seen, end: rest.end)
      : Span(start: rest.start, end: rest.start + seen)
  }
}
