/// A word of up to 16 bytes as numbers: comparing it costs next to nothing.
struct ShortWord: Equatable {
  private let early: UInt64
  private let late: UInt64
  /// How many bytes it has.
  let count: Int

  /// Nil if the word is longer.
  init?(_ word: String) {
    let bytes = Array(word.utf8) + [ASCII.quote]
    guard let word = bytes.withUnsafeBytes({ ShortWord($0, at: 0) }) else { return nil }
    self = word
  }

  /// The word at a place, up to the next quote; nil if it is longer, or ends with the bytes.
  ///
  /// Whether these bytes may stand in a text is not looked at: those that may not make no word that
  /// a key takes.
  @inline(__always)
  init?(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    let beginning = Self.eight(bytes, place)
    if let count = Self.placeOfQuote(beginning) {
      (early, late) = (beginning & Self.first(count), 0)
      self.count = count
      return
    }
    early = beginning
    let next = Self.eight(bytes, place + 8)
    if let count = Self.placeOfQuote(next) {
      late = next & Self.first(count)
      self.count = count + 8
    } else {
      guard place + 16 < bytes.count, bytes[place + 16] == ASCII.quote else { return nil }
      (late, count) = (next, 16)
    }
  }

  /// The bytes from a place, the first one lowest; 0 where there are none.
  @inline(__always)
  private static func eight(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    if place + 8 <= bytes.count {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    var number: UInt64 = 0
    var next = bytes.count
    while next > place {
      next -= 1
      number = number << 8 | UInt64(bytes[next])
    }
    return number
  }

  /// So many of the lowest bytes, less than eight.
  private static func first(_ count: Int) -> UInt64 { (1 << UInt64(count * 8)) - 1 }

  /// Which of eight bytes is the first quote.
  private static func placeOfQuote(_ bytes: UInt64) -> Int? {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    // A quote becomes 0, and of a byte that is 0 the highest bit is the first that stays set here.
    let zeros = bytes ^ (ones * UInt64(ASCII.quote))
    let marks = (zeros &- ones) & ~zeros & highs
    return marks == 0 ? nil : marks.trailingZeroBitCount / 8
  }
}
