import LayoutPolicies
import PolicyAnalysis
import PolicyTesting

/// What a run of tests found, policy by policy.
struct TestReport {
  /// A policy whose tests were run.
  struct Policy {
    let name: String
    let runs: [PolicyTestRun]
    /// How much of its rules the tests cover, if that is wanted.
    let coverage: Coverage?
    /// The percentage of them that tests must cover, if one is asked.
    let leastCoverage: Double?
    /// Whether coverage is wanted, but the policy is code, of whose ways nobody knows.
    let lacksRules: Bool

    /// Whether tests cover less of it than they must.
    var isCoveredTooLittle: Bool {
      guard let coverage, let leastCoverage else { return false }
      return !coverage.reaches(leastCoverage)
    }

    var passed: Int { runs.count { $0.passed } }
  }

  /// The forms that a report has.
  enum Format: String, CaseIterable {
    case text, json, junit, tap, github
  }

  let policies: [Policy]

  var passed: Int { policies.reduce(0) { $0 + $1.passed } }
  var failed: Int { policies.reduce(0) { $0 + $1.runs.count } - passed }
  /// Whether a policy that is code failed to decide.
  var lacksDecision: Bool { policies.contains { $0.runs.contains { $0.lacksDecision } } }
  var isEmpty: Bool { passed + failed == 0 }

  func written(as format: Format) -> String {
    switch format {
    case .text: text
    case .json: json.description + "\n"
    case .junit: junit
    case .tap: tap
    case .github: github
    }
  }

  /// A line for each policy, and below it what is not as expected.
  private var text: String {
    var lines: [String] = []
    for policy in policies {
      let verdict =
        policy.runs.isEmpty ? "none  " : policy.passed == policy.runs.count ? "ok    " : "FAILED"
      lines.append(
        "\(verdict)  \(policy.name): \(policy.passed) of \(policy.runs.count.of("test")) passed")
      for run in policy.runs where !run.passed {
        lines += run.description.split(separator: "\n").map { "        \($0)" }
      }
      if let coverage = policy.coverage {
        lines.append("        coverage \(coverage.summary)")
        for gap in coverage.gaps {
          lines.append("          \(gap)".harmless)
          lines += gap.advice.map { "            \($0)".harmless }
        }
      }
      if policy.lacksRules { lines.append("        coverage: none, since it is code") }
    }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  var summary: String { "\(passed) passed, \(failed) failed" }
}

extension Coverage {
  /// `85.7 %, 12 of 14`.
  var summary: String {
    "\(percentage.plainText) %, \(covered) of \(count)"
      + (isCut ? "; the analysis was cut, so some gaps may be what can never happen" : "")
  }
}

extension Coverage.Gap {
  /// What would cover it, a line each.
  var advice: [String] { witnesses.map { "try `\($0.options)`\($0.remembered)" } }
}
