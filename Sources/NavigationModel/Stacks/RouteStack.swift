/// Screens above a root, some pushed and some presented as sheets and covers with their own stacks.
///
/// What is presented stands over all that is below; what is pushed after it is in its stack.
public struct RouteStack<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The routes above the root, the last on top.
  public private(set) var routes: ScreenStack<Route<Screen>>

  /// What became of a request to change the routes.
  public typealias Outcome = StackOutcome<Route<Screen>>

  /// The stack of these routes.
  ///
  /// - Throws: `cannotPush` if one is pushed on a sheet or cover without a stack of its own.
  public init(_ routes: [Route<Screen>] = []) throws(NavigationError) {
    self.routes = ScreenStack(routes)
    var hasStack = true
    for route in routes {
      if route.style == .push, !hasStack { throw Self.cannotPush }
      if route.style.isPresented { hasStack = route.style.hasStack }
    }
  }

  /// A stack that shows its root.
  public init() { routes = [] }

  /// Whether a screen can be pushed: the root or what is presented on top has a stack.
  ///
  /// - Complexity: O(*k*) in the screens pushed above what is presented last.
  public var canPush: Bool { routes.last { $0.style.isPresented }?.style.hasStack ?? true }

  /// How many sheets and covers there are.
  public var presentedCount: Int { routes.count { $0.style.isPresented } }

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
    guard canPush || screens.isEmpty else { return .refused(Self.cannotPush) }
    return routes.push(contentsOf: screens.map { Route($0) })
  }

  /// Presents a screen over all the others.
  @discardableResult
  public mutating func present(_ screen: Screen, as style: Route<Screen>.Style) -> Outcome {
    style.isPresented ? routes.push(Route(screen, as: style)) : push(screen)
  }

  /// Makes an edit.
  ///
  /// - Returns: `refused` if it keeps more routes than there are, or pushes without a stack.
  @discardableResult
  public mutating func apply(_ edit: StackEdit<Route<Screen>>) -> Outcome {
    var next = routes
    let outcome = next.apply(edit)
    guard outcome.isChange else { return outcome }
    do throws(NavigationError) {
      self = try RouteStack(next.screens)
      return outcome
    } catch {
      return .refused(error)
    }
  }

  /// Goes back over a number of routes, pushed or presented.
  ///
  /// - Returns: `refused` if there are not as many.
  @discardableResult
  public mutating func goBack(_ count: Int = 1) -> Outcome { routes.pop(count) }

  /// Goes back to the root, over all that is pushed and presented.
  @discardableResult
  public mutating func goBackToRoot() -> Outcome { routes.popToRoot() }

  /// Goes back to the uppermost route whose screen is as asked.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func goBackTo(
    where isWanted: (Screen) throws -> Bool
  ) rethrows -> Outcome {
    try routes.popTo { try isWanted($0.screen) }
  }

  /// Takes screens from the top of the uppermost stack.
  ///
  /// - Returns: `refused` if fewer were pushed there; what is presented is dismissed.
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Outcome {
    let pushed = routes.count - stackStart
    guard 0...pushed ~= count else {
      return .refused(
        NavigationError(
          .countOutOfRange, "\(pushed) screens are pushed on the uppermost stack, not \(count)",
          help: count > pushed && pushed < routes.count ? "`dismiss` what is presented" : nil))
    }
    return routes.pop(count)
  }

  /// Takes every screen that was pushed on the uppermost stack.
  @discardableResult
  public mutating func popToRoot() -> Outcome { routes.apply(StackEdit(keeping: stackStart)) }

  /// Goes back to the uppermost screen of the uppermost stack that is as asked; what is presented
  /// is the lowest of its stack.
  ///
  /// - Returns: `refused` if there is none.
  @discardableResult
  public mutating func popTo(where isWanted: (Screen) throws -> Bool) rethrows -> Outcome {
    let lowest = Swift.max(0, stackStart - 1)
    guard let index = try routes[lowest...].lastIndex(where: { try isWanted($0.screen) }) else {
      return .refused(
        NavigationError(.noSuchScreen, "no screen of the uppermost stack is the one to go back to"))
    }
    return routes.popTo(index: index)
  }

  /// Puts a screen in place of the one on top, pushed or presented as that one is.
  @discardableResult
  public mutating func replaceTop(with screen: Screen) -> Outcome {
    routes.replaceTop(with: Route(screen, as: routes.top?.style ?? .push))
  }

  /// Dismisses sheets and covers from the top, with all that is above each.
  ///
  /// - Returns: `refused` if fewer are presented, or the count is negative.
  @discardableResult
  public mutating func dismiss(_ count: Int = 1) -> Outcome {
    let presented = routes.indices.filter { routes[$0].style.isPresented }
    guard 0...presented.count ~= count else {
      return .refused(
        NavigationError(
          .countOutOfRange, "\(presented.count) sheets and covers are presented, not \(count)",
          help: count > presented.count ? "`dismissAll` takes what there is" : nil))
    }
    return count == 0
      ? .unchanged : routes.apply(StackEdit(keeping: presented[presented.count - count]))
  }

  /// Dismisses every sheet and cover; screens pushed below them stay.
  @discardableResult
  public mutating func dismissAll() -> Outcome {
    routes.apply(
      StackEdit(keeping: routes.firstIndex { $0.style.isPresented } ?? routes.count))
  }

  /// Where the screens pushed on the uppermost stack begin.
  private var stackStart: Int {
    (routes.lastIndex { $0.style.isPresented } ?? -1) + 1
  }

  private static var cannotPush: NavigationError {
    NavigationError(
      .cannotPush, "what is presented on top has no stack to push on",
      help: "present it with navigation, or present the screen too")
  }
}
