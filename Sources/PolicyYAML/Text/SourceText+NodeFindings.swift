import LayoutPolicies

/// What can be wrong with the nodes of a text, in words.
extension SourceText {
  func duplicate(_ key: YAMLNode, of first: YAMLNode) -> Diagnostic {
    diagnostic(
      .error, "duplicate key \((key.text ?? "").inBackticks)", at: key,
      help: Self.insteadOfRepeating(key.text ?? ""),
      related: [diagnostic(.note, "the first one is here", at: first)])
  }

  /// The words that join conditions are the keys which people mean to give twice.
  private static func insteadOfRepeating(_ key: String) -> String {
    switch key {
    case "not": "write `not: { any: [...] }`"
    case "any": "write `all: [{ any: [...] }, { any: [...] }]`"
    case "all": "write one `all: [...]` with the parts of both"
    default: "delete one of the two"
    }
  }

  func mergeKey(_ key: YAMLNode) -> Diagnostic {
    diagnostic(
      .error, "merge keys (`<<`) are not read", at: key, help: "write the keys out here")
  }

  func keyIsNoText(_ key: YAMLNode) -> Diagnostic {
    diagnostic(
      .error, "a list or mapping cannot be a key", at: key,
      help: "a key is a text; quote it if `[` or `{` belongs to it")
  }

  func keyIsMissing(_ key: YAMLNode) -> Diagnostic {
    diagnostic(.error, "the key is missing", at: key, help: "write `key: value`")
  }

  func unknownAlias(_ name: String, at event: YAMLEvent, known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: name, among: known)
    return alias(
      "no anchor `&\(name)` stands before this alias", event,
      help: near.map { "did you mean `*\($0)`?" }
        ?? "an alias repeats what an anchor such as `&\(name)` marked before; else quote the text")
  }

  func recursiveAlias(_ name: String, at event: YAMLEvent) -> Diagnostic {
    alias(
      "the alias `*\(name)` stands inside its own anchor", event,
      help: "an alias can only repeat what ended before it")
  }

  func tooManyAliases(_ limits: YAMLLimits, at event: YAMLEvent) -> Diagnostic {
    alias(
      "alias expansion makes this text larger than \(limits.nodes) values", event,
      help: "aliases of aliases multiply; write out what is needed")
  }

  private func alias(_ message: String, _ event: YAMLEvent, help: String) -> Diagnostic {
    diagnostic(
      .error, message, at: event.start, length: event.end.column - event.start.column, help: help)
  }

  func tooMany(_ limits: YAMLLimits, at mark: TextMark) -> Diagnostic {
    diagnostic(
      .error, "this text holds more than \(limits.nodes) values", at: mark,
      help: "split it into several files")
  }

  func tooDeep(_ limits: YAMLLimits, at mark: TextMark) -> Diagnostic {
    diagnostic(
      .error, "lists and mappings are nested more than \(limits.depth) deep", at: mark,
      help: "nothing that is read here needs so many levels")
  }

  /// The finding about a tag. It stands first, or behind an anchor.
  func tag(from start: TextMark) -> Diagnostic {
    var mark = start
    var rest = self.rest(from: start)
    if rest.first == "&" {
      let anchor = rest.prefix { $0 != " " && $0 != "\t" }
      let behind = rest.dropFirst(anchor.count).drop { $0 == " " || $0 == "\t" }
      let skipped = rest.unicodeScalars.count - behind.unicodeScalars.count
      if behind.first == "!" {
        mark = TextMark(line: start.line, column: start.column + skipped)
        rest = String(behind)
      }
    }
    let name = rest.first == "!" ? rest.prefix { $0 != " " && $0 != "\t" && $0 != "," } : "!"
    return diagnostic(
      .error, "tags such as \(name.inBackticks) are not read", at: mark,
      length: name.unicodeScalars.count,
      help: "delete it, or quote the text if `!` belongs to it")
  }
}
