import LayoutPolicies
import PolicyYAML
import Testing

/// Reads a text as the tests do.
func reading(
  _ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()
) -> (root: YAMLNode?, findings: [Diagnostic]) {
  YAMLReader(limits: limits).read(SourceText(name: "test.yaml", bytes: bytes))
}

/// Reads a text as the tests do.
func reading(
  _ text: String, limits: YAMLLimits = YAMLLimits()
) -> (root: YAMLNode?, findings: [Diagnostic]) {
  reading(Array(text.utf8), limits: limits)
}

/// A text and what is found in it.
struct TextCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let findings: [String]

  init(_ name: String, _ text: String, _ findings: String...) {
    testDescription = name
    self.text = text
    self.findings = findings
  }

  func check() {
    #expect(summary(reading(text).findings) == findings)
  }
}

/// `line:column message`, and `+ line:column message` for related places.
func summary(_ findings: [Diagnostic]) -> [String] {
  findings.flatMap { finding in
    [line(finding)] + finding.related.map { "+ " + line($0) }
  }
}

private func line(_ finding: Diagnostic) -> String {
  let place = finding.location.map { "\($0.line):\($0.column) " } ?? ""
  return place + finding.message
}

extension YAMLNode {
  /// The node in one line: plain texts as they are, others in quotes, `?` for unreadable ones.
  var outline: String {
    switch content {
    case .scalar(let text, let isPlain): isPlain ? text : "\"\(text)\""
    case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{"
        + pairs.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
    case .unreadable: "?"
    }
  }

  /// Each scalar with its place, as `text@line:column+length`.
  var places: [String] {
    switch content {
    case .scalar(let text, _): ["\(text)@\(mark.line):\(mark.column)+\(length)"]
    case .sequence(let items): items.flatMap(\.places)
    case .mapping(let pairs): pairs.flatMap { $0.key.places + $0.value.places }
    case .unreadable: ["?@\(mark.line):\(mark.column)+\(length)"]
    }
  }
}
