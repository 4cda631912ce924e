import LayoutPolicies

/// What a policy decides at that was read from embedded text, against the same one as it was made.
enum Embedded {
  /// Prints both times and their ratio, medians of runs that take turns.
  static func report() throws {
    let made = EightRules.policy
    let text = Array(try made.embeddedText().utf8)
    let read = try RuleSet(embeddedText: text)
    let runs = (0..<11).map { _ in (made: Decisions(of: made), read: Decisions(of: read)) }
    guard runs.allSatisfy({ $0.made.sum == $0.read.sum }) else {
      fatalError("the two decide differently")
    }
    let percentages = runs.map { $0.read.nanoseconds / $0.made.nanoseconds * 100 }.sorted()
    print()
    print("the same rules from embedded text of \(text.count) bytes, medians of 11 runs")
    print("  as made         \(Int(runs.map(\.made.nanoseconds).sorted()[5])) ns")
    print("  as read         \(Int(runs.map(\.read.nanoseconds).sorted()[5])) ns")
    print("  ratio           \(Int(percentages[5])) %, at most 110 %")
    let reading = try ContinuousClock().measure {
      for _ in 0..<1000 { _ = try RuleSet(embeddedText: text) }
    }
    print("  reading it      \(Int(reading / .microseconds(1000))) µs")
  }
}

/// A run of a policy over all contexts.
private struct Decisions {
  let nanoseconds: Double
  /// What tells apart what was decided.
  let sum: Double

  init(of policy: RuleSet) {
    var sum = 0.0
    let time = ContinuousClock().measure {
      for context in contexts {
        var memory = PolicyMemory()
        let decision = policy.decide(in: context, memory: &memory)
        sum += decision.main.settings.spacing?.value ?? 0
      }
    }
    nanoseconds = time / .nanoseconds(contexts.count)
    self.sum = sum
  }
}
