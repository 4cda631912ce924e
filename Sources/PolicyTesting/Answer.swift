import LayoutPolicies
import PolicyYAML

/// What a policy answered in a step, and what an app shows by it, as tests compare it.
struct Answer {
  let decision: LayoutDecision
  private let layout: NavigationLayout
  private let context: LayoutContext
  /// Nil where nothing is expected of it, or the window's size is not known.
  private var fitted: FittedLayout?
  private var notes: [LayoutNote] = []
  /// What a scenario shows; nil in other tests.
  private var shown: PlayedStep?

  /// What came of a step of a scenario.
  init(_ shown: PlayedStep) {
    self.shown = shown
    decision = shown.decision
    layout = decision.layout
    context = shown.context
    fitted = shown.fitted
    notes = shown.notes
  }

  /// Asks a policy.
  init(of policy: AnyPolicy, in step: PolicyTest.Step, memory: inout PolicyMemory) {
    decision = policy.decide(in: step.context, memory: &memory)
    layout = decision.layout
    context = step.context
    guard step.expectations.contains(where: { $0.subject.needsFitting }) else { return }
    fitted = layout.fitted(to: context, choices: memory.choices)
    notes = policy.notes(in: context, fitted)
  }

  /// The part that is expected; nil if it is absent.
  func plain(_ expectation: PolicyTest.Expectation) -> PlainValue? {
    switch expectation.subject {
    // One that failed is told from every other.
    case .decision: return .text(decision.failure?.description ?? "a decision")
    case .policy: return .text(decision.policy)
    case .rule: return decision.rule.map { .text($0) }
    case .chain: return .list(decision.chain.map { .text($0.description) })
    case .unknown: return .list(decision.unknown.map { .text($0) })
    case .also(let question):
      return decision.also.first { $0.question == question }?.rule.map { .text($0) }
    case .layout(let key):
      guard key.isTaken(by: layout.style) else { return nil }
      // Whoever names parts may name one that answers leave out.
      if case .map? = expectation.value { return layout.parts(key) }
      return layout.plain(key)
    case .value(let name):
      // What counts what fits is compared as the policy says it, or as it comes out here.
      if case .map? = expectation.value { return layout.values[name].map { PlainValue($0) } }
      return layout.values(in: context)[name].map { PlainValue($0) }
    case .panes: return fitted.map { .list($0.panes.map { .text($0.pane.rawValue) }) }
    case .pane(let pane): return fitted?[pane]?.plain
    case .notes: return .list(notes.kinds.map { .text($0) })
    case .path, .tabPath, .stack, .presented, .tab, .top, .outcome, .reason, .reveal:
      return shown?.plain(expectation)
    }
  }
}
