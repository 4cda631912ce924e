/// What people and apps do to routes.
extension RouteStack {
  /// Puts a screen on top of the uppermost stack.
  ///
  /// - Returns: `refused` if that has no stack.
  @discardableResult
  public mutating func push(_ screen: Screen) -> Outcome { push(contentsOf: [screen]) }

  /// Puts screens on top of the uppermost stack; one change.
  ///
  /// - Returns: `refused` if that has no stack.
  @discardableResult
  public mutating func push(contentsOf screens: [Screen]) -> Outcome {
    apply(StackEdit(keeping: routes.count, adding: screens.map { Route($0) }))
  }

  /// Presents a screen over all the others.
  @discardableResult
  public mutating func present(_ screen: Screen, as style: Route<Screen>.Style) -> Outcome {
    apply(StackEdit(keeping: routes.count, adding: [Route(screen, as: style)]))
  }

  /// Puts a screen in place of the one on top, pushed or presented as that one is.
  @discardableResult
  public mutating func replaceTop(with screen: Screen) -> Outcome {
    apply(
      StackEdit(
        keeping: max(0, routes.count - 1),
        adding: [Route(screen, as: routes.top?.style ?? .push)]))
  }

  /// Goes back over a number of routes, pushed or presented.
  ///
  /// - Returns: `refused` if there are not as many.
  @discardableResult
  public mutating func goBack(_ count: Int = 1) -> Outcome {
    guard 0...routes.count ~= count else { return .refused(.cannotPop(count, of: routes.count)) }
    return apply(StackEdit(keeping: routes.count - count))
  }

  /// Goes back to the root, over all that is pushed and presented.
  @discardableResult
  public mutating func goBackToRoot() -> Outcome { apply(StackEdit(keeping: 0)) }

  /// Goes back to the uppermost route whose screen is as asked.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func goBackTo(
    where isWanted: (Screen) throws -> Bool
  ) rethrows -> Outcome {
    try goBack(to: isWanted, from: 0)
  }

  /// Takes screens from the top of the uppermost stack.
  ///
  /// - Returns: `refused` if fewer were pushed there; what is presented is dismissed.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Outcome {
    let pushed = routes.count - stackStart
    guard 0...pushed ~= count else {
      let error = NavigationError.cannotPop(count, of: pushed)
      return .refused(
        pushed < routes.count && count > pushed
          ? NavigationError(error.kind, error.message, help: "dismiss what is presented") : error)
    }
    return apply(StackEdit(keeping: routes.count - count))
  }

  /// Takes every screen that was pushed on the uppermost stack.
  @discardableResult
  public mutating func popToRoot() -> Outcome { apply(StackEdit(keeping: stackStart)) }

  /// Goes back to the uppermost screen of the uppermost stack that is as asked; what is presented
  /// is the lowest of its stack.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(where isWanted: (Screen) throws -> Bool) rethrows -> Outcome {
    try goBack(to: isWanted, from: max(0, stackStart - 1))
  }

  /// Dismisses sheets and covers from the top, with all that is above each.
  ///
  /// - Returns: `refused` if fewer are presented, or the count is negative.
  @discardableResult
  public mutating func dismiss(_ count: Int = 1) -> Outcome {
    guard 0...presented.count ~= count else {
      let found =
        switch presented.count {
        case 0: "nothing is presented"
        case 1: "one screen is presented"
        case let count: "\(count) screens are presented"
        }
      return .refused(NavigationError(.countOutOfRange, "\(found), so \(count) cannot go"))
    }
    return count == 0
      ? .unchanged : apply(StackEdit(keeping: presented[presented.count - count]))
  }

  /// Dismisses every sheet and cover; screens pushed below them stay.
  @discardableResult
  public mutating func dismissAll() -> Outcome {
    apply(StackEdit(keeping: presented.first ?? routes.count))
  }

  private mutating func goBack(
    to isWanted: (Screen) throws -> Bool, from lowest: Int
  ) rethrows -> Outcome {
    guard let index = try routes[lowest...].lastIndex(where: { try isWanted($0.screen) }) else {
      return .refused(.noSuchScreen)
    }
    return apply(StackEdit(keeping: index + 1))
  }
}
