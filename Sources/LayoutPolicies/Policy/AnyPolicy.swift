/// Any policy, its type erased; its rules stay visible.
public struct AnyPolicy: LayoutPolicy {
  /// The name by which answers call it.
  public let name: String
  /// The rules inside, if it has any.
  public let rules: RuleSet?
  private let code: @Sendable (LayoutContext, inout PolicyMemory) -> LayoutDecision

  /// Erases the type of `policy`.
  public init(_ policy: some LayoutPolicy) {
    name = policy.name
    rules = policy.rules
    code = { context, memory in policy.decide(in: context, memory: &memory) }
  }

  /// Decides without a past. Nobody keeps the memory, so that rules need not note anything.
  public func decide(in context: LayoutContext) -> LayoutDecision {
    if let rules { return rules.decide(in: context) }
    var memory = PolicyMemory()
    return code(context, &memory)
  }

  /// Decides as the policy inside does, and sees to it that the memory notes the decision.
  public func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    if let rules { return rules.decide(in: context, memory: &memory) }
    let decision = code(context, &memory)
    memory.note(decision, in: context)
    return decision
  }
}
