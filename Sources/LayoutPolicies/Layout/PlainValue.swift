/// A part of an answer as every reader sees it: in text, in JSON, and where tests compare it.
package indirect enum PlainValue: Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case list([PlainValue])
  case map([(String, PlainValue)])

  package init(_ value: InputValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let flag): self = .boolean(flag)
    case .text(let text): self = .text(text)
    case .fit(let fit): self = fit.plain
    }
  }

  /// The value on one line, in YAML's flow style.
  package var plainText: String {
    switch self {
    case .number(let number): number.plainText
    case .boolean(let flag): flag ? "true" : "false"
    case .text(let text): text
    case .list(let items): "[" + items.map { $0.plainText }.joined(separator: ", ") + "]"
    case .map(let entries):
      entries.isEmpty
        ? "{}"
        : "{ " + entries.map { "\($0.0): \($0.1.plainText)" }.joined(separator: ", ") + " }"
    }
  }
}

#if !hasFeature(Embedded)
  extension PlainValue: Encodable {
    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .number(let number): try number.encode(to: encoder)
      case .boolean(let flag): try flag.encode(to: encoder)
      case .text(let text): try text.encode(to: encoder)
      case .list(let items): try items.encode(to: encoder)
      case .map(let entries):
        var container = encoder.container(keyedBy: Key.self)
        for (key, value) in entries {
          try container.encode(value, forKey: Key(stringValue: key))
        }
      }
    }
  }
#endif
