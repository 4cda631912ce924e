extension DiagramBuilder {
  /// The diagram of one rule: its results are those of ``CompiledRules/Winner``.
  mutating func winner(of rule: PlainRule, at place: Int) throws(DiagramLimit) -> Vertex {
    try mapped(vertex(of: rule)) { CompiledRules.Winner.result($0, of: place) }
  }

  /// The diagram of whether a rule is true, its once key not being used up: its results are those
  /// of ``Truth``.
  package mutating func vertex(of rule: PlainRule) throws(DiagramLimit) -> Vertex {
    try vertex(of: rule.condition, unspent: rule.onceKey)
  }

  /// The diagram of a condition that is wanted, the once key not being used up: its results are
  /// those of ``Truth``.
  package mutating func vertex(
    of condition: Condition, unspent onceKey: String?
  ) throws(DiagramLimit) -> Vertex {
    let truth = try vertex(of: condition)
    guard let onceKey, let level = space.level(of: .spent(onceKey)) else { return truth }
    let open = try vertex(
      level, [Branch(end: 1, vertex: .truth(.yes)), Branch(end: 3, vertex: .truth(.no))])
    return try joined(open, truth, by: Self.least)
  }

  /// The first way of a question that is open: its place and one, 0 where none is.
  package mutating func first(of question: FlatQuestion) throws(DiagramLimit) -> Vertex {
    var known: [ObjectIdentifier: Vertex] = [:]
    var truths: [Vertex] = []
    for way in question.ways { truths.append(try vertex(of: way.step, &known)) }
    return try first(of: truths)
  }

  private mutating func vertex(
    of step: FlatQuestion.Step?, _ known: inout [ObjectIdentifier: Vertex]
  ) throws(DiagramLimit) -> Vertex {
    guard let step else { return .truth(.yes) }
    if let vertex = known[ObjectIdentifier(step)] { return vertex }
    var open = try vertex(of: step.before, &known)
    if open != .truth(.no) {
      let own = try vertex(of: step.condition, unspent: step.onceKey)
      open = try joined(open, own, by: Self.least)
    }
    known[ObjectIdentifier(step)] = open
    return open
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
