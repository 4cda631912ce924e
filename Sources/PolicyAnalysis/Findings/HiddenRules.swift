import LayoutPolicies

extension Examination {
  /// Finds rules that never win although their conditions can be true, and those that lose a part.
  mutating func findHiddenRules(in diagrams: QuestionDiagrams) throws(DiagramLimit) {
    let question = diagrams.question
    let reached = try reached(diagrams.winners)
    var lastHidden = -1
    for (place, rule) in question.rules.enumerated() {
      let isHidden = !reached.contains(place + 2)
      // Who wins where the rule could, were it the first.
      let others = try space.builder.joined(diagrams.regions[place], diagrams.winners) {
        region, winner in
        if region == .nothing || winner == .nothing { return .nothing }
        guard region.result != nil, let result = winner.result else { return nil }
        return result == place + 2 ? .nothing : winner
      }
      guard isHidden else {
        try notePartlyHidden(rule, others, diagrams)
        continue
      }
      let hiding = try self.reached(others).map { diagrams.place(of: $0) }.sorted()
      guard let (context, first) = try witness(others) else { continue }
      lastHidden = place
      let names = hiding.map { question.ruleName(at: $0) }
      add(
        Finding(
          .hiddenRule,
          "rule \(rule.name.inBackticks) can never win: \(names.listed) "
            + "\(names.count == 1 ? "wins" : "win") wherever its condition is true",
          at: rule.location, question: question.name, rule: rule.name,
          help: Self.help(for: hiding, question),
          related: question.notes(on: hiding) + [
            .example(context, "\(diagrams.name(of: first).inBackticks) wins")
          ], witness: context))
    }
    guard question.otherwise != nil, !reached.contains(1), !question.rules.isEmpty,
      lastHidden < (reached.max() ?? 0) - 2
    else { return }
    let winning = reached.map { diagrams.place(of: $0) }.sorted()
    // A condition that is always true is told by itself.
    if let last = winning.last, question.rules[last].condition != .always,
      try areEqual(diagrams.regions[last], space.inside)
    {
      return
    }
    noteHiddenOtherwise(winning, question)
  }

  private static func help(for hiding: [Int], _ question: Question) -> String {
    if hiding.count == 1, let rule = hiding.first.map({ question.rules[$0] }),
      rule.condition == .always, rule.onceKey == nil
    {
      return "give \(rule.name.inBackticks) a `when`, or write it last"
    }
    let them = hiding.count == 1 ? question.ruleName(at: hiding[0]).inBackticks : "them"
    return "write it before \(them), or delete it"
  }

  private mutating func notePartlyHidden(
    _ rule: PlainRule, _ others: Vertex, _ diagrams: QuestionDiagrams
  ) throws(DiagramLimit) {
    guard let (context, first) = try witness(others) else { return }
    let question = diagrams.question
    let winner = diagrams.name(of: first).inBackticks
    add(
      Finding(
        .partlyHiddenRule,
        "rule \(rule.name.inBackticks) loses to \(winner) where both conditions are true",
        at: rule.location, question: question.name, rule: rule.name,
        related: question.notes(on: [diagrams.place(of: first)]) + [
          .example(context, "\(winner) wins")
        ], witness: context))
  }

  /// Where rules answer everything, the last of them is what answers otherwise.
  private mutating func noteHiddenOtherwise(_ winning: [Int], _ question: Question) {
    guard let last = winning.last else { return }
    let name = question.ruleName(at: last).inBackticks
    add(
      Finding(
        .hiddenRule,
        winning.count == 1 || question.rules[last].condition == .always
          ? "rule \(name) always matches, so `otherwise` never answers"
          : "one of \(winning.map { question.ruleName(at: $0) }.listed) always matches, so "
            + "`otherwise` never answers",
        at: question.otherwiseLocation, question: question.name,
        rule: question.ruleName(at: last), help: "write \(name) as `otherwise`",
        related: question.notes(on: [last])))
  }
}
