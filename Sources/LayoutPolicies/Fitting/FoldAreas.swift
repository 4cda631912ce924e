/// What the folds of a window leave of the room along one axis.
struct FoldAreas {
  /// The areas, in order; none if no fold counts.
  private(set) var areas: [Span] = []
  private(set) var notes: [LayoutNote] = []

  /// Cuts the room at the folds that cross `axis` and that `avoidance` tells to keep off. The gap at
  /// a fold is as wide as the fold, and at least `gap`, to both sides of its middle.
  init(
    _ folds: [Fold], avoiding avoidance: HingeAvoidance, along axis: PaneAxis, in room: Span,
    gap: Double, size: Size, direction: ReadingDirection
  ) {
    var cuts: [Span] = []
    let side = axis == .horizontal ? size.width : size.height
    for fold in folds where avoidance.avoids(fold) && fold.crosses(axis) {
      guard let frame = fold.frame else {
        notes.append(
          LayoutNote(.foldNotPlaced, "a fold is to be kept off, but nobody said where it is"))
        continue
      }
      var cut =
        axis == .horizontal
        ? Span(start: frame.x, end: frame.x + frame.width)
        : Span(start: frame.y, end: frame.y + frame.height)
      guard cut.start < .infinity, cut.end < .infinity, cut.start <= cut.end, cut.end >= 0,
        cut.start <= side
      else {
        notes.append(
          LayoutNote(.foldOutside, "a fold lies outside the window; it is passed over"))
        continue
      }
      if !frame.lies(in: size) {
        notes.append(LayoutNote(.foldClipped, "a fold reaches beyond the window; it is clipped"))
      }
      cut = Span(start: max(0, cut.start), end: min(side, cut.end))
      if axis == .horizontal, direction == .rtl {
        cut = Span(start: side - cut.end, end: side - cut.start)
      }
      cuts.append(cut)
    }
    guard !cuts.isEmpty else { return }
    cuts.sort { $0.start < $1.start }
    areas = [room]
    for cut in cuts { areas = areas.flatMap { $0.cut(at: cut, gap: gap) } }
    if areas.isEmpty {
      notes.append(
        LayoutNote(.foldNotAvoided, "folds leave no room, so panes stand where they are"))
    }
  }
}

extension HingeAvoidance {
  fileprivate func avoids(_ fold: Fold) -> Bool {
    switch self {
    case .never: false
    case .separating: fold.separating == true
    case .occluding: fold.occluding == true
    case .always: true
    }
  }
}

extension Fold {
  /// Whether panes that follow each other along the axis stand to both sides of the fold.
  fileprivate func crosses(_ axis: PaneAxis) -> Bool {
    let line = self.axis ?? frame.map { $0.width > $0.height ? .horizontal : .vertical }
    return line.map { $0 != axis } ?? false
  }
}

extension Frame {
  fileprivate func lies(in size: Size) -> Bool {
    x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height
  }
}

extension Span {
  /// What a cut leaves. One at an edge only shortens the stretch.
  fileprivate func cut(at cut: Span, gap: Double) -> [Span] {
    guard cut.end > start, cut.start < end else { return [self] }
    let isInside = cut.start > start && cut.end < end
    let widening = isInside ? max(0, gap - cut.length) / 2 : 0
    let before = Span(start: start, end: cut.start - widening)
    let after = Span(start: cut.end + widening, end: end)
    return [before, after].filter { $0.length > 0 }
  }
}
