/// What stands before each message between a host and its worker: 24 bytes, little-endian. Heads
/// and messages begin at multiples of 8, so zeros fill up what lies between.
struct FrameHead: Hashable {
  /// What a message is for.
  enum Kind: UInt32 {
    /// To the worker: load the library, and describe it.
    case load = 1
    /// To the worker: make an instance of a policy.
    case make
    /// To the worker: decide.
    case decide
    /// To the worker: an instance is not needed any more. It has no answer.
    case drop
    /// To the host: the answer.
    case answer
    /// To the host: an error in place of an answer.
    case refusal
  }

  static let size = 24
  /// The most bytes that a message may have besides, 64 MiB.
  static let longestMessage = 1 << 26

  let kind: Kind
  /// How many bytes the message has.
  let length: Int
  /// Which instance it is about; the host counts them.
  let instance: UInt32
  /// Counts what has an answer, which has the same number.
  let sequence: UInt32
  /// Chosen by the host for each worker, so that what a plug-in writes by itself is no answer.
  let token: UInt64
}

extension FrameHead {
  /// Reads a head; nil if it is none.
  init?(_ bytes: UnsafeRawBufferPointer) {
    func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number {
      Number(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    let length = number(at: 0, as: UInt32.self)
    guard let kind = Kind(rawValue: number(at: 4, as: UInt32.self)), length <= Self.longestMessage
    else { return nil }
    self.kind = kind
    self.length = Int(length)
    instance = number(at: 8, as: UInt32.self)
    sequence = number(at: 12, as: UInt32.self)
    token = number(at: 16, as: UInt64.self)
  }
}

extension [UInt8] {
  /// Adds a message with its head.
  mutating func append(_ head: FrameHead, _ message: some Collection<UInt8>) {
    append(integer: UInt32(head.length))
    append(integer: head.kind.rawValue)
    append(integer: head.instance)
    append(integer: head.sequence)
    append(integer: head.token)
    append(contentsOf: message)
    fillUp()
  }

  /// Adds zeros up to a multiple of 8.
  mutating func fillUp() {
    append(contentsOf: repeatElement(0, count: count.aligned - count))
  }

  private mutating func append(integer: some FixedWidthInteger) {
    unsafe Swift.withUnsafeBytes(of: integer.littleEndian) { unsafe append(contentsOf: $0) }
  }
}
