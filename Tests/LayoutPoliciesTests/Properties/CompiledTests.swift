import Foundation
import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("A compiled policy and its rules")
struct CompiledTests {
  /// One of several runs, so that they share the cores; each has its own seeds.
  private static let runs = Array(UInt64(0)..<8)

  /// How many branches diagrams may have: so many that all rules are in one, so few that several
  /// are needed, and so few that rules are asked as they are written.
  private static let limits = [CompiledPolicy.usualLimit, 60, 4]

  /// How many contexts each policy is asked; `TRIALS=10` asks ten times as many, a million pairs of
  /// a compiled policy and a context.
  private static let steps =
    42 * (ProcessInfo.processInfo.environment["TRIALS"].flatMap(Int.init) ?? 1)

  @Test("decide alike and remember alike, and so does the oracle", arguments: runs)
  func agree(run: UInt64) throws {
    for number in 0..<100 {
      let seed = run * 1_000_000 + 500_000 + UInt64(number)
      let policy = RandomPolicy(seed: seed, usesCode: false).whole
      let compiled = try Self.limits.map { try CompiledPolicy(policy, limit: $0) }
      var dice = SplitMix64(seed: ~seed)
      var memory = PolicyMemory()
      var oracleMemory = OracleMemory()
      var context = dice.context()
      for step in 0..<Self.steps {
        if dice.chance(10) { memory.forget("k1") }
        oracleMemory = memory.asOracle
        let before = memory
        let decision = policy.decide(in: context, memory: &memory)
        for one in compiled {
          var own = before
          let found = one.decide(in: context, memory: &own)
          guard found.activeRules == decision.activeRules, found.unknown == decision.unknown,
            own == memory
          else {
            Issue.record(
              "seed \(seed), step \(step): \(found) instead of \(decision) in \(context)")
            return
          }
        }
        if step % 10 == 0 {
          let wanted = Oracle().decide(policy, in: context, memory: &oracleMemory)
          guard wanted.chains.first == decision.chain.map({ $0.withoutPlace }),
            wanted.unknown.sorted() == decision.unknown, wanted.layout == decision.layout
          else {
            Issue.record("seed \(seed), step \(step): \(wanted) instead of \(decision)")
            return
          }
        }
        context = dice.chance(5) ? dice.garbage() : dice.changed(context)
      }
    }
  }

  @Test("decide without a past as with a new memory", arguments: [true, false])
  func withoutPast(usesCode: Bool) throws {
    for seed in UInt64(0)..<60 {
      let policy = RandomPolicy(seed: seed, usesCode: usesCode).whole
      let compiled = usesCode ? nil : try CompiledPolicy(policy)
      var dice = SplitMix64(seed: ~seed)
      for _ in 0..<40 {
        let context = dice.chance(5) ? dice.garbage() : dice.context()
        var memory = PolicyMemory()
        let decision = policy.decide(in: context, memory: &memory)
        #expect(policy.decide(in: context) == decision)
        #expect(AnyPolicy(policy).decide(in: context) == decision)
        if let compiled { #expect(compiled.decide(in: context) == decision) }
      }
    }
  }
}

extension ChainLink {
  fileprivate var withoutPlace: ChainLink {
    ChainLink(policy: policy, question: question, rule: rule, onceKey: onceKey)
  }
}

extension PolicyMemory {
  fileprivate var asOracle: OracleMemory {
    var memory = OracleMemory()
    memory.spent = Set(spent)
    memory.showing = Set(showing)
    memory.chains = last.map { last in [last.chain] + last.further.map { $0.chain } } ?? []
    return memory
  }
}
