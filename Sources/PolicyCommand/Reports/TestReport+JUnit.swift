import LayoutPolicies
import PolicyTesting

extension TestReport {
  /// JUnit's XML as CI services read it: a suite for each policy. Nothing is timed, so that the
  /// same tests give the same bytes.
  var junit: String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites \(counts(of: passed + failed, failed: failed))>",
    ]
    for policy in policies where !policy.runs.isEmpty {
      let failed = policy.runs.count - policy.passed
      let counts = counts(of: policy.runs.count, failed: failed)
      lines.append(#"  <testsuite name="\#(policy.name.asXML)" \#(counts) skipped="0">"#)
      if let coverage = policy.coverage {
        let percentage = coverage.percentage.plainText
        lines += [
          "    <properties>",
          #"      <property name="coverage" value="\#(percentage)"/>"#, "    </properties>",
        ]
      }
      lines += policy.runs.flatMap { $0.junitLines }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private func counts(of tests: Int, failed: Int) -> String {
    #"tests="\#(tests)" failures="\#(failed)" errors="0" time="0""#
  }
}

extension PolicyTestRun {
  fileprivate var junitLines: [String] {
    let place = testCase.location
    let head =
      #"    <testcase classname="\#(testCase.policyName.asXML)" name="\#(testCase.name.asXML)" "#
      + #"file="\#(place.file.asXML)" line="\#(place.line)" time="0""#
    guard !passed else { return [head + "/>"] }
    let what = failures.map { $0.subject.asXML }.joined(separator: ", ")
    let body = description.split(separator: "\n", omittingEmptySubsequences: false)
    return [head + ">", #"      <failure type="expectation" message="not as expected: \#(what)">"#]
      + body.map { String($0).asXML } + ["      </failure>", "    </testcase>"]
  }
}

extension String {
  /// The text on one line of XML 1.0, which has no word for most control characters: they become
  /// stand-ins.
  fileprivate var asXML: String {
    var text = ""
    for scalar in harmless.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
