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

  /// Whether a policy that is code failed to decide in some step.
  package var lacksDecision: Bool { failures.contains { $0.expectation.subject == .decision } }

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

  init(_ testCase: PolicyTestCase, _ show: (PlayedStep) -> Void) {
    self.testCase = testCase
    let steps = testCase.test.steps
    var player = testCase.test.scenario.map { ScenarioPlayer($0, testCase.policy) }
    player?.start().map(show)
    var memory = PolicyMemory()
    var failures: [Failure] = []
    for (index, step) in steps.enumerated() {
      var shown = player?.play(step, at: index)
      let answer =
        shown.map { Answer($0) } ?? Answer(of: testCase.policy, in: step, memory: &memory)
      let expectations =
        answer.decision.failure == nil ? step.expectations : [.aDecision(at: step.location)]
      let found = expectations.compactMap { expectation -> Failure? in
        let actual = answer.plain(expectation)
        let differences = expectation.differences(from: actual)
        guard !differences.isEmpty else { return nil }
        return Failure(
          step: steps.count > 1 ? index + 1 : nil, unknown: answer.decision.unknown,
          expectation: expectation, actual: actual, differences: differences)
      }
      failures += found
      shown?.failures = found
      shown.map(show)
    }
    self.failures = failures
  }
}
