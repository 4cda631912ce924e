import LayoutPolicies

extension String {
  /// The text as YAML, plain where every reader sees text in it, else in double quotes; it can
  /// stand between the brackets of flow style.
  package var asYAMLScalar: String {
    isPlainYAML ? self : quotedForYAML
  }

  private var isPlainYAML: Bool {
    guard let first = utf8.first, let last = utf8.last, Self.isLetterOrDigit(first) else {
      return false
    }
    return last != UInt8(ascii: " ") && AmbiguousText.meaning(of: self) == nil
      && utf8.allSatisfy { Self.isLetterOrDigit($0) || Self.harmlessMarks.contains($0) }
  }

  /// What has no meaning to YAML between letters and digits.
  private static let harmlessMarks = Array(" -_./()".utf8)

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The text in double quotes, as every reader of YAML reads them.
  package var quotedForYAML: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      // What YAML folds, forbids, or shows as something else.
      case "\u{00}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}"..<"\u{2030}",
        "\u{2066}"..<"\u{2070}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension PlainValue {
  /// The value as YAML on one line.
  package var asYAML: String { yaml { $0.asYAMLScalar } }

  /// The value as YAML on one line where the plain word `unknown` would take something back, as in
  /// a context: a text of that word is quoted.
  package var asGivenYAML: String {
    yaml { $0 == "unknown" ? $0.quotedForYAML : $0.asYAMLScalar }
  }

  private func yaml(_ scalar: (String) -> String) -> String {
    switch self {
    case .number, .boolean: plainText
    case .text(let text): scalar(text)
    case .list(let items): "[" + items.map { $0.yaml(scalar) }.joined(separator: ", ") + "]"
    case .map(let entries):
      entries.isEmpty
        ? "{}"
        : "{ "
          + entries.map { "\($0.0.asYAMLScalar): \($0.1.yaml(scalar))" }.joined(separator: ", ")
          + " }"
    }
  }
}
