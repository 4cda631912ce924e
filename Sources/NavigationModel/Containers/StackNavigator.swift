public import Observation

/// A stack of routes that can be observed, and is a container without a toolkit.
///
/// What it is told directly it does at once, and says what it did; what its queue brings it waits
/// for transitions. SwiftUI binds to ``routes``; other toolkits set ``transition``.
@MainActor
@Observable
public final class StackNavigator<Screen: Hashable & Sendable>: NavigationContainer {
  /// What became of a change.
  public typealias Outcome = RouteStack<Screen>.Outcome

  /// What is shown.
  public private(set) var stack: RouteStack<Screen>
  /// How screens name the way back to them.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What its host can show in one update.
  public let capabilities: NavigationCapabilities
  /// How its host tells that a transition has ended.
  public let transitionEnd: TransitionEnd
  /// The changes that it is to show.
  public let queue: NavigationQueue<Screen>

  /// How the host shows changes made by the app; without it, transitions end at once. What the
  /// person did, the host shows already.
  @ObservationIgnored public var transition: NavigationTransition<Screen>?

  /// The time within which a screen that is pushed again is not: two quick taps open it once. Off
  /// if nil. It counts from the push that was made.
  @ObservationIgnored public var repeatedPushes: Duration?

  @ObservationIgnored private let clock: any Clock<Duration>
  /// The screen pushed last, and how long ago that is.
  @ObservationIgnored private var lastPush: (screen: Screen, age: () -> Duration)?

  /// Makes a navigator.
  ///
  /// - Parameters:
  ///   - stack: What it shows at first.
  ///   - capabilities: What its host can show in one update, when a link is opened.
  ///   - transitionEnd: How its host tells that a transition has ended.
  ///   - repeatedPushes: The time within which a screen that is pushed again is not; off if nil.
  ///   - clock: Measures that time, and assumed ends of transitions.
  public init(
    _ stack: RouteStack<Screen> = RouteStack(), capabilities: NavigationCapabilities = .all,
    transitionEnd: TransitionEnd = .reported, repeatedPushes: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.stack = stack
    self.capabilities = capabilities
    self.transitionEnd = transitionEnd
    self.repeatedPushes = repeatedPushes
    self.clock = clock
    queue = NavigationQueue(clock: clock)
  }

  /// What is shown, above the root. Setting it says what the person did, as bindings do; routes
  /// that cannot be are refused (see ``personChanged(to:)``).
  public var routes: [Route<Screen>] {
    get { stack.routes.screens }
    set { personChanged(to: newValue) }
  }

  /// Takes over what the person did and the system shows already. It stops a link being opened.
  ///
  /// - Returns: `refused` if a route is pushed where there is no stack.
  @discardableResult
  public func personChanged(to routes: [Route<Screen>]) -> Outcome {
    change(isShown: true) { $0.apply(StackEdit(from: $0.routes, to: routes)) }
  }

  /// Shows an edit of its routes, through ``transition`` if the host has set it.
  public func apply(
    _ edit: StackEdit<Route<Screen>>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    // In place: a copy would make each step of a long link cost as much as what is shown.
    guard stack.apply(edit).isChange else { return completion() }
    show(edit, animated: animated, completion: completion)
  }

  private func show(
    _ edit: StackEdit<Route<Screen>>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard let transition else { return completion() }
    transition(edit, animated, completion)
  }

  /// Makes a change at once.
  ///
  /// - Parameter isShown: Whether the host shows it already.
  func change(
    isShown: Bool = false, _ make: (inout RouteStack<Screen>) throws -> Outcome
  ) rethrows -> Outcome {
    // On a copy: what is refused is no change that anybody observes.
    var next = stack
    let outcome = try make(&next)
    guard case .changed(_, let added) = outcome else { return outcome }
    stack = next
    queue.noteChange(isAdding: !added.isEmpty) {
      guard !isShown else { return }
      let edit = StackEdit(keeping: next.routes.count - added.count, adding: added)
      show(edit, animated: true, completion: queue.beginTransition(in: self))
    }
    return outcome
  }

  /// Whether a screen is on top since a push within ``repeatedPushes``.
  private func isRepeated(_ screen: Screen) -> Bool {
    guard let repeatedPushes, let lastPush else { return false }
    return lastPush.screen == screen && stack.routes.top == Route(screen)
      && lastPush.age() < repeatedPushes
  }

  /// Puts a screen on top of the uppermost stack.
  ///
  /// - Returns: `refused` if that has no stack; `unchanged` if it is on top since a push within
  ///   ``repeatedPushes``.
  @discardableResult
  public func push(_ screen: Screen) -> Outcome {
    if isRepeated(screen) { return .unchanged }
    let outcome = change { $0.push(screen) }
    if outcome.isChange, repeatedPushes != nil { lastPush = (screen, clock.stopwatch()) }
    return outcome
  }
}

extension Clock<Duration> {
  /// Starts to measure time; what it returns says how long ago that is.
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
