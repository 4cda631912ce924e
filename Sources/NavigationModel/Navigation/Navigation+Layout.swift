public import LayoutPolicies

/// What shows of navigation in a window: what a policy decided, where the panes stand, and the
/// screens in them.
public struct ShownNavigation<Screen: Hashable & Sendable>: Sendable {
  /// What the policy was asked about, with what is open.
  public let context: LayoutContext
  /// What the policy decided.
  public let decision: LayoutDecision
  /// Where the panes stand; nil while the window's size is not known.
  public let fitted: FittedLayout?
  /// What each pane shows, in reading order; empty while the window's size is not known.
  public let panes: [ShownPane<Screen>]
}

extension Navigation {
  /// Has a policy lay out what shows. The policy is told which panes of the selected tab are
  /// ``NavigationColumns/open``, and which were visited, the newest first
  /// (``NavigationColumns/recent``).
  ///
  /// In the background a system turns and resizes windows that nobody sees; what the person chose
  /// about panes is then not settled.
  public func shown(
    by policy: some LayoutPolicy, in context: LayoutContext, memory: inout PolicyMemory
  ) -> ShownNavigation<Screen> {
    let columns = columns
    var context = context
    context.open = columns.open
    context.recent = columns.recent
    let decision = policy.decide(in: context, memory: &memory)
    let fitted = columns.fitted(decision.layout, to: context, choices: memory.choices)
    if isActive, let fitted { memory.choices.settle(in: fitted) }
    return ShownNavigation(
      context: context, decision: decision, fitted: fitted,
      panes: fitted.map { columns.panes(in: $0) } ?? [])
  }
}
