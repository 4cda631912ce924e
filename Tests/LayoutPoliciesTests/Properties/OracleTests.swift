import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("The engine and a plain reading of the rules")
struct OracleTests {
  /// One of several runs, so that they share the cores; each has its own seeds.
  private static let runs = Array(UInt64(0)..<8)

  @Test("decide alike and remember alike, whatever came before", arguments: runs)
  func agree(run: UInt64) {
    for number in 0..<200 {
      let seed = run * 1_000_000 + UInt64(number)
      if let difference = Self.difference(seed: seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  /// Ten decisions in a row by one policy; what first differs, or nil.
  private static func difference(seed: UInt64) -> String? {
    let random = RandomPolicy(seed: seed)
    let policy = random.whole
    let oracle = Oracle(sealed: random.sealed)
    var dice = SplitMix64(seed: ~seed)
    var memory = PolicyMemory()
    var expectedMemory = OracleMemory()
    var context = dice.context()
    for step in 0..<10 {
      if dice.chance(10) {
        memory.acknowledge("k0")
        expectedMemory.showing.remove("k0")
        expectedMemory.spent.insert("k0")
      } else if dice.chance(20) {
        memory.forget("k1")
        expectedMemory.showing.remove("k1")
        expectedMemory.spent.remove("k1")
      }
      let decision = policy.decide(in: context, memory: &memory)
      let expected = oracle.decide(policy, in: context, memory: &expectedMemory)
      let found = Self.words(decision) + Self.words(memory)
      let wanted = Self.words(expected) + Self.words(expectedMemory)
      guard found == wanted, decision.layout == expected.layout else {
        return "step \(step) in \(context)\nfound  \(found)\nwanted \(wanted)"
      }
      var again = memory
      let repeated = policy.decide(in: context, memory: &again)
      guard repeated == decision, again == memory else {
        return "step \(step) is not idempotent in \(context)\n\(found)\n\(Self.words(repeated))"
      }
      context = dice.changed(context)
    }
    return nil
  }

  private static func words(_ chain: [ChainLink]) -> String {
    chain.map { "\($0.policy)/\($0.question ?? "")/\($0.rule ?? "-")" }.joined(separator: " > ")
  }

  private static func words(_ decision: LayoutDecision) -> [String] {
    let also = decision.further.map { "\($0.question ?? "?"): \(words($0.chain))" }.sorted()
    return [words(decision.chain)] + also + ["unknown"] + decision.unknown
  }

  private static func words(_ decision: OracleDecision) -> [String] {
    let further = decision.answers.dropFirst()
    let also = further.map { "\($0.question ?? "?"): \(words($0.chain))" }.sorted()
    return [words(decision.answers.first?.chain ?? [])] + also + ["unknown"]
      + decision.unknown.sorted()
  }

  private static func words(_ memory: PolicyMemory) -> [String] {
    ["spent"] + memory.spent + ["showing"] + memory.showing + ["last"]
      + (memory.last?.activeRules ?? []).map { words([$0]) }.sorted()
  }

  private static func words(_ memory: OracleMemory) -> [String] {
    ["spent"] + memory.spent.sorted() + ["showing"] + memory.showing.sorted() + ["last"]
      + memory.chains.joined().map { words([$0]) }.sorted()
  }
}
