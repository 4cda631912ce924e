import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("The next change along an axis")
struct NextChangeTests {
  @Test("is where the decision changes, and not before", arguments: Array(UInt64(500)..<504))
  func nearest(run: UInt64) {
    var found = 0
    for number in 0..<80 {
      let seed = run * 1_000_000 + UInt64(number)
      let policy = RandomPolicy(seed: seed).whole
      guard !policy.usesCode else { continue }
      var dice = SplitMix64(seed: ~seed)
      let context = dice.context()
      for axis in Self.axes {
        for isUpwards in [false, true] {
          let change = policy.nextChange(along: axis, upwards: isUpwards, in: context)
          if change != nil { found += 1 }
          guard let fault = dice.fault(change, policy, axis, isUpwards, context) else { continue }
          Issue.record("seed \(seed), \(axis) up \(isUpwards) in \(context): \(fault)")
          return
        }
      }
    }
    #expect(found > 10)
  }

  private static let axes: [ContextAxis] = [
    .width, .height, .textScale, .keyboard, .input("level"),
  ]

  @Test("says whether the bound belongs to it")
  func reaches() {
    let policy = RuleSet("sample", hysteresis: 20) {
      Rule("exact", when: .width(NumberRange.exactly(500)), layout: .stack(spacing: 1))
      Rule("narrow", when: .width(..<600), layout: .stack())
      Rule("square or tall", when: .shape(.tall) && .width(...1000), layout: .doubleColumn())
      Rule("wide", when: .aspect(1.5...), layout: .tripleColumn())
      Otherwise(.doubleColumn())
    }
    func shown(_ width: Double, _ isUpwards: Bool) -> String {
      let context = LayoutContext(size: Size(width: width, height: 900))
      let change = policy.nextChange(along: .width, upwards: isUpwards, in: context)
      return change.map {
        "\($0.reach.rawValue) \($0.bound.plainText) \($0.decision.rule ?? "")"
      } ?? "none"
    }
    #expect(shown(590, true) == "from 600 square or tall")
    #expect(shown(600, false) == "beyond 600 narrow")
    #expect(shown(590, false) == "exactly 500 exact")
    #expect(shown(500, true) == "beyond 500 narrow")
    #expect(shown(700, true) == "beyond 900 otherwise")
    #expect(shown(901, false) == "from 900 square or tall")
    #expect(shown(901, true) == "from 1350 wide")
    #expect(shown(1350, false) == "beyond 1350 otherwise")
    #expect(shown(1350, true) == "none")
  }

  @Test("passes over windows that cannot happen")
  func assumption() {
    let policy = RuleSet("sample", assume: .width(320...)) {
      Rule("tiny", when: .width(..<320), layout: .stack(spacing: 1))
      Otherwise(.stack())
    }
    func next(from width: Double) -> Double? {
      policy.nextChange(
        along: .width, upwards: width < 320, in: LayoutContext(width: width))?.bound
    }
    #expect(next(from: 400) == nil)
    #expect(next(from: 300) == 320)
  }
}

extension SplitMix64 {
  /// What is wrong with a change, or with there being none.
  fileprivate mutating func fault(
    _ change: NextChange?, _ policy: RuleSet, _ axis: ContextAxis, _ isUpwards: Bool,
    _ context: LayoutContext
  ) -> String? {
    let present = policy.fresh(context)
    guard let start = context.number(on: axis, inputs: policy.allInputs) else {
      return change == nil ? nil : "there is no number"
    }
    func isSame(_ number: Double) -> Bool {
      policy.fresh(context.with(number, on: axis)).answers(as: present)
    }
    let bound = change?.bound ?? (isUpwards ? start * 4 + 10 : start / 4)
    for _ in 0..<40 {
      let share = Double.random(in: 0..<1, using: &self)
      let number = chance(20) ? length() : start + (bound - start) * share
      let isBefore = isUpwards ? start..<bound ~= number : number > bound && number <= start
      if isBefore, axis.holds(number), !isSame(number) { return "changes at \(number) before" }
    }
    guard let change else { return nil }
    let before = isUpwards ? bound.nextDown : bound.nextUp
    let behind = isUpwards ? bound.nextUp : bound.nextDown
    if change.start != start || change.decision.answers(as: present) { return "is no change" }
    if bound != start, !isSame(before) { return "begins before \(bound)" }
    let there = policy.fresh(
      context.with(change.reach == .beyond ? behind : bound, on: axis))
    if !there.answers(as: change.decision) { return "\(there.chain) at \(bound)" }
    switch change.reach {
    case .beyond: return bound == start || isSame(bound) ? nil : "begins at \(bound)"
    case .from, .exactly:
      let goesOn = policy.fresh(context.with(behind, on: axis)).answers(as: change.decision)
      return goesOn == (change.reach == .from) ? nil : "\(change.reach) at \(bound)"
    }
  }
}

extension RuleSet {
  fileprivate func fresh(_ context: LayoutContext) -> LayoutDecision {
    var memory = PolicyMemory()
    return decide(in: context, memory: &memory)
  }

  /// Whether something that it uses shows no rules.
  var usesCode: Bool { usedPolicies.contains { $0.rules.map { $0.usesCode } ?? true } }
}
