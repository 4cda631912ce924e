package import LayoutPolicies

/// Reads a YAML text into nodes: strictly, and within limits of time and memory.
///
/// What it does not read: tags, merge keys, keys that are no text, keys given twice, a second
/// document, directives other than `%YAML`. Each is a finding with its place.
package struct YAMLReader: Sendable {
  /// How much a text may ask for.
  package let limits: YAMLLimits

  /// Makes a reader.
  package init(limits: YAMLLimits = YAMLLimits()) {
    self.limits = limits
  }

  /// The value of a text, or nil if it cannot be used at all, and everything that is wrong with it.
  ///
  /// Where there is a value, pairs and items that could not be used are left out of it or marked as
  /// unreadable, so that the rest can be checked too. O(*n*) in the length of the text.
  package func read(_ text: SourceText) -> (root: YAMLNode?, findings: [Diagnostic]) {
    var findings = FindingList(limit: limits.findings)
    let root = root(of: text, findings: &findings)
    return (root, findings.diagnostics)
  }

  private func root(of text: SourceText, findings: inout FindingList) -> YAMLNode? {
    guard text.bytes.count <= limits.bytes else {
      findings.add(
        Diagnostic(
          .error, "the file is larger than \(limits.bytes) bytes",
          at: text.location(TextMark(line: 1, column: 1)), help: "split it into several files"))
      return nil
    }
    text.checkCharacters(into: &findings)
    guard findings.isEmpty else { return nil }
    let prologue = text.prologue(findings: &findings)
    if let emptiness = prologue.emptiness {
      findings.add(emptiness)
      return nil
    }
    var input = text.bytes[text.start...]
    // As comments they keep their place, and libyaml does not stop at them.
    for offset in prologue.refusedDirectives { input[offset] = UInt8(ascii: "#") }
    return document(in: text, input: input, findings: &findings)
  }

  private func document(
    in text: SourceText, input: ArraySlice<UInt8>, findings: inout FindingList
  ) -> YAMLNode? {
    var builder = NodeBuilder(text: text, limits: limits)
    var lastScalar: YAMLEvent?
    var events = EventStream(input)
    while true {
      let event: YAMLEvent
      do {
        event = try events.next()
      } catch {
        let syntax = SyntaxFinding(
          text: text, problem: error, lastScalar: lastScalar, innermost: builder.innermost)
        findings.add(syntax.diagnostic)
        return nil
      }
      if case .scalar = event.kind { lastScalar = event }
      if let refusal = builder.take(event, findings: &findings) {
        findings.add(refusal)
        return nil
      }
      switch event.kind {
      case .documentEnd(let isMarked):
        guard let root = builder.root, !root.isLeftOut else { continue }
        let rest = text.epilogue(from: event.end, isEndMarked: isMarked)
        return finish(root, rest, text: text, lastScalar: lastScalar, findings: &findings)
      case .streamEnd:
        findings.add(text.emptyDocument)
        return nil
      default: break
      }
    }
  }

  private func finish(
    _ root: YAMLNode, _ rest: Epilogue?, text: SourceText, lastScalar: YAMLEvent?,
    findings: inout FindingList
  ) -> YAMLNode? {
    switch rest {
    case nil: return root
    case .secondDocument(let mark):
      findings.add(text.secondDocument(at: mark, first: root.mark))
      return root
    case .strayText(let mark):
      findings.add(text.strayText(at: mark, root: root.mark, lastScalar: lastScalar))
      return nil
    }
  }
}
