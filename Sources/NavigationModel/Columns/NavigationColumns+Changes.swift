public import LayoutPolicies

/// What people and apps do to columns.
extension NavigationColumns {
  /// Shows a screen on top of the path: in the content column while nothing is chosen, else in the
  /// detail.
  @discardableResult
  public mutating func push(_ screen: Screen) -> StackOutcome<Screen> {
    push(contentsOf: [screen])
  }

  /// Shows screens on top of the path, in this order; one change.
  @discardableResult
  public mutating func push(contentsOf screens: some Sequence<Screen>) -> StackOutcome<Screen> {
    apply(StackEdit(keeping: depth, adding: Array(screens)))
  }

  /// Shows screens on top of a pane's stack, in this order.
  ///
  /// - Returns: `refused` if there is no such pane.
  @discardableResult
  public mutating func push(
    contentsOf screens: some Sequence<Screen>, in pane: Pane
  ) -> StackOutcome<Screen> {
    apply(StackEdit(keeping: self[pane].count, adding: Array(screens)), in: pane)
  }

  /// Chooses a screen in a column: it takes the place of all that the next column shows, and
  /// columns further in are emptied. Nil chooses nothing.
  ///
  /// - Returns: `refused` if nothing can be chosen in that pane.
  @discardableResult
  public mutating func select(
    _ screen: Screen?, in pane: Pane = .sidebar
  ) -> StackOutcome<Screen> {
    guard let next = column(after: pane) else {
      return .refused(
        NavigationError(.unknownPane, "no column shows what is chosen in `\(pane.rawValue)`"))
    }
    let outcome = apply(StackEdit(from: self[next], to: screen.map { [$0] } ?? []), in: next)
    // The same again leaves what was chosen in it.
    guard next == .content, outcome.isChange || screen == nil else { return outcome }
    let further = apply(StackEdit(keeping: 0), in: .detail)
    guard outcome.isChange || further.isChange else { return .unchanged }
    return .changed(removed: outcome.removed + further.removed, added: outcome.added)
  }

  /// Goes back over screens of the path, from the innermost column that has some.
  ///
  /// - Returns: `refused` if the path has fewer, or the count is negative.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> StackOutcome<Screen> {
    guard 0...depth ~= count else { return .refused(.cannotPop(count, of: depth)) }
    return apply(StackEdit(keeping: depth - count))
  }

  /// Goes back over screens of a pane.
  ///
  /// - Returns: `refused` if it has fewer, the count is negative, or there is no such pane.
  @discardableResult
  public mutating func pop(_ count: Int, in pane: Pane) -> StackOutcome<Screen> {
    if pane == .content, levels == .two { return .refused(noContent) }
    let all = self[pane].count
    guard 0...all ~= count else { return .refused(.cannotPop(count, of: all)) }
    return apply(StackEdit(keeping: all - count), in: pane)
  }

  /// Goes back to the uppermost screen of the path that is as asked.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(
    where isWanted: (Screen) throws -> Bool
  ) rethrows -> StackOutcome<Screen> {
    guard let index = try path.lastIndex(where: isWanted) else {
      return .refused(.noSuchScreen)
    }
    return apply(StackEdit(keeping: index + 1))
  }

  /// Goes back to the uppermost screen of the path that is equal to this one.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(_ screen: Screen) -> StackOutcome<Screen> {
    popTo { $0 == screen }
  }

  /// Goes back to the root: nothing is chosen, nothing is pushed, and no inspector is open.
  @discardableResult
  public mutating func popToRoot() -> StackOutcome<Screen> {
    let removed = Pane.allCases.flatMap { apply(StackEdit(keeping: 0), in: $0).removed }
    return removed.isEmpty ? .unchanged : .changed(removed: removed, added: [])
  }

  /// Takes a screen away with all that is above it; gone already, nothing changes.
  @discardableResult
  public mutating func remove(_ screen: Screen) -> StackOutcome<Screen> {
    if let index = path.lastIndex(of: screen) { return apply(StackEdit(keeping: index)) }
    guard let index = self[.inspector].lastIndex(of: screen) else { return .unchanged }
    return apply(StackEdit(keeping: index), in: .inspector)
  }

  /// How many screens of all panes are equal to this one.
  func count(of screen: Screen) -> Int {
    Pane.allCases.reduce(0) { count, pane in count + self[pane].screens.count { $0 == screen } }
  }

  /// Puts a screen in place of the one on top of the path; above the root if that shows.
  @discardableResult
  public mutating func replaceTop(with screen: Screen) -> StackOutcome<Screen> {
    apply(StackEdit(keeping: max(0, depth - 1), adding: [screen]))
  }

  /// Makes this the path, and leaves alone what is so already.
  @discardableResult
  public mutating func set(path: some Collection<Screen>) -> StackOutcome<Screen> {
    apply(StackEdit(from: self.path, to: path))
  }

  /// Makes an edit of the path: screens go from the innermost column, and come as pushed ones do.
  ///
  /// - Returns: `refused` if it keeps more screens than there are, or a negative number.
  @discardableResult
  public mutating func apply(_ edit: StackEdit<Screen>) -> StackOutcome<Screen> {
    guard 0...depth ~= edit.kept else {
      return .refused(
        NavigationError(.countOutOfRange, "\(edit.kept) screens cannot stay: there are \(depth)"))
    }
    let removed = screens(above: edit.kept)
    guard removed != edit.added else { return .unchanged }
    var excess = removed.count
    for pane in Self.levelPanes.reversed() where excess > 0 {
      let count = min(excess, self[pane].count)
      pop(count, in: pane)
      excess -= count
    }
    var added = edit.added[...]
    if levels == .three, self[.content].isEmpty, self[.detail].isEmpty,
      let chosen = added.popFirst()
    {
      push(contentsOf: [chosen], in: .content)
    }
    push(contentsOf: added, in: .detail)
    return .changed(removed: removed, added: edit.added)
  }

  /// The screens of the path above so many, the lowest first.
  private func screens(above kept: Int) -> [Screen] {
    var kept = kept
    return Self.levelPanes.flatMap { pane in
      let screens = self[pane].screens
      defer { kept = max(0, kept - screens.count) }
      return screens.dropFirst(kept)
    }
  }
}
