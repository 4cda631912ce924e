/// What stands in the embedded text of a policy: how it is written, and beside that how it is read.
///
/// A text is a row of tokens with spaces between them: words, numbers, and texts with their length
/// in front. What has parts says those that it has in a fixed order, each after its name, and ends
/// with a full stop; so a part that comes later makes no older text unreadable.
package protocol Embeddable {
  /// Adds the value to the text.
  func write(to writer: inout EmbeddingWriter)
  /// Reads what ``write(to:)`` wrote; total on any bytes, and linear in how many it reads.
  init(from reader: inout EmbeddingReader) throws(PolicyError)
}

/// Words are written by their names, since their places change as sets grow.
extension Term {
  package func write(to writer: inout EmbeddingWriter) { writer.add(name) }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.word { Self(named: $0) }
  }
}

extension Bool: Embeddable {
  package func write(to writer: inout EmbeddingWriter) { writer.add(self ? "true" : "false") }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.word { Bool($0) }
  }
}

extension Int: Embeddable {
  package func write(to writer: inout EmbeddingWriter) { writer.add("\(self)") }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.word { Int($0) }
  }
}

extension String: Embeddable {
  package func write(to writer: inout EmbeddingWriter) { writer.add("\(utf8.count):\(self)") }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.text()
  }
}

extension Double: Embeddable {
  private static let bitsMark = "x"
  private static let digits = 16

  /// The number as a word: a whole one as such, any other by its bits, so that it is read again as
  /// it was, even a zero below zero.
  var token: String {
    // `Int32(exactly:)` needs libm in debug builds, which an app without Foundation does not link.
    if (-0x1p31..<0x1p31).contains(self), Double(Int32(self)) == self, self != 0 || sign == .plus {
      return "\(Int32(self))"
    }
    let text = String(bitPattern, radix: 16)
    // Zeros in front belong to the number, those at the end say nothing.
    var bits = String(repeating: "0", count: Self.digits - text.utf8.count) + text
    while bits.utf8.last == UInt8(ascii: "0") { bits.removeLast() }
    return Self.bitsMark + bits
  }

  /// The number of a word, or nil.
  init?(token: String) {
    guard token.hasPrefix(Self.bitsMark) else {
      guard let whole = Int32(token) else { return nil }
      self.init(whole)
      return
    }
    let text = token.dropFirst()
    guard text.utf8.count <= Self.digits, text.utf8.first != UInt8(ascii: "+") else { return nil }
    let end = String(repeating: "0", count: Self.digits - text.utf8.count)
    guard let bits = UInt64(text + end, radix: 16) else { return nil }
    self.init(bitPattern: bits)
  }

  package func write(to writer: inout EmbeddingWriter) { writer.add(token) }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = try reader.word { Double(token: $0) }
  }
}

extension Array: Embeddable where Element: Embeddable {
  package func write(to writer: inout EmbeddingWriter) {
    count.write(to: &writer)
    for element in self { element.write(to: &writer) }
  }

  package init(from reader: inout EmbeddingReader) throws(PolicyError) {
    self = []
    // The count is only believed as far as elements follow.
    for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
  }
}
