/// Two columns; the first time a window is tall, the sidebar shows over the content with a tip.
///
/// The tip is spent only where it could be seen: not while the layout is a stack, and not in a wide
/// window.
public struct TipOnce: RuleBasedPolicy {
  /// The rules that decide.
  public let ruleSet: RuleSet

  /// Makes the policy. `tip` is the app's kebab-case name for the tip, and the key that lets it
  /// show once; ``RuleSet/validate()`` checks it.
  public init(tip: String = "sidebar") {
    ruleSet = RuleSet("tip-once", summary: Self.summary) {
      Rule(
        "first tall", when: .widthClass(.regular) && .shape(.tall), once: tip,
        layout: .doubleColumn(display: .oneOverSecondary, tip: tip))
      Otherwise(use: DoubleColumn())
    }
  }

  static let summary = "Two columns; the first tall window shows the sidebar and a tip, once."

  static let template = PolicyTemplate(
    name: "tip-once", summary: summary,
    parameters: [ValueDeclaration("tip", .text, default: .text("sidebar"))], origin: .builtIn
  ) { values throws(PolicyError) in
    guard case .text(let tip) = values["tip"], Spelling.isKebabCase(tip) else {
      throw PolicyError(
        .invalidArgument, "`tip` of `tip-once` is not a name",
        help: "write lowercase letters, digits and hyphens, such as `sidebar-tip`",
        parameter: "tip")
    }
    return AnyPolicy(TipOnce(tip: tip))
  }
}
