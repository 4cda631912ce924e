import LayoutPolicies
import PolicyAnalysis
import RandomPolicies
import SeededRandom
import Testing

@Suite("The maps of policies")
struct MapTests {
  @Test("say what the policy decides, and where two differ", arguments: Array(UInt64(0)..<40))
  func agree(seed: UInt64) throws {
    let policy = RandomPolicy(seed: seed, usesCode: false).whole
    let other = RandomPolicy(seed: seed + 1000, usesCode: false).whole
    var space = try PolicySpace([policy, other])
    let decisions = try space.decisions(of: policy)
    var layouts = LayoutMap()
    try layouts.add(policy, in: &space)
    try layouts.add(other, in: &space)
    let (difference, changes) = try layouts.difference(0, 1, in: &space)
    var dice = SplitMix64(seed: ~seed)
    for _ in 0..<200 {
      let context = dice.context()
      let memory = PolicyMemory(spent: ["k0", "k1", "k2"].filter { _ in dice.chance(20) })
      func decided(_ policy: RuleSet) -> LayoutDecision {
        var memory = memory
        return policy.decide(in: context, memory: &memory)
      }
      let wanted = decided(policy)
      let found = decisions.decisions[
        space.builder.result(of: decisions.root, in: context, memory)]
      guard found.activeRules == wanted.activeRules, found.layout == wanted.layout else {
        Issue.record("\(found) instead of \(wanted) in \(context)")
        return
      }
      let change = space.builder.result(of: difference, in: context, memory)
      let (old, new) = (wanted.layout, decided(other).layout)
      guard change == 0 ? old.description == new.description : old.description != new.description
      else {
        Issue.record("change \(change) from \(old) to \(new)")
        return
      }
      guard change == 0 || layouts.layouts[changes[change].old] == old else {
        Issue.record("change \(change) from \(old)")
        return
      }
    }
  }

  @Test("are the same vertex where policies decide alike")
  func equality() throws {
    let one = RuleSet("one") {
      Rule("a", when: .width(600...) && .height(400...), layout: .doubleColumn())
      Otherwise(.stack())
    }
    let other = RuleSet("other") {
      Rule("low", when: .height(..<400) && .width(600...), layout: .stack())
      Rule("narrow", when: !.width(600...), layout: .stack())
      Rule("roomy", when: .height(400...) && .width(600...), layout: .doubleColumn(spacing: 0))
      Otherwise(.stack())
    }
    var space = try PolicySpace([one, other])
    var layouts = LayoutMap()
    try layouts.add(one, in: &space)
    try layouts.add(other, in: &space)
    #expect(layouts.roots[0] == layouts.roots[1])
    #expect(try layouts.difference(0, 1, in: &space).root == Vertex(result: 0))
  }
}
