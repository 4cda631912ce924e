#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import PolicyCommand

/// A real pipe between a test and what it tests.
final class Pipe {
  private let reading: Int32
  private let writing: Int32
  private var isReadingOpen = true
  private var isWritingOpen = true

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StreamError(.failed, "no pipe") }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  var input: OpenFile { OpenFile(borrowing: reading, name: "pipe") }
  var output: OpenFile { OpenFile(borrowing: writing, name: "pipe") }

  func send(_ text: String) { _ = write(writing, text, text.utf8.count) }

  /// What has come through and was not read yet; nil if nothing has.
  func received() -> String? {
    var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 0) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 17)
    let count = read(reading, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  func closeReading() {
    if isReadingOpen { close(reading) }
    isReadingOpen = false
  }

  func closeWriting() {
    if isWritingOpen { close(writing) }
    isWritingOpen = false
  }

  /// Makes a descriptor fail where it would have to wait, as a shell sometimes leaves it.
  func neverWait() {
    for end in [reading, writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }
}

extension OpenFile {
  /// A terminal that nobody sits at.
  static let terminal: OpenFile? = {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    return descriptor < 0 ? nil : OpenFile(borrowing: descriptor, name: "terminal")
  }()

  /// A disk with no room, where the system has one.
  static let fullDisk: OpenFile? = {
    let descriptor = open("/dev/full", O_WRONLY)
    return descriptor < 0 ? nil : OpenFile(borrowing: descriptor, name: "/dev/full")
  }()
}
