import Foundation
import LayoutPolicies
import PolicyAnalysis
import PolicyYAML
import Testing

/// A policy file with what is found in it.
struct Fixture: Sendable, CustomTestStringConvertible {
  let path: String

  var testDescription: String { (path as NSString).lastPathComponent }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  /// The fixtures of a kind, by name.
  static func all(_ kind: String) -> [Fixture] {
    let folder = "\(folder)/\(kind)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".yaml") }.map { Fixture(path: "\(folder)/\($0)") }
  }

  /// The policy, and a loader with all that is found in it.
  func load() -> (policy: RuleSet?, loader: PolicyLoader, findings: [Finding]) {
    var loader = PolicyLoader(files: PolicyFiles([path]))
    guard let policy = loader.load(path)?.policy else { return (nil, loader, []) }
    let found =
      PolicyFindings(of: policy).findings + EqualPolicies([policy]).findings
    loader.add(
      found.map { finding in
        PolicyFinding(
          finding.diagnostic,
          about: finding.rule.map { RulePlace(question: finding.question, rule: $0) })
      })
    return (policy, loader, found)
  }

  /// What is found, with paths as seen from the fixture's folder.
  var findings: String {
    let loader = load().loader
    let folder = (path as NSString).deletingLastPathComponent
    return loader.findings.map { $0.rendered + "\n" }.joined()
      .replacingOccurrences(of: folder + "/", with: "")
  }

  /// Compares the findings with the recorded ones, or records them.
  func compare() throws {
    let recorded = (path as NSString).deletingPathExtension + ".expected"
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try findings.write(toFile: recorded, atomically: true, encoding: .utf8)
    }
    #expect(try findings == String(contentsOfFile: recorded, encoding: .utf8))
  }
}
