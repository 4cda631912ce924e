/// How a decision came about: the questions that were asked, and how each of their rules stood.
package struct DecisionTrace: Sendable {
  /// The decision.
  package let decision: LayoutDecision
  /// The questions in the order they were asked: the main one, those of the policies that it used,
  /// then the further ones, each followed by those of the policies it used.
  package let questions: [QuestionTrace]
}

/// One question that was asked, and how its rules stood.
package struct QuestionTrace: Sendable {
  /// How a rule stood.
  package enum Verdict: String, Sendable, Hashable {
    /// True, and the first that was.
    case won
    /// Not true as written, but it decided last, and its bounds gave way to keep it.
    case kept
    /// Not true.
    case failed
    /// Neither true nor false, since something is not known.
    case undecided
    /// Its once key is used up, so it was not asked.
    case spent
    /// Behind the rule that won, so it was not asked.
    case notAsked = "not-asked"
  }

  /// The policy that asks.
  package let policy: String
  /// The question's name within its policy; nil for the main one.
  package let question: String?
  /// The sides whose lower bounds order the rules; empty where they are tried as written.
  package let order: [WindowSide]
  /// The rules in the order in which they are tried.
  package let rules: [PlainRule]
  /// How each rule stood.
  package let verdicts: [Verdict]
  /// The place of the rule that decided last, if hysteresis tried to keep it.
  package let active: Int?
  /// Points that the bounds of the rule that decided last give way.
  package let hysteresis: Double
  /// Where what answers otherwise stands, if it was read from a file.
  package let otherwiseLocation: SourceLocation?

  /// The place of the rule that won; nil where none did, and what is said otherwise counts.
  package var winner: Int? { verdicts.firstIndex { $0 == .won || $0 == .kept } }
}

extension RuleSet {
  /// Decides, and tells how each rule stood. For tools: several times slower than deciding.
  package func trace(in context: LayoutContext, memory: inout PolicyMemory) -> DecisionTrace {
    let before = memory
    let (decision, visits) = linked.trace(in: context, memory: &memory)
    return DecisionTrace(
      decision: decision, questions: visits.map { $0.trace(in: context, before) })
  }
}

/// A question that was asked, and which of its rules won.
struct Visit {
  let question: LinkedQuestion
  /// After the last if none did.
  let winner: Int

  fileprivate func trace(in context: LayoutContext, _ memory: PolicyMemory) -> QuestionTrace {
    let resolved = ResolvedContext(context)
    let verdicts = question.rules.indices.map { place -> QuestionTrace.Verdict in
      guard place <= winner else { return .notAsked }
      if let key = question.rules[place].onceKey, memory.isSpent(key) { return .spent }
      switch question.conditions.truth(of: place, in: context, resolved) {
      case .yes: return .won
      case .no: return place == winner ? .kept : .failed
      case .unknown: return place == winner ? .kept : .undecided
      }
    }
    return QuestionTrace(
      policy: question.policy, question: question.name, order: question.order,
      rules: question.rules, verdicts: verdicts, active: question.activeRule(memory),
      hysteresis: question.hysteresis,
      otherwiseLocation: question.otherwiseLocation)
  }
}

extension QuestionTrace {
  /// A question that nothing led to.
  package init(unasked question: Question, of policy: String) {
    self.init(
      policy: policy, question: question.name, order: question.order, rules: question.rules,
      verdicts: question.rules.map { _ in .notAsked }, active: nil, hysteresis: 0,
      otherwiseLocation: question.otherwiseLocation)
  }
}
