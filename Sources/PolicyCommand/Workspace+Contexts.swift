import DeviceCatalog
import LayoutPolicies
import PolicyYAML

/// Contexts, which may be inside of a pane of another policy.
extension Workspace {
  /// What the options give to a policy. Inputs of the policy around may be given too.
  mutating func given(
    _ arguments: ParsedArguments, to policy: AnyPolicy, _ console: Console
  ) throws(GivenError) -> Given {
    var policies = [policy]
    if let place = arguments.value(GivenKey.inside.name) {
      policies.append(try policyAround(try place.asPanePlace().policy, console))
    }
    let inputs = try arguments.inputs(of: policies)
    var given = Given(inputs: inputs)
    try given.set(all: try arguments.contextFields(inputs: inputs))
    return given
  }

  /// The context of what is given. `memory` is that of the policy around.
  mutating func context(
    of given: Given, memory: inout PolicyMemory, _ console: Console
  ) throws(GivenError) -> LayoutContext {
    try given.context(memory: &memory) { name throws(GivenError) in
      try policyAround(name, console)
    }
  }

  /// The policy of a name or path that lays out the panes around. What is wrong with it is shown. A
  /// name is looked up in the folder of the path asked first, as the names of used policies are.
  mutating func policyAround(
    _ name: String, _ console: Console
  ) throws(GivenError) -> AnyPolicy {
    if let folder, !Self.isPath(name),
      let template = try? loader.template(named: name, folder: folder),
      let policy = try? template.make()
    {
      return policy
    }
    let found = entry(name, console)
    guard !reportErrors(console), let found else {
      throw GivenError(
        key: GivenKey.inside.name, message: "the policy \(name.inBackticks) cannot be used")
    }
    return found.policy
  }
}
