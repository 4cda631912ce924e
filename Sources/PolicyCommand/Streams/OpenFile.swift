import LayoutPolicies

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file, pipe or terminal that is open for reading or writing.
package final class OpenFile: Sendable {
  /// Its name in messages: the path as the person gave it, or words such as "standard input".
  package let name: String
  private let descriptor: Int32
  private let closesWhenDone: Bool

  /// Uses a descriptor that somebody else opened and closes.
  package init(borrowing descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    closesWhenDone = false
  }

  /// Opens a file for reading.
  package init(reading path: String) throws(StreamError) {
    var opened: Int32
    repeat { opened = open(path, O_RDONLY | O_CLOEXEC) } while opened < 0 && errno == EINTR
    name = path
    descriptor = opened
    closesWhenDone = true
    guard opened < 0 else { return }
    let isMissing = errno == ENOENT || errno == ENOTDIR
    throw isMissing
      ? StreamError(.missing, "`\(path)` is not there") : failure("read", errno)
  }

  /// Opens a file for writing, in place of what it held.
  private convenience init(writing path: String) throws(StreamError) {
    try self.init(opening: path, name: path, O_TRUNC)
  }

  private init(
    opening path: String, name: String, _ flags: Int32, mode: mode_t = 0o666
  ) throws(StreamError) {
    var opened: Int32
    repeat {
      opened = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, mode)
    } while opened < 0 && errno == EINTR
    self.name = name
    descriptor = opened
    closesWhenDone = true
    guard opened < 0 else { return }
    throw StreamError(.failed, failure("write", errno).message)
  }

  /// Writes a file whole or not at all: beside its place first, then into it. Links are followed,
  /// one that leads nowhere is an error, and what is no regular file, such as a pipe, is written to
  /// as it is.
  package static func write(_ bytes: [UInt8], to path: String) throws(StreamError) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    // A file in its place would end what the link was made for.
    guard isThere || lstat(path, &status) != 0 else {
      throw StreamError(
        .failed, "cannot write \(path.inBackticks): it is a link that leads nowhere")
    }
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      // Whoever read from it may have gone.
      _ = try OpenFile(writing: path).write(bytes)
      return
    }
    let place = isThere ? target(of: path) : path
    let beside = "\(place).\(UInt32.random(in: .min ... .max)).new"
    let file = try OpenFile(
      opening: beside, name: path, O_EXCL, mode: isThere ? status.st_mode & 0o777 : 0o666)
    do throws(StreamError) {
      _ = try file.write(bytes)
      guard rename(beside, place) == 0 else { throw file.failure("write", errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// The path without links.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  deinit {
    if closesWhenDone, descriptor >= 0 { close(descriptor) }
  }

  /// Whether a person sits at the other end.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Reads what is there into the beginning of `buffer`, and waits only if nothing is; 0 at the
  /// end.
  func read(into buffer: inout [UInt8]) throws(StreamError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes {
        systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      guard canRetry(waitingFor: POLLIN) else { throw failure("read", errno) }
    }
  }

  /// Writes all bytes; false if nobody reads at the other end any more.
  func write(_ bytes: [UInt8]) throws(StreamError) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        done += count
      } else if errno == EPIPE {
        return false
      } else if !canRetry(waitingFor: POLLOUT) {
        throw failure("write", errno)
      }
    }
    return true
  }

  /// Whether the last call was only interrupted, or could not wait. A shell may leave its terminal
  /// in the mode that never waits.
  private func canRetry(waitingFor event: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var waited = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&waited, 1, -1) >= 0 || errno == EINTR
  }

  private func failure(_ verb: String, _ code: Int32) -> StreamError {
    if code == EISDIR { return StreamError(.wrongKind, "`\(name)` is a folder, not a file") }
    var reason = String(cString: strerror(code))
    reason = reason.prefix(1).lowercased() + reason.dropFirst()
    return StreamError(.failed, "cannot \(verb) \(name.inBackticks): \(reason)")
  }
}

/// The system's calls, by names that the methods do not hide.
private let systemRead = read
private let systemWrite = write

extension [UInt8] {
  /// The first place of a byte in a range, found many bytes at once.
  func firstPlace(of byte: UInt8, in range: Range<Int>) -> Int? {
    self[range].withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }
}

/// Lets a write into a pipe that nobody reads return an error instead of ending the program.
package func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
