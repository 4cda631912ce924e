import LayoutPolicies

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or folder could not be read.
package struct FileProblem: Error, Sendable, Hashable {
  /// What kind of failure, for exit codes.
  package enum Kind: String, Sendable {
    /// It is not there.
    case missing
    /// It is there, but is no file (or no folder), or a link leads nowhere.
    case wrongKind = "wrong-kind"
    /// The system refused to read it.
    case unreadable
  }

  /// The kind of failure.
  package let kind: Kind
  /// The path as it was given.
  package let path: String
  /// What is wrong, in words, with the path.
  package let message: String
  /// What to do.
  package let help: String?

  init(_ kind: Kind, _ path: String, _ message: String, help: String? = nil) {
    self.kind = kind
    self.path = path
    self.message = "`\(path)` \(message)"
    self.help = help
  }

  /// The failure that `errno` names.
  init(errno code: Int32, _ path: String) {
    let words = unsafe String(cString: strerror(code)).lowercased()
    if code == ENOENT || code == ENOTDIR {
      self.init(.missing, path, "is not there")
    } else {
      self.init(.unreadable, path, "cannot be read: \(words)")
    }
  }
}

/// Reads files whole, within a limit.
enum FileText {
  /// The bytes of a regular file, or one byte more than `limit` of a larger one.
  static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw FileProblem(errno: errno, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileProblem(.wrongKind, path, "is a folder, not a file")
    // A pipe that nobody writes to would be waited for.
    default: throw FileProblem(.wrongKind, path, "is not a file")
    }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(errno: errno, path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe readBytes(descriptor, &chunk, min(chunk.count, limit + 1 - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(errno: errno, path)
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// `read` of the C library, which a method of the same name would hide.
private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(file, bytes, count)
}
