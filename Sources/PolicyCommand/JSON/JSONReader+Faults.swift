extension JSONReader {
  /// An error at a column, or here.
  func fault(_ finding: String, at column: Int? = nil, help: String? = nil) -> JSONError {
    JSONError(column: column ?? self.column, finding: finding, help: help)
  }

  /// An error about what stands here, such as "found `x` where a key was expected".
  func unexpected(_ place: String, help: String? = nil) -> JSONError {
    guard let byte = next else { return fault("the line ends \(place)") }
    guard let length = scalarLength else {
      let finding = "found the byte 0x\(hexadecimal(UInt32(byte)).suffix(2)) \(place)"
      return fault(finding, help: "lines are UTF-8")
    }
    let found = String(decoding: bytes[position..<position + length], as: UTF8.self)
    if found == "\u{FEFF}" {
      let help = "only the beginning of the input may have one"
      return fault("found a byte-order mark \(place)", help: help)
    }
    guard byte >= ASCII.space, byte != ASCII.delete else {
      return fault("found the control character \(codePoint(byte)) \(place)", help: help)
    }
    return fault("found `\(found)` \(place)", help: help)
  }

  /// A control character, as Unicode names it.
  func codePoint(_ byte: UInt8) -> String { "U+" + hexadecimal(UInt32(byte)) }

  /// Four digits, or more where the number needs them.
  func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// How many bytes the scalar here takes; nil if they are not UTF-8 (table 3-7 of the Unicode
  /// standard).
  var scalarLength: Int? {
    guard let first = next else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    let rest = bytes[(position + 1)...].prefix(length - 1)
    let isValid = rest.count == length - 1 && rest.first.map { second ~= $0 } ?? false
    return isValid && rest.allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }
}
