/// Changes made at once.
extension StackNavigator {
  /// Makes an edit.
  ///
  /// - Returns: `refused` if it keeps more routes than there are, or pushes without a stack.
  @discardableResult
  public func apply(_ edit: StackEdit<Route<Screen>>) -> Outcome { change { $0.apply(edit) } }

  /// Puts screens on top of the uppermost stack; one change.
  ///
  /// - Returns: `refused` if that has no stack.
  @discardableResult
  public func push(contentsOf screens: [Screen]) -> Outcome {
    change { $0.push(contentsOf: screens) }
  }

  /// Puts a screen in place of the one on top, pushed or presented as that one is.
  @discardableResult
  public func replaceTop(with screen: Screen) -> Outcome {
    change { $0.replaceTop(with: screen) }
  }

  /// Takes screens from the top of the uppermost stack.
  ///
  /// - Returns: `refused` if fewer were pushed there; what is presented is dismissed.
  @discardableResult
  public func pop(_ count: Int = 1) -> Outcome { change { $0.pop(count) } }

  /// Takes every screen that was pushed on the uppermost stack.
  @discardableResult
  public func popToRoot() -> Outcome { change { $0.popToRoot() } }

  /// Goes back to the uppermost screen of the uppermost stack that is as asked; what is presented
  /// is the lowest of its stack.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public func popTo(where isWanted: (Screen) throws -> Bool) rethrows -> Outcome {
    try change { try $0.popTo(where: isWanted) }
  }

  /// Goes back over a number of routes, pushed or presented.
  ///
  /// - Returns: `refused` if there are not as many.
  @discardableResult
  public func goBack(_ count: Int = 1) -> Outcome { change { $0.goBack(count) } }

  /// Goes back to the uppermost route with a screen, over what is presented too.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public func goBackTo(_ screen: Screen) -> Outcome {
    change { $0.goBackTo { $0 == screen } }
  }

  /// Goes back to the uppermost route whose screen is as asked.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public func goBackTo(where isWanted: (Screen) throws -> Bool) rethrows -> Outcome {
    try change { try $0.goBackTo(where: isWanted) }
  }

  /// Goes back to the root, over all that is pushed and presented.
  @discardableResult
  public func goBackToRoot() -> Outcome { change { $0.goBackToRoot() } }

  /// Presents a screen over all the others.
  @discardableResult
  public func present(_ screen: Screen, as style: Route<Screen>.Style) -> Outcome {
    change { $0.present(screen, as: style) }
  }

  /// Dismisses sheets and covers from the top, with all that is above each.
  ///
  /// - Returns: `refused` if fewer are presented, or the count is negative.
  @discardableResult
  public func dismiss(_ count: Int = 1) -> Outcome { change { $0.dismiss(count) } }

  /// Dismisses every sheet and cover; screens pushed below them stay.
  @discardableResult
  public func dismissAll() -> Outcome { change { $0.dismissAll() } }
}
