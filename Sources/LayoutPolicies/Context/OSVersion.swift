/// The version of an operating system: up to four numbers that compare as numbers, so 17.10 is
/// newer than 17.9 and 17 equals 17.0.
public struct OSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  private let parts: SIMD4<UInt32>
  private let count: UInt8

  /// Makes a version of numbers; what is left out is 0. Numbers below 0 or above 4,294,967,295
  /// count as those.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0, _ build: Int = 0) {
    parts = SIMD4(
      UInt32(clamping: major), UInt32(clamping: minor), UInt32(clamping: patch),
      UInt32(clamping: build))
    count = 4
  }

  /// The numbers; those that were left out are 0.
  package var numbers: SIMD4<UInt32> { parts }

  /// Reads one to four dotted numbers of at most nine digits, or gives nil.
  public init?(_ text: String) {
    var numbers: [UInt32] = []
    for piece in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !piece.isEmpty, piece.utf8.count <= 9, numbers.count < 4 else { return nil }
      var number: UInt32 = 0
      for byte in piece.utf8 {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        number = number * 10 + UInt32(byte - 0x30)
      }
      numbers.append(number)
    }
    guard let major = numbers.first else { return nil }
    count = UInt8(numbers.count)
    numbers += [0, 0, 0]
    parts = SIMD4(major, numbers[1], numbers[2], numbers[3])
  }

  /// The dotted numbers, as many as were written; at least all that are not 0.
  public var description: String {
    let numbers = (0..<4).map { parts[$0] }
    let needed = (numbers.lastIndex { $0 != 0 } ?? 0) + 1
    let shown = count == 4 ? needed : max(needed, Int(count))
    return numbers.prefix(shown).map { String($0) }.joined(separator: ".")
  }

  /// Whether the two name one version; 17 equals 17.0.
  public static func == (left: OSVersion, right: OSVersion) -> Bool { left.parts == right.parts }

  /// Hashes what ``==(_:_:)`` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// Compares number by number.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    for index in 0..<4 where left.parts[index] != right.parts[index] {
      return left.parts[index] < right.parts[index]
    }
    return false
  }
}
