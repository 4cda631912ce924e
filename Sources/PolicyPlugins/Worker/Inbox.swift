#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that arrived, cut into messages; each begins at a multiple of 8.
struct Inbox {
  /// What came of reading.
  enum Reading: Equatable { case some, nothingYet, closed }
  /// What stands next.
  enum Next {
    /// A message, where in ``bytes`` it is.
    case message(FrameHead, Range<Int>)
    /// Not a whole one yet.
    case incomplete
    /// What no head of a message is.
    case garbage
  }

  /// The token that every message has to have; nil lets any pass.
  var token: UInt64?
  private(set) var bytes = [UInt8](repeating: 0, count: 1 << 16)
  private var unread = 0..<0

  /// Reads what is there.
  mutating func read(from descriptor: Int32) -> Reading {
    makeRoom()
    while true {
      let (start, room) = (unread.upperBound, bytes.count - unread.upperBound)
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress?.advanced(by: start), room)
      }
      if count > 0 {
        unread = unread.lowerBound..<unread.upperBound + count
        return .some
      }
      if count == 0 { return .closed }
      if errno == EAGAIN || errno == EWOULDBLOCK { return .nothingYet }
      if errno != EINTR { return .closed }
    }
  }

  /// Takes the next message out. Its place is good until the next reading.
  mutating func next() -> Next {
    guard unread.count >= FrameHead.size else { return .incomplete }
    guard let head = unsafe bytes.withUnsafeBytes({ unsafe FrameHead(.init(rebasing: $0[unread])) })
    else { return .garbage }
    if let token, token != head.token { return .garbage }
    let start = unread.lowerBound + FrameHead.size
    guard unread.upperBound - start >= head.length.aligned else { return .incomplete }
    unread = start + head.length.aligned..<unread.upperBound
    return .message(head, start..<start + head.length)
  }

  /// Room for more: what is read goes, and a message that is longer than all room gets it.
  private mutating func makeRoom() {
    if unread.isEmpty {
      unread = 0..<0
    } else if bytes.count - unread.upperBound < bytes.count / 2 {
      bytes.replaceSubrange(0..<unread.count, with: bytes[unread])
      unread = 0..<unread.count
    }
    if unread.upperBound == bytes.count { bytes += repeatElement(0, count: bytes.count) }
  }
}

/// The system's call, by a name that methods do not hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int { unsafe read(descriptor, buffer, count) }
