import LayoutPolicies

/// A policy that is code, as closures.
struct Code: LayoutPolicy {
  var name = "code"
  var rules: RuleSet?
  /// Whose name answers say; nil is its own.
  var answering: String?
  let layout: @Sendable (LayoutContext, inout PolicyMemory) -> NavigationLayout
  var failure: @Sendable (LayoutContext) -> PolicyError? = { _ in nil }
  var once: @Sendable (LayoutContext, PolicyMemory) -> String? = { _, _ in nil }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    if let failure = failure(context) { return LayoutDecision(policy: name, failure: failure) }
    let key = once(context, memory)
    let layout = layout(context, &memory)
    return LayoutDecision(policy: answering ?? name, layout: layout, once: key)
  }
}

extension LayoutContext {
  /// Whether the window is higher than wide, by what is written.
  var isTall: Bool { (height ?? 0) > (width ?? 0) }
}

/// Wraps a policy and adds tabs to its stacks.
struct WithTabs<Inner: LayoutPolicy>: LayoutPolicy {
  let inner: Inner
  let name = "with-tabs"

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    let decision = inner.decide(in: context, memory: &memory)
    let layout = decision.layout
    return decision.revised(
      by: name, layout: layout.style == .stack ? .stack(tabs: .bar) : layout)
  }
}
