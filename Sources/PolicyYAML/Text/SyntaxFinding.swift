import LayoutPolicies

/// What is wrong with a text that is not YAML, in plain words and at the place of the mistake.
///
/// libyaml says what its scanner expected, which is seldom what the author did; its messages are
/// told apart here, and those that are clear enough pass through.
struct SyntaxFinding {
  let text: SourceText
  let problem: SyntaxProblem
  /// The last text that was read before.
  let lastScalar: YAMLEvent?
  /// Where the innermost list or mapping begins that has not ended.
  let innermost: TextMark?

  var diagnostic: Diagnostic {
    if let tab {
      return error("a tab is used for indentation", at: tab, help: "use spaces")
    }
    switch problem.message {
    case "found character that cannot start any token": return forbiddenStart(at: problem.mark)
    case "did not find expected comment or line break": return blockText(at: problem.contextMark)
    case "mapping values are not allowed in this context": return misplacedColon
    case "could not find expected ':'": return missingColon(behind: problem.contextMark)
    case "block sequence entries are not allowed in this context": return misplacedList
    case "mapping keys are not allowed in this context":
      return error("`?` cannot begin a text here", at: problem.mark, help: "quote the text")
    case "did not find expected key", "did not find expected '-' indicator": return strayToken
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return brokenBrackets
    case "did not find expected node content": return missingValue
    case "did not find expected <document start>":
      return error(
        "`---` is missing before this text", at: problem.mark,
        help: "write `---` on a line of its own, or delete the directive or `...` above")
    default: return scalarFinding
    }
  }

  /// The tab that libyaml stumbled over: it names tabs in some of its messages only.
  private var tab: TextMark? {
    switch problem.message {
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      problem.mark
    case "found character that cannot start any token":
      text.character(at: problem.mark) == "\t" ? problem.mark : nil
    case "could not find expected ':'": text.tabInIndentation(ofLine: problem.contextMark.line)
    case "mapping values are not allowed in this context", "did not find expected key",
      "did not find expected '-' indicator":
      text.tabInIndentation(ofLine: problem.mark.line)
    default: nil
    }
  }

  func error(
    _ message: String, at mark: TextMark, length: Int = 1, help: String?,
    related: [Diagnostic] = []
  ) -> Diagnostic {
    text.diagnostic(.error, message, at: mark, length: length, help: help, related: related)
  }

  func note(_ message: String, at mark: TextMark) -> Diagnostic {
    text.diagnostic(.note, message, at: mark)
  }
}
