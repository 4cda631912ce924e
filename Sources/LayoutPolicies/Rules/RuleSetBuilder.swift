/// Builds the main question of a rule set: rules, then `Otherwise`, which must be there and last.
@resultBuilder
public enum RuleSetBuilder {
  /// Rules that still lack their `Otherwise`.
  public struct Open: Sendable { var rules: [PlainRule] }
  /// A whole question.
  public struct Whole: Sendable {
    let rules: [PlainRule]
    let otherwise: Outcome
  }

  /// A rule of this kind of question.
  public static func buildExpression(_ rule: Rule<NavigationLayout>) -> Rule<NavigationLayout> {
    rule
  }
  /// A fallback of this kind of question.
  public static func buildExpression(
    _ otherwise: Otherwise<NavigationLayout>
  ) -> Otherwise<NavigationLayout> { otherwise }
  /// A first rule.
  public static func buildPartialBlock(first: Rule<NavigationLayout>) -> Open {
    Open(rules: [first.plain])
  }
  /// A fallback alone.
  public static func buildPartialBlock(first: Otherwise<NavigationLayout>) -> Whole {
    Whole(rules: [], otherwise: first.outcome)
  }
  /// A further rule.
  public static func buildPartialBlock(
    accumulated: Open, next: Rule<NavigationLayout>
  ) -> Open { Open(rules: accumulated.rules + [next.plain]) }
  /// The fallback.
  public static func buildPartialBlock(
    accumulated: Open, next: Otherwise<NavigationLayout>
  ) -> Whole { Whole(rules: accumulated.rules, otherwise: next.outcome) }
  /// Takes whole questions only.
  public static func buildFinalResult(_ whole: Whole) -> Whole { whole }
}

/// Builds a further question: rules, then perhaps `Otherwise`.
@resultBuilder
public enum QuestionBuilder {
  /// Rules that may end or go on.
  public struct Open: Sendable { var rules: [PlainRule] }
  /// A question that has its fallback.
  public struct Whole: Sendable {
    let rules: [PlainRule]
    let otherwise: Outcome?
  }

  /// A rule of this kind of question.
  public static func buildExpression(_ rule: Rule<LayoutSettings>) -> Rule<LayoutSettings> { rule }
  /// A fallback of this kind of question.
  public static func buildExpression(
    _ otherwise: Otherwise<LayoutSettings>
  ) -> Otherwise<LayoutSettings> { otherwise }
  /// A first rule.
  public static func buildPartialBlock(first: Rule<LayoutSettings>) -> Open {
    Open(rules: [first.plain])
  }
  /// A fallback alone.
  public static func buildPartialBlock(first: Otherwise<LayoutSettings>) -> Whole {
    Whole(rules: [], otherwise: first.outcome)
  }
  /// A further rule.
  public static func buildPartialBlock(accumulated: Open, next: Rule<LayoutSettings>) -> Open {
    Open(rules: accumulated.rules + [next.plain])
  }
  /// The fallback.
  public static func buildPartialBlock(
    accumulated: Open, next: Otherwise<LayoutSettings>
  ) -> Whole { Whole(rules: accumulated.rules, otherwise: next.outcome) }
  /// A question without a fallback says nothing where no rule is true.
  public static func buildFinalResult(_ open: Open) -> Whole {
    Whole(rules: open.rules, otherwise: nil)
  }
  /// A question with its fallback.
  public static func buildFinalResult(_ whole: Whole) -> Whole { whole }
}
