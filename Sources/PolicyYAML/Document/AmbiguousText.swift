/// Plain YAML text that some version of YAML reads as something else than text.
enum AmbiguousText {
  /// What such a text is to some YAML reader, or nil if every one reads text.
  static func meaning(of text: String) -> String? {
    // Numbers and dates begin with no letter, and no word that means something is so long.
    if text.utf8.count > 5, let first = text.utf8.first, isLetter(first) { return nil }
    let folded = text.lowercased()
    if ["~", "null", ""].contains(folded) { return "null" }
    if ["y", "n", "yes", "no", "on", "off", "true", "false"].contains(folded) {
      return "a boolean"
    }
    let bytes = Array(folded.utf8)
    let unsigned =
      bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+")
      ? bytes.dropFirst() : bytes[...]
    if isNumber(unsigned) { return "a number" }
    if isBase60(unsigned) { return "a number in base 60" }
    if isDate(bytes[...]) { return "a date" }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Decimal with underscores, point or exponent; hexadecimal, octal, binary; `.inf` and `.nan`.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    if [".inf", ".nan"].contains(text) { return true }
    for prefix in ["0x", "0o", "0b"] where text.hasPrefix(prefix) {
      return text.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "_" } && text.count > 2
    }
    var digits = 0
    var points = 0
    var rest = bytes[...]
    while let byte = rest.first,
      isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    {
      if isDigit(byte) { digits += 1 }
      if byte == UInt8(ascii: ".") { points += 1 }
      rest = rest.dropFirst()
    }
    guard digits > 0, points <= 1, bytes.first != UInt8(ascii: "_") else { return false }
    guard rest.first == UInt8(ascii: "e") else { return rest.isEmpty }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isBase60(_ bytes: ArraySlice<UInt8>) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return groups.count > 1
      && groups.allSatisfy { group in !group.isEmpty && group.allSatisfy(isDigit) }
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.count == 3, groups[0].count == 4, groups[0].allSatisfy(isDigit) else {
      return false
    }
    let day = groups[2].prefix { isDigit($0) }
    return (1...2).contains(groups[1].count) && groups[1].allSatisfy(isDigit)
      && (1...2).contains(day.count)
  }
}
