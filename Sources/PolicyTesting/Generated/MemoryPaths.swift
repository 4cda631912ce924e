import LayoutPolicies

/// The memories that a policy comes to have as it is asked again and again, beginning with none:
/// the only way for a test to use up a once key.
struct MemoryPaths {
  /// A memory, and the contexts that lead to it.
  struct Path {
    let memory: PolicyMemory
    let contexts: [LayoutContext]
  }

  /// The shortest path to each memory; the first is that to the empty one.
  private(set) var paths = [Path(memory: PolicyMemory(), contexts: [])]

  /// How many memories are looked at.
  private static let most = 256

  /// Asks a policy in all these contexts, and again in what it remembers then.
  init(of policy: RuleSet, in contexts: [LayoutContext]) {
    guard !policy.allOnceKeys.isEmpty else { return }
    var known: Set = [PolicyMemory()]
    var next = 0
    while next < paths.count {
      for context in contexts where paths.count < Self.most {
        var memory = paths[next].memory
        _ = policy.decide(in: context, memory: &memory)
        guard known.insert(memory).inserted else { continue }
        paths.append(Path(memory: memory, contexts: paths[next].contexts + [context]))
      }
      next += 1
    }
  }
}
