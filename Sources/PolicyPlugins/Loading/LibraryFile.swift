internal import Foundation
import LayoutPolicies

/// A file that is about to be loaded as a library, which runs its code: it must be one that nobody
/// else could have written, and a library for this machine.
struct LibraryFile {
  /// The path after following links.
  let path: String

  /// Checks the file and all folders above it.
  ///
  /// - Throws: ``PolicyError`` with what is wrong with it and what to do.
  init(_ plugin: PluginName) throws(PolicyError) {
    guard let resolved = unsafe realpath(plugin.path, nil) else {
      throw Self.missing(plugin)
    }
    path = unsafe String(cString: resolved)
    unsafe free(resolved)
    let file = try Self.status(of: path, plugin)
    switch file.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw plugin.error("is a folder", help: "name a library in it")
    default: throw plugin.error("is not a file")
    }
    try Self.checkTrust(path, file, plugin)
    var folder = path
    while folder != "/", let slash = folder.lastIndex(of: "/") {
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      try Self.checkTrust(folder, try Self.status(of: folder, plugin), plugin)
    }
    try LibraryHeader(path, plugin).check()
  }

  private static func missing(_ plugin: PluginName) -> PolicyError {
    let reason = errno
    var link = stat()
    if reason == ENOENT, unsafe lstat(plugin.path, &link) == 0 {
      return plugin.error("is a link that leads nowhere")
    }
    if reason == ENOENT { return plugin.error("is not there", help: "check the path") }
    return plugin.error("cannot be found: \(words(for: reason))")
  }

  private static func status(of path: String, _ plugin: PluginName) throws(PolicyError) -> stat {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      throw plugin.error("cannot be looked at: \(words(for: errno))")
    }
    return status
  }

  /// Refuses what somebody else owns or may write. In a sticky folder of the system, such as the
  /// one for temporary files, nobody replaces what another owns.
  private static func checkTrust(
    _ path: String, _ status: stat, _ plugin: PluginName
  ) throws(PolicyError) {
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    let title = isFolder ? "the folder `\(path.harmless)`" : "it"
    let word = path.harmless.quoted
    guard status.st_uid == 0 || status.st_uid == geteuid() else {
      throw plugin.error(
        "is not loaded: \(title) belongs to another user, who could replace it",
        help: "copy the plug-in to a folder of your own")
    }
    guard status.st_mode & (S_IWGRP | S_IWOTH) != 0 else { return }
    if isFolder, status.st_uid == 0, status.st_mode & S_ISVTX != 0 { return }
    throw plugin.error(
      "is not loaded: \(title) may be written by others", help: "run `chmod go-w \(word)`")
  }

  /// What the system says of an error.
  static func words(for code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0).lowercased() } ?? "error \(code)"
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var quoted: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return isPlain
      ? self
      : "'"
        + split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
