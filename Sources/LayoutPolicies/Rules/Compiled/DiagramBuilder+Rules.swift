extension DiagramBuilder {
  /// The diagram of one rule: its results are those of ``CompiledRules/Winner``.
  mutating func winner(of rule: PlainRule, at place: Int) throws(DiagramLimit) -> Vertex {
    try mapped(vertex(of: rule)) { CompiledRules.Winner.result($0, of: place) }
  }

  /// The diagram of whether a rule is true, its once key not being used up: its results are those
  /// of ``Truth``.
  package mutating func vertex(of rule: PlainRule) throws(DiagramLimit) -> Vertex {
    try vertex(of: [rule.condition], unspent: rule.onceKey.map { [$0] } ?? [])
  }

  /// The diagram of conditions that are all wanted, none of the once keys being used up: its
  /// results are those of ``Truth``.
  package mutating func vertex(
    of conditions: [Condition], unspent onceKeys: [String]
  ) throws(DiagramLimit) -> Vertex {
    var all = try vertex(of: Condition(.all(conditions)))
    for key in onceKeys {
      guard let level = space.level(of: .spent(key)) else { continue }
      let open = try vertex(
        level, [Branch(end: 1, vertex: .truth(.yes)), Branch(end: 3, vertex: .truth(.no))])
      all = try joined(open, all, by: Self.least)
    }
    return all
  }

  /// The diagram with *unknown* counted as false: its results are 0 and 1.
  package mutating func truth(of vertex: Vertex) throws(DiagramLimit) -> Vertex {
    try mapped(vertex) { $0 == 2 ? 1 : 0 }
  }

  /// The first of two lists of rules in which one wins: 0 is nothing, 1 nothing but undecided, and
  /// an odd number a winner behind something undecided.
  static func firstMatch(_ left: Vertex, _ right: Vertex) -> Vertex? {
    guard let first = left.result else { return right == Vertex(result: 0) ? left : nil }
    if first > 1 { return left }
    if first == 0 { return right }
    return right.result.map { Vertex(result: $0 | 1) }
  }

  /// The diagram of the first of several that is true: 0 if none is, else its place and one.
  ///
  /// - Parameter truths: Diagrams whose results are those of ``Truth``.
  package mutating func first(of truths: [Vertex]) throws(DiagramLimit) -> Vertex {
    let winners = try reduced(truths.count, .no, by: Self.firstMatch) {
      builder, place throws(DiagramLimit) in
      try builder.mapped(truths[place]) { $0 == 2 ? 2 * (place + 1) : 0 }
    }
    return try mapped(winners) { $0 / 2 }
  }
}
