#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions or answers, many of them in one piece of memory; each begins at a multiple of 8.
struct Messages {
  struct Entry {
    let kind: FrameHead.Kind
    let instance: UInt32
    let place: Range<Int>
  }

  private(set) var entries: [Entry] = []
  private(set) var bytes: [UInt8] = []

  init() {}

  /// One message.
  init(_ kind: FrameHead.Kind, instance: UInt32 = 0, _ message: some Collection<UInt8>) {
    append(kind, instance: instance, message)
  }

  var count: Int { entries.count }

  /// The bytes of a message.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[entries[index].place] }

  mutating func append(
    _ kind: FrameHead.Kind, instance: UInt32 = 0, _ message: some Collection<UInt8>
  ) {
    append(kind, instance: instance) { $0 += message }
  }

  /// Adds the message that `write` appends. If it throws, it has appended nothing.
  mutating func append<Failure: Error>(
    _ kind: FrameHead.Kind, instance: UInt32 = 0,
    writing write: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let start = bytes.count
    try write(&bytes)
    entries.append(Entry(kind: kind, instance: instance, place: start..<bytes.count))
    bytes.fillUp()
  }

  /// Whether two messages have the same bytes.
  func areEqual(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (entries[left].place, entries[right].place)
    guard left.count == right.count else { return false }
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      return unsafe memcmp(base + left.lowerBound, base + right.lowerBound, left.count) == 0
    }
  }

  /// Takes the last message away.
  mutating func removeLast() {
    guard let last = entries.popLast() else { return }
    bytes.removeSubrange(last.place.lowerBound...)
  }
}
