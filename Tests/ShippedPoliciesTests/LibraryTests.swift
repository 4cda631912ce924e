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

@Test("The tests of a shipped policy reach every rule and every fallback", arguments: Library.names)
func coverage(name: String) throws {
  let loaded = try #require(Library.load(name).policy)
  var reached: Set<[String?]> = []
  for test in loaded.tests {
    var memory = PolicyMemory()
    for step in test.steps {
      let decision = loaded.policy.decide(in: step.context, memory: &memory)
      reached.formUnion(decision.activeRules.map { [$0.policy, $0.question, $0.rule] })
    }
  }
  for question in [loaded.policy.main] + loaded.policy.also {
    let fallback = question.otherwise.map { _ in Question.otherwiseName }
    for rule in question.rules.map({ $0.name }) + [fallback].compactMap({ $0 }) {
      #expect(
        reached.contains([name, question.name, rule]),
        "no test reaches `\(rule)` of \(question.name ?? "the main question")")
    }
  }
}
