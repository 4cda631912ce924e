/// A word of up to 16 bytes, none of them 0, as two numbers: comparing it costs next to nothing.
struct ShortWord: Equatable {
  /// How many bytes it may have.
  static let longest = 16

  private var late: UInt64 = 0
  private var early: UInt64 = 0

  /// No bytes yet.
  init() {}

  /// Nil if the word is longer.
  init?(_ word: String) {
    guard word.utf8.count <= Self.longest else { return nil }
    for byte in word.utf8 { append(byte) }
  }

  /// Adds a byte, which is at most the last one that there is room for.
  mutating func append(_ byte: UInt8) {
    early = early << 8 | late >> 56
    late = late << 8 | UInt64(byte)
  }
}
