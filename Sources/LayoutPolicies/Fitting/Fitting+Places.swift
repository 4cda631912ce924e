/// The frames of panes that have partitions.
extension Fitting {
  /// The panes with their frames, in reading order; one that stands below another comes after that.
  mutating func places(_ placing: Placing, _ line: PaneLine, _ room: Room) -> [FittedPane] {
    var places: [FittedPane] = []
    func place(_ pane: Pane, _ frame: Frame, _ placement: FittedPane.Placement) {
      places.append(FittedPane(pane: pane, frame: frame, whole: frame, placement: placement))
    }
    for pane in line.ordered(placing.all) {
      if pane == placing.levitated {
        let span = line.above(pane, wishing: wish(of: pane, line))
        place(pane, frame(part(of: room, span)), .over)
      } else if placing.expanded.contains(pane) {
        var upper = part(of: room, line.spans[pane])
        guard let lower = placing.reflowed else {
          place(pane, frame(upper), .beside)
          continue
        }
        let below = cut(&upper, for: lower, line)
        place(pane, frame(upper), .beside)
        place(lower, frame(below), .below)
      }
    }
    return places
  }

  /// What a pane would like over the others. A detail that says nothing takes what there is.
  private func wish(of pane: Pane, _ line: PaneLine) -> Double {
    let width = layout.detail
    let saysNothing = width.exact == nil && width.ideal == nil && width.fraction == nil
    return pane == .detail && saysNothing
      ? line.extents[pane].max : line.extents[pane].preferred
  }

  /// Cuts off the lower part of a pane's room for the pane below it: what that would like, at most
  /// half of it. Where the layout keeps off a fold, the one stands above and the other below it.
  private mutating func cut(_ upper: inout Room, for lower: Pane, _ line: PaneLine) -> Room {
    var below = upper
    let areas = areas(in: upper.down, line)
    let stretch = areas.count == 1 ? areas[0] : upper.down
    let gap = min(line.gap, stretch.length)
    let half = (stretch.length - gap) / 2
    let ideal = layout.adaptation(of: lower).ideal.flatMap { Extent.points($0, window.textScale) }
    below.down = Span(start: stretch.end - min(half, ideal ?? half), end: stretch.end)
    upper.down = Span(start: stretch.start, end: below.down.start - gap)
    guard areas.count > 1 else { return below }
    let wish = upper.down.end
    let place =
      areas.indices.dropLast().min {
        abs(areas[$0].end - wish) < abs(areas[$1].end - wish)
      } ?? 0
    (upper.down, below.down) = (areas[place], areas[place + 1])
    return below
  }

  /// The areas that folds leave of a stretch from top to bottom; none if no fold counts.
  private mutating func areas(in stretch: Span, _ line: PaneLine) -> [Span] {
    guard layout.hinge != .never, !window.folds.isEmpty else { return [] }
    guard layout.axis == .horizontal else {
      return line.areas.map {
        Span(start: max($0.start, stretch.start), end: min($0.end, stretch.end))
      }.filter { $0.length > 0 }
    }
    let found = FoldAreas(layout, window, along: .vertical, in: stretch, gap: line.gap)
    for one in found.notes { note(one.kind, one.message) }
    return found.areas
  }
}
