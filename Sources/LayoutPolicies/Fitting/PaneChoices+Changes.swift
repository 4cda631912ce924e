/// What a person does to panes. While a window is in the middle of a turn, or the app in the
/// background, systems change panes too, and nobody chose that: do not note anything then.
extension PaneChoices {
  /// Notes that a fitted layout is shown: what was dismissed or brought back for as long as another
  /// display shows is over.
  public mutating func settle(in fitted: FittedLayout) {
    passing = passing?.stillHolds(for: fitted.layout.undisturbed(in: fitted.window))
  }

  /// Notes that the person hid a column. One that stands over the others, or that was brought back,
  /// is dismissed for as long as that display shows; one beside them stays hidden in this style,
  /// display and width class.
  ///
  /// - Returns: Whether the column is hidden now. It is not, and nothing is noted, if it is the
  ///   detail, if it does not show, and if it is a sidebar that the layout does not let collapse.
  @discardableResult
  public mutating func hide(_ pane: Pane, in fitted: FittedLayout) -> Bool {
    guard fitted.columns.all.contains(pane) else { return false }
    return change(fitted, until: { $0[pane] == nil }) { choices, undisturbed in
      choices.passing?.revealed.removeAll { $0 == pane }
      if undisturbed.columns.over.contains(pane) {
        choices.pass(undisturbed) { $0.dismissed.insert(pane) }
      } else if undisturbed[pane] != nil {
        choices.choose(fitted) { $0.hidden.insert(pane) }
      }
    }
  }

  /// Notes that the person brought a hidden column back. What the person hid is no longer hidden;
  /// what comes back otherwise than the layout shows it lasts as long as this display does.
  ///
  /// - Returns: Whether the column shows now. It does not, and nothing is noted, where it shows
  ///   already, has no room beside or over those that show, or is a sidebar that the layout does
  ///   not let collapse. Among partitions it goes before the panes visited last, and may take the
  ///   place of another.
  @discardableResult
  public mutating func reveal(_ pane: Pane, in fitted: FittedLayout) -> Bool {
    guard fitted[pane] == nil, pane != .sidebar || fitted.layout.isCollapsible else {
      return false
    }
    let shown = fitted.columns.all.union(PaneSet([pane]))
    // Partitions may give it the place of another.
    let isBack = { (now: FittedLayout) in
      now.layout.partitions == nil ? now.columns.all.isSuperset(of: shown) : now[pane] != nil
    }
    let reveal = fitted.layout.column(pane)?.reveal ?? .automatic
    let comesBackAsItWas = reveal == .automatic || reveal == .beside
    // What was dismissed is there again; what was hidden comes back as the layout says.
    let isUndone = change(fitted, until: isBack) { choices, _ in
      choices.passing?.dismissed.remove(pane)
      if comesBackAsItWas { choices.choose(fitted) { $0.hidden.remove(pane) } }
    }
    if isUndone { return true }
    return change(fitted, until: isBack) { choices, undisturbed in
      choices.pass(undisturbed) {
        $0.dismissed.remove(pane)
        $0.revealed.removeAll { $0 == pane }
        $0.revealed.insert(pane, at: 0)
      }
    }
  }

  /// Notes that the person dragged a column to a width (or height, where panes are rows), in
  /// points; nil gives it the layout's own again. It holds in this style, display and width class,
  /// within the column's bounds, where its `drag` allows and what the minimums of the others leave;
  /// a fold goes before it.
  ///
  /// Dragged to 0, a column goes away as with ``hide(_:in:)``; one that has a `drag`, or may not
  /// collapse, gets the least length that it may have. A negative number, as of a pointer beyond
  /// the window's edge, counts as 0.
  ///
  /// - Returns: Whether it was noted. It is not for the detail, for a column that does not show,
  ///   stands below another, has one width only or cannot be dragged, and for what is no length.
  @discardableResult
  public mutating func resize(
    _ pane: Pane, to points: Double?, in fitted: FittedLayout
  ) -> Bool {
    guard fitted.columns.all.contains(pane), fitted[pane]?.placement != .below,
      let column = fitted.layout.column(pane),
      column.width.exact == nil, column.drag != .fixed
    else { return false }
    guard points?.isFinite ?? true else { return false }
    let isShut = points.map { $0 <= 0 } ?? false
    if isShut, column.drag == nil, hide(pane, in: fitted) { return true }
    // Less than a point is no column.
    let points = isShut ? 1 : points
    choose(fitted) { $0.setWidth(points.map { min($0, Extent.longest) }, of: pane) }
    return true
  }

  /// Makes a change, and takes it back if the layout does not come out as it should.
  private mutating func change(
    _ fitted: FittedLayout, until isRight: (FittedLayout) -> Bool,
    _ change: (inout PaneChoices, FittedLayout) -> Void
  ) -> Bool {
    var next = self
    let undisturbed = fitted.layout.undisturbed(in: fitted.window)
    next.passing = next.passing?.stillHolds(for: undisturbed)
    change(&next, undisturbed)
    next.passing = next.passing?.stillHolds(for: undisturbed)
    let now = fitted.layout.fitted(to: fitted.window, choices: next)
    guard now.style == fitted.style, isRight(now) else { return false }
    self = next
    return true
  }

  private mutating func choose(_ fitted: FittedLayout, _ change: (inout Choice) -> Void) {
    let place = Place(layout: fitted.layout, widthClass: fitted.window.widthClass)
    var choice = choice(at: place) ?? Choice()
    change(&choice)
    keep(choice, at: place)
  }

  private mutating func pass(_ undisturbed: FittedLayout, _ change: (inout Passing) -> Void) {
    var next =
      passing
      ?? Passing(
        style: undisturbed.style, display: undisturbed.display,
        widthClass: undisturbed.window.widthClass)
    change(&next)
    passing = next
  }
}
