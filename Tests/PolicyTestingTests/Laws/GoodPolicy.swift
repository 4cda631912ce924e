import LayoutPolicies
import PolicyTesting

/// A policy that keeps all laws.
struct GoodPolicy: Sendable, CustomStringConvertible {
  let description: String
  let breaches: @Sendable () -> [LawBreach]

  private init(
    _ description: String, _ policy: @escaping @autoclosure @Sendable () -> some LayoutPolicy
  ) {
    self.description = description
    breaches = { PolicyLaw.breaches(of: policy(), randomContexts: 300) }
  }

  /// Shows a tip with the first tall window.
  private static let greeting = Code { context, memory in
    context.isTall && !memory.isSpent("hello") ? .doubleColumn(tip: "hello") : .stack()
  } once: { context, memory in
    context.isTall && !memory.isSpent("hello") ? "hello" : nil
  }

  static let all = [
    GoodPolicy(
      "code by width",
      Code { context, _ in
        (context.width ?? 0) > 640 ? .doubleColumn(collapsible: false) : .stack(spacing: 7)
      }),
    GoodPolicy(
      "code that asks a condition",
      Code { context, _ in
        Condition.widthClass(.regular).holds(in: context) == true ? .tripleColumn() : .stack()
      }),
    GoodPolicy("a tip by code", greeting),
    GoodPolicy("a tip by code, erased", AnyPolicy(greeting)),
    GoodPolicy("a tip by code, used", RuleSet("outer") { Otherwise(use: greeting) }),
    GoodPolicy("a tip by code, wrapped", WithTabs(inner: AnyPolicy(greeting))),
    GoodPolicy("a tip by rules, wrapped", WithTabs(inner: TipOnce())),
    GoodPolicy(
      "hysteresis, inputs and questions",
      RuleSet(
        "full", hysteresis: 16, inputs: [ValueDeclaration("focus", .boolean)],
        outputs: [ValueDeclaration("columns", .number, default: 2)]
      ) {
        Rule("focus", when: .input(ValueDeclaration("focus", .boolean), is: true), layout: .stack())
        Rule(
          "first", when: .width(600...), once: "first-tip", layout: .doubleColumn(tip: "first-tip"))
        Rule("roomy", when: .width(840...), layout: .tripleColumn(values: ["columns": 4]))
        Otherwise(use: PadOnly())
      }
      .also("tabs") {
        Rule("rail", when: .height(480...), settings: LayoutSettings(tabs: .rail))
      }),
  ]
}
