import LayoutPolicies

/// A rule that somebody asks about by name, in its question.
struct NamedRule {
  let question: ExplainedQuestion
  /// Whether the question was asked.
  let isAsked: Bool
  /// The rule; nil for what answers otherwise.
  let rule: ExplainedRule?

  /// Every rule of a policy and of those it uses: first those of the questions that were asked.
  static func all(of policy: RuleSet, _ explanation: Explanation) -> [NamedRule] {
    var rules = explanation.questions.flatMap { $0.named(isAsked: true) }
    var seen = Set(explanation.questions.map { $0.title })
    var waiting = [policy]
    while let next = waiting.popLast() {
      for question in next.questions {
        let unasked = ExplainedQuestion(
          QuestionTrace(unasked: question, of: next.name), in: explanation.context)
        if seen.insert(unasked.title).inserted { rules += unasked.named(isAsked: false) }
      }
      waiting += next.usedPolicies.compactMap { $0.rules }.reversed()
    }
    return rules
  }

  var name: String { rule?.rule.name ?? Question.otherwiseName }
  var location: SourceLocation? {
    rule.map { $0.rule.location } ?? question.trace.otherwiseLocation
  }
  /// The policy, the further question if it is of one, and the rule.
  var path: [String] {
    [question.trace.policy] + (question.trace.question.map { [$0] } ?? []) + [name]
  }

  /// Whether `text` names the rule, ignoring case: alone, or behind its policy, its question or
  /// both.
  func isNamed(_ text: String) -> Bool {
    let wanted = text.lowercased()
    let ways = [path, Array(path.dropFirst()), [path[0], name], [name]]
    return ways.contains { $0.joined(separator: "/").lowercased() == wanted }
  }

  /// What became of the rule, in words.
  func outcome(in explanation: Explanation) -> String {
    guard isAsked else {
      return "not asked, since no rule that won uses `\(question.trace.policy)`"
    }
    guard let rule else {
      guard question.trace.winner == nil else {
        return "not asked, since `\(question.winnerName)` won"
      }
      return (explanation.answers(question) ? "won" : "says nothing") + ", since no rule is true"
    }
    let reason = question.reason(of: rule, textScale: explanation.textScale)
    switch rule.verdict {
    case .won: return "won"
    case .kept, .failed, .undecided, .spent: return "\(rule.verdict.word), since \(reason)"
    case .notAsked:
      return rule.judged.truth == .yes
        ? "true too, but `\(question.winnerName)` is tried before it and won"
        : "not asked, since `\(question.winnerName)` is tried before it and won; besides, \(reason)"
    }
  }
}

extension ExplainedQuestion {
  fileprivate func named(isAsked: Bool) -> [NamedRule] {
    rules.map { NamedRule(question: self, isAsked: isAsked, rule: $0) }
      + [NamedRule(question: self, isAsked: isAsked, rule: nil)]
  }
}
