import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

/// Cases as they are written.
struct GeneratedCases {
  private let rules: RuleSet
  private let policy: AnyPolicy
  private let paths: [MemoryPaths.Path]
  private(set) var lines: [String] = []
  private(set) var count = 0
  /// What they cover.
  private(set) var seen: SeenRules
  private var names: Set<String> = []
  /// What is written already, without names.
  private var written: Set<[String]> = []

  /// What a test says of a decision: what tells it from others. The rest follows from its rules.
  private static let expected: Set = ["rule", "chain", "also", "unknown", "style", "display"]

  init(_ rules: RuleSet, _ points: DecisionPoints) {
    self.rules = rules
    seen = SeenRules(rules)
    policy = AnyPolicy(rules)
    // What no test can give leads to nothing.
    let contexts = points.reached.compactMap { point in
      var steps = GivenSteps(inputs: rules.allInputs)
      return steps.step(to: point.witness.context)?.context
    }
    paths = MemoryPaths(of: rules, in: contexts.filter { rules.assumes($0) }).paths
  }

  /// Adds cases that belong together, or none of them if a test cannot give one; whether it could.
  mutating func add(_ cases: [(name: String, point: DecisionPoints.Point)]) -> Bool {
    var bodies: [Body] = []
    for one in cases {
      guard let body = body(of: one.point) else { return false }
      bodies.append(body)
    }
    for (one, body) in zip(cases, bodies) where written.insert(body.lines).inserted {
      lines.append("  - name: \(unused(one.name, one.point).asYAMLScalar)")
      lines += body.lines
      seen.note(body.contexts)
      count += 1
    }
    return true
  }

  /// The steps of a case, as they are written, and the contexts that come of them.
  private struct Body {
    let lines: [String]
    let contexts: [LayoutContext]
  }

  /// The steps that lead to a decision; nil if none do.
  private func body(of point: DecisionPoints.Point) -> Body? {
    for path in paths {
      var memory = path.memory
      let found = rules.decide(in: point.witness.context, memory: &memory)
      guard found.activeRules == point.decision.activeRules else { continue }
      if let body = body(of: path.contexts + [point.witness.context], point.decision) {
        return body
      }
    }
    return nil
  }

  private func body(of contexts: [LayoutContext], _ wanted: LayoutDecision) -> Body? {
    var given = GivenSteps(inputs: rules.allInputs)
    var memory = PolicyMemory()
    var steps: [[String]] = []
    var reached: [LayoutContext] = []
    var last: LayoutDecision?
    for context in contexts {
      guard let step = given.step(to: context), rules.assumes(step.context) else { return nil }
      let decision = rules.decide(in: step.context, memory: &memory)
      let expected = policy.expectations(of: decision).filter { Self.expected.contains($0.0) }
      steps.append(
        (step.fields.isEmpty ? [] : ["given: { \(step.fields.joined(separator: ", ")) }"])
          + ["expect: \(PlainValue.map(expected).asYAML)"])
      reached.append(step.context)
      last = decision
    }
    guard last?.activeRules == wanted.activeRules else { return nil }
    guard steps.count > 1 else {
      return Body(lines: steps.joined().map { "    " + $0 }, contexts: reached)
    }
    let lines = steps.flatMap { step in
      step.enumerated().map { ($0.offset == 0 ? "      - " : "        ") + $0.element }
    }
    return Body(lines: ["    steps:"] + lines, contexts: reached)
  }

  /// The name, with more of the context or a number behind it where there is such a test already.
  private mutating func unused(_ name: String, _ point: DecisionPoints.Point) -> String {
    var candidate = name
    if names.contains(candidate) { candidate += ", \(point.place)" }
    let base = candidate
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(base) (\(number))"
      number += 1
    }
    return candidate
  }
}
