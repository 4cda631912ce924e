package import LayoutPolicies

/// One or more policies in one space of inputs, so that what they answer can be compared.
///
/// Every diagram of the space is made by one ``builder``: two that are equal are the same vertex.
package struct PolicySpace {
  /// Makes the diagrams.
  package var builder: DiagramBuilder
  /// What the policies assume of windows: 1 where one of them can be asked, else 0.
  package let inside: Vertex

  /// How many branches diagrams may have: some tens of megabytes of them.
  package static let usualLimit = 1 << 22

  /// Puts policies in one space.
  ///
  /// - Parameter conditions: What else will be asked about, such as parts of conditions; inputs and
  ///   bounds that none of these has are not told apart.
  /// - Throws: ``DiagramLimit`` if what they assume is too large for a diagram.
  package init(
    _ policies: [RuleSet], asking conditions: [Condition] = [], limit: Int = usualLimit
  ) throws(DiagramLimit) {
    let assumptions = policies.map { $0.assumption ?? .always }
    let space = InputSpace(
      policies.flatMap { $0.allConditions } + assumptions + conditions,
      onceKeys: policies.flatMap { $0.allOnceKeys })
    builder = DiagramBuilder(space, limit: limit)
    // A window may be asked about unless it is sure that it cannot happen.
    let negated = assumptions.map { Condition.not($0) }
    let outside = try builder.vertex(of: Condition(.all(negated)))
    inside = try builder.mapped(outside) { $0 == 2 ? 0 : 1 }
  }

  /// Where a condition is true: 1 there, else 0; also 0 in windows that cannot happen.
  package mutating func truth(of condition: Condition) throws(DiagramLimit) -> Vertex {
    let truth = try builder.truth(of: try builder.vertex(of: condition))
    return try within(truth)
  }

  /// Who wins of rules, by the diagrams of their truths: 0 where no window can happen, 1 where none
  /// does, else the place of the rule and two.
  mutating func winners(of truths: [Vertex]) throws(DiagramLimit) -> Vertex {
    let first = try builder.first(of: truths)
    return try within(try builder.mapped(first) { $0 + 1 })
  }

  /// The diagram with 0 where windows cannot happen.
  package mutating func within(_ vertex: Vertex) throws(DiagramLimit) -> Vertex {
    try builder.joined(inside, vertex) { inside, vertex in
      inside.result.map { $0 == 0 ? Vertex(result: 0) : vertex }
    }
  }

  /// What a policy decides, all questions together.
  package mutating func decisions(of policy: RuleSet) throws(DiagramLimit) -> DecisionMap {
    try DecisionMap(of: policy, in: &self)
  }
}
