import LayoutPolicies

/// What a file does not want to be told.
extension FileReading {
  static let findingKinds = FindingKind.allCases.map { $0.rawValue }

  /// `silence: { hidden-rule: "kept until the tablets are gone" }`
  func silences(_ node: YAMLNode) -> [Silence] {
    guard let pairs = node.pairs else {
      let delete = node.isEmptyMapping ? ", or delete the key" : ""
      error(
        "`silence` must be a mapping of kinds of findings, not \(node.found)", at: node,
        help: "write `silence: { hidden-rule: \"why it is meant\" }`" + delete)
      return []
    }
    return pairs.compactMap { pair in
      guard let kind = pair.key.text.flatMap(FindingKind.init(rawValue:)) else {
        error(
          "unknown key \(pair.key.found) in `silence`", at: pair.key,
          help: kindAdvice(pair.key.text ?? ""))
        return nil
      }
      guard let reason = reason(pair.value, for: kind) else { return nil }
      return Silence(kind: kind, reason: reason, location: location(pair.key))
    }
  }

  private func reason(_ node: YAMLNode, for kind: FindingKind) -> String? {
    guard case .scalar(let text, let isPlain) = node.content,
      !(isPlain && AmbiguousText.meaning(of: text) != nil),
      text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    else {
      error(
        "`\(kind.rawValue)` is silenced without a reason", at: node,
        help: "say why: `\(kind.rawValue): \"why it is meant\"`")
      return nil
    }
    return text
  }

  private func kindAdvice(_ text: String) -> String {
    let near = Suggestion.nearest(to: text, among: Self.findingKinds)
    return (near.map { "did you mean `\($0)`? " } ?? "")
      + (Suggestion.list(Self.findingKinds).map { near == nil ? $0 : "it is \($0)" } ?? "")
  }
}
