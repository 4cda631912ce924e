import LayoutPolicies
import RandomPolicies
import Testing

@Suite("Rule sets that contradict themselves")
struct ProblemTests {
  private static let styled = RuleSet("styled") { Otherwise(.stack(tabs: .bar)) }
  private static let focus = ValueDeclaration("focus", .boolean)

  private static let grid = ValueDeclaration("grid", .number, default: 0)

  private static func further(_ settings: LayoutSettings) -> RuleSet {
    RuleSet("reader", outputs: [grid]) { Otherwise(.doubleColumn(display: .automatic)) }
      .also("extra") { Otherwise(settings) }
  }

  struct Trouble: Sendable {
    let policy: RuleSet
    let messages: [String]

    init(_ policy: RuleSet, _ messages: String...) {
      self.policy = policy
      self.messages = messages
    }
  }

  /// A further question that uses a policy, which only a file can say.
  private static func furtherUse(of policy: AnyPolicy) -> RuleSet {
    RuleSet(
      name: "reader",
      main: Question(name: nil, rules: [], otherwise: .answer(.stack, LayoutSettings())),
      also: [Question(name: "extra", rules: [], otherwise: .use(policy))])
  }

  private static let troubles = [
    Trouble(RuleSet("reader") { Otherwise(.stack()) }),
    Trouble(
      RuleSet("reader", hysteresis: -2) { Otherwise(.stack()) }
        .also("a", hysteresis: .nan) { Otherwise(LayoutSettings(tabs: .bar)) },
      "`hysteresis` of -2 is not a length", "`hysteresis` of nan is not a length"),
    Trouble(
      RuleSet("reader") {
        Rule("Roomy", layout: .stack())
        Rule("roomy", layout: .stack())
        Rule("Otherwise", layout: .stack())
        Rule("unknown", layout: .stack())
        Rule("", layout: .stack())
        Otherwise(.stack())
      }, "two rules are named `roomy`", "a rule cannot be named `Otherwise`",
      "a rule cannot be named `unknown`", "a rule has no name"),
    Trouble(
      RuleSet("reader") {
        Rule("a", once: "My Tip", layout: .stack(tip: "Hello!"))
        Otherwise(.stack())
      }, "`My Tip` is not a name for a once key", "`Hello!` is not a name for a tip"),
    Trouble(
      RuleSet("reader", order: [.width, .width]) { Otherwise(.stack()) },
      "a side stands twice in `order`", "there is nothing to order: `order` needs rules"),
    Trouble(
      RuleSet("reader", order: [.width]) {
        Rule("a", when: .width(600...), layout: .stack())
        Rule("b", when: .width((840...).sp) && .height(400...), layout: .stack())
        Rule("c", when: .width(...300), layout: .stack())
        Otherwise(.stack())
      }
      .also("extra", order: [.height, .width]) {
        Rule("d", when: .width(600...), settings: LayoutSettings(tabs: .bar))
        Rule("e", when: .width(600...) && .width((700...).sp), settings: LayoutSettings(tabs: .bar))
      },
      "rule `a` bounds `width` in points, rule `b` in `sp`",
      "rule `e` bounds `width` in points and in `sp`"),
    Trouble(further(LayoutSettings(tabs: .rail))),
    Trouble(
      further(LayoutSettings(display: .secondaryOnly)),
      "question `extra` can say `display`, which the main question can say too"),
    Trouble(
      further(LayoutSettings(tabs: .rail)).also("more") { Otherwise(LayoutSettings(tabs: .bar)) },
      "question `more` can say `tabs`, which question `extra` can say too"),
    Trouble(
      further(LayoutSettings(values: ["grid": .number(1)]))
        .also("more") { Otherwise(LayoutSettings(values: ["grid": .number(2)])) },
      "question `more` can say value `grid`, which question `extra` can say too"),
    Trouble(
      RuleSet("reader") { Otherwise(use: styled) }
        .also("extra") { Otherwise(LayoutSettings(tabs: .rail)) },
      "question `extra` can say `tabs`, which the main question can say too"),
    Trouble(
      RuleSet("reader") { Otherwise(use: further(LayoutSettings(spacing: 2))) }
        .also("more") { Otherwise(LayoutSettings(spacing: 3)) },
      "question `more` can say `spacing`, which the main question can say too"),
    Trouble(
      furtherUse(of: AnyPolicy(styled)),
      "question `extra` uses a policy that says `style`"),
    Trouble(
      furtherUse(of: AnyPolicy(ByHand())),
      "question `extra` uses a policy that says `style`"),
    Trouble(
      RuleSet("reader") { Otherwise(.stack()) }
        .also("Two Words") { Otherwise(LayoutSettings(tabs: .bar)) }
        .also("same") { Otherwise(LayoutSettings(spacing: 1)) }
        .also("same") { Otherwise(LayoutSettings(tip: "tip")) },
      "`Two Words` is not a name for a question", "two questions are named `same`"),
    Trouble(
      RuleSet("reader") {
        Otherwise(
          .tripleColumn(
            sidebar: PaneColumn(width: .flexible(min: 300, max: 200)),
            content: PaneColumn(width: .flexible(min: 300, ideal: 100)),
            detail: .fraction(1.5), inspector: .exact(-1), tabs: TabPresentation(.rail, ideal: -8),
            spacing: .points(.infinity)))
      }, "`min` of 300 is above `max` of 200", "`min` of 300 is above `ideal` of 100",
      "`fraction` of 1.5 does not lie between 0 and 1", "`width` of -1 is not a length",
      "`spacing` of inf is not a length", "`ideal` of -8 is not a length"),
    Trouble(
      RuleSet("reader") {
        Otherwise(
          .doubleColumn(
            partitions: Partitions(columns: 0), sidebar: PaneColumn(adapt: .under(.sidebar)),
            detailAdapt: .under(.sidebar, ideal: .points(.nan))))
      }, "`columns` of 0 is below 1", "the sidebar stands under itself",
      "`ideal` of nan is not a length"),
    Trouble(
      RuleSet(
        "reader", inputs: [focus, ValueDeclaration("width", .number)],
        outputs: [
          ValueDeclaration("Grid", .number, default: .number(1)),
          ValueDeclaration("cards", .number), ValueDeclaration("look", .choice(["calm", "dense"])),
          ValueDeclaration("rows", .number, default: .text("two")),
        ]
      ) { Otherwise(.stack()) }, "an input cannot be named `width`",
      "output `cards` has no default",
      "`Grid` is not a name for an output", "the default of output `rows` cannot be `two`"),
    Trouble(
      RuleSet("reader", inputs: [focus], outputs: [grid]) {
        Rule("a", when: .width(600..<600), layout: .stack(values: ["grid": "two", "rows": 1]))
        Rule(
          "b", when: .osVersion(..<OSVersion(0)), layout: .stack(values: ["grid": .number(.nan)]))
        Rule("c", when: !.input(focus, is: 1), layout: .stack())
        Rule(
          "d", when: .input(focus, in: 1...), layout: .doubleColumn(priority: [.detail, .detail]))
        Rule("e", when: .input(ValueDeclaration("speed", .number), in: 1...), layout: .stack())
        Otherwise(.stack())
      }, "nothing lies in `600..<600` of `width`",
      "input `focus` is never `1`; it takes: boolean",
      "input `focus` is not a number, but asked a range",
      "a condition asks input `speed`, which the policy does not declare",
      "value `grid` cannot be `two`; it takes: number",
      "a rule says value `rows`, which no output declares",
      "value `grid` cannot be `nan`; it takes: number", "a pane stands twice in `priority`"),
    Trouble(
      RuleSet("reader", inputs: [ValueDeclaration("look", .choice(["a", "a"]))]) {
        Otherwise(.stack())
      }, "the choices of input `look` are none, or one of them stands twice"),
    Trouble(
      RuleSet("reader", inputs: [ValueDeclaration("focus", .text)]) {
        Otherwise(use: RuleSet("inside", inputs: [focus]) { Otherwise(.stack()) })
      }, "input `focus` is declared in two ways"),
    Trouble(
      RuleSet("reader", inputs: [focus]) {
        Otherwise(use: RuleSet("inside", inputs: [focus]) { Otherwise(.stack()) })
      }),
  ]

  @Test("are told all their problems", arguments: troubles)
  func problems(trouble: Trouble) throws {
    #expect(trouble.policy.problems.map { $0.message } == trouble.messages)
    guard let first = trouble.messages.first else { return try trouble.policy.validate() }
    let error = try #require(throws: PolicyError.self) { try trouble.policy.validate() }
    #expect(error.kind == .invalidRules)
    #expect(error.message == "`reader`: \(first)")
  }

  @Test("name both places of a clash")
  func places() throws {
    func question(_ name: String?, line: Int) -> Question {
      Question(
        name: name, rules: [], otherwise: .answer(nil, LayoutSettings(tabs: .bar)),
        otherwiseLocation: SourceLocation(file: "a.yaml", line: line, column: 5))
    }
    let policy = RuleSet(
      name: "reader", main: question(nil, line: 3), also: [question("tabs", line: 9)])
    #expect(
      policy.problems.map { $0.rendered } == [
        """
        a.yaml:9:5: error: question `tabs` can say `tabs`, which the main question can say too
          help: let one of them say it
        a.yaml:3:5: note: the main question says it here
        """
      ])
  }
}
