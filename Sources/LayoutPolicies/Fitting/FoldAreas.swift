/// What the folds of a window leave of the room along one axis.
struct FoldAreas {
  /// The areas, in order; none if no fold counts.
  private(set) var areas: [Span] = []
  private(set) var notes: [LayoutNote] = []

  /// Looking how panes fit takes long where there are many areas, and no device has so many.
  private static let mostAreas = 8

  /// Cuts the room at the folds that cross an axis and that the layout keeps off. The
  /// gap at a fold is as wide as the fold, and at least `gap`, to both sides of its middle.
  init(
    _ layout: NavigationLayout, _ window: FittingWindow, along axis: PaneAxis, in room: Span,
    gap: Double
  ) {
    var cuts: [Span] = []
    let size = window.size
    for fold in layout.avoided(window.folds, along: axis) {
      guard let frame = fold.frame else {
        notes.append(
          LayoutNote(.foldNotPlaced, "a fold is to be kept off, but nobody said where it is"))
        continue
      }
      guard let across = Span(frame.x, frame.width).part(of: size.width),
        let down = Span(frame.y, frame.height).part(of: size.height)
      else {
        notes.append(LayoutNote(.foldOutside, "a fold lies outside the window; it is passed over"))
        continue
      }
      if across != Span(frame.x, frame.width) || down != Span(frame.y, frame.height) {
        notes.append(LayoutNote(.foldClipped, "a fold reaches beyond the window; it is clipped"))
      }
      let isMirrored = axis == .horizontal && window.direction == .rtl
      cuts.append(
        isMirrored
          ? Span(start: size.width - across.end, end: size.width - across.start)
          : axis == .horizontal ? across : down)
    }
    guard !cuts.isEmpty else { return }
    cuts.sort { $0.start < $1.start }
    areas = [room]
    for cut in cuts { areas = areas.flatMap { $0.cut(at: cut, gap: gap) } }
    if areas.isEmpty {
      notes.append(
        LayoutNote(.foldNotAvoided, "folds leave no room, so panes stand where they are"))
    }
    while areas.count > Self.mostAreas {
      let smallest = areas.indices.min { areas[$0].length < areas[$1].length } ?? 0
      areas.remove(at: smallest)
    }
  }
}

extension Span {
  init(_ start: Double, _ length: Double) {
    self.init(start: start, end: start + length)
  }

  /// What of it lies on a side; nil if nothing does, or if it is none.
  func part(of side: Double) -> Span? {
    guard start <= end, end >= 0, start <= side, start > -.infinity, end < .infinity else {
      return nil
    }
    return Span(start: max(0, start), end: min(side, end))
  }

  /// What a cut leaves. One at an edge, or with no room for a gap before it, only shortens.
  func cut(at cut: Span, gap: Double) -> [Span] {
    guard cut.end > start, cut.start < end else { return [self] }
    let widening = max(0, gap - cut.length) / 2
    let before = Span(start: start, end: cut.start - widening)
    let after = Span(start: cut.end + widening, end: end)
    if before.length > 0, after.length > 0 { return [before, after] }
    return [Span(start: start, end: cut.start), Span(start: cut.end, end: end)]
      .filter { $0.length > widening }
  }
}
