import Foundation

/// Plug-ins in C, compiled into a folder of this run that nobody else may write.
enum Library {
  /// A folder for files of this run.
  static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "policy-plugins-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    atexit { try? FileManager.default.removeItem(at: Library.folder) }
    return folder
  }()

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()

  /// Compiles a file of `Plugins`, which makes no warning.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its ending.
  ///   - definitions: Macros to define.
  static func compiled(_ name: String, _ definitions: [String] = []) throws -> String {
    let library = folder.appending(path: "\(name)-\(UUID().uuidString).so").path
    let source = root.appending(path: "Plugins/\(name).c").path
    let isCompiled = try compiles(
      source,
      ["-std=c99", "-shared", "-fPIC", "-o", library]
        + (definitions.isEmpty ? [] : ["-Wno-unused", "-Wno-unused-parameter"])
        + definitions.map { "-D\($0)" })
    guard isCompiled else { throw Failed(name: name) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: library)
    return library
  }

  /// The folder of the contract's header.
  static let header = root.appending(path: "../../Sources/CPolicyPlugin").standardized.path

  /// Whether the compiler takes a file without a warning.
  static func compiles(_ source: String, _ options: [String]) throws -> Bool {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["clang", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I", header] + options + [source]
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0
  }

  private struct Failed: Error {
    let name: String
  }
}
