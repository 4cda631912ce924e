package import LayoutPolicies

/// Whether something can happen to the rules of a question.
package enum Reach: Sendable {
  /// In this context.
  case reached(Witness)
  /// In none that a caller may give.
  case never
  /// The search ended early.
  case unknown
}

/// What can happen to the rules of a policy's questions, in contexts that a caller may give within
/// what the policy assumes.
package struct QuestionReach {
  private var space: PolicySpace
  private let domain: Domain

  /// How many branches of diagrams are looked at for one policy, at most: about a second's work.
  package static let usualSteps = 1 << 24
  /// To ask whether a context can have the cells of a branch is worth so many looks.
  private static let followingCost = 16

  /// Prepares to look at a policy's own questions.
  ///
  /// - Throws: ``DiagramLimit`` if what it assumes is too large for a diagram.
  package init(
    _ policy: RuleSet, steps: Int = usualSteps
  ) throws(DiagramLimit) {
    space = try PolicySpace([policy], limit: min(steps, PolicySpace.usualLimit))
    domain = Domain(space.builder.space)
    space.builder.patience = steps
  }

  /// A question whose rules are joined.
  package struct Winners: Sendable {
    /// 0 where no window can happen, 1 where no rule wins, else the place of the rule that wins and
    /// two.
    fileprivate let root: Vertex
  }

  /// Joins the rules of a question.
  package mutating func winners(of question: Question) throws(DiagramLimit) -> Winners {
    var truths: [Vertex] = []
    for rule in question.rules { truths.append(try space.builder.vertex(of: rule)) }
    return Winners(root: try space.winners(of: truths))
  }

  /// Whether rules can win, by their places; nil is what is said otherwise.
  package mutating func wins(of places: [Int?], in winners: Winners) -> [Reach] {
    let results = places.map { $0.map { $0 + 2 } ?? 1 }
    let reached = reached(winners.root, Set(results))
    return results.map { reached[$0] ?? .never }
  }

  /// Whether a leaf of a rule's condition can be false, and whether it can be true, where the rule
  /// is asked: where none before it wins, and its once key is not used up.
  package mutating func truths(
    of leaf: Condition, in rule: PlainRule, at place: Int, _ winners: Winners
  ) throws(DiagramLimit) -> (no: Reach, yes: Reach) {
    let asked = try space.builder.mapped(winners.root) { $0 == 1 || $0 >= place + 2 ? 1 : 0 }
    let open = try space.builder.truth(
      of: try space.builder.vertex(of: .always, unspent: rule.onceKey))
    let truth = try space.builder.mapped(try space.builder.vertex(of: leaf)) {
      $0 == Int(Truth.no.rawValue) ? 1 : $0 == Int(Truth.yes.rawValue) ? 2 : 0
    }
    let region = try space.builder.selecting(asked, of: open)
    let reached = reached(try space.builder.selecting(region, of: truth), [1, 2])
    return (reached[1] ?? .never, reached[2] ?? .never)
  }

  private mutating func reached(_ root: Vertex, _ wanted: Set<Int>) -> [Int: Reach] {
    let patience = space.builder.patience
    guard patience > 0 else {
      return Dictionary(uniqueKeysWithValues: wanted.map { ($0, .unknown) })
    }
    let found = Reachability(
      of: root, in: space.builder, domain: domain, steps: 1 + patience / Self.followingCost
    ) { wanted.contains($0) }
    space.builder.patience -= Self.followingCost * found.followed
    var reached = found.results.mapValues { Reach.reached($0) }
    if found.isCut { for result in found.missed { reached[result] = .unknown } }
    return reached
  }
}
