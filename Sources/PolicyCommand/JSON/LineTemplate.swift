/// A line of JSON that lacks only what differs from window to window.
package struct LineTemplate {
  private let text: [UInt8]
  /// Where something is filled in, in order.
  private let blanks: [Int]

  /// How many bytes it takes, about.
  var size: Int { text.count + blanks.count * MemoryLayout<Int>.size }

  /// Of a value whose ``JSONValue/blank``s are filled in later.
  package init(_ value: JSONValue) {
    var writer = JSONWriter()
    writer.write(value)
    text = writer.bytes + [ASCII.lineFeed]
    blanks = writer.blanks
  }

  /// Puts the line into a buffer, which is made as large as it must be.
  ///
  /// - Parameters:
  ///   - text: What the first blank holds.
  ///   - numbers: What the others hold, to two digits behind the point.
  /// - Returns: How many bytes the line has; nil if it has other blanks, or a number is too long.
  package func fill(_ buffer: inout [UInt8], text first: [UInt8], numbers: [Double]) -> Int? {
    guard blanks.count == numbers.count + 1 else { return nil }
    let room = text.count + first.count + numbers.count * BytePen.longestNumber
    if buffer.count < room { buffer = Array(repeating: 0, count: room) }
    return buffer.withUnsafeMutableBufferPointer { buffer in
      text.withUnsafeBufferPointer { text in
        var pen = BytePen(buffer)
        pen.write(UnsafeBufferPointer(rebasing: text[..<blanks[0]]))
        first.withUnsafeBufferPointer { pen.write($0) }
        for (place, number) in numbers.enumerated() {
          pen.write(UnsafeBufferPointer(rebasing: text[blanks[place]..<blanks[place + 1]]))
          guard pen.write(hundredths: number) else { return nil }
        }
        pen.write(UnsafeBufferPointer(rebasing: text[blanks[numbers.count]...]))
        return pen.written
      }
    }
  }
}
