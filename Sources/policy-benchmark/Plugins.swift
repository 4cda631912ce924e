import LayoutPolicies
import PolicyPlugins

/// A decision of a plug-in in this process, against a built-in policy that decides alike.
enum Plugins {
  /// Prints both times and their ratio; `path` is the plug-in of the benchmark.
  static func report(path: String) throws {
    var registry = PolicyRegistry()
    try registry.register(contentsOf: PolicyPlugin(path: path))
    let asked = try registry.policy(named: "columns")
    let builtIn = AnyPolicy(DoubleColumn())
    func columns(_ policy: AnyPolicy, _ context: LayoutContext) -> Double {
      var memory = PolicyMemory()
      switch policy.decide(in: context, memory: &memory).layout.display {
      case .oneBesideSecondary: return 1
      case .secondaryOnly: return 2
      default: return 3
      }
    }
    let plugged = median { columns(asked, $0) }
    let own = median { columns(builtIn, $0) }
    guard plugged.sum == own.sum else { fatalError("the two decide differently") }
    print()
    print("decide() of double-column, a million distinct contexts, medians of 11 runs")
    print("  built-in        \(Int(own.nanoseconds)) ns")
    print("  plug-in         \(Int(plugged.nanoseconds)) ns")
    print("  ratio           \(ratio(plugged.nanoseconds, own.nanoseconds)), at most 3")
  }
}
