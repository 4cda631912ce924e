import LayoutPolicies
import SeededRandom

/// What compiling brings: decisions by diagrams against those of a person's branches, and how the
/// time grows with the rules.
enum Compiled {
  static func report(byHand: Double, sum: Double) throws {
    func decide(by policy: CompiledPolicy) -> (nanoseconds: Double, sum: Double) {
      median { context in
        var memory = PolicyMemory()
        return policy.decide(in: context, memory: &memory).main.settings.spacing?.value ?? 0
      }
    }
    let eight = try CompiledPolicy(EightRules.policy)
    let byEight = decide(by: eight)
    guard byEight.sum == sum else { fatalError("compiled rules decide differently") }
    print("\ncompiled, the same contexts, medians of 11 runs")
    print("  8 rules         \(Int(byEight.nanoseconds)) ns")
    print("  to by hand      \(ratio(byEight.nanoseconds, byHand)), at most 2.5")
    for (count, limit) in [(1000, 12), (10_000, 40)] {
      let rules = Boxes.policy(count)
      let clock = ContinuousClock()
      var compiled: CompiledPolicy?
      let times = try (0..<5).map { _ in
        try clock.measure { compiled = try CompiledPolicy(rules) } / .milliseconds(1)
      }
      guard let compiled else { return }
      check(compiled, rules)
      let time = decide(by: compiled)
      let measures = compiled.measures
      print("  \(count) rules".padded(18) + "\(Int(time.nanoseconds)) ns")
      print("  to 8 rules      \(ratio(time.nanoseconds, byEight.nanoseconds)), at most \(limit)")
      print(
        "  compiling       \(Int(times.sorted()[2])) ms, \(measures.diagrams) diagrams, "
          + "\(measures.nodes) nodes, \(measures.bytes / 1024) KiB")
    }
  }

  /// Compiled rules decide as the rules do.
  private static func check(_ compiled: CompiledPolicy, _ rules: RuleSet) {
    for context in contexts.prefix(2000) {
      var (one, other) = (PolicyMemory(), PolicyMemory())
      let left = compiled.decide(in: context, memory: &one)
      guard left.rule == rules.decide(in: context, memory: &other).rule else {
        fatalError("compiled rules decide differently")
      }
    }
  }
}

/// Many rules, each for a kind of device and a range of widths and heights.
enum Boxes {
  static func policy(_ count: Int) -> RuleSet {
    var random = SplitMix64(seed: 7)
    let idioms: [DeviceIdiom] = [.phone, .pad, .mac, .desktop]
    func range(_ size: Int) -> Range<Double> {
      let lower = 280 + Int(random.next() % 1400)
      return Double(lower)..<Double(lower + 1 + Int(random.next() % UInt64(size)))
    }
    // The more rules, the smaller their windows, so that late ones win as well.
    let size = max(10, 14_000 / count)
    let rules = (0..<count).map { place in
      Rule(
        "rule \(place)",
        when: .device(idioms[Int(random.next() % 4)]) && .width(range(size * 4))
          && .height(range(size * 4)),
        layout: NavigationLayout.doubleColumn(spacing: .points(Double(place % 50))))
    }
    return RuleSet("boxes", rules: rules, otherwise: Otherwise(.stack()))
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
