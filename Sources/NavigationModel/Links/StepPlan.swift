/// The edits that lead from the routes shown to others, each possible in one update.
///
/// First what stays is given its new content in place, then what is surplus goes, then what is
/// missing comes. Where the ways of showing differ, a route is surplus: a sheet does not become a
/// cover in place. No edit is empty, and routes that both have from the root on are left alone.
///
/// The next edit depends only on what is shown, the target and the capabilities: a plan made anew
/// after any of the edits has the rest of them. They are computed as they are asked for.
///
/// ```swift
/// let plan = StepPlan(from: stack.routes.screens, to: target, capabilities: .navigationView)
/// for edit in plan { stack.apply(edit) }
/// ```
public struct StepPlan<Screen: Hashable & Sendable>: Sequence, IteratorProtocol, Sendable {
  private let shown: [Route<Screen>]
  private let target: [Route<Screen>]
  private let capabilities: NavigationCapabilities
  /// How many routes, from the root on, can stay where they are.
  private let staying: Int
  /// The first of those that gets other content, until it has it.
  private var firstReplaced: Int?
  /// How many of the routes shown at first have not gone.
  private var left: Int
  /// How many of the target's routes stay or have come.
  private var reached: Int

  /// Plans how to come from what is shown to a target.
  ///
  /// - Complexity: O(*n*) in the shorter of both; all edits together, O(*n*) in both.
  public init(
    from shown: [Route<Screen>], to target: [Route<Screen>], capabilities: NavigationCapabilities
  ) {
    self.shown = shown
    self.target = target
    self.capabilities = capabilities
    let common = 0..<Swift.min(shown.count, target.count)
    let staying = common.first { shown[$0].style != target[$0].style } ?? common.upperBound
    self.staying = staying
    firstReplaced = (0..<staying).first { shown[$0] != target[$0] }
    left = shown.count
    reached = staying
  }

  /// The next edit; nil where the target is reached.
  public mutating func next() -> StackEdit<Route<Screen>>? {
    if let first = firstReplaced { return replace(from: first) }
    if left > staying { return remove() }
    return reached < target.count ? add(1) : nil
  }

  private mutating func replace(from first: Int) -> StackEdit<Route<Screen>> {
    firstReplaced = nil
    if capabilities.replacesAndPops, !shown[staying...].contains(where: { $0.style.isPresented }) {
      left = staying
    }
    return StackEdit(keeping: first, adding: target[first..<staying] + Array(shown[staying..<left]))
  }

  /// Removes what is surplus, or the uppermost that is presented with all above it.
  private mutating func remove() -> StackEdit<Route<Screen>> {
    let surplus = shown[staying..<left]
    let presented = surplus.lastIndex { $0.style.isPresented }
    left = capabilities.dismissesAtOnce ? staying : presented ?? staying
    return left == staying ? add(0) : StackEdit(keeping: left)
  }

  /// Adds routes, and the pushes above them that can come along.
  private mutating func add(_ count: Int) -> StackEdit<Route<Screen>> {
    let kept = reached
    reached += count
    if capabilities.pushesAtOnce {
      reached = target[reached...].firstIndex { $0.style != .push } ?? target.count
    }
    return StackEdit(keeping: kept, adding: Array(target[kept..<reached]))
  }
}
