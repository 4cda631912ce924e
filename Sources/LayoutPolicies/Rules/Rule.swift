/// What a rule leads to: an answer, or another policy that gives one.
package indirect enum Outcome: Sendable {
  case answer(LayoutStyle?, LayoutSettings)
  case use(AnyPolicy)
}

/// One rule: while its condition is true and no rule before it won, it answers.
///
/// `Says` is a ``NavigationLayout`` in the main question, ``LayoutSettings`` in further ones. With
/// a `once` key a rule wins until something else is shown, and then never again with that memory.
public struct Rule<Says: Sendable>: Sendable {
  package let plain: PlainRule

  private init(_ name: String, _ condition: Condition, _ once: String?, _ outcome: Outcome) {
    plain = PlainRule(
      name: name, condition: condition, onceKey: once, outcome: outcome, location: nil)
  }
}

extension Rule where Says == NavigationLayout {
  /// A rule that leaves the answer to another policy.
  public init(
    _ name: String, when condition: Condition = .always, once: String? = nil,
    use policy: some LayoutPolicy
  ) { self.init(name, condition, once, .use(AnyPolicy(policy))) }

  /// A rule that answers a layout.
  public init(
    _ name: String, when condition: Condition = .always, once: String? = nil,
    layout: NavigationLayout
  ) { self.init(name, condition, once, .answer(layout.style, layout.settings)) }
}

extension Rule where Says == LayoutSettings {
  /// A rule that adds to the layout.
  public init(
    _ name: String, when condition: Condition = .always, once: String? = nil,
    settings: LayoutSettings
  ) { self.init(name, condition, once, .answer(nil, settings)) }
}

/// What answers where no rule does; the last line of a question.
public struct Otherwise<Says: Sendable>: Sendable {
  package let outcome: Outcome
}

extension Otherwise where Says == NavigationLayout {
  /// Leaves the answer to another policy.
  public init(use policy: some LayoutPolicy) { outcome = .use(AnyPolicy(policy)) }

  /// Answers a layout.
  public init(_ layout: NavigationLayout) { outcome = .answer(layout.style, layout.settings) }
}

extension Otherwise where Says == LayoutSettings {
  /// Adds to the layout.
  public init(_ settings: LayoutSettings) { outcome = .answer(nil, settings) }
}

/// A rule of whatever question.
package struct PlainRule: Sendable {
  package let name: String
  package let condition: Condition
  package let onceKey: String?
  package let outcome: Outcome
  package let location: SourceLocation?

  package init(
    name: String, condition: Condition, onceKey: String?, outcome: Outcome,
    location: SourceLocation?
  ) {
    self.name = name
    self.condition = condition
    self.onceKey = onceKey
    self.outcome = outcome
    self.location = location
  }
}

/// A list of rules, the first of which that is true answers, and what answers otherwise.
package struct Question: Sendable {
  /// Nil for the main question.
  package let name: String?
  /// Points that bounds give way to keep the rule that won last; nil leaves it to the policy.
  package let hysteresis: Double?
  /// The sides whose lower bounds order the rules; empty leaves them as written.
  package let order: [WindowSide]
  /// The rules in the order in which they are tried.
  package let rules: [PlainRule]
  /// The conditions of the rules, in their order.
  let conditions: ConditionProgram
  /// Nil says nothing; the main question always has one.
  package let otherwise: Outcome?
  package let otherwiseLocation: SourceLocation?

  /// Makes a question of rules as they are written.
  package init(
    name: String?, hysteresis: Double? = nil, order: [WindowSide] = [], rules: [PlainRule],
    otherwise: Outcome?, otherwiseLocation: SourceLocation? = nil
  ) {
    self.name = name
    self.hysteresis = hysteresis
    self.order = order
    self.rules = rules.ordered(by: order) { $0.condition }
    conditions = ConditionProgram(self.rules.map { $0.condition })
    self.otherwise = otherwise
    self.otherwiseLocation = otherwiseLocation
  }

  /// The name of the fallback in answers.
  package static let otherwiseName = "otherwise"
  /// Names that no rule may have.
  package static let reservedRuleNames = [otherwiseName, "none", "unknown"]

  /// What its rules lead to, the fallback last.
  package var outcomes: [(Outcome, SourceLocation?)] {
    rules.map { ($0.outcome, $0.location) }
      + (otherwise.map { [($0, otherwiseLocation)] } ?? [])
  }
}
