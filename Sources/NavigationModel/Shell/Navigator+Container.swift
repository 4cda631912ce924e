import LayoutPolicies

/// The selected tab as a container: its path, then what is presented over it.
extension Navigator: NavigationContainer {
  /// The path of the selected tab, and what is presented over it.
  public var routes: [Route<Screen>] { navigation.routes }

  /// Refuses routes that would take a locked screen away, or that a guard refuses. Where a screen
  /// asks first, its question is put, and an answer shows the routes at once. Where a guard makes
  /// another change of it, that is made.
  public func check(_ routes: [Route<Screen>]) throws(NavigationError) {
    try check(.edit(StackEdit(from: self.routes, to: routes))) { $0.routes == routes }
  }

  /// Makes an edit of what is shown, and shows it through ``transition`` if the host has set it.
  /// The guards have allowed what it is a step of.
  public func apply(
    _ edit: StackEdit<Route<Screen>>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let outcome = attempt { $0.perform(.edit(edit)) }
    guard case .changed = outcome, let transition else { return completion() }
    transition(edit, animated, completion)
  }

  /// Opens a link: selects its tab, and shows its path there and nothing over it, step by step
  /// where the host cannot show it at once. Any newer change takes its place. Guards are asked
  /// about the whole of it.
  ///
  /// - Parameters:
  ///   - link: The tab and the path to show.
  ///   - animation: Which steps are animated.
  ///   - action: Hears once what became of it, after the last transition; at once if nothing has to
  ///     wait. A link that cannot be followed changes nothing, not even the tab.
  public func open(
    _ link: DeepLink<Tab, Screen>, animation: StepAnimation = .all,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) {
    let preparation = { @MainActor [weak self] () throws(NavigationError) -> Bool in
      guard let self, let tab = link.tab, tab != selection else { return false }
      try check(link.action) { $0.tabs.selection == tab && $0.routes == link.routes }
      change { $0.perform(.open(tab)) }
      return true
    }
    queue.add(
      .open(link.routes, animation: animation), in: self, preparing: preparation, then: action)
  }

  /// Tries an action on a copy, and asks the guards.
  private func check(
    _ action: NavigationAction<Tab, Screen>,
    leadsTo isReached: (Navigation<Tab, Screen>) -> Bool
  ) throws(NavigationError) {
    var next = navigation
    switch next.perform(action, in: shown.fitted, guards: guards) {
    case .refused(let error): throw error
    case .asked(let screen):
      adopt(next)
      throw NavigationError(
        .asks, "\("\(screen)".inBackticks) asks before it is left", help: "answer it")
    case .changed where !isReached(next):
      adopt(next)
      throw NavigationError(.refused, "a guard made another change of it")
    case .changed, .unchanged, .held: return
    }
  }
}

extension DeepLink {
  fileprivate var routes: [Route<Screen>] { path.map { Route($0) } }
}
