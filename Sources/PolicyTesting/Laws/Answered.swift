import LayoutPolicies

/// A question that was asked of a policy, and all that came out.
struct Answered {
  let context: LayoutContext
  /// The memory with which the policy was asked.
  let before: PolicyMemory
  let decision: LayoutDecision
  /// The memory that it left.
  let after: PolicyMemory

  /// Asks as an app does that keeps the policy as ``AnyPolicy``: what code decides is noted, what
  /// rules decide was noted already.
  init(_ policy: some LayoutPolicy, in context: LayoutContext, memory: PolicyMemory) {
    var after = memory
    decision = policy.decide(in: context, memory: &after)
    after.note(decision, in: context)
    self.context = context
    before = memory
    self.after = after
  }

  /// Whether the same came out; the questions may differ. Of rules, the very same answers come out,
  /// which is seen at once.
  func isLike(_ other: Answered) -> Bool {
    if after.spent == other.after.spent, after.showing == other.after.showing,
      decision.identity == other.decision.identity,
      after.last?.identity == other.after.last?.identity
    {
      return true
    }
    return decision == other.decision && after == other.after
  }

  /// The once keys of the rules that decided.
  var shownKeys: [String] { decision.activeRules.compactMap { $0.onceKey } }

  /// What came out, in words.
  var outcome: String {
    let unknown = decision.unknown
    return "\(decision)"
      + (unknown.isEmpty ? "" : ", unknown: " + unknown.joined(separator: ", "))
      + ", memory: " + after.plain.plainText
  }
}
