import DeviceCatalog
import Foundation
import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@Test(
  "What a policy answers on devices, recorded as tests, passes",
  arguments: Library.names + PolicyRegistry().names)
func recordedTests(name: String) throws {
  var loader = PolicyLoader(files: Library.files)
  let template = try #require(try loader.template(named: name))
  let policy = try template.make()
  // A few, since reading takes its time in a debug build; the gate records them all.
  let devices = Catalog.standard.devices.enumerated().filter { $0.offset % 8 == 0 }
  let recorded = try RecordedTests(of: policy, on: devices.map { $0.element })
  #expect(recorded.count == devices.count && recorded.leftOut == 0)
  let tests = try loader.passingTests(recorded.yaml, of: policy)
  #expect(tests.count == recorded.count)
}

@Test(
  "What is generated of a policy passes, and covers it",
  arguments: Library.names + PolicyRegistry().names)
func generatedTests(name: String) throws {
  var loader = PolicyLoader(files: Library.files)
  let template = try #require(try loader.template(named: name))
  let policy = try template.make()
  let generated = try GeneratedTests(of: policy)
  #expect(generated.leftOut == 0 && !generated.isCut)
  let tests = try loader.passingTests(generated.yaml, of: policy)
  #expect(tests.count == generated.count)
  let coverage = Coverage(of: try #require(policy.rules), by: tests)
  #expect(coverage.gaps.map { "\($0)" } == [] && !coverage.isCut)
}

extension PolicyLoader {
  /// Reads tests as a file says them, and expects that they pass.
  fileprivate mutating func passingTests(
    _ yaml: String, of policy: AnyPolicy
  ) throws -> [PolicyTest] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    try Data(yaml.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let tests = loadTests(file.path, for: policy)
    #expect(findings.map { $0.rendered } == [])
    for test in tests {
      let run = PolicyTestCase(test, of: policy).run()
      #expect(run.passed, "\(run)")
    }
    return tests
  }
}
