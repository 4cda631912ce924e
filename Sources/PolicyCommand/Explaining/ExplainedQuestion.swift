package import LayoutPolicies

/// A question that was asked, with what its conditions found.
package struct ExplainedQuestion {
  /// How its rules stood.
  package let trace: QuestionTrace
  /// Its rules in the order in which they are tried.
  package let rules: [ExplainedRule]

  init(_ trace: QuestionTrace, in context: LayoutContext) {
    self.trace = trace
    rules = zip(trace.rules, trace.verdicts).map { rule, verdict in
      ExplainedRule(
        rule: rule, verdict: verdict, judged: JudgedCondition(rule.condition, in: context))
    }
  }

  /// `reader`, or `reader, question navigation`.
  var title: String {
    trace.question.map { "\(trace.policy), question \($0)" } ?? trace.policy
  }

  /// The rule that won; `otherwise` where none did.
  var winnerName: String { trace.winner.map { rules[$0].rule.name } ?? Question.otherwiseName }

  /// Where what won stands, if it was read from a file.
  var winnerLocation: SourceLocation? {
    trace.winner.map { rules[$0].rule.location } ?? trace.otherwiseLocation
  }

  /// The words that the rules until the winner ask for.
  var askedNames: [String] {
    rules.filter { $0.verdict != .notAsked && $0.verdict != .spent }.flatMap { rule in
      rule.rule.condition.leaves.flatMap { $0.askedNames }
    }
  }
}

extension Condition {
  /// The word that a leaf asks for, and what its bounds grow with.
  fileprivate var askedNames: [String] {
    let names = plain.map { $0.0 }
    guard case .number(_, let range) = kind, range.isScaled else { return names }
    return names + [ContextKey.textScale.rawValue]
  }
}

/// A rule, how it stood, and what its condition found.
package struct ExplainedRule {
  /// The rule.
  package let rule: PlainRule
  /// How it stood.
  package let verdict: QuestionTrace.Verdict
  /// What its condition found, whether it was asked or not.
  package let judged: JudgedCondition
}
