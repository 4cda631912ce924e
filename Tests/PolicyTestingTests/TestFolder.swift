import Foundation

/// A folder of policies and tests that exists while a test needs it.
final class TestFolder {
  let path = NSTemporaryDirectory() + UUID().uuidString

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The text with paths as seen from the folder.
  func relative(_ text: String) -> String { text.replacingOccurrences(of: path + "/", with: "") }
}
