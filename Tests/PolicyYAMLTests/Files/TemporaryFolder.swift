import Foundation
import PolicyYAML

/// A folder that exists while a test needs it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders on the way to it. Returns its path.
  @discardableResult
  func write(_ name: String, _ text: some Sequence<UInt8>) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text).write(to: URL(fileURLWithPath: file))
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, text.utf8) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// A text in which paths begin in this folder.
  func relative(_ text: String) -> String { text.replacingOccurrences(of: path + "/", with: "") }
}

/// The smallest policy.
let smallest = "version: 1\notherwise: { layout: { style: stack } }\n"
