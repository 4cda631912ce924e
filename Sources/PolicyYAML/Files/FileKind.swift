#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands at a path.
enum FileKind {
  case missing, deadLink, folder, linkToFolder, file, other

  init(of path: String) {
    var own = stat()
    guard unsafe lstat(path, &own) == 0 else {
      self = .missing
      return
    }
    guard own.st_mode & S_IFMT == S_IFLNK else {
      self = Self.kind(own)
      return
    }
    var target = stat()
    guard unsafe stat(path, &target) == 0 else {
      self = .deadLink
      return
    }
    let kind = Self.kind(target)
    self = kind == .folder ? .linkToFolder : kind
  }

  private static func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }
}

/// A file under the name of a policy, whatever path leads to it: a link with another name is
/// another policy.
package struct NamedFile: Hashable, Sendable {
  private let name: String
  private let file: FileIdentity?

  /// The file that a path leads to, under a name.
  package init(name: String, path: String?) {
    self.name = name
    file = path.flatMap { FileIdentity(of: $0) }
  }
}

/// A file, whatever path leads to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file that a path leads to; nil if it is not there.
  package init?(of path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
