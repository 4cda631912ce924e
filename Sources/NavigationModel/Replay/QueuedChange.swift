/// A change that waits for its turn in a container's queue, or is being made.
@MainActor
final class QueuedChange<Screen: Hashable & Sendable> {
  let change: ContainerChange<Screen>
  /// What is done when its turn comes. It returns whether it changed something, and then has seen
  /// to it that the routes can be shown.
  private let preparation: (@MainActor () throws(NavigationError) -> Bool)?
  private let isTakenBack: @MainActor () -> Bool
  let action: @MainActor (ContainerOutcome) -> Void

  /// The edits after the one that is shown; nil until its turn comes.
  private var plan: StepPlan<Screen>?
  /// The next edit, computed ahead to know which is the last.
  private var next: StackEdit<Route<Screen>>?
  /// The routes that its last step left.
  private(set) var left: [Route<Screen>] = []
  /// Whether anything was changed for it.
  private var isChange = false

  init(
    _ change: ContainerChange<Screen>,
    preparing preparation: (@MainActor () throws(NavigationError) -> Bool)?,
    unless isTakenBack: @escaping @MainActor () -> Bool,
    then action: @escaping @MainActor (ContainerOutcome) -> Void
  ) {
    self.change = change
    self.preparation = preparation
    self.isTakenBack = isTakenBack
    self.action = action
  }

  /// Whether its turn has come.
  var hasBegun: Bool { plan != nil }

  /// Whether whoever asked for it took it back in time: a link until it is opened, any other change
  /// until it has begun.
  var isUnwanted: Bool { (change.isOpening || !hasBegun) && isTakenBack() }

  /// Whether all its steps are shown, so that nothing takes its place any more. A link is open only
  /// when its last transition has ended.
  var isMade: Bool { hasBegun && next == nil && !change.isOpening }

  /// What became of it, if no step is left.
  var end: ContainerOutcome? {
    guard hasBegun, next == nil else { return nil }
    return isChange ? .done : .unchanged
  }

  /// Plans its steps from what is shown now.
  func begin(in container: any NavigationContainer<Screen>) throws(NavigationError) {
    if let preparation { isChange = try preparation() }
    left = container.routes
    let target = try change.target(from: left)
    if !isChange { try container.check(target) }
    plan = StepPlan(from: left, to: target, capabilities: container.capabilities)
    next = plan?.next()
  }

  /// Takes its next step.
  ///
  /// - Complexity: O(*k*) in the routes that go and come.
  func step() -> (edit: StackEdit<Route<Screen>>, animated: Bool)? {
    guard let edit = next else { return nil }
    next = plan?.next()
    left.removeSubrange(edit.kept...)
    left += edit.added
    isChange = true
    return (edit, change.animation == .all || change.animation == .last && next == nil)
  }
}
