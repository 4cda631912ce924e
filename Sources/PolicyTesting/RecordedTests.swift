package import DeviceCatalog
package import LayoutPolicies
import PolicyYAML

/// What a policy answers today on real devices, written as tests: they fail as soon as an answer
/// changes, or which panes show.
package struct RecordedTests: Sendable {
  /// The tests as the file `POLICY.test.yaml` has them: one for each device, with a step for each
  /// way to hold it.
  package let yaml: String
  /// How many tests there are.
  package private(set) var count = 0
  /// How many windows the policy assumes that cannot happen.
  package private(set) var leftOut = 0

  /// Why the policy gave no answer in a window; the tests then end there.
  package private(set) var failure: PolicyError?

  /// Decides in every full-screen window of the devices. Inputs keep their defaults.
  package init(of policy: AnyPolicy, on devices: [CatalogDevice]) throws(GivenError) {
    var lines = ["version: 1", "policy: \(policy.name.asYAMLScalar)", "tests:"]
    for device in devices where failure == nil {
      var given = Given(inputs: policy.rules?.allInputs ?? [])
      var memory = PolicyMemory()
      var steps: [String] = []
      for orientation in device.orientations {
        var fields = [("orientation", orientation.rawValue)]
        // A step goes on from the one before.
        if steps.isEmpty { fields.insert(("device", device.id), at: 0) }
        var next = given
        try next.set(all: fields.map { GivenField($0.0, .quoted($0.1)) })
        let context = try next.context()
        guard policy.rules?.assumes(context) ?? true else {
          leftOut += 1
          continue
        }
        given = next
        let decision = policy.decide(in: context, memory: &memory)
        failure = failure ?? decision.failure
        let said = PlainValue.map(fields.map { ($0.0, .text($0.1)) }).asYAML
        steps += ["      - given: \(said)", "        expect:"]
        var expected = policy.expectations(of: decision)
        expected += policy.expectations(of: decision, in: context, &memory)
        steps += expected.map { "          \($0): \($1.asYAML)" }
      }
      guard !steps.isEmpty else { continue }
      count += 1
      lines += ["  - name: \("\(device.id) as recorded".asYAMLScalar)", "    steps:"] + steps
    }
    yaml = lines.map { $0 + "\n" }.joined()
  }
}

extension AnyPolicy {
  /// All that a test can expect of a decision.
  fileprivate func expectations(of decision: LayoutDecision) -> [(String, PlainValue)] {
    let none = PlainValue.text("none")
    var expected = [("rule", decision.rule.map { .text($0) } ?? none)]
    if decision.chain.count > 1 {
      expected.append(("chain", .list(decision.chain.map { .text($0.description) })))
    }
    var also = decision.also.map { ($0.question, $0.rule.map { .text($0) } ?? none) }
    for question in rules?.also.compactMap({ $0.name }) ?? []
    where !also.contains(where: { $0.0 == question }) {
      also.append((question, none))
    }
    if !also.isEmpty { expected.append(("also", .map(also))) }
    let unknown = decision.unknown
    expected.append(("unknown", unknown.isEmpty ? none : .list(unknown.map { .text($0) })))
    let layout = decision.layout
    for key in LayoutKey.allCases where key.isTaken(by: layout.style) {
      guard key != .values || !layout.values.isEmpty else { continue }
      expected.append((key.rawValue, layout.plain(key) ?? none))
    }
    return expected
  }

  /// What a test can expect of it in its window.
  fileprivate func expectations(
    of decision: LayoutDecision, in context: LayoutContext, _ memory: inout PolicyMemory
  ) -> [(String, PlainValue)] {
    let fitted = decision.layout.fitted(to: context, choices: memory.choices)
    let notes = self.notes(in: context, fitted).kinds.map {
      PlainValue.text($0)
    }
    let panes = fitted?.panes.map { PlainValue.text($0.pane.rawValue) }
    return [
      ("panes", panes.map { .list($0) } ?? .text("none")),
      ("notes", notes.isEmpty ? .text("none") : .list(notes)),
    ]
  }
}
