import LayoutPolicies
import PolicyTesting

extension TestReport {
  /// The Test Anything Protocol, version 14, with a YAML block below each test that failed, and
  /// coverage as comments.
  var tap: String {
    let runs = policies.flatMap { $0.runs }
    var lines = ["TAP version 14", "1..\(runs.count)"]
    for (index, run) in runs.enumerated() {
      let verdict = run.passed ? "ok" : "not ok"
      lines.append("\(verdict) \(index + 1) - \(run.testCase.description.asTAP)")
      guard !run.passed else { continue }
      // JSON is YAML.
      let place = JSONValue.string(run.testCase.location.description)
      lines += ["  ---", "  at: \(place)".harmless, "  failures:"]
      lines += run.failures.map { "    - \(JSONValue($0))".harmless }
      lines.append("  ...")
    }
    for policy in policies {
      guard let coverage = policy.coverage else { continue }
      lines.append("# coverage of \(policy.name): \(coverage.summary)".harmless)
      for gap in coverage.gaps {
        lines.append("#   \(gap)".harmless)
        lines += gap.advice.map { "#     \($0)".harmless }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// The text as a description of a test, in which `#` would begin a directive.
  fileprivate var asTAP: String {
    var text = ""
    for scalar in harmless.unicodeScalars {
      if scalar == "\\" || scalar == "#" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
