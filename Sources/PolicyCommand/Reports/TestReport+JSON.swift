import LayoutPolicies
import PolicyAnalysis
import PolicyTesting
import PolicyYAML

extension TestReport {
  /// The whole report as one value.
  var json: JSONValue {
    [
      "failed": .number(Double(failed)), "passed": .number(Double(passed)),
      "policies": .array(policies.map { JSONValue($0) }),
    ]
  }
}

extension JSONValue {
  fileprivate init(_ policy: TestReport.Policy) {
    self = [
      "policy": .string(policy.name), "tests": .array(policy.runs.map { JSONValue($0) }),
      "coverage": policy.coverage.map { JSONValue($0) },
    ]
  }

  private init(_ coverage: Coverage) {
    self = [
      "percentage": .number(coverage.percentage), "count": .number(Double(coverage.count)),
      "covered": .number(Double(coverage.covered)),
      "gaps": .array(
        coverage.gaps.map { gap in
          [
            "at": gap.location.map { .string($0.description) }, "message": .string(gap.message),
            "try": gap.witnesses.isEmpty
              ? nil : .array(gap.witnesses.map { .string($0.options + $0.remembered) }),
          ]
        }),
      "cut": coverage.isCut ? true : nil,
    ]
  }

  fileprivate init(_ run: PolicyTestRun) {
    self = [
      "at": .string(run.testCase.location.description), "name": .string(run.testCase.name),
      "passed": .boolean(run.passed),
      "failures": run.passed ? nil : .array(run.failures.map { JSONValue($0) }),
    ]
  }

  /// What was not as expected; what is absent from an answer is absent here.
  init(_ failure: PolicyTestRun.Failure) {
    self = [
      "at": .string(failure.location.description), "subject": .string(failure.subject),
      "step": failure.step.map { .number(Double($0)) },
      "expected": failure.expectation.value.map { JSONValue($0) },
      "actual": failure.actual.map { JSONValue($0) },
      "unknown": .array(failure.unknown.map { .string($0) }),
    ]
  }
}
