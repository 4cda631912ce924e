extension LinkedPolicy {
  /// Asks the main question, then every further one of the policies on its chains.
  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    var findings = Findings()
    return decide(in: context, memory: &memory, &findings)
  }

  /// Decides without a past, and notes nothing.
  func decide(in context: LayoutContext) -> LayoutDecision {
    var findings = Findings()
    return ask(in: context, PolicyMemory(), &findings)
  }

  /// Decides, and tells which questions were asked on the way.
  func trace(
    in context: LayoutContext, memory: inout PolicyMemory
  ) -> (decision: LayoutDecision, visits: [Visit]) {
    var findings = Findings(visits: [])
    let decision = decide(in: context, memory: &memory, &findings)
    return (decision, findings.visits ?? [])
  }

  @inline(__always)
  private func decide(
    in context: LayoutContext, memory: inout PolicyMemory, _ findings: inout Findings
  ) -> LayoutDecision {
    let decision = ask(in: context, memory, &findings)
    // A window that is not measured says nothing about what is shown, so nothing is noted.
    if !context.isUnmeasured {
      memory.note(decision)
      for copy in findings.copies { memory.adoptAcknowledgements(of: copy, after: decision) }
    }
    return decision
  }

  @inline(__always)
  private func ask(
    in context: LayoutContext, _ memory: PolicyMemory, _ findings: inout Findings
  ) -> LayoutDecision {
    var lazy = LazyContext(context)
    let main =
      self.main.ask(in: context, &lazy, memory, &findings) ?? .nothing(outputs: outputs)
    if !further.isEmpty || !main.further.isEmpty {
      findings.further.reserveCapacity(
        findings.further.count + further.count + main.further.count)
      askFurther(further, in: context, &lazy, memory, &findings)
      askFurther(main.further, in: context, &lazy, memory, &findings)
      // What the policies ask that further answers come from.
      var next = 0
      while next < findings.further.count {
        askFurther(findings.further[next].further, in: context, &lazy, memory, &findings)
        next += 1
      }
    }
    return LayoutDecision(main: main, further: findings.further, missing: findings.missing)
  }
}

/// Asks questions besides the main one.
@inline(__always)
private func askFurther(
  _ questions: [LinkedQuestion], in context: LayoutContext, _ lazy: inout LazyContext,
  _ memory: PolicyMemory, _ findings: inout Findings
) {
  for question in questions {
    if let answer = question.ask(in: context, &lazy, memory, &findings) {
      findings.further.append(answer)
    }
  }
}

/// What comes to light while questions are asked, besides their answers.
private struct Findings {
  var missing = MissingKeys()
  /// The answers of further questions.
  var further: [Answer] = []
  /// The memories that policies which are code decided on.
  var copies: [PolicyMemory] = []
  /// The questions asked so far, if somebody wants to know.
  var visits: [Visit]?
}

extension LinkedQuestion {
  /// The answer, at the end of the way through the policies that rules use; nil if nothing is said.
  fileprivate func ask(
    in context: LayoutContext, _ lazy: inout LazyContext, _ memory: PolicyMemory,
    _ findings: inout Findings
  ) -> Answer? {
    let winner = winner(in: context, &lazy, memory, &findings)
    findings.visits?.append(Visit(question: self, winner: winner))
    switch outcomes[winner] {
    case .answer(let answer): return answer
    case .nothing: return nil
    case .question(let used): return used.ask(in: context, &lazy, memory, &findings)
    case .code(let policy, let way):
      var copy = memory
      let decision = policy.decide(in: context, memory: &copy)
      findings.missing.formUnion(decision.missing)
      findings.copies.append(copy)
      findings.further += decision.further.map { $0.asWithinAnother }
      return decision.main.reached(by: way)
    }
  }

  /// The place of the rule that wins: the earlier of the first that is true as written and the
  /// active one, if that is true with its bounds relaxed; after the last if none is.
  private func winner(
    in context: LayoutContext, _ lazy: inout LazyContext, _ memory: PolicyMemory,
    _ findings: inout Findings
  ) -> Int {
    let active = activeRule(memory)
    if let compiled {
      return winner(by: compiled, active, in: context, &lazy, memory, &findings)
    }
    let resolved = lazy.resolved(context)
    for rule in 0..<conditions.count {
      if isSpent(rule, memory) { continue }
      if rule == active, isTrueRelaxed(rule, in: context) { return rule }
      switch conditions.truth(of: rule, in: context, resolved) {
      case .yes: return rule
      case .no: continue
      case .unknown: collectMissing(of: rule, in: context, resolved, &findings)
      }
    }
    return conditions.count
  }

  /// As above, without asking the rules before the winner, unless some are undecided.
  @inline(__always)
  private func winner(
    by compiled: CompiledRules, _ active: Int?, in context: LayoutContext,
    _ lazy: inout LazyContext, _ memory: PolicyMemory, _ findings: inout Findings
  ) -> Int {
    let (first, isUndecidedBefore) = compiled.winner(in: context, &lazy, memory, self)
    var winner = first ?? conditions.count
    if let active, active < winner, !isSpent(active, memory), isTrueRelaxed(active, in: context) {
      winner = active
    }
    if isUndecidedBefore {
      let resolved = lazy.resolved(context)
      for rule in 0..<winner where !isSpent(rule, memory) {
        if conditions.truth(of: rule, in: context, resolved) == .unknown {
          collectMissing(of: rule, in: context, resolved, &findings)
        }
      }
    }
    return winner
  }

  private func isTrueRelaxed(_ rule: Int, in context: LayoutContext) -> Bool {
    let relaxed = ResolvedContext(context, slack: hysteresis)
    return conditions.truth(of: rule, in: context, relaxed) == .yes
  }

  private func collectMissing(
    of rule: Int, in context: LayoutContext, _ resolved: ResolvedContext,
    _ findings: inout Findings
  ) {
    conditions.collectMissing(of: rule, in: context, resolved, into: &findings.missing)
    if !onceKeys.isEmpty, let key = onceKeys[rule] { findings.missing.insert(onceKey: key) }
  }

  /// The place of the rule that decided this question last; nil without hysteresis.
  func activeRule(_ memory: PolicyMemory) -> Int? {
    guard hysteresis > 0, let last = memory.last else { return nil }
    for answer in [last.main] + last.further {
      var before = namesakes
      for link in answer.chain where link.policy == policy && link.question == name {
        if before == 0 { return rules.firstIndex { $0.name == link.rule } }
        before -= 1
      }
    }
    return nil
  }
}

extension Answer {
  /// What a question answers that says nothing.
  fileprivate static func nothing(outputs: [ValueDeclaration]) -> Answer {
    Answer(
      question: nil, chain: [], style: nil, settings: LayoutSettings(), further: [],
      outputs: outputs)
  }

  /// This answer of code, at the end of the way that led there.
  fileprivate func reached(by way: Answer) -> Answer {
    Answer(
      question: way.question, chain: way.chain + chain, style: style, settings: settings,
      further: way.further, outputs: way.outputs + outputs, failure: failure)
  }

  /// This answer of a further question, named with the policy that asks it.
  fileprivate var asWithinAnother: Answer {
    let name = chain.first.flatMap { link in link.question.map { "\(link.policy)/\($0)" } }
    return Answer(
      question: name ?? question, chain: chain, style: style, settings: settings, further: [],
      outputs: outputs, failure: failure)
  }
}
