/// Who gets how much of the room.
extension PaneLine {
  /// Gives every pane its place. Where folds cut the room, no pane that has a neighbour crosses
  /// one. What is `covered` at the end of the room, as by a keyboard, changes lengths only.
  ///
  /// - Returns: Whether a column is shorter than it would like, for want of room.
  mutating func share(_ columns: Columns, covered: Double) -> Bool {
    let all = columns.beside.union(columns.displacing)
    let division = areas.isEmpty || all.isEmpty ? nil : division(of: all)
    leaveOut(covered)
    spans[.detail] = room
    guard !columns.all.isEmpty else { return false }
    var isShort = false
    if let division {
      isShort = share(by: division, all)
    } else {
      let detail = extents[.detail]
      isShort = share(
        room, columns.beside, taker: .detail, least: detail.min, wanted: detail.preferred)
      if !columns.displacing.isEmpty {
        isShort = share(room, all, taker: .detail, least: 0, wanted: 0) || isShort
        for pane in Pane.columns where columns.displacing.contains(pane) {
          pushed += spans[pane].length + gap
        }
      }
    }
    return shareOver(columns.over) || isShort
  }

  /// Leaves out what is covered at the end of the room.
  mutating func leaveOut(_ covered: Double) {
    let end = max(room.start, room.end - covered)
    room.end = end
    guard !areas.isEmpty else { return }
    areas = areas.map { Span(start: min($0.start, end), end: min($0.end, end)) }
  }

  /// Places the columns over the others, from the edges of the room: where folds cut it, those of
  /// an edge end at its fold, if they can.
  private mutating func shareOver(_ columns: PaneSet) -> Bool {
    guard !columns.isEmpty else { return false }
    var above = self
    above.gap = 0
    var isShort = false
    func share(_ stretch: Span, _ columns: PaneSet) {
      isShort = above.share(stretch, columns, taker: .detail, least: 0, wanted: 0) || isShort
    }
    let ends = [
      (areas.first ?? room, columns.subtracting(trailing)),
      (areas.last ?? room, columns.intersection(trailing)),
    ]
    if areas.count > 1, ends.allSatisfy({ minimums(of: $0.1) <= $0.0.length }) {
      for (area, here) in ends { share(area, here) }
    } else {
      share(room, columns)
    }
    for pane in Pane.columns where columns.contains(pane) { spans[pane] = above.spans[pane] }
    return isShort
  }

  /// Shares a stretch among columns and the pane that takes what they leave, and notes where they
  /// stand.
  ///
  /// Columns have the lengths they would like, as long as the taker keeps what it wants; where it
  /// cannot, those that matter least give way first, down to their least length. What a person
  /// dragged gives way only where the taker has less than it must. Where the room is too small even
  /// so, as over a keyboard, columns give way further.
  ///
  /// - Returns: Whether a column gave way.
  mutating func share(
    _ stretch: Span, _ columns: PaneSet, taker: Pane, least: Double, wanted: Double
  ) -> Bool {
    let wishes = sum(of: columns) { $0.preferred } - stretch.length
    if wishes + max(least, wanted) <= 0 {
      place(columns, in: stretch, taker: taker)
      return false
    }
    var isShort = false
    func give(_ deficit: Double, _ room: (Extent) -> Double) {
      var deficit = deficit
      for pane in priority.reversed() where columns.contains(pane) && deficit > 0 {
        let given = min(deficit, max(0, room(extents[pane])))
        guard given > 0 else { continue }
        extents[pane].preferred -= given
        deficit -= given
        isShort = true
      }
    }
    func lacking(_ points: Double) -> Double {
      sum(of: columns) { $0.preferred } + points - stretch.length
    }
    give(lacking(wanted)) { $0.isChosen ? 0 : $0.preferred - $0.min }
    give(lacking(least)) { $0.preferred - $0.min }
    give(lacking(least)) { $0.preferred }
    place(columns, in: stretch, taker: taker)
    return isShort
  }

  private mutating func place(_ columns: PaneSet, in stretch: Span, taker: Pane) {
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
  }
}
