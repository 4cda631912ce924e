import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import RandomPolicies
import SeededRandom
import Testing

@Suite("The contexts that show all of a policy")
struct DecisionPointTests {
  private static func decision(of policy: RuleSet, _ witness: Witness) -> LayoutDecision {
    var memory = witness.memory
    return policy.decide(in: witness.context, memory: &memory)
  }

  @Test(
    "reach every decision that random contexts reach, and both sides of each bound that decides",
    arguments: Array(UInt64(0)..<6))
  func complete(seed: UInt64) throws {
    let policy = RandomPolicy(seed: seed, usesCode: false).whole
    let points = DecisionPoints(of: policy)
    #expect(!points.isCut)
    for point in points.reached + points.bounds.flatMap({ [$0.below, $0.above] }) {
      let decision = Self.decision(of: policy, point.witness)
      #expect(decision.activeRules == point.decision.activeRules, "\(point)")
    }
    for bound in points.bounds {
      #expect(bound.below.decision.activeRules != bound.above.decision.activeRules, "\(bound)")
    }
    let space = InputSpace(policy.allConditions, onceKeys: policy.allOnceKeys)
    var dice = SplitMix64(seed: ~seed)
    for _ in 0..<200 {
      let context = dice.givenContext()
      let memory = PolicyMemory(spent: policy.allOnceKeys.filter { _ in dice.chance(20) })
      func decided(_ context: LayoutContext) -> LayoutDecision {
        var memory = memory
        return policy.decide(in: context, memory: &memory)
      }
      let decision = decided(context)
      #expect(
        points.reached.contains { $0.decision.activeRules == decision.activeRules },
        "\(decision) in \(context)")
      for (side, key) in [(\LayoutContext.width, ContextKey.width), (\.height, .height)] {
        guard let level = space.level(of: .number(key, isScaled: false)) else { continue }
        for cut in space.levels[level].cuts {
          var (below, above) = (context, context)
          below[keyPath: side] = cut.isAfter ? cut.value : cut.value.nextDown
          above[keyPath: side] = cut.isAfter ? cut.value.nextUp : cut.value
          var cells = CellAssignment(space, below, memory)
          cells[level] = CellAssignment(space, above, memory)[level]
          guard cells == CellAssignment(space, above, memory),
            decided(below).activeRules != decided(above).activeRules
          else { continue }
          #expect(
            points.bounds.contains { bound in
              guard bound.input == .number(key, isScaled: false),
                let low = bound.below.witness.context[keyPath: side],
                let high = bound.above.witness.context[keyPath: side]
              else { return false }
              return cut.isAfter
                ? low <= cut.value && cut.value < high : low < cut.value && cut.value <= high
            }, "\(key) \(cut) in \(context)")
        }
      }
    }
  }

  @Test(
    "lie just below and at a bound, and differ in nothing else",
    arguments: [
      (.width(600...), 599, 600), (.width(..<600), 599, 600), (.width(...600), 600, 600.5),
      (.width(0.5...), nil, 0.5),
    ] as [(Condition, Double?, Double)])
  func near(condition: Condition, below: Double?, above: Double) throws {
    let policy = RuleSet("p") {
      Rule("a", when: condition, layout: .doubleColumn())
      Otherwise(.stack())
    }
    let points = DecisionPoints(of: policy)
    let bound = try #require(points.bounds.first)
    #expect(points.bounds.count == 1 && points.reached.count == 2)
    var context = bound.below.witness.context
    if let below { #expect(context.width == below) }
    context.width = above
    #expect(bound.above.witness.context == context)
  }

  @Test("are none for bounds that other rules make idle, or that no window has")
  func idle() {
    let policy = RuleSet("p") {
      Rule("all", when: .width(100...) && .height(100...), layout: .stack())
      Rule("hidden", when: .width(700...) && .height(700...), layout: .doubleColumn())
      Rule(
        "impossible", when: .width(..<50) && .height(..<50) && .smallerSide(60...),
        layout: .doubleColumn())
      Otherwise(.stack())
    }
    let points = DecisionPoints(of: policy)
    #expect(points.bounds.map { $0.input.name } == ["width", "height"])
    #expect(points.reached.count == 2 && !points.isCut)
    #expect(DecisionPoints(of: policy, steps: 3).isCut)
  }

  @Test("what rules can do is found where they are asked")
  func reach() throws {
    let key = "tip"
    let policy = RuleSet("p") {
      Rule("first", when: .width(600...), once: key, layout: .stack())
      Rule("second", when: .width(600...), layout: .doubleColumn())
      Rule("third", when: .width(700...) || .height(...500), layout: .stack())
      Otherwise(.stack())
    }
    var reach = try QuestionReach(policy)
    let winners = try reach.winners(of: policy.main)
    for (place, found) in zip([0, 1, 2, nil], reach.wins(of: [0, 1, 2, nil], in: winners)) {
      guard case .reached(let witness) = found else {
        Issue.record("\(String(describing: place)): \(found)")
        continue
      }
      let name = place.map { policy.main.rules[$0].name } ?? Question.otherwiseName
      #expect(Self.decision(of: policy, witness).rule == name)
    }
    let rule = policy.main.rules[2]
    let truths = try reach.truths(of: .width(700...), in: rule, at: 2, winners)
    guard case .never = truths.yes, case .reached = truths.no else {
      Issue.record("\(truths)")
      return
    }
  }
}
