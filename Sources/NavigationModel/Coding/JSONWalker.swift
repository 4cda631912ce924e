/// Steps over JSON without making values of it, strictly after RFC 8259.
///
/// What it has passed, Foundation's decoder can read; and unlike that one, it knows in which screen
/// of a path the data breaks.
struct JSONWalker {
  /// How many lists and objects may be within each other in one value.
  static let deepest = 64

  let bytes: [UInt8]
  /// The byte that comes next.
  var position = 0
  /// The screen that is read, for errors.
  var index: Int?
  /// That screen's tag, for errors.
  var tag: String?

  init(_ bytes: [UInt8], index: Int? = nil, tag: String? = nil) {
    self.bytes = bytes
    self.index = index
    self.tag = tag
  }

  /// The byte that comes next; nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte that comes next after space.
  mutating func nextAfterSpace() -> UInt8? {
    while let byte = next {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// Steps over space, and over this byte if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard nextAfterSpace() == byte else { return false }
    position += 1
    return true
  }

  /// An error in the screen that is read.
  func fault(_ kind: PathError.Kind, _ finding: String, help: String? = nil) -> PathError {
    PathError(kind, at: index, tag: tag, finding, help: help)
  }

  /// The error that something else stands here than JSON wants.
  func expected(_ wanted: String) -> PathError {
    fault(.notJSON, "not JSON: \(wanted) is missing at byte \(position)")
  }

  /// Refuses what comes after the one value.
  mutating func end() throws(PathError) {
    guard nextAfterSpace() == nil else { throw expected("the end") }
  }

  /// Steps over a value, and tells where it stands.
  @discardableResult
  mutating func value(depth: Int = 0) throws(PathError) -> Range<Int> {
    let first = nextAfterSpace()
    let start = position
    switch first {
    case UInt8(ascii: "{"):
      try object(depth: depth) { walker, _ throws(PathError) in try walker.value(depth: depth + 1) }
    case UInt8(ascii: "["):
      try list(depth: depth) { walker throws(PathError) in try walker.value(depth: depth + 1) }
    case UInt8(ascii: "\""): try text()
    default: try word()
    }
    return start..<position
  }

  /// Steps over an object; `field` steps over each value, and is told where its key stands.
  mutating func object(
    depth: Int = 0, _ field: (inout JSONWalker, _ key: Range<Int>) throws(PathError) -> Void
  ) throws(PathError) {
    try open(UInt8(ascii: "{"), depth: depth)
    guard !skip(UInt8(ascii: "}")) else { return }
    repeat {
      guard nextAfterSpace() == UInt8(ascii: "\"") else { throw expected("a key") }
      let key = try text()
      guard skip(UInt8(ascii: ":")) else { throw expected("`:`") }
      try field(&self, key)
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw expected("`,` or `}`") }
  }

  /// Steps over a list; `element` steps over each value.
  mutating func list(
    depth: Int = 0, _ element: (inout JSONWalker) throws(PathError) -> Void
  ) throws(PathError) {
    try open(UInt8(ascii: "["), depth: depth)
    guard !skip(UInt8(ascii: "]")) else { return }
    repeat { try element(&self) } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw expected("`,` or `]`") }
  }

  private mutating func open(_ bracket: UInt8, depth: Int) throws(PathError) {
    guard depth < Self.deepest else {
      throw fault(
        .tooDeep, "lists and objects are more than \(Self.deepest) deep within each other")
    }
    guard skip(bracket) else { throw expected("`\(Unicode.Scalar(bracket))`") }
  }
}
