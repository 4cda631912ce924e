package import LayoutPolicies

extension SourceText {
  /// A finding at a place in this text, with the line it is on.
  ///
  /// A place behind the end is moved into the text, and the caret ends with its line.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at mark: TextMark, length: Int = 1,
    help: String? = nil, related: [Diagnostic] = []
  ) -> Diagnostic {
    let place = clamped(mark)
    let line = bytes[lineRange(place.line) ?? bytes.count..<bytes.count]
    let room = max(1, line.scalarCount - place.column + 1)
    return Diagnostic(
      severity, message, at: location(place), length: max(1, min(length, room)),
      sourceLine: Self.excerpt(of: line, around: place.column), help: help, related: related)
  }

  /// A finding about a node, underlining it.
  package func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at node: YAMLNode,
    help: String? = nil, related: [Diagnostic] = []
  ) -> Diagnostic {
    diagnostic(
      severity, message, at: node.mark, length: node.length, help: help, related: related)
  }

  /// A place with this text's name.
  package func location(_ mark: TextMark) -> SourceLocation {
    SourceLocation(file: name, line: mark.line, column: mark.column)
  }

  /// The line as far as a finding needs it; a file that is one huge line must not be copied for
  /// each of its findings.
  private static func excerpt(of line: ArraySlice<UInt8>, around column: Int) -> String? {
    guard !line.isEmpty else { return nil }
    let end = line.count <= 4096 ? line.endIndex : line.offset(ofScalar: column + 200)
    guard end - line.startIndex <= 65536 else { return nil }
    return String(decoding: line[..<end], as: UTF8.self)
  }
}

extension StringProtocol {
  /// The text in backticks for a message: cut if it is long, control characters replaced.
  package var inBackticks: String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(60) {
      shown.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return "`\(String(shown))\(unicodeScalars.dropFirst(60).isEmpty ? "" : "…")`"
  }
}
