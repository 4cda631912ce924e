import LayoutPolicies
import PolicyAnalysis

/// What was seen of a policy's own rules.
struct SeenRules {
  let policy: RuleSet
  private(set) var questions: [CoveredQuestion]

  /// Nothing was seen yet.
  init(_ policy: RuleSet) {
    self.policy = policy
    questions = policy.questions.map { CoveredQuestion($0) }
  }

  /// Asks the policy in these contexts, with one memory that starts empty.
  mutating func note(_ contexts: [LayoutContext]) {
    var memory = PolicyMemory()
    for context in contexts { note(context, &memory) }
  }

  /// Asks the policy.
  mutating func note(_ context: LayoutContext, _ memory: inout PolicyMemory) {
    let trace = policy.trace(in: context, memory: &memory)
    let resolved = ResolvedContext(context)
    for asked in trace.questions where asked.policy == policy.name {
      guard let place = questions.firstIndex(where: { $0.name == asked.question }) else { continue }
      questions[place].note(asked, in: context, resolved)
    }
  }
}

/// What was seen of a question's rules.
struct CoveredQuestion {
  let name: String?
  private let question: Question
  private var rules: [CoveredRule]
  /// Whether no rule won in some step.
  private var hasFallen = false

  init(_ question: Question) {
    self.question = question
    name = question.name
    rules = question.rules.map { CoveredRule($0) }
  }

  mutating func note(
    _ trace: QuestionTrace, in context: LayoutContext, _ resolved: ResolvedContext
  ) {
    for (place, verdict) in trace.verdicts.enumerated() {
      switch verdict {
      case .won, .kept: rules[place].hasWon = true
      case .failed, .undecided: break
      case .spent, .notAsked: continue
      }
      rules[place].noteLeaves(in: context, resolved)
    }
    if trace.winner == nil { hasFallen = true }
  }

  /// How much there is to cover.
  var count: Int {
    rules.reduce(question.otherwise == nil ? 0 : 1) { $0 + 1 + 2 * $1.leaves.count }
  }

  /// What no step saw, in the order in which rules are tried.
  var openParts: [CoveragePart] {
    var parts: [CoveragePart] = []
    for (place, rule) in rules.enumerated() {
      if !rule.hasWon { parts.append(CoveragePart(.win, rule: place)) }
      for (number, leaf) in rule.leaves.enumerated() {
        if !leaf.wasTrue {
          parts.append(CoveragePart(.leaf(number, leaf.condition, isTrue: true), rule: place))
        }
        if !leaf.wasFalse {
          parts.append(CoveragePart(.leaf(number, leaf.condition, isTrue: false), rule: place))
        }
      }
    }
    if question.otherwise != nil, !hasFallen { parts.append(CoveragePart(.win, rule: nil)) }
    return parts
  }

  /// The gaps that these parts are; one for each leaf that has some.
  func gaps(_ parts: [CoveragePart]) -> [Coverage.Gap] {
    let place = name.map { "question `\($0)`: " } ?? ""
    var gaps: [Coverage.Gap] = []
    var rest = parts[...]
    while let part = rest.popFirst() {
      var all = [part]
      if case .leaf(let leaf, _, _) = part.kind {
        while let next = rest.first, next.rule == part.rule, case .leaf(leaf, _, _) = next.kind {
          all.append(next)
          rest.removeFirst()
        }
      }
      var witnesses: [Witness] = []
      for witness in all.compactMap({ $0.witness }) where !witnesses.contains(witness) {
        witnesses.append(witness)
      }
      let rule = part.rule.map { question.rules[$0] }
      gaps.append(
        Coverage.Gap(
          location: rule.map { $0.location } ?? question.otherwiseLocation,
          message: place + Self.message(all, of: rule), witnesses: witnesses))
    }
    return gaps
  }

  private static func message(_ parts: [CoveragePart], of rule: PlainRule?) -> String {
    guard let rule else { return "`\(Question.otherwiseName)` never won" }
    let name = rule.name.inBackticks
    var leaf: Condition?
    let unseen = parts.compactMap { part -> String? in
      guard case .leaf(_, let condition, let isTrue) = part.kind else { return nil }
      leaf = condition
      return "\(isTrue)"
    }
    guard let leaf else { return "rule \(name) never won" }
    let values = unseen.joined(separator: " nor ")
    return "\(leaf.plainText.inBackticks) of rule \(name) was never \(values)"
  }
}

/// What was seen of a rule.
private struct CoveredRule {
  struct Leaf {
    let condition: Condition
    var wasTrue = false
    var wasFalse = false
  }

  var hasWon = false
  private(set) var leaves: [Leaf]
  private let program: ConditionProgram

  init(_ rule: PlainRule) {
    let conditions = rule.condition.leaves
    leaves = conditions.map { Leaf(condition: $0) }
    program = ConditionProgram(conditions)
  }

  mutating func noteLeaves(in context: LayoutContext, _ resolved: ResolvedContext) {
    for place in leaves.indices {
      switch program.truth(of: place, in: context, resolved) {
      case .yes: leaves[place].wasTrue = true
      case .no: leaves[place].wasFalse = true
      case .unknown: break
      }
    }
  }
}
