import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("A trace of a decision")
struct TraceTests {
  @Test("decides the same, and names the rules that did", arguments: Array(UInt64(300)..<304))
  func agreesWithDeciding(run: UInt64) {
    for number in 0..<400 {
      let seed = run * 1_000_000 + UInt64(number)
      let policy = RandomPolicy(seed: seed).whole
      var dice = SplitMix64(seed: ~seed)
      var memories = (PolicyMemory(), PolicyMemory())
      var context = dice.context()
      for _ in 0..<4 {
        let before = memories.0
        let decision = policy.decide(in: context, memory: &memories.0)
        let trace = policy.trace(in: context, memory: &memories.1)
        guard trace.decision == decision, memories.0 == memories.1,
          trace.questions.allSatisfy({ $0.isSound(in: context, before) }),
          Set(trace.questions.map { $0.winnerName }).isSuperset(
            of: decision.activeRules.filter { $0.policy.hasPrefix("p") }.compactMap { $0.rule })
            || policy.usesCode
        else {
          Issue.record("seed \(seed) in \(context)")
          return
        }
        context = dice.changed(context)
      }
    }
  }

  @Test("tells why a rule was kept, passed over or not asked")
  func verdicts() {
    let policy = RuleSet("sample", hysteresis: 20) {
      Rule("tip", once: "tip", layout: .stack(tip: "tip"))
      Rule("pads", when: .device(.pad), layout: .doubleColumn())
      Rule("roomy", when: .width(600...), layout: .doubleColumn())
      Rule("never", when: .width(..<1), layout: .stack())
      Otherwise(.stack())
    }
    var memory = PolicyMemory(spent: ["tip"])
    var trace = policy.trace(in: LayoutContext(width: 610), memory: &memory)
    #expect(trace.questions.count == 1)
    #expect(trace.questions[0].verdicts == [.spent, .undecided, .won, .notAsked])
    trace = policy.trace(in: LayoutContext(width: 590), memory: &memory)
    #expect(trace.questions[0].verdicts == [.spent, .undecided, .kept, .notAsked])
    #expect(trace.questions[0].active == 2)
    trace = policy.trace(in: LayoutContext(device: .phone, width: 500), memory: &memory)
    #expect(trace.questions[0].verdicts == [.spent, .failed, .failed, .failed])
    #expect(trace.questions[0].winner == nil)
  }
}

extension QuestionTrace {
  fileprivate var winnerName: String { winner.map { rules[$0].name } ?? Question.otherwiseName }

  /// Whether the verdicts are what asking each condition alone gives.
  fileprivate func isSound(in context: LayoutContext, _ memory: PolicyMemory) -> Bool {
    zip(rules, verdicts).enumerated().allSatisfy { place, pair in
      let (rule, verdict) = pair
      return switch verdict {
      case .won: rule.condition.truth(in: context) == .yes && place == winner
      case .kept: rule.condition.truth(in: context) != .yes && active == place && hysteresis > 0
      case .failed: rule.condition.truth(in: context) == .no
      case .undecided: rule.condition.truth(in: context) == .unknown
      case .spent: memory.isSpent(rule.onceKey ?? "")
      case .notAsked: winner.map { $0 < place } ?? false
      }
    }
  }
}
