/// The changes that a container is to show, one after another.
///
/// A change starts when the transition before it has ended. What it asks for is computed then, from
/// what is shown; if the platform cannot show it at once, it becomes the steps of a ``StepPlan``,
/// each computed anew. If a step finds something else shown than the last one left, someone went
/// elsewhere: the change ends as superseded.
///
/// A container owns its queue, and with it what waits there: if the container goes away, the queue
/// does too, and whoever still waits hears `containerGone`.
@MainActor
public final class NavigationQueue<Screen: Hashable & Sendable> {
  private struct Entry: Sendable {
    let change: ContainerChange<Screen>
    let action: @MainActor (ContainerOutcome) -> Void
    /// What it leads to; known when it has started.
    var target: [Route<Screen>] = []
    /// What the last step left.
    var left: [Route<Screen>]?
  }

  private let clock: any Clock<Duration>
  private weak var container: (any NavigationContainer<Screen>)?
  private var current: Entry?
  private var waiting: [Entry] = []
  private var isInTransition = false
  /// Counts transitions: the completion of an earlier one does nothing.
  private var transition = 0
  private var isAdvancing = false

  /// The containers in which the queue's own is registered.
  weak var registry: AnyObject?
  /// What the container does after it went back to its root.
  var afterPopToRoot: (@MainActor () -> Void)?
  /// Whether nothing new is to be shown.
  var isHeld = false {
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
      for entry in left {
        entry.action(.failed(NavigationError(.containerGone, "the container went away")))
      }
    }
  }

  func add(
    _ change: ContainerChange<Screen>, in container: some NavigationContainer<Screen>,
    then action: @escaping @MainActor (ContainerOutcome) -> Void
  ) {
    self.container = container
    let superseded = take { $0.isOpening }
    waiting.append(Entry(change: change, action: action))
    for entry in superseded { entry.action(.failed(.superseded)) }
    advance()
  }

  /// Ends the opening of a link, under way or waiting. A transition under way is not cut short.
  func endOpening(_ error: NavigationError) {
    for entry in take(where: { $0.isOpening }) { entry.action(.failed(error)) }
    advance()
  }

  /// Ends all changes, and forgets where the container is registered.
  func unregister(_ error: NavigationError) {
    registry = nil
    afterPopToRoot = nil
    let ended = take { _ in true }
    isHeld = false
    for entry in ended { entry.action(.failed(error)) }
  }

  /// Begins a transition. Nothing else starts before the completion it returns is called, and
  /// that of an earlier transition counts no more.
  func beginTransition(
    in container: some NavigationContainer<Screen>
  ) -> @MainActor () -> Void {
    self.container = container
    isInTransition = true
    transition += 1
    return { [weak self, transition] in self?.complete(transition) }
  }

  private func complete(_ transition: Int) {
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

  private func take(where isWanted: (ContainerChange<Screen>) -> Bool) -> [Entry] {
    var taken: [Entry] = []
    if let current, isWanted(current.change) {
      taken.append(current)
      self.current = nil
    }
    taken += waiting.filter { isWanted($0.change) }
    waiting.removeAll { isWanted($0.change) }
    return taken
  }

  /// Makes steps until one has to wait. What a step or an action asks for meanwhile comes after it.
  private func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while !isInTransition, !isHeld, let container, let entry = current ?? startNext(in: container) {
      step(entry, in: container)
    }
  }

  private func startNext(in container: any NavigationContainer<Screen>) -> Entry? {
    guard !waiting.isEmpty else { return nil }
    var next = waiting.removeFirst()
    next.target = next.change.target(from: container.routes)
    current = next
    return next
  }

  private func step(_ entry: Entry, in container: any NavigationContainer<Screen>) {
    let routes = container.routes
    if let left = entry.left, left != routes { return finish(.failed(.superseded)) }
    do throws(NavigationError) {
      if entry.left == nil { _ = try RouteStack(entry.target) }
    } catch {
      return finish(.failed(error))
    }
    var plan = StepPlan(from: routes, to: entry.target, capabilities: container.capabilities)
      .makeIterator()
    guard let edit = plan.next() else { return finish(entry.left == nil ? .unchanged : .done) }
    current?.left = routes.prefix(edit.kept) + edit.added
    let isAnimated =
      switch entry.change.animation {
      case .all: true
      case .last: plan.next() == nil
      case .none: false
      }
    container.apply(edit, animated: isAnimated, completion: beginTransition(in: container))
  }

  private func finish(_ outcome: ContainerOutcome) {
    guard let entry = current else { return }
    current = nil
    if case .popToRoot = entry.change, outcome.error == nil { afterPopToRoot?() }
    entry.action(outcome)
  }
}

extension NavigationError {
  static var superseded: NavigationError {
    NavigationError(.superseded, "a newer change of what is shown took the place of this one")
  }
}
