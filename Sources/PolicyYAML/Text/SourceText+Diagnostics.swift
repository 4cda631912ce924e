package import LayoutPolicies

extension SourceText {
  /// A finding at a place in this text, with the line it is on.
  ///
  /// A place behind the end is moved into the text, and the caret ends with its line.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, kind: FindingKind? = nil,
    at mark: TextMark, length: Int = 1, help: String? = nil, related: [Diagnostic] = []
  ) -> Diagnostic {
    let place = clamped(mark)
    let offset = byteOffset(of: place)
    return Diagnostic(
      severity, message, kind: kind, at: location(place),
      length: max(1, walk(from: offset, scalars: length).walked),
      sourceLine: excerpt(from: byteOffset(of: TextMark(line: place.line, column: 1)), to: offset),
      help: help, related: related)
  }

  /// A finding about a node, underlining it.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, kind: FindingKind? = nil,
    at node: YAMLNode, help: String? = nil, related: [Diagnostic] = []
  ) -> Diagnostic {
    diagnostic(
      severity, message, kind: kind, at: node.mark, length: node.length, help: help,
      related: related)
  }

  /// A place with this text's name.
  package func location(_ mark: TextMark) -> SourceLocation {
    SourceLocation(file: name, line: mark.line, column: mark.column)
  }

  /// The line as far as a finding needs it: a file that is one huge line must not be copied for
  /// each of its findings.
  private func excerpt(from start: Int, to place: Int) -> String? {
    let end = walk(from: place, scalars: 4096).offset
    guard start < end, end - start <= 65536 else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
