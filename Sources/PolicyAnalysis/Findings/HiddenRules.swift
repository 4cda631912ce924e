import LayoutPolicies

extension Examination {
  /// Finds rules that never win although their conditions can be true, and those that lose a part.
  mutating func findHiddenRules(in diagrams: QuestionDiagrams) throws(DiagramLimit) {
    let question = diagrams.question
    let seen = winnersInUsualWindows(diagrams)
    var hidden: [Int] = []
    for (place, region) in diagrams.regions.enumerated() where region != .nothing {
      var left = region
      var first: Int?
      for earlier in 0..<place {
        let both = try space.builder.selecting(diagrams.regions[earlier], of: region)
        guard both != .nothing else { continue }
        if first == nil, try canReach(both) { first = earlier }
        if seen.contains(place) {
          if first != nil { break }
        } else {
          left = try space.builder.removing(diagrams.regions[earlier], from: left)
        }
        if left == .nothing { break }
      }
      guard let first else { continue }
      var wins = seen.contains(place)
      if !wins { wins = try canReach(left) }
      if wins {
        try notePartlyHidden(place, first, diagrams)
      } else {
        hidden.append(place)
        try noteHidden(place, diagrams)
      }
    }
    guard question.otherwise != nil, !seen.contains(question.rules.count) else { return }
    var left = space.inside
    for region in diagrams.regions { left = try space.builder.removing(region, from: left) }
    guard try !canReach(left) else { return }
    let winning = question.rules.indices.filter {
      diagrams.regions[$0] != .nothing && !hidden.contains($0)
    }
    try noteHiddenOtherwise(winning, lastHidden: hidden.last ?? -1, diagrams)
  }

  /// The places of those who win in windows of the catalogue, and where nothing is known: a quick
  /// look that saves searching.
  private func winnersInUsualWindows(_ diagrams: QuestionDiagrams) -> Set<Int> {
    var seen: Set<Int> = []
    func see(cell: (Int) -> Int) {
      guard space.builder.result(of: space.inside, cell: cell) != 0 else { return }
      let winner = diagrams.regions.firstIndex {
        space.builder.result(of: $0, cell: cell) != 0
      }
      seen.insert(winner ?? diagrams.regions.count)
    }
    let nothing = LayoutContext()
    var lazy = LazyContext(nothing)
    see { lazy.cell(of: $0, in: space.builder.space, nothing, PolicyMemory()) }
    for window in domain.windows.kinds { see { domain.windows[window, $0] } }
    return seen
  }

  private mutating func noteHidden(
    _ place: Int, _ diagrams: QuestionDiagrams
  ) throws(DiagramLimit) {
    let question = diagrams.question
    var left = diagrams.regions[place]
    var hiding: [Int] = []
    var example: Witness?
    for earlier in 0..<place where left != .nothing {
      let won = try space.builder.selecting(diagrams.regions[earlier], of: left)
      if won != .nothing, try canReach(won) {
        hiding.append(earlier)
        if example == nil { example = try witness(won)?.context }
      }
      left = try space.builder.removing(diagrams.regions[earlier], from: left)
    }
    guard let example, let first = hiding.first else { return }
    let rule = question.rules[place]
    let names = hiding.map { question.ruleName(at: $0) }
    let isAlways = hiding.count == 1 && question.rules[first].condition == .always
    let before = hiding.count == 1 ? names[0].inBackticks : "them"
    add(
      Finding(
        .hiddenRule,
        "rule \(rule.name.inBackticks) can never win: \(names.listed) "
          + "\(names.count == 1 ? "wins" : "win") wherever its condition is true",
        at: rule.location, question: question.name, rule: rule.name,
        help: isAlways
          ? "give \(before) a `when`, or write it last" : "write it before \(before), or delete it",
        related: question.notes(on: hiding) + [
          .example(example, "\(names[0].inBackticks) wins")
        ], witness: example))
  }

  private mutating func notePartlyHidden(
    _ place: Int, _ first: Int, _ diagrams: QuestionDiagrams
  ) throws(DiagramLimit) {
    let question = diagrams.question
    let both = try space.builder.selecting(diagrams.regions[first], of: diagrams.regions[place])
    guard let (context, _) = try witness(both) else { return }
    let rule = question.rules[place]
    let winner = question.ruleName(at: first).inBackticks
    add(
      Finding(
        .partlyHiddenRule,
        "rule \(rule.name.inBackticks) loses to \(winner) where both conditions are true",
        at: rule.location, question: question.name, rule: rule.name,
        related: question.notes(on: [first]) + [.example(context, "\(winner) wins")],
        witness: context))
  }

  /// Where rules answer everything, the last of them is what answers otherwise.
  private mutating func noteHiddenOtherwise(
    _ winning: [Int], lastHidden: Int, _ diagrams: QuestionDiagrams
  ) throws(DiagramLimit) {
    let question = diagrams.question
    // A rule that hides everything is told with the first rule that it hides, and a condition that
    // is always true by itself.
    guard let last = winning.last, lastHidden < last else { return }
    let isPlain = question.rules[last].condition == .always
    if !isPlain, try areEqual(diagrams.regions[last], space.inside) { return }
    let name = question.ruleName(at: last).inBackticks
    let names = winning.map { question.ruleName(at: $0) }
    add(
      Finding(
        .hiddenRule,
        (isPlain ? "rule \(name)" : "one of \(names.listed)")
          + " always matches, so `otherwise` never answers",
        at: question.otherwiseLocation, question: question.name,
        rule: question.ruleName(at: last), help: "write \(name) as `otherwise`",
        related: question.notes(on: [last])))
  }
}
