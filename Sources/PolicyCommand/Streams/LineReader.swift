/// One line of an input, without its ending.
package struct Line: Sendable, Hashable {
  /// Which line it is, from 1.
  package let number: Int
  /// Its bytes; nil if there were more than a line may have.
  package let bytes: [UInt8]?

  /// Makes a line.
  package init(number: Int, bytes: [UInt8]?) {
    self.number = number
    self.bytes = bytes
  }
}

/// Reads an input line by line, in bounded memory, and answers as soon as a line is there.
///
/// A line ends with LF or CRLF; the last one may lack its ending. A byte-order mark before the
/// first line is dropped; a CR elsewhere belongs to its line.
package struct LineReader {
  /// The most bytes that a line may have, 1 MiB.
  package static let longestLine = 1 << 20

  private let file: OpenFile?
  private let longest: Int
  private var chunk: [UInt8]
  /// The bytes of ``chunk`` that are not used yet.
  private var unread: Range<Int>
  /// The next line feed among them.
  private var lineFeed: Int?
  /// The beginning of a line whose end is not read yet; cut once it is too long.
  private var partial: [UInt8] = []
  private var number = 0
  private var mayBeginWithMark = true

  /// Reads from a file, pipe or terminal.
  package init(_ file: OpenFile, longest: Int = longestLine) {
    self.file = file
    self.longest = longest
    chunk = Array(repeating: 0, count: 1 << 16)
    unread = 0..<0
  }

  /// Reads bytes that are in memory.
  package init(bytes: [UInt8], longest: Int = longestLine) {
    file = nil
    self.longest = longest
    chunk = bytes
    unread = bytes.indices
    findLineFeed()
  }

  /// Whether all the lines that were read have been given out, so that ``next()`` may have to wait.
  /// Answers flushed at these moments appear at once when the input is slow, and many together when
  /// it is fast.
  package var isDrained: Bool { lineFeed == nil }

  /// The next line; nil at the end. Waits until a whole line is there.
  package mutating func next() throws(StreamError) -> Line? {
    while lineFeed == nil {
      keep(unread)
      guard try refill() else { return lastLine() }
    }
    let end = lineFeed ?? unread.upperBound
    let line = unread.lowerBound..<end
    unread = min(end + 1, unread.upperBound)..<unread.upperBound
    findLineFeed()
    if partial.isEmpty, !mayBeginWithMark, line.count <= longest {
      // The whole line is in the chunk, as nearly all are.
      number += 1
      let isCut = line.count > 0 && chunk[end - 1] == ASCII.carriageReturn
      return Line(number: number, bytes: Array(chunk[isCut ? line.dropLast() : line]))
    }
    keep(line)
    if partial.last == ASCII.carriageReturn, partial.count <= longest + 1 { partial.removeLast() }
    return takeLine()
  }

  private mutating func refill() throws(StreamError) -> Bool {
    unread = 0..<0
    guard let file else { return false }
    unread = 0..<(try file.read(into: &chunk))
    findLineFeed()
    return !unread.isEmpty
  }

  private mutating func findLineFeed() {
    lineFeed = chunk.firstPlace(of: ASCII.lineFeed, in: unread)
  }

  /// Adds to the line that is being read, up to a little more than it may have: there is room for
  /// the mark, a CR, and one byte that shows that the line is too long.
  private mutating func keep(_ range: Range<Int>) {
    partial += chunk[range].prefix(max(0, longest + 5 - partial.count))
    dropByteOrderMark()
  }

  private mutating func dropByteOrderMark() {
    guard mayBeginWithMark, partial.count >= Self.byteOrderMark.count else { return }
    mayBeginWithMark = false
    if partial.starts(with: Self.byteOrderMark) {
      partial.removeFirst(Self.byteOrderMark.count)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func lastLine() -> Line? { partial.isEmpty ? nil : takeLine() }

  private mutating func takeLine() -> Line {
    number += 1
    mayBeginWithMark = false
    let bytes = partial.count <= longest ? partial : nil
    partial = []
    return Line(number: number, bytes: bytes)
  }
}
