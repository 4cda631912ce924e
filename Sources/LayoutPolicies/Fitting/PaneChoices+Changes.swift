/// What a person does to panes. Passing states (a window in the middle of a turn, an app in the
/// background) change panes too, and nobody chose that: nothing is noted then.
extension PaneChoices {
  /// Notes that the person hid a column. One that stood over the others is dismissed for as long as
  /// that display shows; one beside them stays hidden in this style, display and width class.
  ///
  /// - Returns: Whether something was noted. It is not for the detail, for a column that does not
  ///   show, for a sidebar that the layout does not let collapse, and in passing states.
  @discardableResult
  public mutating func hide(
    _ pane: Pane, in fitted: FittedLayout, isPassing: Bool = false
  ) -> Bool {
    guard !isPassing, pane != .detail, fitted.panes.count > 1, let shown = fitted[pane],
      pane != .sidebar || fitted.isCollapsible
    else { return false }
    if passing?.revealed.contains(pane) ?? false {
      passing?.revealed.remove(pane)
    } else if shown.placement == .over {
      change(fitted) { $0.dismissed.insert(pane) }
    } else {
      var choice = choice(at: fitted.place) ?? Choice()
      choice.hidden.insert(pane)
      keep(choice, at: fitted.place)
    }
    return true
  }

  /// Notes that the person brought a hidden column back. What the person hid is no longer hidden;
  /// what the layout hides shows for as long as this display does.
  ///
  /// - Returns: Whether something was noted. It is not for a pane that shows, for a sidebar that the
  ///   layout does not let collapse, in a stack, and in passing states.
  @discardableResult
  public mutating func reveal(
    _ pane: Pane, in fitted: FittedLayout, isPassing: Bool = false
  ) -> Bool {
    guard !isPassing, fitted[pane] == nil, fitted.style != .stack || pane == .inspector,
      pane != .sidebar || fitted.isCollapsible
    else { return false }
    if var choice = choice(at: fitted.place), choice.hidden.contains(pane) {
      choice.hidden.remove(pane)
      keep(choice, at: fitted.place)
    } else if passing?.dismissed.contains(pane) ?? false {
      passing?.dismissed.remove(pane)
    } else {
      change(fitted) { $0.revealed.insert(pane) }
    }
    return true
  }

  /// Notes that the person dragged a column to a width (or height, where panes are rows), in points.
  /// It holds in this style, display and width class, within the layout's bounds and the room.
  ///
  /// - Returns: Whether something was noted. It is not for the detail, for a column that does not
  ///   show, for what is no length, and in passing states.
  @discardableResult
  public mutating func resize(
    _ pane: Pane, to points: Double, in fitted: FittedLayout, isPassing: Bool = false
  ) -> Bool {
    guard !isPassing, pane != .detail, fitted.panes.count > 1, fitted[pane] != nil, points > 0,
      points < .infinity
    else { return false }
    var choice = choice(at: fitted.place) ?? Choice()
    choice.setWidth(points, of: pane)
    keep(choice, at: fitted.place)
    return true
  }

  private mutating func change(_ fitted: FittedLayout, _ change: (inout Passing) -> Void) {
    var next = passing ?? Passing(style: fitted.style, display: fitted.undisturbedDisplay)
    if next.style != fitted.style || next.display != fitted.undisturbedDisplay {
      next = Passing(style: fitted.style, display: fitted.undisturbedDisplay)
    }
    change(&next)
    passing = next
  }
}
