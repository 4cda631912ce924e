import LayoutPolicies

/// What the oracle remembers between decisions.
struct OracleMemory: Equatable {
  var spent: Set<String> = []
  var showing: Set<String> = []
  /// The chains of the last decision.
  var chains: [[ChainLink]] = []

  /// After a decision the keys on its chains show; one that showed before is spent, unless an
  /// undecided rule has it.
  mutating func note(_ decision: OracleDecision) {
    let onChains = Set(decision.chains.joined().compactMap { $0.onceKey })
    let ended = showing.subtracting(onChains).subtracting(decision.held)
    showing = onChains.union(showing).subtracting(ended)
    spent.formUnion(ended)
    chains = decision.chains
  }
}

/// One question's answer.
struct OracleAnswer {
  let question: String?
  let chain: [ChainLink]
  let style: LayoutStyle?
  let settings: LayoutSettings
}

/// What the oracle decides.
struct OracleDecision {
  var answers: [OracleAnswer] = []
  var unknown: Set<String> = []
  var held: Set<String> = []
  var outputs: [ValueDeclaration] = []

  var chains: [[ChainLink]] { answers.map { $0.chain } }

  var layout: NavigationLayout {
    var settings = LayoutSettings()
    for answer in answers { settings.add(answer.settings) }
    for output in outputs where settings.values[output.name] == nil {
      settings.values[output.name] = output.defaultValue
    }
    return NavigationLayout(style: answers.first?.style ?? .stack, settings: settings)
  }
}

/// A plain reading of the rules' meaning, written to be clear and to share no step with the engine.
struct Oracle {
  /// The rule sets inside policies that show no rules, by name.
  var sealed: [String: RuleSet] = [:]

  func decide(
    _ policy: RuleSet, in context: LayoutContext, memory: inout OracleMemory
  ) -> OracleDecision {
    let window = Window(context)
    var session = Session(
      sealed: sealed, window: window, strict: Judge(window), memory: memory)
    session.enter(policy, hysteresis: 0)
    session.ask(policy.main, of: policy, as: nil, hysteresis: policy.hysteresis ?? 0)
    while !session.waiting.isEmpty {
      let next = session.waiting.removeFirst()
      session.ask(next.question, of: next.policy, as: next.label, hysteresis: next.hysteresis)
    }
    if window.isMeasured { memory.note(session.decision) }
    return session.decision
  }
}

/// One decision while it is made.
private struct Session {
  let sealed: [String: RuleSet]
  let window: Window
  let strict: Judge
  let memory: OracleMemory
  var decision = OracleDecision()
  var waiting: [Waiting] = []

  struct Waiting {
    let question: Question
    let policy: RuleSet
    let label: String?
    let hysteresis: Double
  }

  /// Queues the further questions of a policy, and adds its outputs.
  mutating func enter(_ policy: RuleSet, hysteresis: Double, by user: RuleSet? = nil) {
    for question in policy.also {
      let name = question.name ?? ""
      waiting.append(
        Waiting(
          question: question, policy: policy,
          label: user == nil ? name : "\(policy.name)/\(name)",
          hysteresis: policy.hysteresis ?? hysteresis))
    }
    addOutputs(of: policy)
  }

  private mutating func addOutputs(of policy: RuleSet) {
    for output in policy.outputs where !decision.outputs.contains(where: { $0.name == output.name })
    { decision.outputs.append(output) }
    for used in policy.usedPolicies { used.rules.map { addOutputs(of: $0) } }
  }

  mutating func ask(
    _ question: Question, of policy: RuleSet, as label: String?, hysteresis: Double,
    after chain: [ChainLink] = []
  ) {
    let hysteresis = question.hysteresis ?? hysteresis
    let place = winner(of: question, of: policy, hysteresis, after: chain)
    noteUndecided(question.rules[..<place])
    let rule = place < question.rules.count ? question.rules[place] : nil
    guard let outcome = rule?.outcome ?? question.otherwise else { return }
    let chain =
      chain + [
        ChainLink(
          policy: policy.name, question: question.name, rule: rule?.name ?? "otherwise",
          onceKey: rule?.onceKey)
      ]
    switch outcome {
    case .answer(let style, let settings):
      decision.answers.append(
        OracleAnswer(question: label, chain: chain, style: style, settings: settings))
    case .use(let used):
      let inherited = used.rules == nil ? 0 : hysteresis
      if let inside = used.rules ?? sealed[used.name] {
        enter(inside, hysteresis: inherited, by: policy)
        ask(
          inside.main, of: inside, as: label, hysteresis: inside.hysteresis ?? inherited,
          after: chain)
      } else {
        let layout = used.layout(in: window.given)
        let link = ChainLink(policy: used.name, question: nil, rule: nil)
        decision.answers.append(
          OracleAnswer(
            question: label, chain: chain + [link], style: layout.style,
            settings: layout.settings))
      }
    }
  }

  private func canMatch(_ rule: PlainRule) -> Bool {
    rule.onceKey.map { !memory.spent.contains($0) } ?? true
  }

  /// The earlier of the first rule true as written and of the active one, if true relaxed.
  private func winner(
    of question: Question, of policy: RuleSet, _ hysteresis: Double, after chain: [ChainLink]
  ) -> Int {
    var places = question.rules.indices.filter { place in
      canMatch(question.rules[place]) && strict.truth(question.rules[place].condition) == true
    }
    if hysteresis > 0, let active = activeRule(of: question, of: policy, after: chain) {
      let relaxed = Judge(window, slack: hysteresis)
      places += question.rules.indices.filter { place in
        let rule = question.rules[place]
        return rule.name == active && canMatch(rule) && relaxed.truth(rule.condition) == true
      }
    }
    return places.min() ?? question.rules.count
  }

  /// The rule of this question on the chains of the last decision. Where a policy uses another of
  /// its own name, the two are told apart by their order on the chain.
  private func activeRule(
    of question: Question, of policy: RuleSet, after chain: [ChainLink]
  ) -> String? {
    func isOurs(_ link: ChainLink) -> Bool {
      link.policy == policy.name && link.question == question.name
    }
    let before = chain.filter(isOurs).count
    return memory.chains.compactMap { $0.filter(isOurs).dropFirst(before).first }.first?.rule
  }

  private mutating func noteUndecided(_ rules: ArraySlice<PlainRule>) {
    for rule in rules where canMatch(rule) && strict.truth(rule.condition) == nil {
      decision.unknown.formUnion(strict.unknownKeys(of: rule.condition))
      if let key = rule.onceKey { decision.held.insert(key) }
    }
  }
}
