public import LayoutPolicies

extension Navigation {
  /// Does something, if nothing stands in its way.
  ///
  /// First the action is tried; what would take away a locked screen is refused, and what would
  /// take away one that asks waits for an answer. Then the guards are asked, in their order.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - fitted: The layout that shows, for what depends on it: which pane goes back. Nil means a
  ///     stack.
  ///   - guards: Who may refuse the change or make another of it.
  /// - Complexity: that of the change; with protections or guards, O(*n*) in the screens.
  @discardableResult
  public mutating func perform(
    _ action: NavigationAction<Tab, Screen>, in fitted: FittedLayout? = nil,
    guards: [NavigationGuard<Tab, Screen>] = []
  ) -> NavigationOutcome<Screen> {
    guard isActive else {
      held.append(action)
      return .held
    }
    if protections.isEmpty, guards.isEmpty { return make(action, in: fitted) }
    return perform(action, in: fitted, guards: guards, discarding: [])
  }

  /// Does something that may take away these screens, though they ask.
  mutating func perform(
    _ action: NavigationAction<Tab, Screen>, in fitted: FittedLayout?,
    guards: [NavigationGuard<Tab, Screen>], discarding discarded: Set<Screen>, redirections: Int = 0
  ) -> NavigationOutcome<Screen> {
    var next = self
    let outcome = next.make(action, in: fitted)
    guard case .changed(let change) = outcome else { return outcome }
    // The uppermost is asked first: it is what the person sees.
    let leaving = change.removed.reversed().filter { screen in
      protections[screen] != nil && next.count(of: screen) < count(of: screen)
    }
    for screen in leaving where protections[screen] == .locked {
      return .refused(
        NavigationError(
          .locked, "\("\(screen)".inBackticks) may not be left yet", help: "finish it first"))
    }
    for screen in leaving where !discarded.contains(screen) {
      question = Question(screen: screen, action: action, discarded: discarded)
      return .asked(screen)
    }
    for each in guards {
      let proposal = NavigationGuard.Proposal(
        action: action, change: change, before: self, after: next)
      switch each.verdict(proposal) {
      case .allow: continue
      case .refuse(let reason): return .refused(NavigationError(.refused, reason))
      case .redirect(let other):
        guard redirections < Self.mostRedirections else {
          return .refused(
            NavigationError(
              .refused, "guards redirect the change more than \(Self.mostRedirections) times",
              help: "let one of them allow it"))
        }
        return perform(
          other, in: fitted, guards: guards, discarding: discarded, redirections: redirections + 1)
      }
    }
    self = next
    // What was asked of what showed before is asked no more.
    question = nil
    for screen in leaving where count(of: screen) == 0 { protections[screen] = nil }
    return outcome
  }

  private static var mostRedirections: Int { 8 }

  /// How many screens of all tabs, and of what is presented, are equal to this one.
  func count(of screen: Screen) -> Int {
    presented.routes.count { $0.screen == screen }
      + tabs.tabs.reduce(0) { $0 + (tabs[$1]?.count(of: screen) ?? 0) }
  }
}
