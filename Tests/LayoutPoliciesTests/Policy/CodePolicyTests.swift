import LayoutPolicies
import Testing

/// Shows a tip with the first tall window, as code that knows once keys would.
private struct Greeting: LayoutPolicy {
  let name = "greeting"

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    guard let width = context.width, let height = context.height else {
      return LayoutDecision(policy: name, layout: .stack(), unknown: ["width", "height", "mood"])
    }
    guard height >= width, !memory.isSpent("hello") else {
      return LayoutDecision(policy: name, rule: "wide", layout: .doubleColumn())
    }
    return LayoutDecision(
      policy: name, rule: "hello", layout: .doubleColumn(tip: "hello"), once: "hello")
  }
}

/// Fails, as the code of a plug-in may.
private struct Failing: LayoutPolicy {
  let name = "failing"
  static let reason = PolicyError(.plugin, "it crashed")

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    LayoutDecision(policy: name, failure: Self.reason)
  }
}

/// Wraps a policy and adds tabs to its layout.
private struct WithTabs<Inner: LayoutPolicy>: LayoutPolicy {
  let inner: Inner
  var name: String { "with-tabs" }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let decision = inner.decide(in: context, memory: &memory)
    let layout = decision.layout
    return decision.revised(
      by: name,
      layout: layout.style == .stack
        ? .stack(tabs: .bar)
        : .doubleColumn(
          display: .oneOverSecondary, tabs: .rail, tip: layout.tip))
  }
}

@Suite("Policies that are code")
struct CodePolicyTests {
  private static let tall = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
  private static let wide = LayoutContext(device: .pad, size: Size(width: 1180, height: 820))

  /// Each way an app may ask the same code.
  private static let greetings: [AnyPolicy] = [
    AnyPolicy(Greeting()), AnyPolicy(RuleSet("outer") { Otherwise(use: Greeting()) }),
    AnyPolicy(WithTabs(inner: AnyPolicy(Greeting()))), AnyPolicy(WithTabs(inner: TipOnce())),
    AnyPolicy(RuleSet("outer") { Otherwise(use: WithTabs(inner: TipOnce())) }),
  ]

  @Test("show a tip once, alone, used or wrapped", arguments: greetings)
  func once(policy: AnyPolicy) {
    var memory = PolicyMemory()
    var tips: [String?] = []
    for context in [Self.tall, Self.tall, Self.wide, Self.tall] {
      let decision = policy.decide(in: context, memory: &memory)
      tips.append(decision.layout.tip)
      let before = memory
      #expect(policy.decide(in: context, memory: &memory) == decision)
      #expect(memory == before)
    }
    #expect(tips[0] != nil && tips[0] == tips[1], "asking twice is not a second showing")
    #expect(tips[2] == nil && tips[3] == nil, "\(policy.name)")
    #expect(memory.spent.count == 1)
  }

  @Test("say what decided, and what nobody told")
  func reasons() {
    var memory = PolicyMemory()
    let outer = RuleSet("outer") { Otherwise(use: WithTabs(inner: AnyPolicy(Greeting()))) }
    let decision = outer.decide(in: Self.tall, memory: &memory)
    #expect(decision.chain.map { "\($0)" } == ["outer/otherwise", "with-tabs", "greeting/hello"])
    #expect(decision.layout.tabs == .rail)
    let blind = outer.decide(in: LayoutContext(), memory: &memory)
    #expect(blind.unknown == ["height", "mood", "width"])
    #expect(
      blind.description
        == "outer/otherwise -> with-tabs -> greeting: { style: stack, tabs: bar, spacing: 0 }")
  }

  @Test(
    "that fail answer a stack with the reason, and nothing is noted",
    arguments: [
      AnyPolicy(Failing()), AnyPolicy(RuleSet("outer") { Otherwise(use: Failing()) }),
      AnyPolicy(WithTabs(inner: Failing())),
      AnyPolicy(
        RuleSet(
          name: "outer",
          main: Question(name: nil, rules: [], otherwise: .use(AnyPolicy(TipOnce()))),
          also: [Question(name: "more", rules: [], otherwise: .use(AnyPolicy(Failing())))])),
    ])
  func failure(policy: AnyPolicy) {
    var memory = PolicyMemory()
    _ = TipOnce().decide(in: Self.tall, memory: &memory)
    let before = memory
    let decision = policy.decide(in: Self.tall, memory: &memory)
    #expect(decision.failure == Failing.reason)
    #expect(memory == before)
    #expect(memory.showing == ["sidebar"])
  }

  @Test("end what another policy showed")
  func another() {
    var memory = PolicyMemory()
    _ = TipOnce().decide(in: Self.tall, memory: &memory)
    _ = AnyPolicy(Greeting()).decide(in: Self.wide, memory: &memory)
    #expect(memory.spent == ["sidebar"])
  }

  @Test("note nothing in a window that is not measured")
  func unmeasured() {
    var memory = PolicyMemory()
    let policy = AnyPolicy(Greeting())
    _ = policy.decide(in: Self.tall, memory: &memory)
    let before = memory
    _ = policy.decide(in: LayoutContext(size: Size(width: 0, height: 0)), memory: &memory)
    #expect(memory == before)
  }

  @Test("ask conditions, which see what follows from the context")
  func conditions() {
    #expect(Condition.widthClass(.regular).holds(in: Self.wide) == true)
    #expect(Condition.shape(.tall).holds(in: Self.wide) == false)
    #expect(Condition.widthClass(.regular).holds(in: LayoutContext(device: .phone)) == nil)
  }
}
