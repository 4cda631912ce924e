/// A question with all that its rules use put in place: the ways to its answers. The first way that
/// is open decides.
package struct FlatQuestion: Sendable {
  /// One way.
  package struct Way: Sendable {
    /// The last rule on it; nil if it leads through none.
    fileprivate(set) var step: Step?
    /// The answer at its end; nil says nothing.
    package fileprivate(set) var answer: Answer?

    /// What has to be true, policy by policy, the last first.
    package var conditions: [Condition] {
      var conditions: [Condition] = []
      var step = step
      while let rule = step {
        conditions.append(rule.condition)
        step = rule.before
      }
      return conditions
    }
  }

  /// A rule on the way, which ways have in common that part behind it.
  final class Step: Sendable {
    let condition: Condition
    let onceKey: String?
    let before: Step?

    init(_ rule: PlainRule, behind before: Step?) {
      condition = rule.condition
      onceKey = rule.onceKey
      self.before = before
    }
  }

  /// The ways in the order in which they are tried; the last of the main question is always open.
  package private(set) var ways: [Way] = []

  /// What tells questions apart.
  package let identity: ObjectIdentifier

  init(_ question: LinkedQuestion) {
    identity = ObjectIdentifier(question)
    add(question, behind: Way())
  }

  private mutating func add(_ question: LinkedQuestion, behind way: Way) {
    for (place, outcome) in question.outcomes.enumerated() {
      var next = way
      if place < question.rules.count {
        next.step = Step(question.rules[place], behind: way.step)
      }
      switch outcome {
      case .answer(let answer), .code(_, let answer):
        next.answer = answer
        ways.append(next)
      case .nothing: ways.append(next)
      case .question(let used): add(used, behind: next)
      }
    }
  }
}

extension Answer {
  /// The further questions that are asked where this is the answer.
  package var asked: [FlatQuestion] { further.map { FlatQuestion($0) } }
}

extension RuleSet {
  /// The main question, with all that is used.
  package var flatMain: FlatQuestion { FlatQuestion(linked.main) }
  /// The further questions that are asked whatever is decided.
  package var flatFurther: [FlatQuestion] { linked.further.map { FlatQuestion($0) } }

  /// The conditions of its rules, and of all that they use.
  package var allConditions: [Condition] { allRules.map { $0.condition } }

  /// The once keys of it and of all that it uses.
  package var allOnceKeys: [String] { allRules.compactMap { $0.onceKey } }

  /// Its rules, and those of all that they use: of each policy once, on however many ways.
  private var allRules: [PlainRule] {
    var rules: [PlainRule] = []
    var met: Set<ObjectIdentifier> = []
    func add(_ policy: RuleSet) {
      guard met.insert(policy.identity).inserted else { return }
      for question in policy.questions { rules += question.rules }
      for used in policy.usedPolicies.compactMap({ $0.rules }) { add(used) }
    }
    add(self)
    return rules
  }
}
