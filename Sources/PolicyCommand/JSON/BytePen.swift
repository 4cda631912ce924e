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
    let scaled = abs(number) * 100
    var hundredths = Int(scaled)
    // As `rounded()` does, which is a call.
    if scaled - Double(hundredths) >= 0.5 { hundredths += 1 }
    if number < 0, hundredths > 0 { write(ASCII.minus) }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    write(digits: whole)
    guard rest > 0 else { return true }
    write(ASCII.point)
    write(ASCII.zero + UInt8(rest / 10))
    if rest % 10 > 0 { write(ASCII.zero + UInt8(rest % 10)) }
    return true
  }

  private mutating func write(digits number: Int) {
    var count = 1
    var rest = UInt32(truncatingIfNeeded: number)
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    rest = UInt32(truncatingIfNeeded: number)
    written += count
    for place in 1...count {
      room[written - place] = ASCII.zero + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
