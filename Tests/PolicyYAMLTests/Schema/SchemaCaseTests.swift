import DeviceCatalog
import Foundation
import Testing

@testable import PolicyYAML

/// Writes what the reader sees in files as JSON, for validators of schemas: into the folder that
/// `SCHEMA_CASES` names, one folder for each fixture.
@Suite struct SchemaCaseTests {
  private static let folder = ProcessInfo.processInfo.environment["SCHEMA_CASES"]

  @Test(
    "fixtures and shipped policies become JSON", .enabled(if: folder != nil),
    arguments: ["accepted", "doubtful", "refused", "shipped"])
  func write(kind: String) throws {
    let folder = "\(Self.folder ?? "")/\(kind)"
    for fixture in kind == "shipped" ? [.shipped] : Fixture.all(kind) {
      let target = "\(folder)/\(fixture.testDescription)"
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      let files = PolicyFiles([fixture.path])
      for file in files.policies + files.tests + files.scenarios {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file.path)))
        guard let root = YAMLReader().read(SourceText(name: file.path, bytes: bytes)).root else {
          continue
        }
        let name = (file.path as NSString).lastPathComponent
        try root.json.write(toFile: "\(target)/\(name).json", atomically: true, encoding: .utf8)
      }
    }
  }
}

extension Fixture {
  /// The policies that ship, with their tests and scenarios.
  fileprivate static let shipped = Fixture(
    path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("policies")
      .path)
}

extension YAMLNode {
  /// The node as editors see it: plain scalars by what they look like in JSON. What could not be
  /// read is left out.
  fileprivate var json: String {
    switch content {
    case .scalar where isNull: return "null"
    case .scalar(let text, isPlain: true) where NumberText.conforms(text.utf8): return text
    case .scalar(let text, isPlain: true) where text == "true" || text == "false": return text
    case .scalar(let text, _): return Self.json(text)
    case .sequence(let items):
      return "[" + items.filter { !$0.isUnreadable }.map { $0.json }.joined(separator: ",") + "]"
    case .mapping(let pairs):
      let fields = pairs.filter { !$0.key.isUnreadable && !$0.value.isUnreadable }.map { pair in
        "\(Self.json(pair.key.text ?? "")):\(pair.value.json)"
      }
      return "{" + fields.joined(separator: ",") + "}"
    case .unreadable: return "null"
    }
  }

  private static func json(_ text: String) -> String {
    let quoted = try? JSONEncoder().encode(text)
    return quoted.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
