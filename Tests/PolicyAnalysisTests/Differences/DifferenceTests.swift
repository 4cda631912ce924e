import LayoutPolicies
import PolicyAnalysis
import SeededRandom
import Testing

@Suite("The difference of two policies")
struct DifferenceTests {
  @Test(
    "has one box for a context iff its layout changes there, and shows each box in a context",
    arguments: 0..<12)
  func boxes(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = random.policies()
    let difference = try PolicyDifference(old, new)
    #expect(!difference.isCut)
    func layouts(_ context: LayoutContext, _ memory: PolicyMemory) -> [String] {
      [old, new].map { policy in
        var memory = memory
        return policy.decide(in: context, memory: &memory).layout.description
      }
    }
    for box in difference.boxes {
      let (change, witness) = (difference.changes[box.result], box.witness)
      #expect(
        layouts(witness.context, witness.memory) == [
          change.old.description, change.new.description,
        ]
      )
      #expect(box.holds(witness.context, witness.memory, difference.space))
    }
    for _ in 0..<100 {
      let context = random.givenContext()
      let memory = PolicyMemory(spent: random.chance(50) ? ["tip"] : [])
      let found = layouts(context, memory)
      // Windows that both assume away are not compared.
      let differs = (old.assumes(context) || new.assumes(context)) && found[0] != found[1]
      let held = difference.boxes.filter { $0.holds(context, memory, difference.space) }
      #expect(held.count == (differs ? 1 : 0), "\(found) in \(context)")
    }
  }

  @Test("ends early past a budget, and says so")
  func budgets() throws {
    let (old, new) = (DoubleColumn().ruleSet, PadOnly().ruleSet)
    #expect(throws: DiagramLimit.self) { try PolicyDifference(old, new, limit: 4) }
    let cut = try PolicyDifference(old, new, steps: 3)
    #expect(cut.isCut)
    let whole = try PolicyDifference(old, new)
    #expect(!whole.isCut && whole.boxes.count > cut.boxes.count)
    #expect(try PolicyDifference(old, old).boxes.isEmpty)
  }
}

extension SplitMix64 {
  /// Two policies that share rules, but for one.
  fileprivate mutating func policies() -> (RuleSet, RuleSet) {
    var rules = (0..<3).map { rule($0) }
    let assume = chance(30) ? leaf() : nil
    let old = policy("old", rules, assume)
    rules[Int.random(in: 0..<3, using: &self)] = rule(3)
    return (old, policy("new", rules, chance(50) ? assume : nil))
  }

  private func policy(
    _ name: String, _ rules: [Rule<NavigationLayout>], _ assume: Condition?
  ) -> RuleSet {
    RuleSet(name, assume: assume, rules: rules, otherwise: Otherwise(.stack()))
  }

  private mutating func rule(_ place: Int) -> Rule<NavigationLayout> {
    let parts = (0..<2).map { _ in chance(30) ? !leaf() : leaf() }
    return Rule(
      "rule \(place)", when: chance(70) ? Condition.all(parts[0], parts[1]) : parts[0],
      once: chance(20) ? "tip" : nil, layout: pick([.stack(), .doubleColumn(), .tripleColumn()]))
  }
}

extension Box {
  /// Whether the context lies in all cells of the box.
  func holds(_ context: LayoutContext, _ memory: PolicyMemory, _ space: InputSpace) -> Bool {
    var lazy = LazyContext(context)
    return cells.allSatisfy { level, ranges in
      let cell = lazy.cell(of: level, in: space, context, memory)
      return ranges.contains { $0.contains(cell) }
    }
  }
}
