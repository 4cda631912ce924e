import LayoutPolicies

/// Mistakes with `key: value` lines, list items and indentation.
extension SyntaxFinding {
  /// The longest key that YAML finds without a `?` before it.
  private static let longestKey = 1024

  /// A `:` where no key can end.
  var misplacedColon: Diagnostic {
    let colon = problem.mark
    guard let first = text.firstCharacter(ofLine: colon.line) else { return plainColon }
    let key = text.behindDashes(first)
    if text.hasColon(from: key, before: colon.column) {
      return error(
        "a second `:` follows in the value of one key", at: colon,
        help: "quote the value if the `:` belongs to it, or begin a new line for the next key")
    }
    if colon.column - key.column > Self.longestKey { return longKey(at: key) }
    guard let above = text.textAbove(colon.line) else { return plainColon }
    guard text.hasColon(from: above) else { return missingColon(behind: above) }
    guard above.column < key.column else { return plainColon }
    return error(
      "this line is indented deeper than the key above, which has a value already", at: key,
      help: "indent both the same, or quote the value above if it goes on here",
      related: [note("the key above", at: above)])
  }

  private var plainColon: Diagnostic {
    error(
      "a `:` is not allowed here", at: problem.mark,
      help: "a key and its `:` stand on one line; quote the text if the `:` belongs to it")
  }

  /// A line that should be `key: value` and has no `:` with a space behind it.
  func missingColon(behind mark: TextMark) -> Diagnostic {
    if problem.mark.line == mark.line, problem.mark.column - mark.column > Self.longestKey {
      return longKey(at: mark)
    }
    let line = String(text.rest(from: mark).prefix { $0 != "#" })
    let word = line.split(separator: " ", omittingEmptySubsequences: false)
      .reversed().drop(while: \.isEmpty).reversed().joined(separator: " ")
    let help =
      if word.contains(":") {
        "write a space after the `:`"
      } else if word.first == "-" {
        "write a space after the `-`"
      } else {
        "write `key: value`"
      }
    return error(
      "`:` is missing after \(word.inBackticks)", at: mark, length: word.unicodeScalars.count,
      help: help)
  }

  private func longKey(at mark: TextMark) -> Diagnostic {
    error(
      "this key is longer than \(Self.longestKey) characters", at: mark,
      length: problem.mark.column - mark.column,
      help: "shorten it; a long text belongs behind the `:`")
  }

  var misplacedList: Diagnostic {
    guard let first = text.firstCharacter(ofLine: problem.mark.line), first != problem.mark else {
      return error(
        "a list item is not allowed here", at: problem.mark,
        help: "indent it like the items before it, or quote the text")
    }
    return error(
      "a list cannot begin on the line of its key", at: problem.mark,
      help: "begin it on the next line, write `[a, b]`, or quote the text")
  }

  /// Something between the keys of a mapping, or the items of a list, that is none of them.
  var strayToken: Diagnostic {
    let mark = problem.mark
    let isList = problem.message == "did not find expected '-' indicator"
    let sibling = note(
      isList ? "the list begins here" : "the mapping begins here", at: problem.contextMark)
    guard text.isFirst(mark) || mark == problem.contextMark else {
      return text.strayText(at: mark, root: nil, lastScalar: lastScalar)
    }
    let rest = text.rest(from: mark)
    switch rest.first {
    case "]", "}": return text.closesNothing(at: mark)
    case ":": return error("the key before `:` is missing", at: mark, help: "write `key: value`")
    case "-" where rest == "-" || rest.hasPrefix("- "):
      guard !isList, mark.column == problem.contextMark.column else { break }
      return error(
        "a list item stands among the keys of a mapping", at: mark,
        help: "indent the list under its key, or write `key:` before it", related: [sibling])
    default:
      guard isList, mark.column == problem.contextMark.column else { break }
      return error(
        "a list item begins with `- `", at: mark,
        help: "write `- ` before it, or indent it like the text of the item above",
        related: [sibling])
    }
    return error(
      "the indentation of this line fits no line above", at: mark,
      help: "what belongs together begins in the same column", related: [sibling])
  }
}

/// Text where none can be: also found behind the end of the document, where libyaml is not asked.
extension SourceText {
  func closesNothing(at mark: TextMark) -> Diagnostic {
    let bracket = character(at: mark) == "]" ? "]" : "}"
    return diagnostic(
      .error, "`\(bracket)` closes nothing", at: mark,
      help: "delete it, or write `\(bracket == "]" ? "[" : "{")` before it")
  }

  func strayText(at mark: TextMark, root: TextMark?, lastScalar: YAMLEvent?) -> Diagnostic {
    if ["]", "}"].contains(character(at: mark)) { return closesNothing(at: mark) }
    if let root, isFirst(mark), mark.column < root.column {
      return diagnostic(
        .error, "this line is indented less than the first one", at: mark,
        help: "begin all of them in the same column",
        related: [diagnostic(.note, "the first one begins here", at: root)])
    }
    guard let lastScalar, lastScalar.end.line == mark.line,
      case .scalar(_, isPlain: false) = lastScalar.kind
    else {
      return diagnostic(
        .error, "more text follows where the value has ended", at: mark,
        help: "quote the whole value, or begin a new line")
    }
    let isSingle = character(at: lastScalar.start) == "'"
    let written =
      isSingle ? "a `'` inside it is written `''`" : "a `\"` inside it is written `\\\"`"
    let isLong = lastScalar.start.line < mark.line
    return diagnostic(
      .error, "more text follows the closing quote", at: mark,
      help: isLong
        ? "a quote may be missing where the text that began in line \(lastScalar.start.line) ends"
        : "quote the whole value; \(written)",
      related: [diagnostic(.note, "the quoted text begins here", at: lastScalar.start)])
  }

  func secondDocument(at mark: TextMark, first: TextMark) -> Diagnostic {
    diagnostic(
      .error, "a second document begins here", at: mark,
      length: rest(from: mark, limit: 3) == "---" ? 3 : 1, help: "put it into a file of its own",
      related: [diagnostic(.note, "the first document begins here", at: first)])
  }
}
