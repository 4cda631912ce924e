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

  @Test("compares counts of what fits in every window without insets", arguments: 0..<8)
  func counts(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = (random.counting("old"), random.counting("new"))
    let difference = try PolicyDifference(old, new)
    #expect(!difference.isCut)
    func layouts(_ context: LayoutContext) -> [String] {
      [old, new].map { $0.layout(in: context).counted(in: context).description }
    }
    for box in difference.boxes {
      let change = difference.changes[box.result]
      let (found, context) = (layouts(box.witness.context), box.witness.context)
      #expect(found[0] != found[1] || change.isFormula)
      #expect([change.old, change.new].map { $0.counted(in: context).description } == found)
    }
    func check(_ context: LayoutContext) {
      let found = layouts(context)
      let held = difference.boxes.filter { $0.holds(context, PolicyMemory(), difference.space) }
      // Formulas that go on counting are compared as they are.
      let isFormula = held.contains { difference.changes[$0.result].isFormula }
      #expect(held.count == (found[0] != found[1] ? 1 : 0) || isFormula, "\(found) in \(context)")
    }
    check(LayoutContext())
    for width in stride(from: 1, through: 4100, by: 4.5) { check(LayoutContext(width: width)) }
  }

  @Test("compares counts of any size")
  func greatCounts() throws {
    let policies = [1, Int.max].map { count in
      RuleSet(
        "p", outputs: [ValueDeclaration("columns", .number, default: 1)], rules: [],
        otherwise: Otherwise(.stack(values: ["columns": .fit(FitCount(1, min: count))])))
    }
    let difference = try PolicyDifference(policies[0], policies[1])
    #expect(difference.countsFits && !difference.boxes.isEmpty)
  }

  @Test("finds every value of an input that policies declare differently", arguments: 0..<12)
  func declarations(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = (random.asking("old"), random.asking("new"))
    let difference = try PolicyDifference(old, new)
    #expect(!difference.isCut)
    let given: [InputValue?] =
      [nil, true, false, "a", "b", "c", "other"] + [0, 1, 1.5, 2, 3, 4].map { .number($0) }
    for value in given {
      var context = LayoutContext()
      context.inputs["n"] = value
      let found = [old, new].map { $0.layout(in: context).description }
      let held = difference.boxes.filter { $0.holds(context, PolicyMemory(), difference.space) }
      #expect(
        held.count == (found[0] != found[1] ? 1 : 0), "\(found) for \(value?.description ?? "")")
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

extension SplitMix64 {
  /// A policy that answers counts of what fits, or numbers, by the width.
  fileprivate mutating func counting(_ name: String) -> RuleSet {
    let rules = (0..<2).map { place in
      Rule(
        "rule \(place)", when: .width(Double(Int.random(in: 1...20, using: &self) * 50)...),
        layout: .stack(values: ["columns": count()]))
    }
    return RuleSet(
      name, outputs: [ValueDeclaration("columns", .number, default: 1)], rules: rules,
      otherwise: Otherwise(.stack(values: ["columns": count()])))
  }

  private mutating func count() -> InputValue {
    if chance(20) { return .number(Double(Int.random(in: 1...4, using: &self))) }
    let min = Int.random(in: 0...2, using: &self)
    return .fit(
      FitCount(
        pick([150, 163.5, 200.1, 300, 40]), gap: pick([0, 7, 0.3]), min: min,
        max: chance(50) ? min + Int.random(in: 0...4, using: &self) : nil))
  }
}

extension SplitMix64 {
  /// A policy that asks for an input, which it declares in some way.
  fileprivate mutating func asking(_ name: String) -> RuleSet {
    let input = pick([
      ValueDeclaration("n", .number), ValueDeclaration("n", .number, default: 2),
      ValueDeclaration("n", .boolean), ValueDeclaration("n", .text, default: "b"),
      ValueDeclaration("n", .choice(["a", "b"])), ValueDeclaration("n", .choice(["b", "c"])),
    ])
    let wanted: Condition =
      switch input.type {
      case .number: .input(input, in: Double(Int.random(in: 0...3, using: &self))...)
      case .boolean: .input(input, is: true)
      default: .input(input, is: .text("b"))
      }
    return RuleSet(
      name, inputs: [input],
      rules: [Rule("rule", when: chance(30) ? !wanted : wanted, layout: .doubleColumn())],
      otherwise: Otherwise(.stack()))
  }
}

extension PolicyDifference.Change {
  /// Whether some formula changes.
  fileprivate var isFormula: Bool { old.values.countsFits || new.values.countsFits }
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
