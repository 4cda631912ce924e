import Foundation
import LayoutPolicies
import NavigationModel
import PolicyYAML
import Testing

/// A policy file, or a folder of files that belong together, with what is found in it.
struct Fixture: Sendable, CustomTestStringConvertible {
  let path: String

  var testDescription: String { (path as NSString).lastPathComponent }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  /// The fixtures of a kind, by name.
  static func all(_ kind: String) -> [Fixture] {
    let folder = "\(folder)/\(kind)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasSuffix(".expected") }.map {
      Fixture(path: "\(folder)/\($0)")
    }
  }

  /// Everything found in the files, their tests and scenarios, with paths as seen from the
  /// fixture's folder.
  var findings: String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let text = Self.findings(in: PolicyFiles([path]))
    let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
    return text.replacingOccurrences(of: folder + "/", with: "")
  }

  static func findings(in files: PolicyFiles) -> String {
    let reasons = NavigationError.Kind.allCases.map { $0.rawValue }
    var loader = PolicyLoader(files: files, model: Scenario.Model(reasons: reasons))
    for file in files.policies {
      guard let loaded = loader.load(file.path) else { continue }
      for tests in files.tests where tests.name == file.name {
        _ = loader.loadTests(tests.path, for: AnyPolicy(loaded.policy))
      }
    }
    for scenario in files.scenarios { _ = loader.loadScenario(scenario.path) }
    let problems = files.problems + loader.problems
    return (problems.map { $0.diagnostic } + loader.findings).map { $0.rendered + "\n" }.joined()
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
