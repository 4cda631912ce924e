public import LayoutPolicies
package import PolicyYAML

/// A test that a file states, with the policy it is about.
///
/// ```swift
/// @Test("Policies keep their promises", arguments: try PolicyTestCase.all(inFiles: ["policies"]))
/// func policies(test: PolicyTestCase) {
///   let run = test.run()
///   #expect(run.passed, "\(run)")
/// }
/// ```
public struct PolicyTestCase: Sendable {
  package let policy: AnyPolicy
  package let test: PolicyTest

  /// Joins a test with its policy.
  package init(_ test: PolicyTest, of policy: AnyPolicy) {
    self.test = test
    self.policy = policy
  }

  /// The name of the policy.
  public var policyName: String { policy.name }
  /// What is tested, in the words of the file.
  public var name: String { test.name }
  /// Where it stands.
  public var location: SourceLocation { test.location }

  /// Runs the steps in order, with one memory that starts empty. The steps of a scenario go through
  /// the app's navigation, too.
  public func run() -> PolicyTestRun { PolicyTestRun(self) { _ in } }

  /// Runs the steps in order, and hands each of a scenario on as it comes out, beginning with where
  /// it starts.
  package func run(_ show: (PlayedStep) -> Void) -> PolicyTestRun { PolicyTestRun(self, show) }
}

extension PolicyTestCase: CustomStringConvertible {
  /// The policy and the test: `reader: an iPad starts with the tip, once`.
  public var description: String { "\(policyName): \(name)" }
}
