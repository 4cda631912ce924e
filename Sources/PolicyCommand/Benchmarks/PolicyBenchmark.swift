import LayoutPolicies

/// How long a policy takes to decide: medians of several runs over all contexts.
struct PolicyBenchmark {
  private static let runs = 7
  /// How long a run may take, about; slower policies are asked in fewer contexts, and compiled less
  /// often.
  private static let longest = Duration.milliseconds(250)

  /// In how many contexts a policy is asked at least.
  private static let fewContexts = 100

  private let name: String
  /// Nanoseconds a decision, by the rules as they are written.
  private let interpreted: Double
  /// Nanoseconds a decision, compiled.
  private let compiled: Double
  /// Microseconds that compiling takes.
  private let compiling: Double
  private let measures: CompiledPolicy.Measures

  /// Measures.
  ///
  /// - Throws: ``PolicyError`` if the policy is code, or uses code.
  init(_ name: String, _ policy: AnyPolicy, _ contexts: [LayoutContext]) throws(PolicyError) {
    let clock = ContinuousClock()
    var compiled = try CompiledPolicy(policy)
    var times: [Duration] = []
    while times.count < Self.runs, times.reduce(.zero, +) < Self.longest * Self.runs {
      let start = clock.now
      compiled = try CompiledPolicy(policy)
      times.append(start.duration(to: clock.now))
    }
    self.name = name
    measures = compiled.measures
    compiling = times.median / .microseconds(1)
    let rules = policy.rules ?? RuleSet(name, rules: [], otherwise: Otherwise(.stack()))
    let few = contexts.prefix(Self.fewContexts)
    let probe = max(clock.measure { Self.decide(by: rules, few) }, .nanoseconds(1))
    let count = Double(few.count) * (Self.longest / probe)
    let contexts = contexts.prefix(max(few.count, Int(min(Double(contexts.count), count))))
    var byRules: [Duration] = []
    var byDiagrams: [Duration] = []
    // They take turns, so that what else the machine does falls on both.
    for _ in 0..<Self.runs {
      byRules.append(clock.measure { Self.decide(by: rules, contexts) })
      byDiagrams.append(clock.measure { Self.decide(by: compiled, contexts) })
    }
    interpreted = byRules.median / .nanoseconds(contexts.count)
    self.compiled = byDiagrams.median / .nanoseconds(contexts.count)
  }

  private static func decide(by policy: some LayoutPolicy, _ contexts: ArraySlice<LayoutContext>) {
    for context in contexts {
      var memory = PolicyMemory()
      _ = policy.decide(in: context, memory: &memory)
    }
  }

  /// The measures as a table for people.
  static func table(of benchmarks: [PolicyBenchmark]) -> String {
    var table = TextTable(
      ["policy", "rules", "by rules", "compiled", "compiling", "diagrams", "nodes", "bytes"],
      numeric: Set(1...7))
    for one in benchmarks {
      table.add([
        one.name, "\(one.measures.rules)", "\(Int(one.interpreted)) ns",
        "\(Int(one.compiled)) ns", "\(Int(one.compiling)) µs", "\(one.measures.diagrams)",
        "\(one.measures.nodes)", "\(one.measures.bytes)",
      ])
    }
    return table.text
  }

  var json: JSONValue {
    [
      "policy": .string(name), "rules": .number(Double(measures.rules)),
      "nanoseconds": [
        "interpreted": .number(interpreted.hundredths), "compiled": .number(compiled.hundredths),
      ],
      "compiling-microseconds": .number(compiling.hundredths),
      "diagrams": .number(Double(measures.diagrams)),
      "plain-rules": .number(Double(measures.plainRules)),
      "nodes": .number(Double(measures.nodes)), "bytes": .number(Double(measures.bytes)),
    ]
  }
}

extension [Duration] {
  fileprivate var median: Duration { sorted()[count / 2] }
}
