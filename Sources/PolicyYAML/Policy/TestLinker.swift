import DeviceCatalog
import LayoutPolicies

/// Joins the tests of a file with the linked policy: only that knows all inputs and rules. Of a
/// policy that is code nobody knows what it can answer, so its tests may expect anything.
struct TestLinker {
  let reading: FileReading
  let policy: AnyPolicy
  /// Whether all that it uses is known; else more inputs, outputs and questions may be declared.
  let isWhole: Bool
  /// The policies that lay out the panes in which steps are, by name.
  let around: [String: Result<AnyPolicy, GivenError>]

  private var rules: RuleSet? { policy.rules }

  /// The tests that make sense; what is wrong with the others is an error.
  func link(_ documents: [TestDocument]) -> [PolicyTest] {
    let questions = questions
    return documents.compactMap { document in
      let expectations = document.steps.map { step in
        step.expectations.map { link($0, questions) }
      }
      var walk = walk()
      guard let steps = link(document.steps, expectations, &walk) else { return nil }
      return PolicyTest(
        name: document.name, location: reading.location(document.node), steps: steps)
    }
  }

  /// The test that a scenario is, if it makes sense; what is wrong with it is an error.
  func link(_ document: ScenarioDocument) -> PolicyTest? {
    let questions = questions
    let expectations = document.steps.map { step in
      step.step.expectations.map { link($0, questions) }
    }
    var walk = walk()
    var start: Scenario.Start?
    if let given = document.given {
      let step = StepDocument(given: given, expectations: [], node: given)
      guard let linked = link(step, [], &walk) else {
        check(document.steps.map { $0.step }, after: walk)
        return nil
      }
      start = Scenario.Start(
        context: linked.context, text: "given: \(given.asWritten.plainText)")
    }
    let whole = document.steps.prefix(document.wholeSteps)
    guard let steps = link(whole.map { $0.step }, expectations, &walk) else { return nil }
    check(document.steps.dropFirst(document.wholeSteps).map { $0.step }, after: walk)
    return PolicyTest(
      name: "scenario \(document.name)", location: reading.location(document.node), steps: steps,
      scenario: Scenario(
        name: document.name, summary: document.summary, app: document.app, start: start,
        actions: document.steps.map { $0.action }))
  }

  /// What was given so far, and what the policies around remember.
  private struct Walk {
    let inputs: [ValueDeclaration]
    var given: Given
    var memory = PolicyMemory()
  }

  private func walk() -> Walk {
    // By name, so that help lists inputs in the same order in every run.
    let inputs = around.sorted { $0.key < $1.key }.reduce(policy.rules?.allInputs ?? []) {
      inputs, entry in
      inputs.joined(with: (try? entry.value.get())?.rules?.allInputs ?? [])
    }
    let catalog = reading.catalog
    return Walk(inputs: inputs, given: Given(catalog: catalog(), inputs: inputs))
  }

  /// The steps in their contexts; nil if one makes no sense. Of those after it only the values are
  /// checked, since the rest depends on it.
  private func link(
    _ steps: [StepDocument], _ expectations: [[PolicyTest.Expectation]], _ walk: inout Walk
  ) -> [PolicyTest.Step]? {
    var linked: [PolicyTest.Step] = []
    for (place, step) in steps.enumerated() {
      guard let next = link(step, expectations[place], &walk) else {
        check(steps[(place + 1)...], after: walk)
        return nil
      }
      linked.append(next)
    }
    return linked
  }

  /// Checks the values alone of steps that come after one that makes no sense.
  private func check(_ steps: some Sequence<StepDocument>, after walk: Walk) {
    for step in steps {
      _ = reading.fields(
        given: step.given, to: walk.given, inputs: walk.inputs, isForgiven: isForgiven)
    }
  }

  /// The step in its context; nil if that makes no sense, which is an error.
  private func link(
    _ step: StepDocument, _ expectations: [PolicyTest.Expectation], _ walk: inout Walk
  ) -> PolicyTest.Step? {
    guard
      let context = reading.context(
        of: step.given, at: step.node, given: &walk.given, inputs: walk.inputs,
        memory: &walk.memory,
        around: { name throws(GivenError) in try policy(around: name) },
        isForgiven: isForgiven)
    else { return nil }
    guard policy.rules?.assumes(context) ?? true else {
      reading.error(
        "the policy assumes that such a window cannot happen", at: step.given ?? step.node,
        help: "change `assume`, or the test")
      return nil
    }
    if let expected = step.expectations.first(where: { $0.expectation.subject.needsPlaces }),
      !context.isUnmeasured, FittedLayout.needsSize(of: context)
    {
      reading.error(
        "where panes stand is not known without the window's width and height",
        at: expected.keyNode, help: "give `size`, or the id of a device")
    }
    return PolicyTest.Step(
      context: context, expectations: expectations, location: reading.location(step.node))
  }

  /// The policy that lays out the panes.
  private func policy(around name: String) throws(GivenError) -> AnyPolicy {
    if name == policy.name { return policy }
    return try (around[name] ?? UsedPolicy.broken.made(name)).get()
  }

  /// The expectation. One that names what nothing has, or a value of another type, is an error:
  /// such a test could only fail.
  private func link(
    _ expected: ExpectationDocument, _ questions: [String: Question]
  ) -> PolicyTest.Expectation {
    let expectation = expected.expectation
    var rule: String?
    if case .text(let name)? = expectation.value { rule = name }
    switch expectation.subject {
    case .rule:
      if let rule, let rules { refuse(rule, expected.node, "rule", among: rules.main.ruleNames) }
    case .also(let label):
      guard rules != nil else { break }
      if let question = questions[label] {
        if let rule { refuse(rule, expected.node, "rule", among: question.ruleNames) }
      } else if !isForgiven(label) {
        refuse(label, expected.keyNode, "question", among: questions.keys.sorted())
      }
    case .value(let name):
      guard let outputs = rules?.allOutputs else {
        // Nobody says what code answers, so `none` is absent.
        guard rule == "none" else { break }
        return PolicyTest.Expectation(
          subject: expectation.subject, value: nil, location: expectation.location)
      }
      if let output = outputs.first(where: { $0.name == name }) {
        return typed(expected, output)
      }
      if !isForgiven(name) {
        refuse(name, expected.keyNode, "output", among: outputs.map { $0.name })
      }
    case .policy:
      if let name = rule, name != policy.name {
        reading.error(
          "the policy that is asked is `\(policy.name)`, not \(name.inBackticks)",
          at: expected.node, help: "leave it out, or write `chain` for those that it uses")
      }
    case .chain: check(chain: expected)
    default: break
    }
    return expectation
  }

  /// The expectation with a value as the output's type reads it; `none` is absent, unless it is a
  /// value that the output can have.
  private func typed(
    _ expected: ExpectationDocument, _ output: ValueDeclaration
  ) -> PolicyTest.Expectation {
    let isAbsent = expected.node.text == "none" && !output.type.accepts(.text("none"))
    let value =
      isAbsent ? nil : reading.answer(expected.node, output.type, "`\(output.name)`")
    return PolicyTest.Expectation(
      subject: expected.expectation.subject, value: value.map { PlainValue($0) },
      location: expected.expectation.location)
  }

  /// Whether something of that name may be declared where it could not be read.
  private func isForgiven(_ name: String) -> Bool { !isWhole || reading.unread.contains(name) }

  func refuse(_ name: String, _ node: YAMLNode, _ kind: String, among names: [String]) {
    guard !names.contains(name), !reading.unread.contains(name) else { return }
    reading.error(
      "there is no \(kind) \(name.inBackticks)", at: node,
      help: Suggestion.help(for: name, among: names))
  }

  /// The further questions that may be asked, as answers call them.
  private var questions: [String: Question] {
    var questions: [String: Question] = [:]
    for question in rules?.also ?? [] { questions[question.name ?? ""] = question }
    var seen: Set<String> = []
    var waiting = rules?.usedPolicies ?? []
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
  var ruleNames: [String] { rules.map { $0.name } + [Self.otherwiseName] }
}
