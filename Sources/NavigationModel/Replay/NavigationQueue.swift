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
    /// What is done when its turn comes. It returns whether it changed something, and then has seen
    /// to it that the routes can be shown.
    let preparation: (@MainActor () throws(NavigationError) -> Bool)?
    let action: @MainActor (ContainerOutcome) -> Void
    /// What it leads to, and what the last step left; nil until its turn comes.
    var progress: (target: [Route<Screen>], left: [Route<Screen>])?
    /// Whether anything was changed for it.
    var isChange = false
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
    preparing preparation: (@MainActor () throws(NavigationError) -> Bool)? = nil,
    then action: @escaping @MainActor (ContainerOutcome) -> Void
  ) {
    self.container = container
    let superseded = take { $0.isOpening }
    waiting.append(Entry(change: change, preparation: preparation, action: action))
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
    while !isInTransition, !isHeld, let container {
      if current == nil {
        guard !waiting.isEmpty else { return }
        current = waiting.removeFirst()
      }
      do throws(NavigationError) {
        try step(in: container)
      } catch {
        finish(.failed(error))
      }
    }
  }

  private func step(in container: any NavigationContainer<Screen>) throws(NavigationError) {
    guard let entry = current else { return }
    if entry.progress == nil { try start(entry, in: container) }
    guard let progress = current?.progress else { return }
    let routes = container.routes
    guard progress.left == routes else { throw .superseded }
    var plan = StepPlan(from: routes, to: progress.target, capabilities: container.capabilities)
    guard let edit = plan.next() else {
      return finish(current?.isChange == true ? .done : .unchanged)
    }
    current?.progress?.left = routes.prefix(edit.kept) + edit.added
    current?.isChange = true
    let isAnimated =
      switch entry.change.animation {
      case .all: true
      case .last: plan.next() == nil
      case .none: false
      }
    container.apply(edit, animated: isAnimated, completion: beginTransition(in: container))
  }

  private func start(
    _ entry: Entry, in container: any NavigationContainer<Screen>
  ) throws(NavigationError) {
    var isChecked = false
    if let preparation = entry.preparation {
      isChecked = try preparation()
      current?.isChange = isChecked
    }
    let routes = container.routes
    let target = entry.change.target(from: routes)
    if !isChecked { try container.check(target) }
    current?.progress = (target, routes)
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
