/// Screens above a root, some pushed and some presented as sheets and covers with their own stacks.
///
/// What is presented stands over all that is below; what is pushed after it is in its stack.
public struct RouteStack<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The routes above the root, the last on top.
  public private(set) var routes: ScreenStack<Route<Screen>> = []
  /// Where sheets and covers stand, the lowest first.
  private(set) var presented: [Int] = []

  /// What became of a request to change the routes.
  public typealias Outcome = StackOutcome<Route<Screen>>

  /// A stack that shows its root.
  public init() {}

  /// The stack of these routes.
  ///
  /// - Throws: `cannotPush` if one is pushed on a sheet or cover without a stack of its own.
  public init(_ routes: [Route<Screen>]) throws(NavigationError) {
    if let refusal = apply(StackEdit(keeping: 0, adding: routes)).refusal { throw refusal }
  }

  /// Whether a screen can be pushed: the root or what is presented on top has a stack.
  public var canPush: Bool { presented.last.map { routes[$0].style.hasStack } ?? true }

  /// How many sheets and covers there are.
  public var presentedCount: Int { presented.count }

  /// Makes an edit.
  ///
  /// - Returns: `refused` if it keeps more routes than there are, or pushes without a stack.
  /// - Complexity: O(*k*) in the routes that go and come.
  @discardableResult
  public mutating func apply(_ edit: StackEdit<Route<Screen>>) -> Outcome {
    let kept = presented.prefix { $0 < edit.kept }
    var hasStack = kept.last.map { routes[$0].style.hasStack } ?? true
    var added: [Int] = []
    for (offset, route) in edit.added.enumerated() {
      if route.style.isPresented {
        added.append(edit.kept + offset)
        hasStack = route.style.hasStack
      } else if !hasStack {
        return .refused(Self.cannotPush)
      }
    }
    let outcome = routes.apply(edit)
    if outcome.isChange { presented = kept + added }
    return outcome
  }

  /// Where the screens pushed on the uppermost stack begin.
  var stackStart: Int { (presented.last ?? -1) + 1 }

  private static var cannotPush: NavigationError {
    NavigationError(
      .cannotPush, "what is presented on top has no stack to push on",
      help: "present it with navigation, or present the screen too")
  }
}
