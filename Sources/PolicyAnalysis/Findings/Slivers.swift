import LayoutPolicies

extension Examination {
  /// Finds gaps of at most one point, or of one number, between two ranges, in which neither rule
  /// wins that wins beside them.
  mutating func findSlivers(in diagrams: inout QuestionDiagrams) throws(DiagramLimit) {
    for (level, cells) in levels.enumerated() {
      guard case .number(let key, let isScaled) = cells.input, key.isLength else { continue }
      let ends = RangeEnds(diagrams.question, key, isScaled)
      for (first, low) in cells.cuts.enumerated() {
        guard let below = ends.upper[RangeEnd(low)] else { continue }
        var second = first + 1
        while second < cells.cuts.count, cells.cuts[second].value - low.value <= 1 {
          let high = cells.cuts[second]
          if let above = ends.lower[RangeEnd(high)] {
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
    guard
      let range = rule.condition.ranges(of: key, isScaled).first(where: {
        $0.upper == RangeEnd(low)
      }),
      let next = question.rules[above].condition.ranges(of: key, isScaled).first(where: {
        $0.lower == RangeEnd(high)
      })
    else { return }
    // A rule may leave out a point on purpose.
    if below == above, range.isNegated, range == next { return }
    let between = below == above ? "" : " of rule \(question.ruleName(at: above).inBackticks)"
    add(
      Finding(
        .sliver,
        "\(range.text(of: key)) of rule \(rule.name.inBackticks) and "
          + "\(next.text(of: range.isNegated || next.isNegated ? key : nil))\(between) leave a gap",
        at: rule.location, question: question.name, rule: rule.name,
        help: Self.help(closing: low, high, range, next),
        related: (below == above ? [] : question.notes(on: [above])) + [
          .example(context, "\(diagrams.name(of: winners[1]).inBackticks) wins")
        ], witness: context))
  }
}

extension Examination {
  /// How to write one of the ranges, so that it ends where the other begins.
  private static func help(
    closing low: Cut<Double>, _ high: Cut<Double>, _ range: AskedRange, _ next: AskedRange
  ) -> String {
    let (first, second) = (range.range, next.range)
    if !range.isNegated {
      let mended = NumberRange(
        lower: first.lower, upper: high.value, includesUpper: high.isAfter,
        isScaled: first.isScaled)
      return "write `\(mended.plainText)`"
    }
    // Nothing begins behind its lower end, so where both are negated the other has to move.
    let mended =
      high.isAfter
      ? NumberRange(
        lower: second.lower, upper: low.value, includesUpper: false, isScaled: second.isScaled)
      : NumberRange(
        lower: high.value, upper: first.upper, includesUpper: first.includesUpper,
        isScaled: first.isScaled)
    let old = high.isAfter ? second : first
    return "write `\(mended.plainText)` instead of `\(old.plainText)`"
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
      for range in rule.condition.ranges(of: key, isScaled) {
        if let end = range.upper { upper[end, default: []].append(place) }
        if let end = range.lower { lower[end, default: []].append(place) }
      }
    }
  }
}

/// A range that a condition asks for, or under an odd number of `not` one that it shuns.
private struct AskedRange: Equatable {
  let range: NumberRange
  let isNegated: Bool

  /// Where numbers that are asked for end.
  var upper: RangeEnd? { isNegated ? RangeEnd(lower: range) : RangeEnd(upper: range) }
  /// Where numbers that are asked for begin.
  var lower: RangeEnd? { isNegated ? RangeEnd(upper: range) : RangeEnd(lower: range) }

  /// The range as `when` says it, without the key where it is said before.
  func text(of key: ContextKey?) -> String {
    let text = (key.map { "\($0.rawValue): " } ?? "") + range.plainText
    return isNegated ? "`not: { \(text) }`" : text.inBackticks
  }
}

extension Condition {
  /// The ranges of a number that it asks for or shuns.
  fileprivate func ranges(of key: ContextKey, _ isScaled: Bool) -> [AskedRange] {
    ranges(of: key, isScaled, isNegated: false)
  }

  private func ranges(
    of key: ContextKey, _ isScaled: Bool, isNegated: Bool
  ) -> [AskedRange] {
    switch kind {
    case .number(key, let range) where range.isScaled == isScaled:
      [AskedRange(range: range, isNegated: isNegated)]
    case .all(let parts), .any(let parts):
      parts.flatMap { $0.ranges(of: key, isScaled, isNegated: isNegated) }
    case .not(let part): part.ranges(of: key, isScaled, isNegated: !isNegated)
    default: []
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
