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
    return perform(action, in: fitted, guards: guards, redirections: 0)
  }

  private mutating func perform(
    _ action: NavigationAction<Tab, Screen>, in fitted: FittedLayout?,
    guards: [NavigationGuard<Tab, Screen>], redirections: Int
  ) -> NavigationOutcome<Screen> {
    var next = self
    let outcome = next.make(action, in: fitted)
    guard case .changed(let change) = outcome else { return outcome }
    // The uppermost is asked first: it is what the person sees.
    let leaving = change.removed.reversed().filter { !next.holds($0) }
    for screen in leaving where protections[screen] == .locked {
      return .refused(
        NavigationError(
          .locked, "\("\(screen)".inBackticks) may not be left yet", help: "finish it first"))
    }
    for screen in leaving where protections[screen] == .asks {
      question = Question(screen: screen, action: action)
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
        return perform(other, in: fitted, guards: guards, redirections: redirections + 1)
      }
    }
    self = next
    for screen in leaving { protections[screen] = nil }
    // What was asked about a screen is settled once the screen is gone.
    if let question, leaving.contains(question.screen) { self.question = nil }
    return outcome
  }

  private static var mostRedirections: Int { 8 }

  /// Whether a screen is in any tab or presented.
  private func holds(_ screen: Screen) -> Bool {
    presented.routes.contains { $0.screen == screen }
      || tabs.tabs.contains { tab in
        guard let columns = tabs[tab] else { return false }
        return Pane.allCases.contains { columns[$0].contains(screen) }
      }
  }
}
