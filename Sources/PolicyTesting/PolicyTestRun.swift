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
      for expectation in step.expectations {
        let actual = decision.plain(expectation.subject)
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

extension LayoutDecision {
  /// A part of the decision as tests compare it; nil if it is absent.
  fileprivate func plain(_ subject: PolicyTest.Subject) -> PlainValue? {
    switch subject {
    case .policy: .text(policy)
    case .rule: rule.map { .text($0) }
    case .chain: .list(chain.map { .text($0.description) })
    case .unknown: .list(unknown.map { .text($0) })
    case .also(let question): also.first { $0.question == question }?.rule.map { .text($0) }
    case .layout(let key): key.isTaken(by: layout.style) ? layout.plain(key) : nil
    case .value(let name): layout.values[name].map { PlainValue($0) }
    }
  }
}
