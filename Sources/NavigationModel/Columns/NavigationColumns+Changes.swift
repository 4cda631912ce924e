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
    var rest = Array(screens)[...]
    var added: [Screen] = []
    if column(after: .sidebar) == .content, selection(in: .sidebar) == nil, self[.detail].isEmpty,
      let first = rest.popFirst()
    {
      added += update(.content) { $0.push(first) }.added
    }
    added += update(.detail) { $0.push(contentsOf: rest) }.added
    return added.isEmpty ? .unchanged : .changed(removed: [], added: added)
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
    let outcome = update(next) { $0.set(to: screen.map { [$0] } ?? []) }
    // The same again leaves what was chosen in it.
    guard next == .content, outcome.isChange else { return outcome }
    let further = update(.detail) { $0.popToRoot() }
    return .changed(removed: outcome.removed + further.removed, added: outcome.added)
  }

  /// Goes back over screens of the path, from the innermost column that has some.
  ///
  /// - Returns: `refused` if the path has fewer, or the count is negative.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> StackOutcome<Screen> {
    guard 0...depth ~= count else {
      return .refused(
        NavigationError(
          .countOutOfRange, "there are \(depth) screens to go back from, not \(count)",
          help: count > depth ? "go to the root with `popToRoot`" : nil))
    }
    return apply(StackEdit(keeping: depth - count))
  }

  /// Goes back to the uppermost screen of the path that is as asked.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(
    where isWanted: (Screen) throws -> Bool
  ) rethrows -> StackOutcome<Screen> {
    guard let index = try path.lastIndex(where: isWanted) else {
      return .refused(
        NavigationError(.noSuchScreen, "no screen of the path is the one to go back to"))
    }
    return apply(StackEdit(keeping: index + 1))
  }

  /// Goes back to the root: nothing is chosen, nothing is pushed, and no inspector is open.
  @discardableResult
  public mutating func popToRoot() -> StackOutcome<Screen> {
    let removed = Pane.allCases.flatMap { pane in update(pane) { $0.popToRoot() }.removed }
    return removed.isEmpty ? .unchanged : .changed(removed: removed, added: [])
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
    var excess = depth - edit.kept
    var removed: [Screen] = []
    for pane in Self.levelPanes.reversed() where excess > 0 {
      let count = min(excess, self[pane].count)
      removed = update(pane) { $0.pop(count) }.removed + removed
      excess -= count
    }
    let added = push(contentsOf: edit.added).added
    if removed == added { return .unchanged }
    return .changed(removed: removed, added: added)
  }
}
