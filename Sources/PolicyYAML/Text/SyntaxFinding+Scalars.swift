import LayoutPolicies

/// Mistakes inside a single text, and with the signs that begin something else than a text.
extension SyntaxFinding {
  /// A character that YAML keeps for itself, where a text should begin.
  func forbiddenStart(at mark: TextMark) -> Diagnostic {
    guard let character = text.character(at: mark) else {
      return error("this cannot begin a text", at: mark, help: "quote the text")
    }
    if character == ">" || character == "|" { return blockText(at: mark) }
    let name = character == "`" ? "a backtick" : String(Character(character)).inBackticks
    return error("\(name) cannot begin a text", at: mark, help: "quote the text")
  }

  /// `>` or `|` before a text on the same line: most often a comparison.
  func blockText(at mark: TextMark) -> Diagnostic {
    let rest = text.rest(from: mark)
    let sign = rest.hasPrefix(">=") ? ">=" : String(rest.prefix(1))
    let number = rest.dropFirst(sign.count).drop { $0 == " " }
      .prefix { $0 == "." || $0.isASCII && $0.isNumber }
    let unit = rest[number.endIndex...].hasPrefix("sp") ? "sp" : ""
    let isRange = sign != "|" && number.first?.isNumber ?? false
    return error(
      "`\(sign)` begins a block text in YAML" + (isRange ? ", it does not compare" : ""),
      at: mark, length: sign.count,
      help: isRange
        ? "write the range as `\(number)\(unit)...`"
        : "begin the text on the next line, or quote it if `\(sign)` belongs to it")
  }

  /// The remaining messages: about quoted texts, aliases, tags and directives.
  var scalarFinding: Diagnostic {
    let opening = problem.contextMark
    switch (problem.message, problem.context) {
    case ("found unexpected end of stream", "while scanning a quoted scalar"),
      ("found unexpected document indicator", _):
      return unclosedQuote
    case ("found unknown escape character", _): return escape(at: problem.mark, digits: nil)
    case ("did not find expected hexdecimal number", _),
      ("found invalid Unicode character escape code", _):
      let backslash = TextMark(line: problem.mark.line, column: problem.mark.column - 2)
      return escape(at: backslash, digits: problem.message)
    case ("found unexpected ':'", _):
      return error("`:` needs a space after it", at: problem.mark, help: "write `key: value`")
    case (_, "while scanning an alias"), (_, "while scanning an anchor"):
      let isAlias = problem.context == "while scanning an alias"
      return error(
        isAlias ? "`*` begins an alias, and no name follows" : "`&` begins an anchor here",
        at: opening, help: "quote the text, or use letters, digits, `-` and `_` in the name")
    case ("found undefined tag handle", _), (_, "while scanning a tag"), (_, "while parsing a tag"):
      return text.tag(from: opening)
    case (_, "while scanning a directive"), (_, "while scanning a %YAML directive"),
      (_, "while scanning a %TAG directive"), (_, "while parsing a %TAG directive"):
      return error(
        "`%` at the beginning of a line begins a directive", at: opening,
        help: "quote the text, or delete this line")
    default: return error(problem.message.lowercased(), at: problem.mark, help: nil)
    }
  }

  private var unclosedQuote: Diagnostic {
    let quote = text.character(at: problem.contextMark) == "'" ? "'" : "\""
    let goesOn = text.isEnd(problem.mark) ? "the text ends here" : "it is still open here"
    return error(
      "the quote `\(quote)` is never closed", at: problem.contextMark,
      help: "write `\(quote)` where the text ends", related: [note(goesOn, at: problem.mark)])
  }

  private func escape(at mark: TextMark, digits: String?) -> Diagnostic {
    let escape = String(text.rest(from: mark).prefix(2))
    let count = ["\\x": 2, "\\u": 4, "\\U": 8][escape] ?? 4
    let message =
      switch digits {
      case nil: "\(escape.inBackticks) is not an escape"
      case "found invalid Unicode character escape code": "this escape names no character"
      default: "\(escape.inBackticks) needs \(count) hexadecimal digits"
      }
    return error(
      message, at: mark, length: digits == nil ? 2 : count + 2,
      help: "write `\\\\` for a backslash, or use single quotes")
  }
}
