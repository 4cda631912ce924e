import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("Stretches of one side of a window")
struct RulerTests {
  private static let runs = Array(UInt64(300)..<304)

  @Test("hold the decision of every length in them, and follow each other", arguments: runs)
  func areExact(run: UInt64) {
    for number in 0..<60 {
      let seed = run * 1_000_000 + UInt64(number)
      if let trouble = Self.trouble(seed: seed) {
        Issue.record("seed \(seed): \(trouble)")
        return
      }
    }
  }

  private static func trouble(seed: UInt64) -> String? {
    let policy = RandomPolicy(seed: seed).whole
    guard policy.firstCode == nil else { return nil }
    var dice = SplitMix64(seed: ~seed)
    let side = dice.pick(WindowSide.allCases)
    let base = dice.context()
    func decision(_ length: Double) -> LayoutDecision {
      var context = base
      if side == .width { context.width = length } else { context.height = length }
      var memory = PolicyMemory()
      return policy.decide(in: context, memory: &memory)
    }
    let thresholds = policy.thresholds(along: side, in: base)
    let stretches = Stretch.cut(at: thresholds, answer: decision)
    // Around each threshold, and anywhere.
    var lengths = thresholds.flatMap { [$0.nextDown, $0, $0.nextUp] }
    lengths += (0..<60).map { _ in Double.random(in: 1...2000, using: &dice) }
    lengths += (0..<60).map { _ in dice.length() }
    lengths += [.leastNonzeroMagnitude, 0.001, 1e6, 1e300, .greatestFiniteMagnitude]
    for length in lengths {
      let holding = stretches.filter { $0.contains(length) }
      guard holding.count == 1, holding[0].answer == decision(length) else {
        return "\(side) \(length) of \(holding.map { $0.plainText }) in \(base)"
      }
    }
    for (left, right) in zip(stretches, stretches.dropFirst()) {
      guard left.upper == right.lower, left.includesUpper != right.includesLower,
        left.answer != right.answer
      else { return "\(left.plainText) goes before \(right.plainText) in \(base)" }
    }
    return nil
  }

  private static let upright = LayoutContext(height: 800)

  /// Conditions, contexts, and the stretches along width that they make.
  private static let cases: [(Condition, LayoutContext, [String])] = [
    (.always, LayoutContext(), ["..."]),
    (.width(600...), LayoutContext(), ["..<600", "600..."]),
    (.width(...600), LayoutContext(), ["...600", "600<..."]),
    (.width(600...600), LayoutContext(), ["..<600", "600", "600<..."]),
    (.width(600..<840), LayoutContext(), ["..<600", "600..<840", "840..."]),
    (.width(600...840), LayoutContext(), ["..<600", "600...840", "840<..."]),
    (.width((600...).sp), LayoutContext(textScale: 1.5), ["..<900", "900..."]),
    (.not(.width(..<0.1)), LayoutContext(), ["..<0.1", "0.1..."]),
    (.any(.width(..<300), .width(300...)), LayoutContext(), ["..."]),
    (.any(.width(..<300), .not(.width(...300))), LayoutContext(), ["..<300", "300", "300<..."]),
    (
      .all(.width(..<300), .not(.width(..<200))), LayoutContext(),
      ["..<200", "200..<300", "300..."]
    ),
    (
      .width(Double.greatestFiniteMagnitude...), LayoutContext(),
      ["..<1.7976931348623157e+308", "1.7976931348623157e+308"]
    ),
    (.shape(.wide), upright, ["...800", "800<..."]),
    (.orientation(.portrait), upright, ["...800", "800<..."]),
    (.shape(.wide), LayoutContext(), ["..."]),
    (.aspect(1.5...), upright, ["..<1200", "1200..."]),
    (.aspect(...1.5), upright, ["...1200", "1200<..."]),
    (.aspect((16.0 / 9)...), upright, ["..<1422.2222222222222", "1422.2222222222222..."]),
    (.smallerSide(600...), upright, ["..<600", "600..."]),
    (.smallerSide(600...900), upright, ["..<600", "600..."]),
    (.smallerSide((600...).sp), LayoutContext(height: 800, textScale: 1.5), ["..."]),
    (.smallerSide((600...).sp), LayoutContext(height: 950, textScale: 1.5), ["..<900", "900..."]),
    (.smallerSide(600...), LayoutContext(height: 599), ["..."]),
    (.smallerSide(600...), LayoutContext(), ["..."]),
    (.widthClass(.regular), LayoutContext(device: .pad), ["..<640", "640..."]),
    (.widthClass(.regular), LayoutContext(), ["..<640", "640..."]),
    (.windowing(.fullScreen), LayoutContext(model: Devices.pad), ["..<834", "834", "834<..."]),
    (.height(600...), upright, ["..."]),
    (.height(600...), LayoutContext(height: 0), ["..."]),
    (.shape(.wide), LayoutContext(height: .nan), ["..."]),
  ]

  @Test("are written as ranges that begin and end where the answer changes", arguments: cases)
  func ranges(condition: Condition, context: LayoutContext, expected: [String]) {
    let policy = RuleSet("p") {
      Rule("r", when: condition, layout: .doubleColumn())
      Otherwise(.stack())
    }
    let stretches = Stretch.cut(at: policy.thresholds(along: .width, in: context)) { length in
      var context = context
      context.width = length
      var memory = PolicyMemory()
      return policy.decide(in: context, memory: &memory)
    }
    #expect(stretches.map { $0.plainText } == expected)
  }

  @Test("find the very numbers at which a quotient passes a bound", arguments: WindowSide.allCases)
  func quotients(side: WindowSide) {
    var dice = SplitMix64(seed: 400)
    for _ in 0..<500 {
      let other = Double.random(in: 0.5...3000, using: &dice)
      let bound = dice.chance(50) ? 16.0 / 9 : Double.random(in: 0.1...4, using: &dice)
      let condition = Condition.aspect(bound...bound)
      let policy = RuleSet("p") {
        Rule("r", when: condition, layout: .doubleColumn())
        Otherwise(.stack())
      }
      func context(_ length: Double) -> LayoutContext {
        side == .width
          ? LayoutContext(width: length, height: other)
          : LayoutContext(width: other, height: length)
      }
      let given =
        side == .width ? LayoutContext(height: other) : LayoutContext(width: other)
      let stretches = Stretch.cut(at: policy.thresholds(along: side, in: given)) {
        condition.holds(in: context($0))
      }
      var length = side == .width ? bound * other : other / bound
      for _ in 0..<4 { length = length.nextDown }
      for _ in 0..<9 {
        let found = stretches.first { $0.contains(length) }?.answer
        guard found == condition.holds(in: context(length)) else {
          Issue.record("\(length) beside \(other) and \(bound)")
          return
        }
        length = length.nextUp
      }
    }
  }

  @Test("see the bounds of policies used, of further questions and of what is assumed")
  func everywhere() {
    let used = RuleSet("used") {
      Rule("r", when: .width(500...), layout: .doubleColumn())
      Otherwise(.stack())
    }
    let policy = RuleSet("p", assume: .width(300...)) {
      Rule("r", when: .height(600...), use: used)
      Otherwise(.stack())
    }.also("q") { Rule("wide", when: .width(700...), settings: LayoutSettings(tip: "t")) }
    #expect(policy.thresholds(along: .width, in: LayoutContext()) == [300, 500, 640, 700])
    #expect(policy.thresholds(along: .height, in: LayoutContext(width: 250)) == [250, 480, 600])
    #expect(policy.firstCode == nil)
    let code = RuleSet("c") { Otherwise(use: ByHand()) }
    #expect(RuleSet("d") { Otherwise(use: code) }.firstCode?.name == "by-hand")
  }
}
