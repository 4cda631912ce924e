import NavigationModel

/// What planning all steps of a long link costs, against a link of a tenth of its screens.
enum Links {
  /// Prints both times and their ratio, medians of runs that take turns.
  static func report() {
    let (few, many) = (LongLink(screens: 1000), LongLink(screens: 10_000))
    let runs = (0..<11).map { _ in (few: few.planning(times: 200), many: many.planning(times: 20)) }
    let ratios = runs.map { $0.many / $0.few }.sorted()
    print()
    print("planning every step of a link, medians of 11 runs")
    print("  1,000 screens   \(Int(runs.map(\.few).sorted()[runs.count / 2])) µs")
    print("  10,000 screens  \(Int(runs.map(\.many).sorted()[runs.count / 2])) µs")
    print("  ratio           \(ratio(ratios[ratios.count / 2], 1)), at most 12")
  }
}

/// A link for which half of what shows gets other content, the other half are sheets that go one by
/// one, and as many screens come one by one.
private struct LongLink {
  let shown: [Route<Int>]
  let target: [Route<Int>]

  init(screens: Int) {
    shown = (0..<screens).map { Route($0, as: $0 < screens / 2 ? .push : .sheet) }
    target = (0..<screens).map { Route($0 % 3) }
  }

  /// Microseconds for a plan.
  func planning(times: Int) -> Double {
    var added = 0
    let time = ContinuousClock().measure {
      for _ in 0..<times {
        let plan = StepPlan(from: shown, to: target, capabilities: .navigationView)
        for edit in plan { added += edit.added.count }
      }
    }
    // All that shows but the first three, and half of the target again.
    guard added == times * (shown.count - 3 + target.count / 2) else { fatalError("\(added)") }
    return time / .microseconds(times)
  }
}
