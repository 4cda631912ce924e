import DeviceCatalog
import LayoutPolicies

/// Joins the tests of a file with the linked policy: only that knows all inputs and rules.
struct TestLinker {
  let reading: FileReading
  let policy: RuleSet

  /// The tests that make sense; what is wrong with the others is an error.
  func link(_ documents: [TestDocument]) -> [PolicyTest] {
    let questions = questions
    return documents.compactMap { document in
      let catalog = reading.catalog
      var given = Given(catalog: catalog(), inputs: policy.allInputs)
      var steps: [PolicyTest.Step] = []
      for step in document.steps {
        guard let context = reading.context(of: step.given, at: step.node, given: &given) else {
          return nil
        }
        guard policy.assumes(context) else {
          reading.error(
            "the policy assumes that such a window cannot happen", at: step.given ?? step.node,
            help: "change `assume`, or the test")
          return nil
        }
        for expected in step.expectations { check(expected, questions) }
        steps.append(
          PolicyTest.Step(
            context: context, expectations: step.expectations.map { $0.expectation },
            location: reading.location(step.node)))
      }
      return PolicyTest(
        name: document.name, location: reading.location(document.node), steps: steps)
    }
  }

  /// A test that expects a name which nothing has could only fail.
  private func check(_ expected: ExpectationDocument, _ questions: [String: Question]) {
    var rule: String?
    if case .text(let name)? = expected.expectation.value { rule = name }
    switch expected.expectation.subject {
    case .rule:
      if let rule { refuse(rule, expected.node, "rule", among: policy.main.ruleNames) }
    case .also(let label):
      refuse(label, expected.keyNode, "question", among: questions.keys.sorted())
      if let rule, let question = questions[label] {
        refuse(rule, expected.node, "rule", among: question.ruleNames)
      }
    case .value(let name):
      refuse(name, expected.keyNode, "output", among: policy.allOutputs.map { $0.name })
    case .policy, .chain, .unknown, .layout: break
    }
  }

  private func refuse(_ name: String, _ node: YAMLNode, _ kind: String, among names: [String]) {
    guard !names.contains(name) else { return }
    reading.error(
      "there is no \(kind) \(name.inBackticks)", at: node,
      help: Suggestion.help(for: name, among: names))
  }

  /// The further questions that may be asked, as answers call them.
  private var questions: [String: Question] {
    var questions: [String: Question] = [:]
    for question in policy.also { questions[question.name ?? ""] = question }
    var seen: Set<String> = []
    var waiting = policy.usedPolicies
    while let next = waiting.popLast() {
      guard let rules = next.rules, seen.insert(rules.name).inserted else { continue }
      for question in rules.also { questions["\(rules.name)/\(question.name ?? "")"] = question }
      waiting += rules.usedPolicies
    }
    return questions
  }
}

extension Question {
  /// The names that its answers can have.
  fileprivate var ruleNames: [String] { rules.map { $0.name } + [Self.otherwiseName] }
}
