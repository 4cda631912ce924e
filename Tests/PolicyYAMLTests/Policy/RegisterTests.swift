import Foundation
import LayoutPolicies
import PolicyYAML
import Testing

@Suite("A registry")
struct RegisterTests {
  @Test("takes a policy whose text comes from elsewhere, which may use others")
  func text() throws {
    var registry = PolicyRegistry()
    try registry.register(
      yaml: "version: 1\notherwise: { layout: { style: double-column } }", named: "columns")
    try registry.register(yaml: "version: 1\nuse: columns", named: "mine")
    #expect(try registry.layout(named: "mine").style == .doubleColumn)
  }

  @Test("adds nothing if anything is wrong, and says all that is")
  func errors() {
    var registry = PolicyRegistry()
    let error = #expect(throws: PolicyReadingError.self) {
      try registry.register(yaml: "version: 2\nuse: stak", named: "mine")
    }
    #expect(
      error?.findings.map { $0.message } == [
        "there is no version 2 of this format", "there is no policy `stak`",
      ])
    #expect(registry.names == PolicyRegistry().names)
    #expect(throws: PolicyReadingError.self) {
      try registry.register(yaml: "version: 1\nuse: double-column", named: "stack")
    }
  }

  @Test("takes the policies below folders")
  func folders() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("a", "use: b"), ("b", "use: pad-only")] {
      try Data("version: 1\n\(text)\n".utf8).write(to: folder.appending(path: name + ".yaml"))
    }
    var registry = PolicyRegistry()
    try registry.register(contentsOf: [folder.path])
    #expect(registry.names.suffix(2) == ["a", "b"])
    #expect(throws: PolicyReadingError.self) {
      try registry.register(contentsOf: [folder.path + "/nowhere"])
    }
  }
}
