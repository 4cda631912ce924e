import LayoutPolicies

extension Examination {
  /// Finds two bounds on one side at each of which another rule wins, and which are so close that a
  /// window dragged to and fro between them does not keep its rule; also in the policies that the
  /// question uses, where they take its hysteresis.
  mutating func findCloseThresholds(of question: Question) throws(DiagramLimit) {
    let hysteresis = question.hysteresis ?? policy.hysteresis ?? 0
    guard hysteresis > 0 else { return }
    var met: Set<AskedQuestion> = []
    guard space.builder.space.level(of: .term(.widthClass)) != nil else {
      return try findCloseThresholds(of: question, where: nil, hysteresis, &met)
    }
    // The class changes with the width.
    var wide = try asking([.width(SizeClassRule.regularWidth...), .derivesClass])
    try wide.findCloseThresholds(of: question, where: nil, hysteresis, &met)
    take(wide)
  }

  /// A question of a used policy, and where it is asked.
  private struct AskedQuestion: Hashable {
    let policy: ObjectIdentifier
    let asked: Vertex
  }

  private mutating func findCloseThresholds(
    of question: Question, where asked: Vertex?, _ hysteresis: Double,
    _ met: inout Set<AskedQuestion>
  ) throws(DiagramLimit) {
    var diagrams = try QuestionDiagrams(question, in: &space, where: asked)
    try findCloseThresholds(in: &diagrams, hysteresis)
    for (place, (outcome, _)) in question.outcomes.enumerated() {
      guard case .use(let user) = outcome, let used = user.rules, used.hysteresis == nil else {
        continue
      }
      let result = diagrams.result(at: place)
      let here = try space.builder.mapped(try diagrams.winners(in: &space)) { $0 == result ? 1 : 0 }
      guard met.insert(AskedQuestion(policy: used.identity, asked: here)).inserted,
        try canReach(here)
      else { continue }
      for question in used.questions where question.hysteresis == nil {
        try findCloseThresholds(of: question, where: here, hysteresis, &met)
      }
    }
  }

  private mutating func findCloseThresholds(
    in diagrams: inout QuestionDiagrams, _ hysteresis: Double
  ) throws(DiagramLimit) {
    for side in [ContextKey.width, .height, .smallerSide] {
      for isScaled in [false, true] {
        guard let level = space.builder.space.level(of: .number(side, isScaled: isScaled)) else {
          continue
        }
        try findCloseThresholds(in: &diagrams, at: level, hysteresis)
      }
    }
  }

  private mutating func findCloseThresholds(
    in diagrams: inout QuestionDiagrams, at level: Int, _ hysteresis: Double
  ) throws(DiagramLimit) {
    let cuts = levels[level].cuts
    for (first, low) in cuts.enumerated() {
      for second in cuts.indices where second > first {
        let distance = cuts[second].value - low.value
        guard distance < 2 * hysteresis else { break }
        guard distance > 0 else { continue }
        let all = try diagrams.winners(in: &space)
        let cells = [first, first + 1, second, second + 1]
        for isDerived in [false, true] {
          guard let places = places(cells, at: level, isDerived: isDerived) else { continue }
          let (root, winners) = try changes(of: all, in: places) { winners in
            winners.count == 3 || winners[winners.count - 2] != winners[winners.count - 1]
          }
          var here = try space.builder.selecting(first + 1..<first + 2, at: level, of: root)
          if isDerived {
            here = try space.builder.selecting(try space.truth(of: .derivesClass), of: here)
          }
          guard let (context, place) = try witness(here),
            result(of: all, in: context) == winners[place][1]
          else { continue }
          note(diagrams, level, low.value, cuts[second].value, winners[place], context, hysteresis)
          break
        }
      }
    }
  }

  /// The cells of a side, with the width class that follows from them if it does; nil if no class
  /// is asked.
  private func places(_ cells: [Int], at level: Int, isDerived: Bool) -> [[Int: Int]]? {
    guard isDerived else { return cells.map { [level: $0] } }
    guard levels[level].input == .number(.width, isScaled: false),
      let classes = space.builder.space.level(of: .term(.widthClass))
    else { return nil }
    let bound = Cut(value: SizeClassRule.regularWidth, isAfter: false)
    let regular = levels[level].cuts.firstIndex(of: bound) ?? .max
    return cells.map { cell in
      let derived = cell > regular ? SizeClass.regular : .compact
      return [level: cell, classes: derived.ordinal]
    }
  }

  private mutating func note(
    _ diagrams: QuestionDiagrams, _ level: Int, _ low: Double, _ high: Double, _ winners: [Int],
    _ context: Witness, _ hysteresis: Double
  ) {
    let question = diagrams.question
    let side = levels[level].input.name
    var unit = ""
    if case .number(_, isScaled: true) = levels[level].input { unit = "sp" }
    let names = [winners[0], winners[1], winners[3]].map { diagrams.name(of: $0).inBackticks }
    let place = diagrams.place(of: winners[1])
    let handedOn = diagrams.isOfPolicy ? "" : " that \(policy.name.inBackticks) hands on"
    add(
      Finding(
        .closeThresholds,
        "\(side) changes the rule from \(names[0]) to \(names[1]) at \(low.plainText)\(unit), and "
          + "to \(names[2]) at \(high.plainText)\(unit), which is closer than twice the hysteresis "
          + "of \(hysteresis.plainText)\(handedOn)",
        at: question.location(at: place) ?? policy.location, question: question.name,
        rule: place < question.rules.count ? question.rules[place].name : nil,
        help: "put them \((2 * hysteresis).plainText) points apart, or let `hysteresis` be at most "
          + ((high - low) / 2).plainText,
        related: [.example(context, "\(names[1]) wins")], witness: context))
  }
}

extension Condition {
  /// Devices whose width class follows from the width.
  static let derivesClass = Condition.device([.pad, .mac, .desktop, .vision])
}
