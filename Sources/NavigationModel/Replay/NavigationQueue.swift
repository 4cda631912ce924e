/// The changes that a container is to show, one after another.
///
/// A change starts when the transition before it has ended. What it asks for is computed then, from
/// what is shown; if the platform cannot show it at once, it becomes the steps of a ``StepPlan``.
/// Before each step it is made sure that the step before left what is shown. Else someone went
/// elsewhere, and the change ends as superseded; or the container refused the step, and says why.
///
/// Between steps whose transitions end at once nobody else has a turn. So only what a step changed
/// is looked at there, and all that is shown where a transition took its time or an action ran, and
/// at the end. Many steps that end at once take time in proportion to their number.
///
/// A container owns its queue, and with it what waits there: if the container goes away, the queue
/// does too, and whoever still waits hears `containerGone`.
@MainActor
public final class NavigationQueue<Screen: Hashable & Sendable> {
  private typealias Change = QueuedChange<Screen>

  private let clock: any Clock<Duration>
  private weak var container: (any NavigationContainer<Screen>)?
  private var current: Change?
  private var waiting: [Change] = []
  /// Those that ended, until whoever asked for them has heard it.
  private var ended: [(change: Change, error: NavigationError)] = []
  private var isInTransition = false
  /// Counts transitions: the completion of an earlier one does nothing.
  private var transition = 0
  /// Whether the completion of the last transition was called.
  private var isCompleted = true
  private var isAdvancing = false
  /// Whether nobody had a turn since the last step.
  private var isUndisturbed = false

  /// The containers in which the queue's own is registered.
  weak var registry: AnyObject?
  /// What the container does after it went back to its root, while it is registered.
  var afterPopToRoot: (@MainActor () -> Void)?
  /// Whether the registry holds changes.
  var isHeld = false {
    didSet { advance() }
  }
  /// Whether the container itself is to show nothing new now.
  var isInactive = false {
    didSet { advance() }
  }

  /// Makes a queue for one container.
  ///
  /// - Parameter clock: Measures the time after which a transition is taken to have ended.
  public nonisolated init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  deinit {
    let left = (current.map { [$0] } ?? []) + waiting
    guard !left.isEmpty else { return }
    Task { @MainActor in
      for change in left {
        change.action(.failed(NavigationError(.containerGone, "the container went away")))
      }
    }
  }

  func add(
    _ change: ContainerChange<Screen>, in container: some NavigationContainer<Screen>,
    preparing preparation: (@MainActor () throws(NavigationError) -> Bool)? = nil,
    unless isTakenBack: @escaping @MainActor () -> Bool = { false },
    then action: @escaping @MainActor (ContainerOutcome) -> Void
  ) {
    self.container = container
    end(.superseded) { $0.change.isOpening }
    waiting.append(
      QueuedChange(change, preparing: preparation, unless: isTakenBack, then: action))
    advance()
  }

  /// Ends the opening of a link, under way or waiting. A transition under way is not cut short.
  func endOpening(_ error: NavigationError) {
    end(error) { $0.change.isOpening }
    advance()
  }

  /// Notes that the container was changed directly, and shows that. It takes the place of a link
  /// that is being opened.
  ///
  /// - Parameters:
  ///   - isAdding: Whether screens came. Then what waits to go back ends too: it is older, and must
  ///     not take them away.
  ///   - show: Shows the change. Whoever asked for what ended hears it only then, and may change
  ///     the container again.
  func noteChange(isAdding: Bool, showing show: () -> Void) {
    end(.superseded) { $0.change.isOpening || isAdding && $0.change.isGoingBack && !$0.hasBegun }
    let isNested = isAdvancing
    isAdvancing = true
    show()
    isAdvancing = isNested
    advance()
  }

  /// Ends all changes, and forgets where the container is registered.
  func unregister(_ error: NavigationError) {
    end(error) { _ in true }
    leaveRegistry()
  }

  /// Forgets where the container is registered.
  func leaveRegistry() {
    registry = nil
    afterPopToRoot = nil
    isHeld = false
  }

  /// Begins a transition. Nothing else starts before the completion it returns is called, and
  /// that of an earlier transition counts no more.
  func beginTransition(
    in container: some NavigationContainer<Screen>
  ) -> @MainActor () -> Void {
    self.container = container
    isInTransition = true
    isCompleted = false
    transition += 1
    return { [weak self, transition] in self?.complete(transition) }
  }

  private func complete(_ transition: Int) {
    if transition == self.transition { isCompleted = true }
    guard case .assumed(let time) = container?.transitionEnd else { return end(transition) }
    Task { [weak self, clock] in
      try? await clock.sleep(for: time)
      self?.end(transition)
    }
  }

  private func end(_ transition: Int) {
    guard transition == self.transition else { return }
    isInTransition = false
    advance()
  }

  private func end(_ error: NavigationError, where isWanted: (Change) -> Bool) {
    isUndisturbed = false
    if let current, isWanted(current) {
      ended.append((current, error))
      self.current = nil
    }
    ended += waiting.filter(isWanted).map { ($0, error) }
    waiting.removeAll(where: isWanted)
  }

  /// Makes steps until one has to wait. What a step or an action asks for meanwhile comes after it.
  private func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    while tellNext() || stepNext() {}
    isUndisturbed = false
    isAdvancing = false
  }

  /// Tells whoever asked for a change that it ended.
  ///
  /// - Returns: Whether there was one.
  private func tellNext() -> Bool {
    guard !ended.isEmpty else { return false }
    let (change, error) = ended.removeFirst()
    isUndisturbed = false
    change.action(.failed(error))
    return true
  }

  /// Makes a step of a change, or ends it.
  ///
  /// - Returns: Whether nothing had to wait.
  private func stepNext() -> Bool {
    guard !isInTransition, !(isHeld && registry != nil), !isInactive, let container,
      let change = current ?? waiting.first
    else { return false }
    if current == nil { current = waiting.removeFirst() }
    do throws(NavigationError) {
      try step(change, in: container)
    } catch {
      if current === change { finish(change, .failed(error)) }
    }
    return true
  }

  private func step(
    _ change: Change, in container: any NavigationContainer<Screen>
  ) throws(NavigationError) {
    guard !change.isUnwanted else { throw .cancelled }
    if !change.hasBegun { try change.begin(in: container) }
    if !isUndisturbed || change.end != nil, !change.isMade, container.routes != change.left {
      throw .superseded
    }
    // Whoever was asked meanwhile may have ended it.
    guard current === change else { return }
    if let end = change.end { return finish(change, end) }
    guard let (edit, isAnimated) = change.step() else { return }
    isUndisturbed = true
    container.apply(edit, animated: isAnimated, completion: beginTransition(in: container))
    if isUndisturbed, isCompleted, !Self.shows(edit, in: container) {
      try container.check(change.left)
      throw .superseded
    }
    isUndisturbed = isUndisturbed && !isInTransition
  }

  /// Whether a container shows what an edit added, and nothing above.
  private static func shows(
    _ edit: StackEdit<Route<Screen>>, in container: any NavigationContainer<Screen>
  ) -> Bool {
    let routes = container.routes
    return routes.count == edit.kept + edit.added.count
      && routes[edit.kept...].elementsEqual(edit.added)
  }

  private func finish(_ change: Change, _ outcome: ContainerOutcome) {
    current = nil
    isUndisturbed = false
    if case .popToRoot = change.change, outcome.error == nil, registry != nil { afterPopToRoot?() }
    change.action(outcome)
  }
}

extension NavigationError {
  static var superseded: NavigationError {
    NavigationError(.superseded, "a newer change of what is shown took the place of this one")
  }

  static var cancelled: NavigationError {
    NavigationError(.cancelled, "whoever asked for the change took it back")
  }
}
