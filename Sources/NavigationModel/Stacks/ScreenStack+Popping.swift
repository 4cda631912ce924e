/// Going back.
extension ScreenStack {
  /// Takes screens from the top.
  ///
  /// - Returns: `refused` if the count is negative or greater than that of the screens.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> StackOutcome<Screen> {
    guard 0...self.count ~= count else { return .refused(.cannotPop(count, of: self.count)) }
    return apply(StackEdit(keeping: self.count - count))
  }

  /// Takes every screen; at the root, nothing changes.
  @discardableResult
  public mutating func popToRoot() -> StackOutcome<Screen> { apply(StackEdit(keeping: 0)) }

  /// Goes back to the screen at an index, counted from the lowest. The root has none: going there
  /// is ``popToRoot()``.
  ///
  /// - Returns: `refused` if no screen has that index.
  @discardableResult
  public mutating func popTo(index: Int) -> StackOutcome<Screen> {
    guard indices.contains(index) else {
      let valid = isEmpty ? "only the root shows" : "they are 0 to \(count - 1)"
      return .refused(
        NavigationError(
          .indexOutOfRange, "no screen has the index \(index): \(valid)",
          help: index == -1 ? "the root is not one of them; go there instead" : nil))
    }
    return apply(StackEdit(keeping: index + 1))
  }

  /// Goes back to the uppermost screen that is as asked; if it is on top, nothing changes.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(
    where isWanted: (Screen) throws -> Bool
  ) rethrows -> StackOutcome<Screen> {
    guard let index = try screens.lastIndex(where: isWanted) else {
      return .refused(.noSuchScreen)
    }
    return popTo(index: index)
  }

  /// Goes back to the uppermost screen that is equal to this one.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(_ screen: Screen) -> StackOutcome<Screen> {
    popTo { $0 == screen }
  }
}

extension ScreenStack where Screen: Identifiable {
  /// Goes back to the uppermost screen with this identity.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(id: Screen.ID) -> StackOutcome<Screen> { popTo { $0.id == id } }
}

/// Screens that show while something is so: an export runs, an item is chosen.
extension ScreenStack {
  /// Shows a screen, or takes it away with all that is above it. Shown already or gone already,
  /// nothing changes.
  @discardableResult
  public mutating func show(_ screen: Screen, _ isShown: Bool) -> StackOutcome<Screen> {
    guard let index = screens.lastIndex(of: screen) else {
      return isShown ? push(screen) : .unchanged
    }
    return isShown ? .unchanged : apply(StackEdit(keeping: index))
  }

  /// Shows an item's screen: it takes the place of the one that shows another item, or comes on
  /// top if none does; nil takes that one away with all that is above it.
  ///
  /// - Parameters:
  ///   - screen: The item's screen, or nil.
  ///   - isItem: Whether a screen shows an item of this kind.
  @discardableResult
  public mutating func show(
    item screen: Screen?, where isItem: (Screen) throws -> Bool
  ) rethrows -> StackOutcome<Screen> {
    guard let index = try screens.lastIndex(where: isItem) else {
      return screen.map { push($0) } ?? .unchanged
    }
    guard let screen else { return apply(StackEdit(keeping: index)) }
    guard screens[index] != screen else { return .unchanged }
    return apply(StackEdit(keeping: index, adding: [screen] + screens[(index + 1)...]))
  }
}
