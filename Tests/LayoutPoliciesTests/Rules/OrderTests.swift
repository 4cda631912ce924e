import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("Rules in the order of their lower bounds")
struct OrderTests {
  struct Bound: Sendable {
    let condition: Condition
    let width: Length?
    let height: Length?

    init(_ condition: Condition, width: Length? = 0, height: Length? = 0) {
      self.condition = condition
      self.width = width
      self.height = height
    }
  }

  private static let bounds = [
    Bound(.always), Bound(.device(.pad)), Bound(.aspect(2...)), Bound(.keyboard(300...)),
    Bound(.width(600...), width: 600), Bound(.height(480..<900), height: 480),
    Bound(.smallerSide(600...), width: 600, height: 600), Bound(.smallerSide(...600)),
    Bound(.not(.smallerSide(..<600)), width: 600, height: 600), Bound(.width(...600)),
    Bound(.width((600...).sp), width: .sp(600)),
    Bound(.width(600...) && .height(480...), width: 600, height: 480),
    Bound(.width(600...) && .width(840...) && .device(.pad), width: 840),
    Bound(.any(.width(840...), .width(600...)), width: 600),
    Bound(.any(.width(840...), .device(.pad))), Bound(.any()), Bound(.all()),
    Bound(.not(.width(...400)), width: 400), Bound(.not(.width(..<400)), width: 400),
    Bound(.not(.width(400...))), Bound(.not(.width(400..<600))),
    Bound(.not(.width(0..<600)), width: 600),
    Bound(.not(.any(.width(...400), .width(...600))), width: 600),
    Bound(.not(.all([.width(...400), .width(...600)])), width: 400),
    Bound(.not(.all([.width(...400), .device(.pad)]))),
    Bound(.not(.all([.not(.width(500...)), .device(.pad)]))),
    Bound(.not(.any(.not(.width(500...)), .device(.pad))), width: 500),
    Bound(.width(600...) && .width((600...).sp), width: nil),
    Bound(.any(.width(600...), .width((600...).sp)), width: nil),
    Bound(.any(.width(600...), .width((600...).sp), .device(.pad))),
    Bound(.width(0...) && .width((600...).sp), width: .sp(600)),
  ]

  @Test("a condition's lower bound on a side", arguments: bounds)
  func lowerBound(_ bound: Bound) {
    #expect(bound.condition.lowerBound(of: .width) == bound.width)
    #expect(bound.condition.lowerBound(of: .height) == bound.height)
  }

  @Test("where a condition is true, no side is shorter than its lower bound")
  func soundness() {
    var dice = SplitMix64(seed: 5)
    for _ in 0..<4000 {
      let condition = dice.condition(ConditionChoice(givesWay: true), depth: 3)
      let context = dice.context()
      guard condition.holds(in: context) == true else { continue }
      for side in WindowSide.allCases {
        let bound = condition.lowerBound(of: side)?.value ?? .infinity
        let length = context.number(on: side == .width ? .width : .height)
        #expect(bound <= length ?? 0, "\(condition.plainText) in \(context)")
      }
    }
  }

  struct Sorted: Sendable {
    let order: [WindowSide]
    let names: [String]
  }

  private static let widths = [
    Rule("any", layout: .stack()), Rule("medium", when: .width(600...), layout: .stack()),
    Rule("low", when: .width(840...), layout: .stack()),
    Rule("on a pad", when: .device(.pad), layout: .stack()),
    Rule("high", when: .width(840...) && .height(480...), layout: .stack()),
    Rule("tall", when: .height(900...), layout: .stack()),
  ]

  @Test(
    "the largest goes first, equal ones by the next side, and then as they are written",
    arguments: [
      Sorted(order: [], names: ["any", "medium", "low", "on a pad", "high", "tall"]),
      Sorted(order: [.width], names: ["low", "high", "medium", "any", "on a pad", "tall"]),
      Sorted(order: [.height], names: ["tall", "high", "any", "medium", "low", "on a pad"]),
      Sorted(
        order: [.width, .height], names: ["high", "low", "medium", "tall", "any", "on a pad"]),
      Sorted(
        order: [.height, .width], names: ["tall", "high", "low", "medium", "any", "on a pad"]),
    ])
  func sorts(_ sorted: Sorted) {
    let policy = RuleSet(
      "sorted", order: sorted.order, rules: Self.widths, otherwise: Otherwise(.stack()))
    #expect(policy.main.rules.map { $0.name } == sorted.names)
    #expect(policy.problems.isEmpty)
  }

  @Test("of those that are true the largest wins, however they are written")
  func largestWins() {
    var dice = SplitMix64(seed: 9)
    for _ in 0..<400 {
      let minimums = [320.0, 600, 840, 1200].shuffled(using: &dice)
      let policy = RuleSet("triggers", order: [.width]) {
        Rule("a", when: .width(minimums[0]...), layout: .stack(spacing: .points(minimums[0])))
        Rule("b", when: .width(minimums[1]...), layout: .stack(spacing: .points(minimums[1])))
        Otherwise(.stack(spacing: 0))
      }
      .also("c", order: [.width]) {
        Rule("d", when: .width(minimums[2]...), settings: LayoutSettings(tabs: .rail))
        Rule("e", when: .width(minimums[3]...), settings: LayoutSettings(tabs: .drawer))
      }
      let width = Double(Int.random(in: 1...1400, using: &dice))
      var memory = PolicyMemory()
      let decision = policy.decide(in: LayoutContext(width: width), memory: &memory)
      let largest = minimums[..<2].filter { $0 <= width }.max() ?? 0
      #expect(decision.layout.spacing == .points(largest))
      let further = minimums[2...].filter { $0 <= width }.max()
      let rule = further.map { $0 == minimums[2] ? "d" : "e" }
      #expect(decision.also.first?.rule == rule)
    }
  }

  @Test("hysteresis keeps a rule against those behind it in that order, not against those before")
  func keeps() {
    let policy = RuleSet("kept", hysteresis: 20, order: [.width]) {
      Rule("medium", when: .width(600...), layout: .stack())
      Rule("large", when: .width(840...), layout: .stack())
      Otherwise(.stack())
    }
    var memory = PolicyMemory()
    let rules = [850.0, 825, 815, 838, 841].map { width in
      policy.decide(in: LayoutContext(width: width), memory: &memory).rule
    }
    #expect(rules == ["large", "large", "medium", "medium", "large"])
  }
}
