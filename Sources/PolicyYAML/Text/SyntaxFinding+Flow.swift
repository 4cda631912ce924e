import LayoutPolicies

/// Mistakes with `[...]` and `{...}`.
extension SyntaxFinding {
  /// A list or mapping in brackets that does not go on with `,` nor end.
  var brokenBrackets: Diagnostic {
    let opening = problem.contextMark
    let mark = problem.mark
    let isLater = mark.line > opening.line
    let first = text.firstCharacter(ofLine: mark.line) ?? mark
    let column = text.firstCharacter(ofLine: opening.line)?.column ?? 1
    let found = text.character(at: mark)
    if text.isEnd(mark) || isDocumentMarker(at: mark) { return neverClosed(opening) }
    if found == "]" || found == "}" {
      return error(
        "`\(bracket(found))` does not close `\(bracket(text.character(at: opening)))`", at: mark,
        help: "close the inner one first", related: [note("it was opened here", at: opening)])
    }
    // A line that is not indented below the one with the bracket was not meant to be inside it.
    if isLater, first.column <= column { return neverClosed(opening) }
    let closing = text.character(at: opening) == "[" ? "]" : "}"
    return error(
      "`,` or `\(closing)` is missing before this", at: isLater && found == ":" ? first : mark,
      help: "separate what stands in brackets with `,`; quote a text that holds `: `",
      related: [note("the bracket was opened here", at: opening)])
  }

  private func neverClosed(_ opening: TextMark) -> Diagnostic {
    let isList = text.character(at: opening) == "["
    let goesOn = text.isEnd(problem.mark) ? "the text ends here" : "it is still open here"
    return error(
      isList ? "`[` is never closed" : "`{` is never closed", at: opening,
      help: isList ? "write `]` where the list ends" : "write `}` where the mapping ends",
      related: [note(goesOn, at: problem.mark)])
  }

  private func bracket(_ character: Unicode.Scalar?) -> String {
    character.map { String(Character($0)) } ?? ""
  }

  private func isDocumentMarker(at mark: TextMark) -> Bool {
    mark.column == 1 && ["---", "..."].contains(text.rest(from: mark, limit: 3))
  }

  /// A place where a value must stand and none does.
  var missingValue: Diagnostic {
    let mark = problem.mark
    let isFlow = problem.context == "while parsing a flow node"
    if isFlow, let innermost, text.isEnd(mark) || isDocumentMarker(at: mark),
      ["[", "{"].contains(text.character(at: innermost))
    {
      return neverClosed(innermost)
    }
    switch text.character(at: mark) {
    case "]" where !isFlow, "}" where !isFlow: return text.closesNothing(at: mark)
    case "," where !isFlow:
      return error("`,` cannot begin a text", at: mark, help: "quote the text")
    case ",": return error("a value is missing before `,`", at: mark, help: "delete the `,`")
    case ":": return error("the key before `:` is missing", at: mark, help: "write `key: value`")
    case "-":
      return error(
        "a list written with `- ` cannot stand in brackets", at: mark, help: "write `[a, b]`")
    default: return error("a value is missing here", at: mark, help: nil)
    }
  }
}
