import LayoutPolicies

/// The questions of a policy and of all that it uses, each once, however many ways lead to it.
struct QuestionGraph {
  /// Where a rule leads, or the fallback.
  enum Outcome {
    case answer(Int)
    case policy(Int)
    case nothing
  }

  struct Node {
    /// The policy that asks, by its place.
    let policy: Int
    let question: Question
    /// One for each rule, and the last for the fallback.
    let outcomes: [Outcome]
    /// All the answers that it can give, itself or by policies used.
    let answers: Set<Int>
    /// Whether it may say nothing.
    let canBeSilent: Bool
  }

  struct Policy {
    let name: String
    /// The places of its questions, the main one first.
    var nodes: [Int]
  }

  /// What an answer says.
  struct Answer: Hashable {
    let style: LayoutStyle?
    let settings: LayoutSettings
  }

  /// Used policies before those that use them, so that the policy itself is the last.
  private(set) var policies: [Policy] = []
  private(set) var nodes: [Node] = []
  /// Every answer once.
  private(set) var answers: [Answer] = []

  private var places: [ObjectIdentifier: Int] = [:]
  private var numbers: [Answer: Int] = [:]

  /// Takes a policy apart; linear in the size of the distinct policies.
  ///
  /// - Throws: ``PolicyError`` for the first policy that is code.
  init(_ rules: RuleSet) throws(PolicyError) {
    _ = try add(rules)
  }

  /// The place of the policy that was taken apart.
  var root: Int { policies.count - 1 }

  /// The main question of a policy.
  func main(of policy: Int) -> Node { nodes[policies[policy].nodes[0]] }

  private mutating func add(_ rules: RuleSet) throws(PolicyError) -> Int {
    if let place = places[rules.identity] { return place }
    var policy = Policy(name: rules.name, nodes: [])
    var outcomes: [[Outcome]] = []
    for question in rules.questions {
      var leads: [Outcome] = []
      for rule in question.rules { leads.append(try outcome(rule.outcome)) }
      leads.append(
        try question.otherwise.map { (last) throws(PolicyError) in try outcome(last) } ?? .nothing)
      outcomes.append(leads)
    }
    let place = policies.count
    for (question, leads) in zip(rules.questions, outcomes) {
      policy.nodes.append(nodes.count)
      nodes.append(node(question, leads, of: place))
    }
    policies.append(policy)
    places[rules.identity] = place
    return place
  }

  private func node(_ question: Question, _ outcomes: [Outcome], of policy: Int) -> Node {
    var answers: Set<Int> = []
    var canBeSilent = false
    for outcome in outcomes {
      switch outcome {
      case .answer(let answer): answers.insert(answer)
      case .nothing: canBeSilent = true
      case .policy(let used):
        answers.formUnion(main(of: used).answers)
        if main(of: used).canBeSilent { canBeSilent = true }
      }
    }
    return Node(
      policy: policy, question: question, outcomes: outcomes, answers: answers,
      canBeSilent: canBeSilent)
  }

  private mutating func outcome(
    _ outcome: LayoutPolicies.Outcome
  ) throws(PolicyError) -> Outcome {
    switch outcome {
    case .answer(let style, let settings):
      let answer = Answer(style: style, settings: settings)
      if let number = numbers[answer] { return .answer(number) }
      numbers[answer] = answers.count
      answers.append(answer)
      return .answer(answers.count - 1)
    case .use(let policy):
      guard let rules = policy.rules else {
        throw PolicyError(
          .opaque, "it uses \(policy.name.inBackticks), which is code",
          help: "only rules can be exported; write it as rules")
      }
      return .policy(try add(rules))
    }
  }
}

extension QuestionGraph.Node {
  /// The policies used, each with the places of the rules that lead there.
  var uses: [(policy: Int, rules: [Int])] {
    var rules: [Int: [Int]] = [:]
    for case (let place, .policy(let policy)) in outcomes.enumerated() {
      rules[policy, default: []].append(place)
    }
    return rules.sorted { $0.key < $1.key }.map { (policy: $0.key, rules: $0.value) }
  }

  /// The names of its rules, the fallback's last.
  var ruleNames: [String] { question.rules.map { $0.name } + [Question.otherwiseName] }
}
