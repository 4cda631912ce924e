extension JSONWalker {
  /// Steps over a text, and tells where it stands, quotes included.
  @discardableResult
  mutating func text() throws(PathError) -> Range<Int> {
    let start = position
    position += 1
    while let byte = next {
      guard byte >= 0x20 else { throw expected("the escape of a control character") }
      position += 1
      if byte == UInt8(ascii: "\"") { return start..<position }
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    throw expected("the end of a text")
  }

  /// Steps over what follows a backslash.
  private mutating func escape() throws(PathError) {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      let digits = bytes[(position + 1)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy({ isHexDigit($0) }) else { fallthrough }
      position += 5
    default: throw expected("the rest of an escape")
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f") ~= lowercase)
  }

  private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Steps over a number, `true`, `false` or `null`.
  mutating func word() throws(PathError) {
    guard let next else { throw expected("a value") }
    switch next {
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw expected("a value")
    }
  }

  private mutating func word(_ word: String) throws(PathError) {
    guard bytes[position...].starts(with: word.utf8) else { throw expected("a value") }
    position += word.utf8.count
  }

  private mutating func number() throws(PathError) {
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") { position += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return }
    position += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    try digits()
  }

  private mutating func digits() throws(PathError) {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    guard position > start else { throw expected("a digit") }
  }
}
