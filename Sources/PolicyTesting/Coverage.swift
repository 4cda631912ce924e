package import LayoutPolicies
package import PolicyYAML

/// How much of a policy's own rules its tests cover. Rules of policies that it uses count for their
/// own tests.
///
/// - A rule, and what is said `otherwise`, is covered when it won in some step.
/// - A leaf of a condition, such as `width: 840...`, counts twice: it is covered when it was seen
///   true, and when it was seen false. In each step all leaves are looked at of every rule that was
///   asked: those up to the winner, but not those whose `once` is used up. Neither the order of
///   leaves nor hysteresis plays a part.
package struct Coverage: Sendable {
  /// What is not covered, in the order in which rules are tried.
  package let gaps: [Gap]
  /// How many rules and leaves there are; leaves count twice.
  package let count: Int
  /// How many of them are covered.
  package var covered: Int { count - missing }
  private let missing: Int

  /// A rule or leaf that is not covered.
  package struct Gap: Sendable, CustomStringConvertible {
    /// Where its rule stands, if it was read from a file.
    package let location: SourceLocation?
    /// What no step saw.
    package let message: String

    /// The place, then the message.
    package var description: String { (location.map { "\($0): " } ?? "") + message }
  }

  /// Runs the tests again, looking at every rule: several times slower than running them.
  package init(of policy: RuleSet, by tests: [PolicyTest]) {
    var questions = policy.questions.map { CoveredQuestion($0) }
    func note(_ context: LayoutContext, _ memory: inout PolicyMemory) {
      let trace = policy.trace(in: context, memory: &memory)
      let resolved = ResolvedContext(context)
      for asked in trace.questions where asked.policy == policy.name {
        guard let place = questions.firstIndex(where: { $0.name == asked.question }) else {
          continue
        }
        questions[place].note(asked, in: context, resolved)
      }
    }
    for test in tests {
      guard test.scenario == nil else {
        // What is open in a scenario is known when it is played, and what was acknowledged.
        _ = PolicyTestCase(test, of: AnyPolicy(policy)).run { played in
          var memory = played.memory
          note(played.context, &memory)
        }
        continue
      }
      var memory = PolicyMemory()
      for step in test.steps { note(step.context, &memory) }
    }
    gaps = questions.flatMap { $0.gaps }
    count = questions.reduce(0) { $0 + $1.count }
    missing = questions.reduce(0) { $0 + $1.missing }
  }

  /// The percentage that is covered, rounded down to one decimal: 100 only if there is no gap.
  package var percentage: Double {
    count == 0 ? 100 : Double(covered * 1000 / count) / 10
  }

  /// Whether at least this percentage is covered, before it is rounded.
  package func reaches(_ percentage: Double) -> Bool {
    Double(covered) * 100 >= percentage * Double(count)
  }
}

/// What was seen of a question's rules.
private struct CoveredQuestion {
  let name: String?
  private var rules: [CoveredRule]
  /// What answers otherwise; nil if nothing does.
  private var otherwise: (hasWon: Bool, location: SourceLocation?)?

  init(_ question: Question) {
    name = question.name
    rules = question.rules.map { CoveredRule($0) }
    otherwise = question.otherwise.map { _ in (false, question.otherwiseLocation) }
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
    if trace.winner == nil { otherwise?.hasWon = true }
  }

  var count: Int {
    rules.reduce(otherwise == nil ? 0 : 1) { $0 + 1 + 2 * $1.leaves.count }
  }

  var missing: Int {
    rules.reduce(otherwise?.hasWon == false ? 1 : 0) { missing, rule in
      rule.leaves.reduce(missing + (rule.hasWon ? 0 : 1)) { $0 + $1.unseen.count }
    }
  }

  var gaps: [Coverage.Gap] {
    let place = name.map { "question `\($0)`: " } ?? ""
    var gaps: [Coverage.Gap] = []
    for rule in rules {
      func add(_ message: String) {
        gaps.append(Coverage.Gap(location: rule.plain.location, message: place + message))
      }
      let name = rule.plain.name.inBackticks
      if !rule.hasWon { add("rule \(name) never won") }
      for leaf in rule.leaves where !leaf.unseen.isEmpty {
        let unseen = leaf.unseen.joined(separator: " nor ")
        add("\(leaf.text.inBackticks) of rule \(name) was never \(unseen)")
      }
    }
    if let otherwise, !otherwise.hasWon {
      let message = place + "`\(Question.otherwiseName)` never won"
      gaps.append(Coverage.Gap(location: otherwise.location, message: message))
    }
    return gaps
  }
}

/// What was seen of a rule.
private struct CoveredRule {
  struct Leaf {
    let text: String
    var wasTrue = false
    var wasFalse = false

    /// The values that it was not seen to have.
    var unseen: [String] { (wasTrue ? [] : ["true"]) + (wasFalse ? [] : ["false"]) }
  }

  let plain: PlainRule
  var hasWon = false
  private(set) var leaves: [Leaf]
  private let program: ConditionProgram

  init(_ rule: PlainRule) {
    plain = rule
    let conditions = rule.condition.leaves
    leaves = conditions.map { Leaf(text: $0.plainText) }
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
