import LayoutPolicies

/// Rules, what they lead to, and questions.
extension PolicySchema {
  func rule(_ layout: SchemaPart) -> Schema {
    Schema.mapping(
      FileReading.ruleKeys, requiring: ["name"],
      [
        "name": (ruleName, "what answers call the rule"),
        "when": (.part(.condition), "when it answers; without it always"),
        "once": (.part(.name), "a key that is spent once this has shown"),
        "silence": (.part(.silence), Self.silenceSummary),
      ].merging(outcomeKeys(layout)) { own, _ in own }
    ).merging(isOneAnswer)
  }

  func outcome(_ layout: SchemaPart) -> Schema {
    Schema.mapping(FileReading.outcomeKeys, outcomeKeys(layout)).merging(isOneAnswer)
  }

  private func outcomeKeys(_ layout: SchemaPart) -> [String: (Schema, String)] {
    [
      "layout": (.part(layout), "the layout that it answers"),
      "use": (.part(.use), "the policy that answers"),
      "with": (Schema(["type": .text("object")]), "the parameters of the policy that is used"),
    ]
  }

  /// One of `layout` and `use` answers; `with` goes with `use`.
  private var isOneAnswer: Schema {
    .when(
      .having("use"), then: .all([.lacking(["layout"]), .part(.arguments)]),
      else: Schema.having("layout").merging(.lacking(["with"])))
  }

  /// A policy by name: one of those that are there, or another.
  var use: Schema {
    let names = templates.map { $0.name } + fileNames
    return Schema(["anyOf": .list([Schema.words(names).plain, Schema.part(.name).plain])])
  }

  /// `with` beside the `use` of a policy whose parameters are known.
  var arguments: Schema {
    let without = templates.filter { $0.parameters.isEmpty }.map { $0.name } + fileNames
    return .all(
      templates.filter { !$0.parameters.isEmpty }.map { template in
        let parameters = template.parameters.map { parameter in
          let usual = parameter.defaultValue.map { ", else \($0.plainText)" } ?? ""
          return (
            parameter.name,
            value(parameter.type).described("\(parameter.type.plainText)\(usual)")
          )
        }
        return uses([template.name], .properties([("with", .mapping(parameters))]))
      } + [uses(without, .lacking(["with"]))])
  }

  private func uses(_ names: [String], _ schema: Schema) -> Schema {
    .when(.properties([("use", .words(names))]).requiring(["use"]), then: schema)
  }

  func rules(_ part: SchemaPart) -> Schema { .list(of: .part(part), to: limits.rules) }

  var hysteresis: Schema { number(from: 0) }

  var order: Schema { terms(WindowSide.self) }

  /// A further question.
  var question: Schema {
    Schema.mapping(
      FileReading.questionKeys,
      [
        "rules": (rules(.furtherRule), "the first whose condition is true answers"),
        "otherwise": (.part(.furtherOutcome), "what answers where no rule does"),
        "hysteresis": (hysteresis, Self.hysteresisSummary),
        "order": (order, Self.orderSummary),
      ]
    ).merging(.when(.having("rules"), else: .having("otherwise")))
      .merging(.ifHaving("order", .having("rules")))
  }

  static let hysteresisSummary = "how far a window must go beyond a bound to lose a rule, in points"
  static let orderSummary = "tries the rules from the largest lower bound of these sides down"
}
