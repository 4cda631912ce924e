/// One screen at a time, everywhere.
public struct Stack: RuleBasedPolicy {
  /// The rules that decide.
  public let ruleSet: RuleSet

  /// Makes the policy.
  public init() {
    ruleSet = RuleSet("stack", summary: "One screen at a time, everywhere.") {
      Otherwise(.stack())
    }
  }

  static let template = PolicyTemplate(
    name: "stack", summary: "One screen at a time, everywhere.", origin: .builtIn
  ) { _ throws(PolicyError) in AnyPolicy(Stack()) }
}
