import LayoutPolicies
import PolicyPlugins

/// Decisions of a plug-in in a process of its own, asked many at once and one by one.
enum Workers {
  /// Prints how many decisions a second there are; `path` is the plug-in of the benchmark,
  /// `executable` the command line.
  static func report(path: String, executable: String) throws {
    let plugin = try PolicyPlugin(path: path, isolation: .childProcess(of: executable))
    var registry = PolicyRegistry()
    try registry.register(contentsOf: plugin)
    let policy = try registry.policy(named: "columns")
    func decide(_ contexts: ArraySlice<LayoutContext>) -> Int {
      contexts.count { context in
        var memory = PolicyMemory()
        return policy.decide(in: context, memory: &memory).layout.style != .stack
      }
    }
    let chunks = stride(from: 0, to: contexts.count, by: 4096).map { contexts[$0...].prefix(4096) }
    let few = contexts.prefix(20_000)
    let ahead = rate(of: contexts.count) {
      chunks.reduce(0) { sum, chunk in
        sum + AnswersAhead.to({ _ = decide(chunk) }) { decide(chunk) }
      }
    }
    let single = rate(of: few.count) { decide(few) }
    print()
    print("decide() of a plug-in in a process of its own, medians of 5 runs")
    print("  asked at once   \(ahead) decisions a second, at least 100000")
    print("  one by one      \(single) decisions a second")
  }

  /// How many of so many decisions there are in a second.
  private static func rate(of count: Int, _ body: () -> Int) -> Int {
    var times: [Double] = []
    for _ in 0..<5 {
      times.append(
        ContinuousClock().measure { guard body() > 0 else { fatalError() } } / .seconds(1))
    }
    return Int(Double(count) / times.sorted()[2])
  }
}
