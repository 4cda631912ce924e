package import LayoutPolicies

/// The contexts that show all of a policy: one for each decision that contexts reach, and two for
/// each bound that decides.
///
/// Only what can happen counts, see ``Domain``, within what the policy assumes.
package struct DecisionPoints: Sendable {
  /// A decision with a context that reaches it; what is unknown there is left out.
  package struct Point: Sendable {
    /// A context and memory for it: a window of the catalogue where one fits.
    package let witness: Witness
    /// What is decided there.
    package let decision: LayoutDecision

    /// Joins the two.
    package init(witness: Witness, decision: LayoutDecision) {
      self.witness = witness
      self.decision = decision
    }
  }

  /// A bound on a number or a version, where nothing else decides.
  package struct Bound: Sendable {
    /// What is bounded.
    package let input: AskedInput
    /// Just below the bound.
    package let below: Point
    /// At the bound, or just above one that belongs to what is below it. All but the bounded input
    /// is as below where that can be, and else to conditions the same.
    package let above: Point
  }

  /// Each decision once, in an order that hangs on the policy alone.
  package private(set) var reached: [Point] = []
  /// The bounds that change a decision somewhere, rising, input by input.
  package private(set) var bounds: [Bound] = []
  /// Whether the policy is too large to be looked at to the end: there may be more of both.
  package private(set) var isCut = false

  /// How many branches of diagrams are followed at most for one policy: some seconds' work.
  package static let usualSteps = 1 << 22

  /// Looks for the points of a policy that is rules all through.
  package init(
    of policy: RuleSet, steps: Int = usualSteps
  ) {
    do throws(DiagramLimit) {
      try find(policy, steps)
    } catch {
      isCut = true
    }
  }

  private mutating func find(
    _ policy: RuleSet, _ steps: Int
  ) throws(DiagramLimit) {
    let conditions = policy.allConditions + (policy.assumption.map { [$0] } ?? [])
    let stated = InputSpace(conditions)
    var space = try PolicySpace(
      [policy], asking: stated.levels.flatMap { $0.narrowing }, limit: steps)
    space.builder.patience = 16 * steps
    let map = try space.decisions(of: policy)
    // 0 is where no window can happen.
    let root = try space.within(try space.builder.mapped(map.root) { $0 + 1 })
    let domain = Domain(space.builder.space)
    let reachable = Reachability(of: root, in: space.builder, domain: domain, steps: steps) {
      $0 != 0
    }
    isCut = reachable.isCut
    reached = reachable.results.sorted { $0.key < $1.key }.map {
      Point(witness: $0.value, decision: map.decisions[$0.key - 1])
    }
    var search = BoundSearch(root, space.builder, domain, steps: steps)
    defer { isCut = isCut || search.isCut }
    for level in stated.levels {
      for cut in search.cuts(of: level) {
        guard let pair = try search.bound(cut) else { continue }
        func point(_ witness: Witness) -> Point {
          let result = space.builder.result(of: root, in: witness.context, witness.memory)
          return Point(witness: witness, decision: map.decisions[max(result, 1) - 1])
        }
        bounds.append(
          Bound(input: level.input, below: point(pair.below), above: point(pair.above)))
      }
    }
  }
}
