import LayoutPolicies

extension SourceText {
  /// Finds what may not be in a text at all: bytes that are not UTF-8, and forbidden characters.
  ///
  /// U+0085, U+2028 and U+2029 are forbidden too: versions of YAML disagree on whether they end a
  /// line, so they would mean one thing here and another in an editor.
  func checkCharacters(into findings: inout FindingList) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      let place = SourceLocation(file: name, line: 1, column: 1)
      findings.add(
        Diagnostic(.error, "the file is UTF-16, not UTF-8", at: place, help: "save it as UTF-8"))
      return
    }
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte &- 0x20 < 0x5F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
        continue
      }
      guard let (scalar, width) = scalar(atByte: position) else {
        findings.add(invalidByte(at: position))
        return
      }
      if let kind = Self.forbiddenKind(of: scalar) {
        findings.add(forbidden(scalar, kind, at: position))
        // A NUL is enough to know that this is no text.
        guard scalar.value != 0, !findings.isFull else { return }
        // One for each line is enough, too.
        position = lineEnd(from: position).end
        continue
      }
      position += width
    }
  }

  /// The scalar that begins with a byte, and how many bytes it has; nil if that is not UTF-8.
  private func scalar(atByte position: Int) -> (Unicode.Scalar, Int)? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  private static func forbiddenKind(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: nil
    case 0x85, 0x2028, 0x2029: "an invisible line separator"
    case 0..<0x20, 0x7F..<0xA0: "a control character"
    case 0xFEFF: "an invisible byte-order mark"
    case 0xFFFE, 0xFFFF: "not a character"
    default: nil
    }
  }

  private func forbidden(_ scalar: Unicode.Scalar, _ kind: String, at position: Int) -> Diagnostic {
    let digits = Self.hexadecimal(scalar.value, digits: 4)
    let help =
      scalar.value == 0
      ? "save the file as UTF-8 text: it looks like UTF-16 or no text at all"
      : "delete it, or write `\\u\(digits)` between double quotes"
    return diagnostic(
      .error, "U+\(digits), \(kind), is not allowed here", at: mark(atByte: position), help: help)
  }

  private func invalidByte(at position: Int) -> Diagnostic {
    let byte = Self.hexadecimal(UInt32(bytes[position]), digits: 2)
    return diagnostic(
      .error, "the byte 0x\(byte) is not UTF-8", at: mark(atByte: position),
      help: "save the file as UTF-8")
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
