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
