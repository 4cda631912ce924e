import LayoutPolicies
import PolicyTesting

extension TestReport {
  /// An annotation for each expectation that was not met, as GitHub's workflows read it, a warning
  /// for each gap in the coverage, or an error where tests cover too little, and last the counts.
  var github: String {
    let runs = policies.flatMap { $0.runs }
    let failures = runs.flatMap { run in
      run.failures.map { failure in
        annotation(
          "error", at: failure.location, title: run.testCase.description,
          failure.lines.joined(separator: "\n"))
      }
    }
    let gaps = policies.flatMap { policy in
      policy.coverage?.gaps.map { gap in
        annotation(
          policy.isCoveredTooLittle ? "error" : "warning", at: gap.location,
          title: "coverage of \(policy.name)",
          ([gap.message] + gap.advice).joined(separator: "\n"))
      } ?? []
    }
    return (failures + gaps + [summary]).map { $0 + "\n" }.joined()
  }

  private func annotation(
    _ kind: String, at place: SourceLocation?, title: String, _ message: String
  ) -> String {
    let properties = place.map {
      "file=\($0.file.asProperty),line=\($0.line),col=\($0.column),"
    }
    return "::\(kind) \(properties ?? "")title=\(title.asProperty)::\(message.asMessage)"
  }
}

extension String {
  /// The text as what an annotation says. Its line ends stay.
  fileprivate var asMessage: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.harmless.unicodeScalars.reduce(into: "") { text, scalar in
        text += scalar == "%" ? "%25" : String(scalar)
      }
    }.joined(separator: "%0A")
  }

  /// The text as a property of an annotation.
  fileprivate var asProperty: String {
    asMessage.unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar == ":" ? "%3A" : scalar == "," ? "%2C" : String(scalar)
    }
  }
}
