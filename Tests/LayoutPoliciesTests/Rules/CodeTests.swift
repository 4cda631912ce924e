import LayoutPolicies
import RandomPolicies
import Testing

/// A policy of code that uses up a key in wide windows, and answers by it in others.
private struct Noting: LayoutPolicy {
  let name = "noting"
  let key: String

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    if (context.width ?? 0) > 800 { memory.acknowledge(key) }
    return LayoutDecision(
      policy: name, layout: memory.isSpent(key) ? .stack(spacing: 1) : .stack())
  }
}

@Suite("Code inside rules")
struct CodeTests {
  private static func window(_ width: Double, device: DeviceIdiom? = .pad) -> LayoutContext {
    LayoutContext(device: device, size: Size(width: width, height: 1000))
  }

  @Test("does not keep a tip alive that is over")
  func tipEnds() {
    let policy = RuleSet("tips") {
      Rule("first", when: .width(..<500), once: "tip", layout: .stack(tip: "tip"))
      Otherwise(use: ByHand())
    }
    var memory = PolicyMemory()
    let tips = [400.0, 700, 400].map { width in
      policy.decide(in: Self.window(width), memory: &memory).layout.tip
    }
    #expect(tips == ["tip", nil, nil])
    #expect(memory.spent == ["tip"])
  }

  @Test("keeps a tip alive that one of its own rules might still show")
  func tipIsHeld() {
    let inside = RuleSet("inside") {
      Rule("first", when: .device(.pad), once: "tip", layout: .stack(tip: "tip"))
      Otherwise(.stack())
    }
    let policy = RuleSet("outside") { Otherwise(use: Sealed(inside: inside)) }
    var memory = PolicyMemory()
    let tips = [DeviceIdiom.pad, nil, .pad, .mac, .pad].map { device in
      policy.decide(in: Self.window(400, device: device), memory: &memory).layout.tip
    }
    #expect(tips == ["tip", nil, "tip", nil, nil])
  }

  @Test("may use up keys of its own, but none that the decision rests on")
  func acknowledges() {
    for key in ["own", "tip", "held"] {
      let policy = RuleSet("notes") {
        Rule("unknown", when: .platform(.ios), once: "held", layout: .stack())
        Rule("first", once: "tip", use: Noting(key: key))
        Otherwise(.stack())
      }
      var memory = PolicyMemory()
      let wide = policy.decide(in: Self.window(900), memory: &memory)
      let before = memory
      let again = policy.decide(in: Self.window(900), memory: &memory)
      #expect(wide == again && memory == before, "\(key)")
      #expect(memory.isSpent("own") == (key == "own"))
      let narrow = policy.decide(in: Self.window(400), memory: &memory)
      #expect(narrow.layout == .stack(spacing: key == "own" ? 1 : 0) || key != "own")
    }
  }

  @Test("has its further questions named like those of rules")
  func labels() {
    let deepest = RuleSet("deepest") { Otherwise(.stack()) }.also("tabs") {
      Otherwise(LayoutSettings(tabs: .bar))
    }
    let inside = RuleSet("inside") { Otherwise(use: deepest) }.also("space") {
      Otherwise(LayoutSettings(spacing: 3))
    }
    let open = RuleSet("outside") { Otherwise(use: inside) }
    let closed = RuleSet("outside") { Otherwise(use: Sealed(inside: inside)) }
    for policy in [open, closed] {
      var memory = PolicyMemory()
      let decision = policy.decide(in: LayoutContext(), memory: &memory)
      #expect(Set(decision.also.map { $0.question }) == ["inside/space", "deepest/tabs"])
      #expect(decision.chain.map { $0.policy } == ["outside", "inside", "deepest"])
      #expect(decision.layout == .stack(tabs: .bar, spacing: 3))
    }
  }

  @Test("that wraps its namesake keeps the rules of both apart")
  func namesakes() {
    let inside = RuleSet("reader") {
      Rule("wide", when: .width(700...), layout: .stack(spacing: 1))
      Rule("narrow", when: .width(..<700), layout: .stack(spacing: 2))
      Otherwise(.stack())
    }
    let outside = RuleSet("reader", hysteresis: 20) {
      Rule("wide", when: .width(..<1000), use: inside)
      Otherwise(.stack())
    }
    var memory = PolicyMemory()
    for _ in 0..<2 {
      let decision = outside.decide(in: Self.window(690), memory: &memory)
      #expect(decision.chain.map { $0.rule } == ["wide", "narrow"])
    }
  }
}
