import LayoutPolicies
import PolicyTesting

extension TestReport {
  /// An annotation for each expectation that was not met, as GitHub's workflows read it, and last
  /// the counts.
  var github: String {
    let runs = policies.flatMap { $0.runs }
    let failures = runs.flatMap { run in
      run.failures.map { failure in
        annotation(
          "error", at: failure.location, title: run.testCase.description,
          failure.lines.joined(separator: "\n"))
      }
    }
    return (failures + [summary]).map { $0 + "\n" }.joined()
  }

  private func annotation(
    _ kind: String, at place: SourceLocation, title: String, _ message: String
  ) -> String {
    "::\(kind) file=\(place.file.asProperty),line=\(place.line),col=\(place.column),"
      + "title=\(title.asProperty)::\(message.asMessage)"
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
