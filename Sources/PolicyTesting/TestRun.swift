package import LayoutPolicies
package import PolicyYAML

/// A test that was run.
package struct TestRun: Sendable {
  /// The test.
  package let test: PolicyTest
  /// The expectations that were not met; empty if the test passed.
  package let failures: [Failure]

  /// An expectation that was not met.
  package struct Failure: Sendable {
    /// The place of the step among the steps, from 1.
    package let step: Int
    /// What was expected.
    package let expectation: PolicyTest.Expectation
    /// What the policy answered; nil if it said nothing of that.
    package let actual: PlainValue?
    /// The keys that a rule asked for and the step did not give.
    package let unknown: [String]
  }

  /// Runs a test: its steps in order, with one memory that starts empty.
  package init(_ test: PolicyTest, of policy: some LayoutPolicy) {
    self.test = test
    var memory = PolicyMemory()
    var failures: [Failure] = []
    for (index, step) in test.steps.enumerated() {
      let decision = policy.decide(in: step.context, memory: &memory)
      for expectation in step.expectations {
        let actual = decision.plain(expectation.subject)
        guard !expectation.isMet(by: actual) else { continue }
        failures.append(
          Failure(
            step: index + 1, expectation: expectation, actual: actual, unknown: decision.unknown))
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

extension PolicyTest.Expectation {
  /// Whether what a policy answered is what was expected.
  fileprivate func isMet(by actual: PlainValue?) -> Bool {
    guard let value else { return actual == nil }
    guard let actual else { return false }
    if case .list(let items) = value, case .list(let found) = actual, subject == .unknown {
      return items.map { $0.plainText }.sorted() == found.map { $0.plainText }.sorted()
    }
    return value.agrees(with: actual)
  }
}

extension PlainValue {
  /// Numbers agree within this distance, in points.
  private static let tolerance = 0.01

  /// Whether what is expected agrees with what was found. A mapping names parts; a word stands for
  /// a mapping whose form it names.
  fileprivate func agrees(with found: PlainValue) -> Bool {
    switch (self, found) {
    case (.number(let wanted), .number(let number)):
      abs(wanted - number) <= Self.tolerance
    case (.boolean(let wanted), .boolean(let flag)): wanted == flag
    case (.text(let wanted), .text(let text)): wanted == text
    case (.list(let wanted), .list(let items)):
      wanted.count == items.count && zip(wanted, items).allSatisfy { $0.agrees(with: $1) }
    case (.map(let wanted), .map(let entries)):
      wanted.allSatisfy { key, value in
        entries.first { $0.0 == key }.map { value.agrees(with: $0.1) } ?? false
      }
    case (.text, .map(let entries)):
      entries.first { $0.0 == "as" }.map { agrees(with: $0.1) } ?? false
    default: false
    }
  }
}
