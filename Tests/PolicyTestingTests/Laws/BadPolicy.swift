import LayoutPolicies
import PolicyTesting

/// A policy that breaks one law.
struct BadPolicy: Sendable, CustomStringConvertible {
  let description: String
  let law: PolicyLaw
  /// What the first breach says.
  let words: String
  let breaches: @Sendable () -> [LawBreach]

  private init(
    _ law: PolicyLaw, _ description: String, _ words: String = "",
    _ policy: @escaping @autoclosure @Sendable () -> some LayoutPolicy
  ) {
    self.description = description
    self.law = law
    self.words = words
    breaches = { PolicyLaw.breaches(of: policy(), randomContexts: 300) }
  }

  /// A policy that answers one layout.
  private static func always(_ layout: NavigationLayout) -> Code { Code { _, _ in layout } }

  private static let sidebar = PaneColumn.exact(.points(.nan))

  static let all: [BadPolicy] = [
    BadPolicy(
      .total, "fails in some windows", "it crashed",
      Code { _, _ in
        .stack()
      } failure: {
        $0.width == 700 ? PolicyError(.plugin, "it crashed") : nil
      }),
    BadPolicy(
      .sound, "answers under another name", "begins with `other`, not with `code`",
      Code(answering: "other") { _, _ in .stack() }),
    BadPolicy(
      .sound, "answers without a chain", "begins with ``", Code(answering: "") { _, _ in .stack() }),
    BadPolicy(
      .sound, "has no kebab-case name", "is not a name",
      Code(name: "My Policy") { _, _ in .stack() }),
    BadPolicy(
      .sound, "has a width of NaN", "`width` of nan is not a length",
      always(.doubleColumn(sidebar: sidebar))),
    BadPolicy(
      .sound, "has a fraction above 1", "`fraction` of 1.5",
      always(.stack(detail: .fraction(1.5)))),
    BadPolicy(
      .sound, "has bounds in the wrong order", "`min` of 400 is above `max` of 300",
      always(.stack(detail: .flexible(min: 400, max: 300)))),
    BadPolicy(
      .sound, "has endless tabs", "`ideal` of inf",
      always(.stack(tabs: TabPresentation(.rail, ideal: .points(.infinity))))),
    BadPolicy(
      .sound, "keeps one pane twice", "stands twice in `priority`",
      always(.doubleColumn(priority: [.detail, .detail]))),
    BadPolicy(
      .sound, "answers a value that is no number", "value `columns` of",
      always(.stack(values: ["columns": .number(.nan)]))),
    BadPolicy(
      .sound, "names a tip in capitals", "`Hello` is not a name for a tip",
      always(.stack(tip: "Hello"))),
    BadPolicy(
      .sound, "computes with widths that are none", "is not a length",
      Code { context, _ in
        .doubleColumn(sidebar: .exact(.points((context.width ?? 0) * 0.3)))
      }),
    BadPolicy(
      .deterministic, "counts decisions", "",
      { () -> Code in
        let counter = Hidden(0)
        return Code { _, _ in
          counter.value += 1
          return counter.value.isMultiple(of: 2) ? .stack() : .doubleColumn()
        }
      }()),
    BadPolicy(
      .deterministic, "changes once in a long while", "",
      { () -> Code in
        let counter = Hidden(0)
        return Code { _, _ in
          counter.value += 1
          return counter.value == 1000 ? .stack() : .doubleColumn()
        }
      }()),
    BadPolicy(
      .deterministic, "remembers answers by width alone", "",
      { () -> Code in
        let cache = Hidden<[Double?: NavigationLayout]>([:])
        return Code { context, _ in
          if let known = cache.value[context.width] { return known }
          let layout: NavigationLayout = context.isTall ? .stack() : .doubleColumn()
          cache.value[context.width] = layout
          return layout
        }
      }()),
    BadPolicy(
      .idempotent, "answers something else the second time", "",
      Code { context, memory in
        guard !memory.isSpent("seen") else { return .stack() }
        if !context.isUnmeasured { memory.acknowledge("seen") }
        return .doubleColumn()
      }),
    BadPolicy(
      .idempotent, "numbers its decisions in the memory", "",
      Code { context, memory in
        let number = (0..<9).first { !memory.isSpent("n\($0)") }
        if let number, !context.isUnmeasured { memory.acknowledge("n\(number)") }
        return .stack()
      }),
    BadPolicy(
      .equality, "compares versions as texts", "",
      Code { context, _ in
        context.osVersion?.description == "17" ? .stack() : .doubleColumn()
      }),
    BadPolicy(
      .equality, "looks for the sign of zero", "",
      Code { context, _ in context.keyboard.sign == .minus ? .stack() : .doubleColumn() }),
    BadPolicy(
      .keeping, "starts the memory anew", "is freed",
      Code { context, memory in
        if !context.isUnmeasured { memory = PolicyMemory() }
        return .stack()
      }),
    BadPolicy(
      .keeping, "forgets what it shows in a narrow window", "`hello` is freed",
      Code { context, memory in
        if !context.isUnmeasured, !context.isTall { memory.forget("hello") }
        return .stack()
      } once: { context, memory in
        context.isTall && !memory.isSpent("hello") ? "hello" : nil
      }),
    BadPolicy(
      .once, "shows a tip whatever is spent", "`hello` is spent already",
      Code { _, _ in
        .stack()
      } once: { context, _ in
        context.isTall ? "hello" : nil
      }),
    BadPolicy(
      .unmeasured, "uses a tip up before the window is measured", "before it was",
      Code { context, memory in
        if context.isUnmeasured { memory.acknowledge("hello") }
        return .stack()
      }),
    BadPolicy(
      .rules, "decides otherwise than its rules", "code/otherwise",
      Code(rules: RuleSet("code") { Otherwise(.stack()) }) { _, _ in .stack() }),
    BadPolicy(
      .rules, "shows rules of another name", "named `stack`", Renamed(inner: Stack().ruleSet)),
    BadPolicy(
      .rules, "shows rules that are not valid", "two rules are named `a`",
      RuleSet("twice") {
        Rule("a", when: .width(900...), layout: .stack())
        Rule("a", when: .width(600...), layout: .stack())
        Otherwise(.stack())
      }),
  ]
}

/// Something that a policy must not have: a state of its own.
private final class Hidden<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Rules under another name.
private struct Renamed: LayoutPolicy {
  let inner: RuleSet
  let name = "renamed"
  var rules: RuleSet? { inner }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    inner.decide(in: context, memory: &memory)
  }
}
