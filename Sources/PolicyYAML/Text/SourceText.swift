/// A text with its name: it finds lines and places in its bytes.
///
/// Lines end with LF, CR or CRLF. The bytes may be anything; what is not UTF-8 is shown repaired.
package struct SourceText: Sendable {
  /// The path or name that diagnostics show.
  package let name: String
  /// All bytes, with the byte-order mark if there is one.
  package let bytes: [UInt8]
  /// Where the text begins: behind a UTF-8 byte-order mark.
  let start: Int
  /// How many lines there are, at least 1. A line ending at the very end begins no further line.
  package let lineCount: Int
  /// Where every 256th line begins, so that a line is found quickly without remembering them all.
  private let checkpoints: [Int]

  private static let stride = 256

  /// Takes the bytes of a file and finds its lines. O(*n*).
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var checkpoints = [start]
    var count = 1
    var position = start
    while let next = Self.lineEnd(in: bytes, from: position).next, next < bytes.count {
      if count.isMultiple(of: Self.stride) { checkpoints.append(next) }
      count += 1
      position = next
    }
    lineCount = count
    self.checkpoints = checkpoints
  }

  /// A line by its number from 1, without its ending; nil if there is none.
  package func line(_ number: Int) -> String? {
    lineRange(number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Where the bytes of a line are, without its ending; nil if there is no such line.
  func lineRange(_ number: Int) -> Range<Int>? {
    lineStart(number).map { $0..<lineEnd(from: $0).end }
  }

  private func lineStart(_ number: Int) -> Int? {
    guard number >= 1, number <= lineCount else { return nil }
    var position = checkpoints[(number - 1) / Self.stride]
    for _ in 0..<((number - 1) % Self.stride) {
      guard let next = lineEnd(from: position).next else { return nil }
      position = next
    }
    return position
  }

  /// Where the line that holds a byte ends, and where the next one begins.
  func lineEnd(from position: Int) -> (end: Int, next: Int?) {
    Self.lineEnd(in: bytes, from: position)
  }

  private static func lineEnd(in bytes: [UInt8], from position: Int) -> (end: Int, next: Int?) {
    var end = position
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    guard end < bytes.count else { return (end, nil) }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return (end, end + (isPair ? 2 : 1))
  }

  /// The place of a byte.
  func mark(atByte offset: Int) -> TextMark {
    var low = 0
    var high = checkpoints.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle] <= offset { low = middle } else { high = middle }
    }
    var number = low * Self.stride + 1
    var position = checkpoints[low]
    while number < lineCount, let next = lineEnd(from: position).next, next <= offset {
      number += 1
      position = next
    }
    let end = min(max(offset, position), bytes.count)
    return TextMark(line: number, column: bytes[position..<end].scalarCount + 1)
  }

  /// Goes on from a byte by this many scalars, but not past the end of its line.
  func walk(from offset: Int, scalars: Int) -> (offset: Int, walked: Int) {
    var position = offset
    var walked = 0
    while position < bytes.count, !bytes[position].isLineBreak {
      if bytes[position] & 0xC0 != 0x80 {
        guard walked < scalars else { break }
        walked += 1
      }
      position += 1
    }
    return (position, walked)
  }

  /// The byte at a place; the end of the line, or of the text, for a place beyond it.
  func byteOffset(of mark: TextMark) -> Int {
    guard let line = lineStart(mark.line) else { return mark.line < 1 ? start : bytes.count }
    return walk(from: line, scalars: mark.column - 1).offset
  }

  /// The place itself, or the nearest one inside the text: end-of-input marks lie behind it.
  package func clamped(_ mark: TextMark) -> TextMark {
    let number = min(max(mark.line, 1), lineCount)
    let wanted = mark.line < 1 ? 0 : mark.line > lineCount ? .max : max(mark.column, 1) - 1
    let walked = walk(from: lineStart(number) ?? start, scalars: wanted).walked
    return TextMark(line: number, column: walked + 1)
  }
}

extension ArraySlice<UInt8> {
  /// How many Unicode scalars these bytes of UTF-8 are.
  var scalarCount: Int {
    var count = 0
    for byte in self where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
