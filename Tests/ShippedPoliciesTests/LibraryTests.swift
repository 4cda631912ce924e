import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@Test(
  "A shipped policy has a summary, tests, and nothing to find fault with", arguments: Library.names)
func soundness(name: String) throws {
  let (loaded, findings) = Library.load(name)
  #expect(findings == [])
  let policy = try #require(loaded)
  #expect(!policy.policy.summary.isEmpty)
  #expect(policy.tests.count >= 3)
}

@Test("Every test of a shipped policy passes", arguments: Library.names)
func statedTests(name: String) throws {
  let loaded = try #require(Library.load(name).policy)
  for test in loaded.tests {
    let run = PolicyTestCase(test, of: AnyPolicy(loaded.policy)).run()
    #expect(run.passed, "\(run)")
  }
}

@Test("The tests of a shipped policy cover every rule and condition", arguments: Library.names)
func coverage(name: String) throws {
  let loaded = try #require(Library.load(name).policy)
  let coverage = Coverage(of: loaded.policy, by: loaded.tests)
  #expect(coverage.gaps.map { "\($0)" } == [])
  #expect(coverage.percentage == 100)
}

@Test(
  "A shipped scenario says what it tells, and every expectation in it is met",
  arguments: Library.scenarios)
func scenarios(name: String) throws {
  var loader = PolicyLoader(files: Library.files, model: .navigation)
  let loaded = loader.loadScenario("\(Library.folder)/scenarios/\(name).scenario.yaml")
  #expect(loader.findings.map { $0.rendered } == [])
  let scenario = try #require(loaded)
  #expect(scenario.test.scenario?.summary.isEmpty == false)
  #expect(scenario.test.steps.contains { !$0.expectations.isEmpty })
  let run = PolicyTestCase(scenario.test, of: scenario.policy).run()
  #expect(run.passed, "\(run)")
}
