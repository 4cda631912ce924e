import LayoutPolicies

/// Writes values as JSON on one line, and always the same bytes for the same value: keys sorted,
/// no space, slashes and all but ASCII left as they are.
package struct JSONWriter {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  /// Before which of the bytes something is to be filled in.
  private(set) var blanks: [Int] = []

  /// Makes a writer that has written nothing.
  package init() {}

  /// Writes a value. A number that is not finite, which JSON cannot say, is written as null.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): write(number)
    case .string(let text): write(text: text)
    case .array(let elements): write(elements)
    case .object(let fields): write(fields)
    case .blank: blanks.append(bytes.count)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    bytes.append(ASCII.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(ASCII.comma) }
      write(element)
    }
    bytes.append(ASCII.closeBracket)
  }

  private mutating func write(_ fields: [JSONField]) {
    bytes.append(ASCII.openBrace)
    for (index, field) in Self.sorted(fields).enumerated() {
      if index > 0 { bytes.append(ASCII.comma) }
      write(text: field.key)
      bytes.append(ASCII.colon)
      write(field.value)
    }
    bytes.append(ASCII.closeBrace)
  }

  /// Objects made from literals are sorted already, so that looking is cheaper than sorting.
  private static func sorted(_ fields: [JSONField]) -> [JSONField] {
    let isSorted = zip(fields, fields.dropFirst()).allSatisfy { !$1.precedes($0) }
    return isSorted ? fields : fields.sorted { $0.precedes($1) }
  }

  private mutating func write(_ number: Double) {
    if let whole = Int32(exactly: number) {
      // The same digits as below, made faster: most numbers are whole and small.
      bytes += String(whole).utf8
    } else {
      bytes += (number.isFinite ? number.plainText : "null").utf8
    }
  }

  /// Writes a text in quotes.
  mutating func write(text: String) {
    bytes.append(ASCII.quote)
    let start = bytes.count
    bytes += text.utf8
    // Hardly any text needs an escape: look for one among the bytes that were just copied.
    if bytes[start...].contains(where: Self.needsEscape) {
      bytes.removeSubrange(start...)
      for byte in text.utf8 {
        if Self.needsEscape(byte) { writeEscaped(byte) } else { bytes.append(byte) }
      }
    }
    bytes.append(ASCII.quote)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < ASCII.space || byte == ASCII.quote || byte == ASCII.backslash || byte == ASCII.delete
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    bytes.append(ASCII.backslash)
    switch byte {
    case ASCII.quote, ASCII.backslash: bytes.append(byte)
    case ASCII.lineFeed: bytes.append(UInt8(ascii: "n"))
    case ASCII.carriageReturn: bytes.append(UInt8(ascii: "r"))
    case ASCII.tab: bytes.append(UInt8(ascii: "t"))
    default:
      bytes += "u00".utf8
      if byte < 0x10 { bytes.append(ASCII.zero) }
      bytes += String(byte, radix: 16).utf8
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON on one line.
  package var description: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
