import LayoutPolicies

/// One question of a policy, as diagrams. Windows that cannot happen are left out.
struct QuestionDiagrams {
  let question: Question
  /// Where each rule's condition is true and its once key not used up, in whatever window.
  private let truths: [Vertex]
  private var known: Vertex?
  /// Where the question is asked at all; nil for a policy's own.
  private let asked: Vertex?
  /// For each rule, where its condition is true and its once key not used up: 1 there, else 0.
  let regions: [Vertex]

  /// Whether the question is the policy's own, and not one of a policy that it uses.
  var isOfPolicy: Bool { asked == nil }

  init(
    _ question: Question, in space: inout PolicySpace, where asked: Vertex? = nil
  ) throws(DiagramLimit) {
    var truths: [Vertex] = []
    var regions: [Vertex] = []
    for rule in question.rules {
      let truth = try space.builder.vertex(of: rule)
      truths.append(truth)
      regions.append(try space.within(try space.builder.truth(of: truth)))
    }
    self.question = question
    self.asked = asked
    self.truths = truths
    self.regions = regions
  }

  /// Who wins: 0 where no window can be or the question is not asked, 1 where no rule wins, else
  /// two more than the rule's place.
  mutating func winners(in space: inout PolicySpace) throws(DiagramLimit) -> Vertex {
    if let known { return known }
    var winners = try space.winners(of: truths)
    if let asked { winners = try space.builder.selecting(asked, of: winners) }
    known = winners
    return winners
  }

  /// The place of the rule behind a result; behind the last rule for what answers otherwise.
  func place(of result: Int) -> Int { result == 1 ? question.rules.count : result - 2 }

  /// The result where the rule at a place wins, or what answers otherwise.
  func result(at place: Int) -> Int { place < question.rules.count ? place + 2 : 1 }

  /// The name of who wins by a result.
  func name(of result: Int) -> String { question.ruleName(at: place(of: result)) }
}
