/// What stands at a place, for telling what somebody meant.
extension SourceText {
  /// The character at a place; nil at the end of a line.
  func character(at mark: TextMark) -> Unicode.Scalar? {
    rest(from: mark, limit: 1).unicodeScalars.first
  }

  /// The rest of a line, as far as it matters.
  func rest(from mark: TextMark, limit: Int = 80) -> String {
    let first = byteOffset(of: mark)
    return String(decoding: bytes[first..<walk(from: first, scalars: limit).offset], as: UTF8.self)
  }

  /// Whether a place is behind all text.
  func isEnd(_ mark: TextMark) -> Bool { byteOffset(of: mark) >= bytes.count }

  /// Where the first character of a line is that is not blank; nil if there is none.
  func firstCharacter(ofLine number: Int) -> TextMark? {
    guard let line = lineRange(number),
      let first = bytes[line].firstIndex(where: { !$0.isBlank })
    else { return nil }
    return TextMark(line: number, column: first - line.lowerBound + 1)
  }

  /// Whether only blanks stand before a place in its line.
  func isFirst(_ mark: TextMark) -> Bool { firstCharacter(ofLine: mark.line) == mark }

  /// The nearest line above that has more than a comment: where its text begins, behind any `- `.
  func textAbove(_ number: Int) -> TextMark? {
    for line in stride(from: number - 1, through: max(1, number - 1000), by: -1) {
      guard let first = firstCharacter(ofLine: line), character(at: first) != "#" else { continue }
      return behindDashes(first)
    }
    return nil
  }

  /// The place behind any `- ` that begins there.
  func behindDashes(_ mark: TextMark) -> TextMark {
    let rest = self.rest(from: mark).unicodeScalars
    let skipped = rest.prefix { $0 == "-" || $0 == " " }
    guard skipped.last == " " else { return mark }
    return TextMark(line: mark.line, column: mark.column + skipped.count)
  }

  /// The first tab among the blanks that a line begins with.
  func tabInIndentation(ofLine number: Int) -> TextMark? {
    guard let line = lineRange(number),
      let tab = bytes[line].firstIndex(of: 0x09),
      bytes[line.lowerBound..<tab].allSatisfy(\.isBlank)
    else { return nil }
    return TextMark(line: number, column: tab - line.lowerBound + 1)
  }

  /// Whether a `:` that ends a key stands in a line, from a place up to a column.
  func hasColon(from mark: TextMark, before column: Int = .max) -> Bool {
    guard let line = lineRange(mark.line) else { return false }
    let end = walk(from: line.lowerBound, scalars: column - 1).offset
    let first = byteOffset(of: mark)
    guard first < end else { return false }
    return bytes[first..<end].indices.contains { index in
      guard bytes[index] == UInt8(ascii: ":") else { return false }
      return index + 1 == line.upperBound || bytes[index + 1].isBlank
    }
  }
}
