package import LayoutPolicies

/// What a policy decides, as a diagram: its results are places in a list of decisions.
package struct DecisionMap {
  /// The diagram.
  package let root: Vertex
  /// What is decided; the memory, and what is unknown, are left out.
  package let decisions: [LayoutDecision]

  /// Joins the diagrams of the main question and of all further ones that some answer asks.
  init(of policy: RuleSet, in space: inout PolicySpace) throws(DiagramLimit) {
    var states = States()
    let main = policy.flatMain
    let further = policy.flatFurther
    var root = try space.builder.first(of: main)
    var questions = further
    // Most ways through policies that use each other many times are never open.
    var begun: [Int: Int] = [:]
    for result in space.builder.results(of: root) {
      let answer = main.ways[max(0, result - 1)].answer
      let asked = answer?.asked ?? []
      questions += asked
      begun[result] = states.place(
        of: State(
          answers: answer.map { [$0] } ?? [], waiting: (further + asked).map { $0.identity }))
    }
    root = try space.builder.mapped(root) { begun[$0] ?? 0 }
    var next = 0
    while next < questions.count {
      let question = questions[next]
      let winners = try space.builder.first(of: question)
      // Questions are asked in the order in which answers name them, so each is there in time.
      root = try space.builder.joined(root, winners) { state, way in
        guard let place = state.result else { return nil }
        guard states[place].waiting.contains(question.identity) else { return state }
        guard let way = way.result else { return nil }
        let answer = way == 0 ? nil : question.ways[way - 1].answer
        return Vertex(result: states.place(of: states[place].answering(question, answer)))
      }
      questions += question.ways.flatMap { $0.answer?.asked ?? [] }
      next += 1
    }
    self.root = root
    decisions = states.all.map { state in
      LayoutDecision(main: state.answers[0], further: Array(state.answers.dropFirst()))
    }
  }
}

/// How far a decision has come: the answers so far, and the questions that are still to be asked.
private struct State: Hashable {
  var answers: [Answer]
  var waiting: [ObjectIdentifier]

  func answering(_ question: FlatQuestion, _ answer: Answer?) -> State {
    var next = self
    next.waiting.removeAll { $0 == question.identity }
    guard let answer else { return next }
    next.answers.append(answer)
    next.waiting += answer.asked.map { $0.identity }
    return next
  }

  static func == (left: State, right: State) -> Bool {
    left.waiting == right.waiting && left.answers.count == right.answers.count
      && zip(left.answers, right.answers).allSatisfy { $0 === $1 }
  }

  func hash(into hasher: inout Hasher) {
    for answer in answers { hasher.combine(ObjectIdentifier(answer)) }
  }
}

/// States, each once.
private struct States {
  private(set) var all: [State] = []
  private var places: [State: Int] = [:]

  subscript(place: Int) -> State { all[place] }

  mutating func place(of state: State) -> Int {
    if let place = places[state] { return place }
    places[state] = all.count
    all.append(state)
    return all.count - 1
  }
}
