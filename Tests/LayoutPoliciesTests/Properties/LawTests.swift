import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("Every policy")
struct LawTests {
  private static let runs = Array(UInt64(100)..<104)

  @Test("gives the same decision and memory when asked again", arguments: runs)
  func isIdempotent(run: UInt64) {
    for number in 0..<500 {
      let seed = run * 1_000_000 + UInt64(number)
      let policy = RandomPolicy(seed: seed).whole
      var dice = SplitMix64(seed: ~seed)
      var memory = PolicyMemory(spent: dice.chance(30) ? ["k0"] : [])
      for _ in 0..<4 {
        let context = dice.context()
        let first = policy.decide(in: context, memory: &memory)
        var again = memory
        let second = policy.decide(in: context, memory: &again)
        guard first == second, memory == again else {
          Issue.record("seed \(seed) in \(context)")
          return
        }
      }
    }
  }

  @Test("answers whatever the numbers are", arguments: runs)
  func isTotal(run: UInt64) {
    for number in 0..<500 {
      let seed = run * 1_000_000 + UInt64(number)
      let odd: [Double?] = [.nan, .infinity, -.infinity, -5, 1e308, nil, 16]
      let policy = RandomPolicy(seed: seed, hysteresis: odd).whole
      var dice = SplitMix64(seed: ~seed)
      var memory = PolicyMemory()
      for _ in 0..<3 {
        let context = dice.garbage()
        let first = policy.decide(in: context, memory: &memory)
        var again = memory
        let second = policy.decide(in: context, memory: &again)
        // Numbers of layouts are never made from those of contexts, so no answer is odd.
        guard first == second, memory == again, !first.chain.isEmpty else {
          Issue.record("seed \(seed) in \(context)")
          return
        }
      }
    }
  }

  @Test("remembers nothing of a window that is not measured", arguments: [0, -1, Double.nan])
  func forgetsUnmeasuredWindows(side: Double) {
    var memory = PolicyMemory()
    let tip = TipOnce()
    let window = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
    _ = tip.decide(in: window, memory: &memory)
    let before = memory
    var unmeasured = window
    unmeasured.width = side
    let decision = tip.decide(in: unmeasured, memory: &memory)
    #expect(memory == before)
    #expect(memory.showing == ["sidebar"])
    #expect(decision.layout.style == .stack)
    #expect(decision.unknown == ["shape", "width-class"])
  }

  @Test("may list its further questions in any order", arguments: runs)
  func questionsHaveNoOrder(run: UInt64) {
    for number in 0..<250 {
      let seed = run * 1_000_000 + UInt64(number)
      let policy = RandomPolicy(seed: seed).whole
      let turned = RuleSet(
        name: policy.name, hysteresis: policy.hysteresis, inputs: policy.inputs,
        outputs: policy.outputs, main: policy.main, also: policy.also.reversed())
      var dice = SplitMix64(seed: ~seed)
      var memories = (PolicyMemory(), PolicyMemory())
      for _ in 0..<6 {
        let context = dice.context()
        let left = policy.decide(in: context, memory: &memories.0)
        let right = turned.decide(in: context, memory: &memories.1)
        guard left.layout == right.layout, left.unknown == right.unknown,
          Set(left.also) == Set(right.also), memories.0.spent == memories.1.spent,
          memories.0.showing == memories.1.showing
        else {
          Issue.record("seed \(seed) in \(context)")
          return
        }
      }
    }
  }

  @Test("that is made at random has no problem", arguments: runs)
  func randomPoliciesAreSound(run: UInt64) {
    for number in 0..<100 {
      let seed = run * 1_000_000 + UInt64(number)
      let problems = RandomPolicy(seed: seed).whole.problems
      #expect(problems.isEmpty, "seed \(seed): \(problems.map { $0.message })")
    }
  }
}
