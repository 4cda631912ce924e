/// A policy with all that it uses put in place, so that deciding looks nothing up.
///
/// Every way through `use` has answers of its own: an answer knows its chain, and a policy takes
/// the hysteresis of its user.
final class LinkedPolicy: Sendable {
  let main: LinkedQuestion
  let further: [LinkedQuestion]
  /// Its own declarations and those of all that it uses, each name once.
  let inputs: [ValueDeclaration]
  let outputs: [ValueDeclaration]
  let answerCount: Int
  let linkCount: Int

  /// Links a policy; with a compiler its questions are compiled.
  init(
    name: String, main: Question, also: [Question], hysteresis: Double?,
    inputs ownInputs: [ValueDeclaration], outputs ownOutputs: [ValueDeclaration],
    compiler: RuleCompiler? = nil
  ) {
    var inputs = ownInputs
    var outputs = ownOutputs
    var count = 0
    var links = 0
    for (outcome, _) in ([main] + also).flatMap({ $0.outcomes }) {
      guard case .use(let policy) = outcome, let used = policy.rules else {
        count += 1
        links += 1
        continue
      }
      count += used.answerCount
      links += used.linkCount + used.answerCount
      inputs.add(used.allInputs)
      outputs.add(used.allOutputs)
    }
    self.inputs = inputs
    self.outputs = outputs
    answerCount = count
    linkCount = links
    let linker = Linker(
      policy: name, identity: nil, hysteresis: hysteresis ?? 0, outputs: outputs,
      compiler: compiler)
    self.main = linker.link(main, label: nil, prefix: [], further: [])
    further = also.map { linker.link($0, label: $0.name, prefix: [], further: []) }
  }

  /// Visits every question, on every way to it.
  func forEachQuestion(_ body: (LinkedQuestion) -> Void) {
    func visit(_ question: LinkedQuestion) {
      body(question)
      for case .question(let used) in question.outcomes { visit(used) }
    }
    for question in [main] + further { visit(question) }
  }
}

extension [ValueDeclaration] {
  /// Adds declarations of names that are not declared yet.
  fileprivate mutating func add(_ others: [ValueDeclaration]) {
    for other in others where !contains(where: { $0.name == other.name }) { append(other) }
  }

  /// These declarations, and those others whose names are not declared yet.
  package func joined(with others: [ValueDeclaration]) -> [ValueDeclaration] {
    var all = self
    all.add(others)
    return all
  }
}

/// A question in its place.
final class LinkedQuestion: Sendable {
  let policy: String
  /// The question's name within its policy; nil for the main one.
  let name: String?
  /// How many policies of the same name lead here, as where one is wrapped in its namesake.
  let namesakes: Int
  let hysteresis: Double
  let order: [WindowSide]
  let rules: [PlainRule]
  /// The conditions of its rules, in their order.
  let conditions: ConditionProgram
  let otherwiseLocation: SourceLocation?
  /// The once key of each rule; empty if no rule has one.
  let onceKeys: [String?]
  /// What each rule leads to, and last what answers otherwise.
  let outcomes: [LinkedOutcome]
  /// What finds the rule that wins, if the policy is compiled.
  let compiled: CompiledRules?

  init(
    policy: String, namesakes: Int, hysteresis: Double, question: Question,
    outcomes: [LinkedOutcome], compiled: CompiledRules?
  ) {
    self.compiled = compiled
    self.policy = policy
    name = question.name
    order = question.order
    rules = question.rules
    otherwiseLocation = question.otherwiseLocation
    self.namesakes = namesakes
    self.hysteresis = hysteresis
    self.outcomes = outcomes
    conditions = question.conditions
    onceKeys = rules.contains { $0.onceKey != nil } ? rules.map { $0.onceKey } : []
  }

  /// Whether the rule's once key is used up.
  @inline(__always)
  func isSpent(_ rule: Int, _ memory: PolicyMemory) -> Bool {
    guard !onceKeys.isEmpty, let key = onceKeys[rule] else { return false }
    return memory.isSpent(key)
  }
}

enum LinkedOutcome: Sendable {
  case answer(Answer)
  case question(LinkedQuestion)
  /// A policy that is code; the answer is what leads to it.
  case code(AnyPolicy, Answer)
  /// No rule is true and nothing is said otherwise.
  case nothing
}

/// Puts the questions of one policy in their place.
private struct Linker {
  let policy: String
  /// The rule set, where it is one that is used.
  let identity: ObjectIdentifier?
  /// The hysteresis of questions that state none.
  let hysteresis: Double
  let outputs: [ValueDeclaration]
  let compiler: RuleCompiler?

  func link(
    _ question: Question, label: String?, prefix: [ChainLink], further: [LinkedQuestion]
  ) -> LinkedQuestion {
    let effective = question.hysteresis ?? hysteresis
    func outcome(_ outcome: Outcome, of rule: String, at place: SourceLocation?, once: String?)
      -> LinkedOutcome
    {
      let chain =
        prefix + [
          ChainLink(
            policy: policy, question: question.name, rule: rule, location: place, onceKey: once)
        ]
      switch outcome {
      case .answer(let style, let settings):
        return .answer(
          Answer(
            question: label, chain: chain, style: style, settings: settings, further: further,
            outputs: outputs))
      case .use(let user):
        guard let used = user.rules else {
          return .code(
            user,
            Answer(
              question: label, chain: chain, style: nil, settings: LayoutSettings(),
              further: further, outputs: outputs))
        }
        let inside = Linker(
          policy: used.name, identity: used.identity, hysteresis: used.hysteresis ?? effective,
          outputs: outputs, compiler: compiler)
        let asked = used.also.map {
          inside.link($0, label: "\(used.name)/\($0.name ?? "")", prefix: [], further: [])
        }
        return .question(
          inside.link(used.main, label: label, prefix: chain, further: further + asked))
      }
    }
    let namesakes = prefix.filter { $0.policy == policy && $0.question == question.name }
    return LinkedQuestion(
      policy: policy, namesakes: namesakes.count, hysteresis: effective, question: question,
      outcomes: question.rules.map {
        outcome($0.outcome, of: $0.name, at: $0.location, once: $0.onceKey)
      } + [
        question.otherwise.map {
          outcome($0, of: Question.otherwiseName, at: question.otherwiseLocation, once: nil)
        } ?? .nothing
      ], compiled: compiler?.compiled(question, of: identity))
  }
}
