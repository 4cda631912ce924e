import Foundation

/// A file that exists while a test needs it.
enum TemporaryFile {
  static func with(_ bytes: [UInt8], do test: (_ path: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).jsonl")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try test(file.path)
  }
}
