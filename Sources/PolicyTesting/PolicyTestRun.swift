public import LayoutPolicies
package import PolicyYAML

/// A test that was run, and what in it was not as expected.
public struct PolicyTestRun: Sendable {
  /// The test.
  public let testCase: PolicyTestCase
  /// The expectations that were not met, in the order of the steps; empty if the test passed.
  public let failures: [Failure]

  /// Whether every expectation was met.
  public var passed: Bool { failures.isEmpty }

  /// An expectation that was not met.
  public struct Failure: Sendable {
    /// The step, from 1; nil in a test of one step.
    public let step: Int?
    /// The keys that rules asked for and the step did not give.
    public let unknown: [String]
    package let expectation: PolicyTest.Expectation
    /// What the policy answered; nil if it said nothing of that.
    package let actual: PlainValue?
    /// The parts of it that are not as expected.
    package let differences: [Difference]

    /// What is compared, as tests write it: `rule`, `sidebar`, `also navigation`.
    public var subject: String { expectation.subject.name }
    /// Where the expectation stands.
    public var location: SourceLocation { expectation.location }
  }

  init(_ testCase: PolicyTestCase) {
    self.testCase = testCase
    let steps = testCase.test.steps
    var memory = PolicyMemory()
    var failures: [Failure] = []
    for (index, step) in steps.enumerated() {
      let decision = testCase.policy.decide(in: step.context, memory: &memory)
      let answer = Answer(decision, testCase.policy, step, &memory)
      for expectation in step.expectations {
        let actual = answer.plain(expectation)
        let differences = expectation.differences(from: actual)
        guard !differences.isEmpty else { continue }
        failures.append(
          Failure(
            step: steps.count > 1 ? index + 1 : nil, unknown: decision.unknown,
            expectation: expectation, actual: actual, differences: differences))
      }
    }
    self.failures = failures
  }
}

/// What a policy answered in a step, as tests compare it.
private struct Answer {
  let decision: LayoutDecision
  private let layout: NavigationLayout
  private let context: LayoutContext
  /// Nil where nothing is expected of it, or the window's size is not known.
  private var fitted: FittedLayout?
  private var notes: [LayoutNote] = []

  init(
    _ decision: LayoutDecision, _ policy: AnyPolicy, _ step: PolicyTest.Step,
    _ memory: inout PolicyMemory
  ) {
    self.decision = decision
    layout = decision.layout
    context = step.context
    guard step.expectations.contains(where: { $0.subject.needsFitting }) else { return }
    fitted = layout.fitted(to: context, choices: memory.choices)
    notes = policy.notes(in: context, fitted)
  }

  /// The part that is expected; nil if it is absent.
  func plain(_ expectation: PolicyTest.Expectation) -> PlainValue? {
    switch expectation.subject {
    case .policy: return .text(decision.policy)
    case .rule: return decision.rule.map { .text($0) }
    case .chain: return .list(decision.chain.map { .text($0.description) })
    case .unknown: return .list(decision.unknown.map { .text($0) })
    case .also(let question):
      return decision.also.first { $0.question == question }?.rule.map { .text($0) }
    case .layout(let key): return key.isTaken(by: layout.style) ? layout.plain(key) : nil
    case .value(let name):
      // What counts what fits is compared as the policy says it, or as it comes out here.
      if case .map? = expectation.value { return layout.values[name].map { PlainValue($0) } }
      return layout.values(in: context)[name].map { PlainValue($0) }
    case .panes: return fitted.map { .list($0.panes.map { .text($0.pane.rawValue) }) }
    case .pane(let pane): return fitted?[pane]?.plain
    case .notes: return .list(notes.kinds.map { .text($0) })
    }
  }
}
