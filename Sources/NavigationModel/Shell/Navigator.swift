public import LayoutPolicies
public import Observation

/// An app's navigation as its views observe it: the value, the policy that lays it out, and what
/// shows.
///
/// It lives on the main actor, as views do; the compiler refuses a call from anywhere else. It adds
/// nothing to ``Navigation`` but that changes are observed and laid out at once.
///
/// ```swift
/// let navigator = Navigator(Navigation<SolePlace, Screen>(), policy: DoubleColumn())
/// navigator.context = LayoutContext(size: Size(width: 820, height: 1180))  // whenever it changes
/// navigator.perform(.push([.message(7)]))
/// navigator.shown.panes                                                    // what to draw
/// ```
@MainActor @Observable
public final class Navigator<Tab: Hashable & Sendable, Screen: Hashable & Sendable> {
  /// All that the app's navigation shows.
  public private(set) var navigation: Navigation<Tab, Screen>
  /// What shows of it in the window.
  public private(set) var shown: ShownNavigation<Screen>
  /// What the policy remembers; store it to keep what the person chose.
  public private(set) var memory: PolicyMemory
  /// What the app's window is like.
  public var context: LayoutContext { didSet { if context != oldValue { layOut() } } }
  /// The policy that lays it out.
  public var policy: AnyPolicy { didSet { layOut() } }
  /// Who may refuse a change, or make another of it.
  @ObservationIgnored public var guards: [NavigationGuard<Tab, Screen>] = []
  /// How the host shows the steps of a link; without it, transitions end at once.
  @ObservationIgnored public var transition: NavigationTransition<Screen>?
  /// How screens name the way back to them.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What the host can show in one update, when a link is opened.
  public let capabilities: NavigationCapabilities
  /// How the host tells that a transition has ended.
  public let transitionEnd: TransitionEnd
  /// The changes of the selected tab that wait for transitions.
  public let queue: NavigationQueue<Screen>
  /// How often another value was adopted.
  @ObservationIgnored private var adoptions = 0
  /// Called when a tab is opened that is selected already, also at its root: to scroll to the top.
  @ObservationIgnored public var onReselection: (@MainActor (Tab) -> Void)?

  /// Makes a navigator.
  ///
  /// - Parameters:
  ///   - navigation: What it shows at first.
  ///   - policy: What lays it out.
  ///   - context: What the app's window is like.
  ///   - memory: What the policy remembers of earlier.
  ///   - capabilities: What the host can show in one update, when a link is opened.
  ///   - transitionEnd: How the host tells that a transition has ended.
  ///   - clock: Measures assumed ends of transitions.
  public init(
    _ navigation: Navigation<Tab, Screen>, policy: some LayoutPolicy,
    context: LayoutContext = LayoutContext(), memory: PolicyMemory = PolicyMemory(),
    capabilities: NavigationCapabilities = .all, transitionEnd: TransitionEnd = .reported,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.capabilities = capabilities
    self.transitionEnd = transitionEnd
    queue = NavigationQueue(clock: clock)
    self.navigation = navigation
    self.policy = AnyPolicy(policy)
    self.context = context
    var memory = memory
    shown = navigation.shown(by: policy, in: context, memory: &memory)
    self.memory = memory
  }

  /// Does something, if nothing stands in its way; see ``Navigation/perform(_:in:guards:)``.
  ///
  /// - Returns: Also `refused`, as superseded, if a guard changed the navigator meanwhile.
  @discardableResult
  public func perform(_ action: NavigationAction<Tab, Screen>) -> NavigationOutcome<Screen> {
    let before = navigation.tabs.selection
    let outcome = attempt { $0.perform(action, in: shown.fitted, guards: guards) }
    switch outcome {
    case .changed(let change): queue.noteChange(isAdding: !change.added.isEmpty) {}
    case .held: queue.endOpening(.superseded)
    case .unchanged: break
    case .asked, .refused: return outcome
    }
    if case .open(let tab) = action, outcome != .held, tab == before, tab == selection {
      onReselection?(tab)
    }
    return outcome
  }

  /// Answers the screen that asks; see ``Navigation/answer(_:in:guards:)``.
  @discardableResult
  public func answer(_ answer: Navigation<Tab, Screen>.Answer) -> NavigationOutcome<Screen> {
    attempt { $0.answer(answer, in: shown.fitted, guards: guards) }
  }

  /// Notes that the app is active again, and does in order what waited.
  ///
  /// - Returns: What became of each.
  @discardableResult
  public func resume() -> [NavigationOutcome<Screen>] {
    change { $0.resume(in: shown.fitted, guards: guards) }
  }

  /// Makes another change of the value: protects a screen, hides tabs that have no place.
  @discardableResult
  public func change<Result>(_ change: (inout Navigation<Tab, Screen>) -> Result) -> Result {
    // On a copy: whoever is asked meanwhile may read what is before the change.
    var next = navigation
    let result = change(&next)
    adopt(next)
    return result
  }

  /// Makes a change, unless somebody who was asked about it made another.
  func attempt(
    _ change: (inout Navigation<Tab, Screen>) -> NavigationOutcome<Screen>
  ) -> NavigationOutcome<Screen> {
    let before = adoptions
    var next = navigation
    let outcome = change(&next)
    guard adoptions == before else { return .refused(.superseded) }
    if outcome.refusal == nil { adopt(next) }
    return outcome
  }

  /// Shows another value.
  func adopt(_ next: Navigation<Tab, Screen>) {
    adoptions += 1
    navigation = next
    layOut()
    queue.isInactive = !next.isActive
  }

  /// Hides a pane as the person asked.
  ///
  /// - Returns: Whether it is hidden now; see `PaneChoices`.
  @discardableResult
  public func hide(_ pane: Pane) -> Bool { choose { $0.hide(pane, in: $1) } }

  /// Brings a hidden pane back.
  ///
  /// - Returns: Whether it shows now; see `PaneChoices`.
  @discardableResult
  public func reveal(_ pane: Pane) -> Bool { choose { $0.reveal(pane, in: $1) } }

  /// Gives a pane the width that the person dragged it to, in points; nil its own again.
  ///
  /// - Returns: Whether it was noted; see `PaneChoices`.
  @discardableResult
  public func resize(_ pane: Pane, to points: Double?) -> Bool {
    choose { $0.resize(pane, to: points, in: $1) }
  }

  /// Notes that a once key is used up: the person closed the tip.
  public func acknowledge(_ key: String) {
    memory.acknowledge(key)
    layOut()
  }

  private func choose(_ choice: (inout PaneChoices, FittedLayout) -> Bool) -> Bool {
    guard let fitted = shown.fitted, choice(&memory.choices, fitted) else { return false }
    layOut()
    return true
  }

  private func layOut() {
    // On a copy: a policy that is code may read what is remembered.
    var memory = memory
    shown = navigation.shown(by: policy, in: context, memory: &memory)
    self.memory = memory
  }
}

/// What bindings of views read and write; a write is what the person did. One that is refused tells
/// observers too, so that a view shows again what is.
extension Navigator {
  /// The selected tab.
  public var selection: Tab {
    get { navigation.tabs.selection }
    set { write(.open(newValue)) }
  }

  /// The path of the selected tab, all levels as one stack. Writing another path dismisses what is
  /// presented over it.
  public var path: [Screen] {
    get { navigation.columns.path }
    set { if newValue != path { write(.follow(newValue)) } }
  }

  private func write(_ action: NavigationAction<Tab, Screen>) {
    if case .changed = perform(action) { return }
    withMutation(keyPath: \.navigation) {}
  }
}
