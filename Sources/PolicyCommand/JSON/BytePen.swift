/// Writes into bytes that somebody made room for.
struct BytePen {
  /// The most bytes that a number takes.
  static let longestNumber = 13

  private let room: UnsafeMutableBufferPointer<UInt8>
  private(set) var written = 0

  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let start = room.baseAddress else { return }
    precondition(written + bytes.count <= room.count)
    (start + written).update(from: source, count: bytes.count)
    written += bytes.count
  }

  private mutating func write(_ byte: UInt8) {
    room[written] = byte
    written += 1
  }

  /// Writes a number to two digits behind the point.
  ///
  /// - Returns: Whether it is short enough; all lengths of windows are.
  mutating func write(hundredths number: Double) -> Bool {
    guard abs(number) < 1e9, written + Self.longestNumber <= room.count else { return false }
    // Most lengths are whole.
    if number >= 0, case let whole = UInt64(number), Double(whole) == number {
      write(digits: whole)
      return true
    }
    let rounded = (number * 100).rounded()
    if rounded < 0 { write(ASCII.minus) }
    let (whole, rest) = UInt64(abs(rounded)).quotientAndRemainder(dividingBy: 100)
    write(digits: whole)
    guard rest > 0 else { return true }
    write(ASCII.point)
    write(ASCII.zero + UInt8(rest / 10))
    if rest % 10 > 0 { write(ASCII.zero + UInt8(rest % 10)) }
    return true
  }

  private mutating func write(digits number: UInt64) {
    var end = written + 1
    var bound: UInt64 = 10
    while number >= bound {
      end += 1
      bound *= 10
    }
    var (rest, place) = (number, end)
    repeat {
      place -= 1
      room[place] = ASCII.zero + UInt8(rest % 10)
      rest /= 10
    } while place > written
    written = end
  }
}
