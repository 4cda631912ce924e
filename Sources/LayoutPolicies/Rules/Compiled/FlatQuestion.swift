/// A question with all that its rules use put in place: the ways to its answers. The first way that
/// is open decides.
package struct FlatQuestion: Sendable {
  /// One way.
  package struct Way: Sendable {
    /// What has to be true, policy by policy.
    package fileprivate(set) var conditions: [Condition] = []
    /// The once keys none of which may be used up.
    package fileprivate(set) var onceKeys: [String] = []
    /// The answer at its end; nil says nothing.
    package fileprivate(set) var answer: Answer?
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
        next.conditions.append(question.rules[place].condition)
        if let key = question.rules[place].onceKey { next.onceKeys.append(key) }
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
  package var allConditions: [Condition] {
    questions.flatMap { $0.rules.map { $0.condition } }
      + usedPolicies.flatMap { $0.rules?.allConditions ?? [] }
  }

  /// The once keys of it and of all that it uses.
  package var allOnceKeys: [String] {
    questions.flatMap { $0.rules.compactMap { $0.onceKey } }
      + usedPolicies.flatMap { $0.rules?.allOnceKeys ?? [] }
  }
}
