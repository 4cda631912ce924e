public import LayoutPolicies

/// What became of an action.
public enum NavigationOutcome<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// Something changed.
  case changed(NavigationChange<Screen>)
  /// It was so already.
  case unchanged
  /// It could not be done, and nothing was changed.
  case refused(NavigationError)
  /// It would take away a screen that asks first; see ``Navigation/answer(_:in:guards:)``.
  case asked(Screen)
  /// It waits until the app is active again.
  case held

  /// Why it was refused, if it was.
  public var refusal: NavigationError? {
    if case .refused(let error) = self { error } else { nil }
  }

  /// What changed, if anything did.
  public var change: NavigationChange<Screen>? {
    if case .changed(let change) = self { change } else { nil }
  }
}

/// What an action changed.
public struct NavigationChange<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The screens that went, the lowest first.
  public var removed: [Screen] = []
  /// The screens that came, the lowest first.
  public var added: [Screen] = []
  /// The panes of the selected tab that show other screens, or another choice, than before.
  public var panes = PaneSet()

  /// A change of nothing that is on the stacks.
  package static var ofLayoutAlone: NavigationChange { NavigationChange() }

  /// The panes that changed out of sight: a host may want to reveal them. None in a stack, which
  /// shows what is on top.
  public func hiddenPanes(in fitted: FittedLayout) -> PaneSet {
    guard fitted.style != .stack else { return PaneSet() }
    var changed = panes
    // In two columns, the content stands above the sidebar.
    if fitted.style == .doubleColumn, changed.remove(.content) != nil { changed.insert(.sidebar) }
    return changed.subtracting(PaneSet(fitted.panes.map { $0.pane }))
  }
}
