import LayoutPolicies

/// Medians of runs over a million distinct contexts, and what they are to each other.
let contexts = Contexts.distinct(1_000_000)
let decisions = EightRules.decisions
let policy = EightRules.policy

/// Nanoseconds a call, the median of eleven runs over all contexts.
func median(_ body: (LayoutContext) -> Double) -> (nanoseconds: Double, sum: Double) {
  let clock = ContinuousClock()
  var sum = 0.0
  var times: [Double] = []
  for _ in 0..<11 {
    sum = 0
    let time = clock.measure { for context in contexts { sum += body(context) } }
    times.append(time / .nanoseconds(contexts.count))
  }
  return (times.sorted()[times.count / 2], sum)
}

let byHand = median { EightRules.byHand($0, decisions).main.settings.spacing?.value ?? 0 }
let byRules = median { context in
  var memory = PolicyMemory()
  return policy.decide(in: context, memory: &memory).main.settings.spacing?.value ?? 0
}

let fitted = median { context in
  var memory = PolicyMemory()
  let decision = policy.decide(in: context, memory: &memory)
  return decision.layout.fitted(to: context, choices: memory.choices)?.panes.last?.frame.width ?? 0
}

guard byHand.sum == byRules.sum else { fatalError("the two decide differently") }

/// The ratio with one digit behind the point.
func ratio(_ left: Double, _ right: Double) -> String {
  let tenths = Int(left / right * 10)
  return "\(tenths / 10).\(tenths % 10)"
}

print("decide() of eight rules, a million distinct contexts, medians of 11 runs")
print("  by hand         \(Int(byHand.nanoseconds)) ns")
print("  by rules        \(Int(byRules.nanoseconds)) ns")
print("  ratio           \(ratio(byRules.nanoseconds, byHand.nanoseconds))")
print("  rules and fit   \(Int(fitted.nanoseconds)) ns")
print("  ratio to rules  \(ratio(fitted.nanoseconds, byRules.nanoseconds))")
try Compiled.report(byHand: byHand.nanoseconds, sum: byHand.sum)
try Embedded.report()
try Paths.report()
Links.report()
let paths = Array(CommandLine.arguments.dropFirst())
if let plugin = paths.first { try Plugins.report(path: plugin) }
if paths.count > 1 { try Workers.report(path: paths[0], executable: paths[1]) }
