extension JSONReader {
  /// Reads the text in double quotes that begins here.
  mutating func text() throws(JSONError) -> String {
    let opening = column
    position += 1
    var start = position
    var unescaped: [UInt8] = []
    while let byte = next {
      switch byte {
      case ASCII.quote:
        let last = bytes[start..<position]
        position += 1
        if unescaped.isEmpty { return String(decoding: last, as: UTF8.self) }
        return String(decoding: unescaped + last, as: UTF8.self)
      case ASCII.backslash:
        unescaped += bytes[start..<position]
        unescaped += String(try escape()).utf8
        start = position
      case ..<ASCII.space:
        throw fault("text holds the control character \(codePoint(byte))", help: escapeHelp(byte))
      case ..<0x80: position += 1
      default: try stepOverScalar()
      }
    }
    throw fault("the text that begins here does not end", at: opening, help: "close it with `\"`")
  }

  private func escapeHelp(_ byte: UInt8) -> String {
    switch byte {
    case ASCII.tab: #"write `\t`"#
    case ASCII.carriageReturn: #"write `\r`"#
    default: #"write `\u00"# + String(hexadecimal(UInt32(byte)).suffix(2)) + "`"
    }
  }

  private mutating func stepOverScalar() throws(JSONError) {
    guard let length = scalarLength else { throw unexpected("in a text") }
    position += length
    continuations += length - 1
  }

  /// Reads the escape that begins here with a backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = column
    position += 1
    guard let letter = next else { throw fault("the line ends within an escape", at: start) }
    if letter == UInt8(ascii: "u") { return try unicodeEscape(from: start) }
    guard let scalar = Self.escapes[letter] else {
      let help = #"write `\\` for a backslash"#
      throw unexpected(#"after `\`"#, help: help)
    }
    position += 1
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    ASCII.quote: "\"", ASCII.backslash: "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Reads `uXXXX`, and the second half of a pair of surrogates where one is needed.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = fault(
      #"`\u\#(hexadecimal(first))` is one half of a surrogate pair"#, at: start,
      help: "write the character itself, or both halves")
    let pairFollows =
      first < 0xDC00 && next == ASCII.backslash
      && bytes.dropFirst(position + 1).first == UInt8(ascii: "u")
    guard pairFollows else { throw lone }
    let secondStart = column
    position += 1
    let second = try codeUnit(from: secondStart)
    let pair = 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)
    guard 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(pair) else { throw lone }
    return scalar
  }

  /// Reads `u` and the four digits after it.
  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw fault(#"`\u` needs four hexadecimal digits"#, at: start)
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
