/// A decision about layout: a pure value from context to layout.
///
/// Deciding is total (every context has an answer), deterministic in context and memory, and
/// idempotent: asked again with the same context and the memory it returned, a policy gives the
/// same decision and the same memory. It looks at no clock, environment or file.
public protocol LayoutPolicy: Sendable {
  /// The name by which answers call it, kebab-case.
  var name: String { get }
  /// The rules inside, for tools that explain or analyse them; nil for a policy that is code. Where
  /// there are rules, they decide: they have the policy's name, and ``decide(in:memory:)`` asks
  /// them.
  var rules: RuleSet? { get }
  /// Decides, and notes in `memory` what was decided.
  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision
}

extension LayoutPolicy {
  /// Code: nothing to look into.
  public var rules: RuleSet? { nil }

  /// Decides without a past: nothing was shown before, no rule is active.
  public func decide(in context: LayoutContext) -> LayoutDecision {
    var memory = PolicyMemory()
    return decide(in: context, memory: &memory)
  }

  /// What ``decide(in:)`` answers.
  public func layout(in context: LayoutContext) -> NavigationLayout { decide(in: context).layout }
}

/// A policy that is a rule set, perhaps with parameters: `ruleSet` is made once, when the policy
/// is.
public protocol RuleBasedPolicy: LayoutPolicy {
  /// The rules that decide.
  var ruleSet: RuleSet { get }
}

extension RuleBasedPolicy {
  /// The name of the rule set.
  public var name: String { ruleSet.name }
  /// The rules that decide.
  public var rules: RuleSet? { ruleSet }
  /// Decides by the rules.
  public func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    ruleSet.decide(in: context, memory: &memory)
  }
}
