package import LayoutPolicies
import SeededRandom

/// A policy that shows no rules, though it decides by some.
package struct Sealed: LayoutPolicy {
  package let inside: RuleSet

  package init(inside: RuleSet) { self.inside = inside }

  package var name: String { inside.name }

  package func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    inside.decide(in: context, memory: &memory)
  }
}

/// A policy that a person wrote as code.
package struct ByHand: LayoutPolicy {
  package let name = "by-hand"

  package init() {}

  package func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let isRoomy = (context.width ?? 0) > 640
    return LayoutDecision(
      policy: name, layout: isRoomy ? .doubleColumn(collapsible: false) : .stack(spacing: 7))
  }
}

/// A random policy, and what the oracle has to know of it.
package struct RandomPolicy {
  /// The policy to ask.
  package private(set) var whole = Stack().ruleSet
  /// What stands inside policies that show no rules.
  package private(set) var sealed: [String: RuleSet] = [:]

  private var random: SplitMix64
  private let choice: ConditionChoice
  /// Whether some policies that it uses are code.
  private let usesCode: Bool
  /// What every sealed policy states; others take their user's.
  private let hysteresis: [Double?]
  private var layouts = 0

  package init(
    seed: UInt64, choice: ConditionChoice = ConditionChoice(),
    hysteresis: [Double?] = [nil, nil, 0, 12, 20], usesCode: Bool = true
  ) {
    random = SplitMix64(seed: seed)
    self.choice = choice
    self.hysteresis = hysteresis
    self.usesCode = usesCode
    var usable: [RuleSet] = []
    for number in 0..<random.pick([1, 2, 3, 4]) {
      let main = question(nil, usable.map { outcome(using: $0) }, "p\(number)")
      whole = RuleSet(
        name: "p\(number)", hysteresis: random.pick(hysteresis), inputs: ConditionChoice.inputs,
        outputs: (0..<2).map {
          ValueDeclaration("p\(number)-q\($0)", .number, default: .number(0))
        }, main: main,
        also: (0..<random.pick([0, 0, 1, 2])).map { furtherQuestion("p\(number)-q\($0)") })
      usable.append(whole)
    }
  }

  /// Uses a policy openly, or as code.
  private mutating func outcome(using policy: RuleSet) -> Outcome {
    guard usesCode, random.chance(30) else { return .use(AnyPolicy(policy)) }
    let copy = RuleSet(
      name: policy.name, hysteresis: policy.hysteresis ?? hysteresis.last ?? nil,
      inputs: policy.inputs, outputs: policy.outputs, main: policy.main, also: policy.also)
    let inside = choice.givesWay ? copy : policy
    sealed[policy.name] = inside
    return .use(AnyPolicy(Sealed(inside: inside)))
  }

  /// A further question, which says one value of its own, itself or by a policy that it uses.
  private mutating func furtherQuestion(_ name: String) -> Question {
    let inner = question(name, [], "s-\(name)", saying: name)
    let used = RuleSet(
      name: "s-\(name)",
      main: Question(name: nil, rules: inner.rules, otherwise: inner.otherwise ?? says(name)))
    return question(name, [.use(AnyPolicy(used))], name, saying: name)
  }

  private mutating func question(
    _ name: String?, _ used: [Outcome], _ policy: String, saying value: String? = nil
  ) -> Question {
    func outcome() -> Outcome {
      if !used.isEmpty, random.chance(45) { return random.pick(used) }
      if let value { return says(value) }
      return usesCode && random.chance(10) ? .use(AnyPolicy(ByHand())) : layout()
    }
    let rules = (0..<random.pick([0, 1, 2, 3, 5])).map { number in
      PlainRule(
        name: "r\(number)", condition: random.condition(choice),
        onceKey: random.chance(25) ? random.pick(["k0", "k1", "k2"]) : nil, outcome: outcome(),
        location: nil)
    }
    let hysteresis = name != nil && random.chance(30) ? random.pick(hysteresis) : nil
    let otherwise = name == nil || random.chance(60) ? outcome() : nil
    func question(_ order: [WindowSide]) -> Question {
      Question(
        name: name, hysteresis: hysteresis, order: order, rules: rules, otherwise: otherwise)
    }
    let ordered = question(random.pick([[], [], [.width], [.height, .width]]))
    return rules.isEmpty || !ordered.unitProblems.isEmpty ? question([]) : ordered
  }

  private mutating func says(_ value: String) -> Outcome {
    layouts += 1
    return .answer(nil, LayoutSettings(values: [value: .number(Double(layouts))]))
  }

  /// A layout that no other rule says.
  private mutating func layout() -> Outcome {
    layouts += 1
    let style = random.pick(LayoutStyle.allCases)
    let settings = LayoutSettings(
      display: style == .stack ? nil : random.maybe(DisplayMode.allCases),
      spacing: .points(Double(layouts)), tip: random.maybe(["tip"]))
    return .answer(style, NavigationLayout(style: style, settings: settings).settings)
  }
}
