/// Where a structure of the contract has pointers, and what they lead to. With it, structures
/// become bytes that can travel, and bytes become structures again.
final class Shape: Sendable {
  /// A pointer of the structure.
  struct Field: Sendable {
    let name: String
    let offset: Int
    let target: Target
  }

  /// What a pointer leads to. Counts are the offsets of the fields that hold them.
  enum Target: Sendable {
    case text
    case texts(count: Int)
    /// Numbers of so many bytes each.
    case numbers(of: Int, count: Int)
    case part(Shape)
    case parts(Shape, count: Int)
  }

  /// The bytes of the structure, as this edition of the contract has it.
  let size: Int
  /// The bytes that a structure of an older edition has at least.
  let least: Int
  /// The pointers, in the order in which their targets follow each other.
  let fields: [Field]
  /// Where they stand. Most are nil, which is found out with this alone.
  let offsets: [Int]

  init(size: Int, least: Int, _ fields: [Field]) {
    self.size = size
    self.least = least
    self.fields = fields
    offsets = fields.map { $0.offset }
  }
}

/// What may be how long, in bytes and in number.
enum Limit {
  /// Bytes of a text before its zero.
  static let text = 65_535
  /// Entries of a list.
  static let entries = 1024
  /// Bytes that a structure says it has.
  static let structure = 65_536
  /// Bytes of an answer in all.
  static let answer = 1 << 20
  /// Bytes of what a plug-in says of itself in all.
  static let description = 16 << 20
}

/// Why something cannot be put into bytes, or read from them; the plug-in is named elsewhere.
struct Misfit: Error, Sendable {
  let message: String

  init(_ message: String) { self.message = message }
}

extension Int {
  /// The next multiple of 8, at which parts begin.
  var aligned: Int { (self + 7) & ~7 }
}
