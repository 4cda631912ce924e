import Foundation
import LayoutPolicies
import PolicyYAML
import Testing

/// One thing that another layout system does: what goes in, and what comes out.
struct Fact: Sendable, CustomTestStringConvertible {
  let id: String
  /// Whose behaviour it is.
  let system: String
  /// The family of facts that it belongs to; each has an adapter.
  let kind: String
  /// How far numbers may be off.
  let tolerance: Double
  /// Whether the system's newer source says otherwise.
  let isSuperseded: Bool
  let input: YAMLNode
  /// A mapping of what comes out.
  let expected: YAMLNode
  /// Where the fact stands.
  let mark: TextMark
  let text: SourceText

  var testDescription: String { id }

  /// An error about the fact, with its place and id.
  func error(_ message: String, at mark: TextMark? = nil, help: String? = nil) -> String {
    text.diagnostic(.error, "`\(id)`: \(message)", at: mark ?? self.mark, help: help).rendered
  }
}

/// Facts that were read, and what is wrong with their files.
struct FactLibrary: Sendable {
  private(set) var facts: [Fact] = []
  /// Every finding with its place: malformed facts are none.
  private(set) var errors: [String] = []

  /// The folder of this target.
  static let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    .joined(separator: "/")

  /// The project's own facts.
  static let own = FactLibrary(
    files: ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/Facts")) ?? [])
      .sorted().map { "\(folder)/Facts/\($0)" })

  /// The facts in the file that `CONFORMANCE_CASES` names, if it names one. A fact that is among
  /// the project's own too is run again.
  static let given = FactLibrary(
    files: [ProcessInfo.processInfo.environment["CONFORMANCE_CASES"] ?? ""].filter { !$0.isEmpty })

  init(files: [String]) {
    var ids: [String: LayoutPolicies.SourceLocation] = [:]
    for file in files {
      do {
        read(Array(try Data(contentsOf: URL(fileURLWithPath: file))), named: file, &ids)
      } catch {
        errors.append("error: `\(file)` cannot be read: \(error.localizedDescription)")
      }
    }
  }

  init(text: String, named name: String) {
    var ids: [String: LayoutPolicies.SourceLocation] = [:]
    read(Array(text.utf8), named: name, &ids)
  }

  private mutating func read(
    _ bytes: [UInt8], named name: String, _ ids: inout [String: LayoutPolicies.SourceLocation]
  ) {
    let reader = FactReader(SourceText(name: name, bytes: bytes))
    facts += reader.facts(&ids)
    errors += reader.findings.map { $0.rendered }
  }
}
