/// How panes that have partitions share the room.
extension PaneLine {
  /// Panes from where the axis begins to where it ends.
  func ordered(_ panes: PaneSet) -> [Pane] { order(of: panes).filter { panes.contains($0) } }

  /// Whether so many panes fit beside each other, at their least. One alone always does.
  func fits(standing panes: [Pane]) -> Bool {
    guard panes.count > 1 else { return true }
    if !areas.isEmpty { return division(of: panes) != nil }
    let least = panes.reduce(0) { $0 + extents[$1].min }
    return least + gap * Double(panes.count - 1) <= room.length
  }

  /// Gives every pane that stands its place, in reading order. Where folds cut the room, no pane
  /// that has a neighbour crosses one. `growing` are all panes, the one that takes what is left
  /// first.
  ///
  /// - Returns: Whether a pane is shorter than it would like, so that another has room.
  mutating func shareStanding(growing: [Pane], covered: Double) -> Bool {
    let panes = standing
    let division = panes.count < 2 || areas.isEmpty ? nil : division(of: panes)
    leaveOut(covered)
    guard let division else { return share(room, among: panes, growing: growing) }
    var isShort = false
    for (place, area) in areas.enumerated() {
      let inside = panes.filter { division[$0] == place }
      guard !inside.isEmpty else { continue }
      isShort = share(area, among: inside, growing: growing) || isShort
    }
    return isShort
  }

  private func division(of panes: [Pane]) -> Division? {
    var undivided = self
    undivided.areas = []
    _ = undivided.share(room, among: panes, growing: panes)
    return division(of: panes, from: undivided.spans)
  }

  /// Shares a stretch among panes, as each would like.
  ///
  /// Where the wishes are more than there is, each gives way in proportion to its wish, down to its
  /// least length. Where they are less, the first of `growing` takes the rest up to its greatest
  /// length, then the next; what a person dragged grows last. What nobody takes is to both sides of
  /// the first. A column that has the stretch alone fills it.
  private mutating func share(
    _ stretch: Span, among panes: [Pane], growing: [Pane]
  ) -> Bool {
    if panes.count == 1, panes[0] != .detail {
      spans[panes[0]] = stretch
      return false
    }
    let gaps = Double(panes.count - 1)
    let gap = gaps > 0 ? min(gap, stretch.length / gaps) : 0
    let available = max(0, stretch.length - gap * gaps)
    let wishes = panes.reduce(0) { $0 + extents[$1].preferred }
    let isShort = wishes > available
    var lengths = isShort ? reduced(panes, wishes, to: available) : PerPane(0)
    var left = 0.0
    if !isShort {
      for pane in panes { lengths[pane] = extents[pane].preferred }
      left = available - wishes
      let order = growing.filter { !extents[$0].isChosen } + growing.filter { extents[$0].isChosen }
      for pane in order where panes.contains(pane) {
        let grown = min(left, extents[pane].max - lengths[pane])
        lengths[pane] += grown
        left -= grown
      }
    }
    let first = growing.first { panes.contains($0) }
    var start = stretch.start
    for pane in panes {
      let margin = pane == first ? left / 2 : 0
      let end = min(stretch.end, start + margin + lengths[pane])
      spans[pane] = Span(start: min(start + margin, end), end: end)
      start = end + margin + gap
    }
    return isShort && panes.count > 1
  }

  /// The lengths of panes that wish for more than there is.
  private func reduced(_ panes: [Pane], _ wishes: Double, to available: Double) -> PerPane<Double> {
    var lengths = PerPane(0.0)
    // Those at their least length; what is left for the others, and what they wish for.
    var bound = PaneSet()
    var (left, wishes) = (available, wishes)
    var isSettled = false
    while !isSettled {
      isSettled = true
      let (share, whole) = (max(0, left), wishes)
      for pane in panes where !bound.contains(pane) {
        let extent = extents[pane]
        lengths[pane] = whole > 0 ? extent.preferred * share / whole : 0
        guard lengths[pane] < extent.min else { continue }
        lengths[pane] = extent.min
        bound.insert(pane)
        left -= extent.min
        wishes -= extent.preferred
        isSettled = false
      }
    }
    // Over a keyboard not even the least lengths have room.
    let sum = panes.reduce(0) { $0 + lengths[$1] }
    if left < 0, sum > available {
      for pane in panes { lengths[pane] = lengths[pane] * available / sum }
    }
    return lengths
  }

  /// Where a pane stands over the others: at its edge, and the detail in the middle. Folds cut the
  /// room of a column that has enough on its side of them.
  func above(_ pane: Pane, wishing wish: Double) -> Span {
    let isTrailing = trailing.contains(pane)
    let side = pane == .detail ? nil : isTrailing ? areas.last : areas.first
    let stretch = side.flatMap { $0.length < extents[pane].min ? nil : $0 } ?? room
    let length = min(wish, stretch.length)
    let start =
      pane == .detail
      ? stretch.start + (stretch.length - length) / 2
      : isTrailing ? stretch.end - length : stretch.start
    return Span(start: start, end: start + length)
  }
}
