extension FittedLayout {
  /// The context of what is shown inside a pane: the pane is the container, and everything that is
  /// true of the device stays. Insets and keyboard do not reach into it, and which panes are open
  /// in it is not known. A pane narrower than 640 points has the width class compact, as columns of
  /// split views have; folds are those that cross the pane, in its coordinates.
  ///
  /// - Parameters:
  ///   - pane: The pane.
  ///   - window: The context that the layout was fitted to.
  /// - Returns: nil if the pane does not show.
  public func context(inside pane: Pane, of window: LayoutContext) -> LayoutContext? {
    guard let whole = self[pane]?.whole else { return nil }
    let resolved = ResolvedContext(window)
    var inside = window
    inside.isPartOfWindow = true
    inside.width = whole.width
    inside.height = whole.height
    inside.orientation = window.orientation ?? resolved.strictOrientation
    inside.insets = .zero
    inside.keyboard = 0
    inside.open = nil
    inside.recent = nil
    inside.posture = nil
    inside.folds = resolved.folds(of: window)?.compactMap { $0.inside(whole) }
    let isNarrow = whole.width < SizeClassRule.regularWidth
    inside.widthClass = isNarrow ? .compact : resolved.widthClass.only(SizeClass.self)
    inside.heightClass = resolved.heightClass.only(SizeClass.self)
    return inside
  }
}

extension Fold {
  /// The fold in the coordinates of a part of the window; nil if it does not cross that.
  fileprivate func inside(_ part: Frame) -> Fold? {
    guard let frame else { return self }
    let across = Span(start: frame.x, end: frame.x + frame.width)
      .part(of: Span(start: part.x, end: part.x + part.width))
    let down = Span(start: frame.y, end: frame.y + frame.height)
      .part(of: Span(start: part.y, end: part.y + part.height))
    guard let across, let down else { return nil }
    var inside = self
    inside.frame = Frame(
      x: across.start - part.x, y: down.start - part.y, width: across.length, height: down.length)
    return inside
  }
}

extension Span {
  /// What of it lies in another; nil if it does not reach inside. A point on an edge does not.
  fileprivate func part(of other: Span) -> Span? {
    let common = Span(start: max(start, other.start), end: min(end, other.end))
    if length == 0 { return other.start < start && start < other.end ? self : nil }
    return common.length > 0 ? common : nil
  }
}
