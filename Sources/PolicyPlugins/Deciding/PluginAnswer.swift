package import LayoutPolicies

/// What a policy of a plug-in answered.
package struct PluginAnswer: Sendable {
  /// The decision, perhaps a failure.
  package let decision: LayoutDecision
  /// The once keys that the policy used up.
  let acknowledged: [String]

  /// The decision; the memory notes the once keys that the policy used up. A failure changes
  /// nothing. `AnyPolicy` notes the decision itself.
  package func noted(
    in context: LayoutContext, _ memory: inout PolicyMemory
  ) -> LayoutDecision {
    if !acknowledged.isEmpty, decision.failure == nil, !context.isUnmeasured {
      for key in acknowledged { memory.acknowledge(key) }
    }
    return decision
  }
}
