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
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
  try Data(recorded.yaml.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let tests = loader.loadTests(file.path, for: policy)
  #expect(loader.findings.map { $0.rendered } == [])
  #expect(tests.count == recorded.count)
  for test in tests {
    let run = PolicyTestCase(test, of: policy).run()
    #expect(run.passed, "\(run)")
  }
}
