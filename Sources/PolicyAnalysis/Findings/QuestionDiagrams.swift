import LayoutPolicies

/// One question of a policy, as diagrams. Windows that cannot happen are left out.
struct QuestionDiagrams {
  let question: Question
  /// Where each rule's condition is true and its once key not used up, in whatever window.
  private let truths: [Vertex]
  private var known: Vertex?
  /// For each rule, where its condition is true and its once key not used up: 1 there, else 0.
  let regions: [Vertex]

  init(_ question: Question, in space: inout PolicySpace) throws(DiagramLimit) {
    var truths: [Vertex] = []
    var regions: [Vertex] = []
    for rule in question.rules {
      let truth = try space.builder.vertex(of: rule)
      truths.append(truth)
      regions.append(try space.within(try space.builder.truth(of: truth)))
    }
    self.question = question
    self.truths = truths
    self.regions = regions
  }

  /// Who wins: 0 where no window can be, 1 where no rule wins, else two more than the rule's place.
  mutating func winners(in space: inout PolicySpace) throws(DiagramLimit) -> Vertex {
    if let known { return known }
    let winners = try space.winners(of: truths)
    known = winners
    return winners
  }

  /// The place of the rule behind a result; behind the last rule for what answers otherwise.
  func place(of result: Int) -> Int { result == 1 ? question.rules.count : result - 2 }

  /// The name of who wins by a result.
  func name(of result: Int) -> String { question.ruleName(at: place(of: result)) }
}
