/// The nearest place along an axis, in one direction, from which a policy decides otherwise.
package struct NextChange: Sendable {
  /// Where the other decision begins.
  package enum Reach: String, Sendable, Hashable {
    /// At the bound, and it holds on.
    case from
    /// Behind the bound; at the bound itself the decision is still the same.
    case beyond
    /// At the bound, and not behind it.
    case exactly
  }

  package let axis: ContextAxis
  /// Whether the number grows.
  package let isUpwards: Bool
  /// The number in the context.
  package let start: Double
  package let bound: Double
  package let reach: Reach
  /// What is decided there.
  package let decision: LayoutDecision
}

extension RuleSet {
  /// The nearest changes of the decision along each axis, downwards and upwards.
  package func nextChanges(along axes: [ContextAxis], in context: LayoutContext) -> [NextChange] {
    let asked = questionsAsked(in: context)
    return axes.flatMap { axis in
      [false, true].compactMap {
        nextChange(along: axis, upwards: $0, in: context, asked: asked)
      }
    }
  }

  /// The nearest change of the decision along the axis, while all else of the context stays; nil if
  /// there is none, or the number is not known.
  ///
  /// Here as there the policy decides with an empty memory. Windows that the policy assumes away
  /// are passed over, unless the context is one itself. Linear in the rules until those that won;
  /// what policies that are code compare with is not known.
  package func nextChange(
    along axis: ContextAxis, upwards isUpwards: Bool, in context: LayoutContext
  ) -> NextChange? {
    nextChange(
      along: axis, upwards: isUpwards, in: context, asked: questionsAsked(in: context))
  }

  private func questionsAsked(in context: LayoutContext) -> [QuestionTrace] {
    var memory = PolicyMemory()
    return trace(in: context, memory: &memory).questions
  }

  private func nextChange(
    along axis: ContextAxis, upwards isUpwards: Bool, in context: LayoutContext,
    asked: [QuestionTrace]
  ) -> NextChange? {
    guard let start = context.number(on: axis, inputs: allInputs) else { return nil }
    var search = ChangeSearch(
      axis: axis, isUpwards: isUpwards, start: start, context: context,
      assumption: assumes(context) ? assumption : nil)
    // The decision is another wherever a rule before a winner is true, or a winner is not.
    for question in asked {
      let winner = question.winner ?? question.rules.count
      for rule in question.rules.prefix(winner) { search.look(at: rule.condition, isTrue: false) }
      if winner < question.rules.count {
        search.look(at: question.rules[winner].condition, isTrue: true)
      }
    }
    guard let (bound, isBeyond) = search.nearest else { return nil }
    let there = isBeyond ? search.behind(bound) : bound
    let decision = decide(in: context.with(there, on: axis))
    let goesOn =
      search.isPossible(search.behind(bound))
      && decide(in: context.with(search.behind(bound), on: axis)).answers(as: decision)
    return NextChange(
      axis: axis, isUpwards: isUpwards, start: start, bound: bound,
      reach: isBeyond ? .beyond : goesOn ? .from : .exactly, decision: decision)
  }
}

/// Looks along an axis for the nearest place at which some condition is no longer as it is.
private struct ChangeSearch {
  let axis: ContextAxis
  let isUpwards: Bool
  let start: Double
  let context: LayoutContext
  let assumption: Condition?
  /// The nearest place found, and whether the change is behind it.
  private(set) var nearest: (bound: Double, isBeyond: Bool)?

  /// Looks where the condition, which is true or not in the context, becomes the other.
  mutating func look(at condition: Condition, isTrue: Bool) {
    var thresholds = Thresholds(axis, context)
    thresholds.add(condition)
    guard !thresholds.isEmpty else { return }
    if let assumption { thresholds.add(assumption) }
    let program = ConditionProgram([condition])
    func isChanged(at number: Double) -> Bool {
      let there = context.with(number, on: axis)
      let truth = program.truth(of: 0, in: there, ResolvedContext(there))
      return (truth == .yes) != isTrue && isPossible(number)
    }
    let places = thresholds.ascending.filter { isUpwards ? $0 > start : $0 < start }
    for place in [start] + (isUpwards ? places : places.reversed()) {
      if let nearest, isUpwards ? place > nearest.bound : place < nearest.bound { return }
      if place != start, isChanged(at: place) {
        nearest = (place, false)
        return
      }
      if isChanged(at: behind(place)) {
        if nearest?.bound != place { nearest = (place, true) }
        return
      }
    }
  }

  /// Whether a context can have the number.
  func isPossible(_ number: Double) -> Bool {
    axis.holds(number)
      && assumption.map { $0.truth(in: context.with(number, on: axis)) != .no } ?? true
  }

  /// The next number behind a place.
  func behind(_ place: Double) -> Double { isUpwards ? place.nextUp : place.nextDown }
}

extension LayoutDecision {
  /// Whether the same rules lead to the same layout, whatever is unknown.
  package func answers(as other: LayoutDecision) -> Bool {
    activeRules == other.activeRules && layout == other.layout
  }
}
