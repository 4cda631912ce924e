import LayoutPolicies

extension Examination {
  /// Finds two bounds on one side at each of which another rule wins, and which are so close that a
  /// window dragged to and fro between them does not keep its rule.
  mutating func findCloseThresholds(
    in diagrams: inout QuestionDiagrams
  ) throws(DiagramLimit) {
    let question = diagrams.question
    let hysteresis = question.hysteresis ?? policy.hysteresis ?? 0
    guard hysteresis > 0 else { return }
    guard space.builder.space.level(of: .term(.widthClass)) != nil else {
      return try findCloseThresholds(in: &diagrams, hysteresis)
    }
    // The class changes with the width.
    var wide = try asking(
      [.width(SizeClassRule.regularWidth...), .derivesClass])
    var again = try QuestionDiagrams(question, in: &wide.space)
    try wide.findCloseThresholds(in: &again, hysteresis)
    take(wide)
  }

  private mutating func findCloseThresholds(
    in diagrams: inout QuestionDiagrams, _ hysteresis: Double
  ) throws(DiagramLimit) {
    for side in [ContextKey.width, .height] {
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
    add(
      Finding(
        .closeThresholds,
        "\(side) changes the rule from \(names[0]) to \(names[1]) at \(low.plainText)\(unit), and "
          + "to \(names[2]) at \(high.plainText)\(unit), which is closer than twice the hysteresis "
          + "of \(hysteresis.plainText)",
        at: question.location(at: place), question: question.name,
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
