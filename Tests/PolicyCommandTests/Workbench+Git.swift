import Foundation
import Testing

extension Workbench {
  /// Runs git in the folder, whatever the person's own settings are.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", path, "-c", "user.name=Test", "-c", "user.email=test@example.org"]
      + ["-c", "commit.gpgsign=false"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }
}
