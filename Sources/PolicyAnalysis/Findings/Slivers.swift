import LayoutPolicies

extension Examination {
  /// Finds gaps of at most one point between two ranges, in which neither rule wins that wins
  /// beside them.
  mutating func findSlivers(in diagrams: inout QuestionDiagrams) throws(DiagramLimit) {
    for (level, cells) in levels.enumerated() {
      guard case .number(let key, let isScaled) = cells.input, key.isLength else { continue }
      let ends = RangeEnds(diagrams.question, key, isScaled)
      for (first, low) in cells.cuts.enumerated() {
        guard let below = ends.upper[RangeEnd(low)] else { continue }
        var second = first + 1
        while second < cells.cuts.count, cells.cuts[second].value - low.value <= 1 {
          let high = cells.cuts[second]
          if high.value > low.value, let above = ends.lower[RangeEnd(high)] {
            let winners = try diagrams.winners(in: &space)
            try findSliver(
              in: diagrams, winners, at: level, first, second, below: Set(below), above: Set(above))
          }
          second += 1
        }
      }
    }
  }

  private mutating func findSliver(
    in diagrams: QuestionDiagrams, _ winners: Vertex, at level: Int, _ first: Int, _ second: Int,
    below: Set<Int>, above: Set<Int>
  ) throws(DiagramLimit) {
    for gap in (first + 1)...second {
      let cells = [first, gap, second + 1].map { [level: $0] }
      let (root, triples) = try changes(of: winners, in: cells) { winners in
        winners.count == 2
          ? below.contains(winners[0] - 2) && winners[1] != winners[0]
          : above.contains(winners[2] - 2) && winners[1] != winners[2]
      }
      let here = try space.builder.selecting(gap..<gap + 1, at: level, of: root)
      guard let (context, place) = try witness(here) else { continue }
      note(diagrams, level, first, second, triples[place], context)
      return
    }
  }

  private mutating func note(
    _ diagrams: QuestionDiagrams, _ level: Int, _ first: Int, _ second: Int, _ winners: [Int],
    _ context: Witness
  ) {
    let question = diagrams.question
    let cells = levels[level]
    guard case .number(let key, let isScaled) = cells.input else { return }
    let (low, high) = (cells.cuts[first], cells.cuts[second])
    let (below, above) = (diagrams.place(of: winners[0]), diagrams.place(of: winners[2]))
    let rule = question.rules[below]
    let ranges = RangeEnds.ranges(rule.condition, key, isScaled)
    guard let range = ranges.first(where: { RangeEnd(upper: $0) == RangeEnd(low) }) else { return }
    let next = RangeEnds.ranges(question.rules[above].condition, key, isScaled).first {
      RangeEnd(lower: $0) == RangeEnd(high)
    }
    let mended = NumberRange(
      lower: range.lower, upper: high.value, includesUpper: false, isScaled: isScaled)
    let between = below == above ? "" : " of rule \(question.ruleName(at: above).inBackticks)"
    add(
      Finding(
        .sliver,
        "`\(key.rawValue): \(range.plainText)` of rule \(rule.name.inBackticks) and "
          + "`\(next?.plainText ?? "")`\(between) leave a gap", at: rule.location,
        question: question.name, rule: rule.name, help: "write `\(mended.plainText)`",
        related: (below == above ? [] : question.notes(on: [above])) + [
          .example(context, "\(diagrams.name(of: winners[1]).inBackticks) wins")
        ], witness: context))
  }
}

/// The rules of a question by where their ranges of one number end.
private struct RangeEnds {
  /// Those whose ranges end there, by place.
  private(set) var upper: [RangeEnd: [Int]] = [:]
  /// Those whose ranges begin there.
  private(set) var lower: [RangeEnd: [Int]] = [:]

  init(_ question: Question, _ key: ContextKey, _ isScaled: Bool) {
    for (place, rule) in question.rules.enumerated() {
      for range in Self.ranges(rule.condition, key, isScaled) {
        if let end = RangeEnd(upper: range) { upper[end, default: []].append(place) }
        if let end = RangeEnd(lower: range) { lower[end, default: []].append(place) }
      }
    }
  }

  static func ranges(
    _ condition: Condition, _ key: ContextKey, _ isScaled: Bool
  ) -> [NumberRange] {
    condition.leaves.compactMap { leaf in
      guard case .number(key, let range) = leaf.kind, range.isScaled == isScaled else { return nil }
      return range
    }
  }
}

extension ContextKey {
  /// Whether its numbers are points.
  fileprivate var isLength: Bool {
    self == .width || self == .height || self == .smallerSide || self == .keyboard
  }
}

/// An end of a range: before a number, or after it.
private struct RangeEnd: Hashable {
  let value: Double
  let isAfter: Bool

  init(_ cut: Cut<Double>) { (value, isAfter) = (cut.value, cut.isAfter) }

  init?(lower range: NumberRange) {
    guard let lower = range.lower else { return nil }
    (value, isAfter) = (lower, false)
  }

  init?(upper range: NumberRange) {
    guard let upper = range.upper else { return nil }
    (value, isAfter) = (upper, range.includesUpper)
  }
}
