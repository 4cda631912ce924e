package import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

/// Tests that reach all that a policy can decide, both sides of each bound that decides, and what
/// else its coverage counts: what it answers today, so that they fail as soon as a rule or a bound
/// changes.
package struct GeneratedTests: Sendable {
  /// The tests as the file `POLICY.test.yaml` has them.
  package let yaml: String
  /// How many tests there are.
  package let count: Int
  /// How many contexts and pairs of contexts no test can give.
  package private(set) var leftOut = 0
  /// Whether the policy is too large to be looked at to the end, so that tests are missing.
  package private(set) var isCut: Bool

  /// Looks at a policy and writes its tests.
  ///
  /// - Parameter steps: How many branches of diagrams are followed at most.
  /// - Throws: `PolicyError` if it is code or uses code, which nobody can look into.
  package init(
    of policy: AnyPolicy, steps: Int = DecisionPoints.usualSteps
  ) throws(PolicyError) {
    let help = "write what it should answer as tests; `test --record` writes what it answers today"
    guard let rules = policy.rules else {
      throw PolicyError(
        .opaque, "\(policy.name.inBackticks) is code, for which no tests can be generated",
        help: help)
    }
    if let code = rules.firstCode {
      throw PolicyError(
        .opaque,
        "\(policy.name.inBackticks) uses \(code.name.inBackticks), which is code, so no tests can "
          + "be generated", help: help)
    }
    let points = DecisionPoints(of: rules, steps: steps)
    isCut = points.isCut
    var cases = GeneratedCases(rules, points)
    for point in points.reached {
      let isWritten = cases.add([(point.name, point)])
      if !isWritten { leftOut += 1 }
    }
    for bound in points.bounds {
      let names = bound.names
      let isWritten = cases.add([(names.below, bound.below), (names.above, bound.above)])
      if !isWritten { leftOut += 1 }
    }
    let coverage = Coverage(cases.seen, steps: QuestionReach.usualSteps)
    isCut = isCut || coverage.isCut
    for witness in coverage.gaps.flatMap({ $0.witnesses }) {
      var memory = witness.memory
      let decision = rules.decide(in: witness.context, memory: &memory)
      let point = DecisionPoints.Point(witness: witness, decision: decision)
      let isWritten = cases.add([(point.name, point)])
      if !isWritten { leftOut += 1 }
    }
    count = cases.count
    var head = [
      "Every decision, both sides of every bound that decides, and every condition, true "
        + "and false.",
      "Made by `layout-policy generate-tests`: read what changed before you make them anew.",
    ]
    if leftOut > 0 {
      head.append("Contexts that would be needed besides, but that no test can give: \(leftOut).")
    }
    if isCut {
      head.append(
        "The analysis was cut, since the rules are too many or too entangled: tests are missing.")
    }
    let lines =
      head.map { "# \($0.harmless)" }
      + ["version: 1", "policy: \(policy.name.asYAMLScalar)", "tests:"] + cases.lines
    yaml = lines.map { $0 + "\n" }.joined()
  }
}
