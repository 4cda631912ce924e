import NavigationModel

/// What planning all steps of a long link costs, against a link of a tenth of its screens.
enum Links {
  /// Prints both times and their ratio.
  static func report() {
    let few = planning(1000)
    let many = planning(10_000)
    print()
    print("planning every step of a link, one push in each, medians of 11 runs")
    print("  1,000 screens   \(Int(few / 1000)) µs")
    print("  10,000 screens  \(Int(many / 1000)) µs")
    print("  ratio           \(ratio(many, few)), at most 12")
  }

  /// Nanoseconds for a plan, the median of eleven runs of twenty. Half of what shows gets other
  /// content, the other half are sheets that go one by one, and as many screens come one by one.
  private static func planning(_ count: Int) -> Double {
    let screens = (0..<count / 2).map { Route($0) }
    let shown = screens + screens.map { Route($0.screen, as: .sheet) }
    let target = (0..<count).map { Route($0 % 3) }
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<11 {
      var steps = 0
      let time = clock.measure {
        for _ in 0..<20 {
          let plan = StepPlan(from: shown, to: target, capabilities: .navigationView)
          for edit in plan { steps += edit.added.isEmpty ? 0 : 1 }
        }
      }
      guard steps == 20 * (count / 2 + 1) else { fatalError("the plan has \(steps) steps") }
      times.append(time / .nanoseconds(20))
    }
    return times.sorted()[times.count / 2]
  }
}
