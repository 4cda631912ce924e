import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("The embedded text of a policy")
struct EmbeddingTests {
  @Test("is a policy that decides as the first did, and remembers the same", arguments: 0..<4)
  func decisions(run: Int) throws {
    for number in 0..<100 {
      let seed = UInt64(run * 1_000_000 + number)
      let policy = RandomPolicy(seed: seed, usesCode: false).whole
      let copy = try policy.embedded()
      var dice = SplitMix64(seed: ~seed)
      var memories = (PolicyMemory(), PolicyMemory())
      var context = dice.context()
      for _ in 0..<8 {
        let first = policy.decide(in: context, memory: &memories.0)
        let second = copy.decide(in: context, memory: &memories.1)
        guard first == second, memories.0 == memories.1 else {
          Issue.record("seed \(seed) in \(context)")
          return
        }
        context = dice.changed(context)
      }
    }
  }

  @Test("holds all that layouts and conditions can say", arguments: [1, 2])
  func layouts(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let layouts = (0..<200).map { _ in dice.layout() }
    let policy = RuleSet(
      "many",
      rules: layouts.enumerated().map {
        Rule("r\($0.offset)", when: dice.condition(ConditionChoice(), depth: 5), layout: $0.element)
      }, otherwise: Otherwise(.stack()))
    for (rule, layout) in zip(try policy.embedded().main.rules, layouts) {
      guard case .answer(let style?, let settings) = rule.outcome else {
        Issue.record("\(rule.name) answers something else")
        return
      }
      #expect(NavigationLayout(style: style, settings: settings) == layout)
    }
  }

  @Test("holds declarations, places, and everything else that a policy has")
  func everything() throws {
    let place = SourceLocation(file: "some folder/ä b.yaml", line: 7, column: 3)
    let inputs = [
      ValueDeclaration("focus", .boolean, at: place), ValueDeclaration("note", .text),
      ValueDeclaration("split", .choice(["automatic", "never"])),
      ValueDeclaration("tags", .choices(["a", "b"]), default: .text("a,b")),
    ]
    let columns = ValueDeclaration(
      "columns", .number, default: .fit(FitCount(163.5, gap: 7, min: 2, max: 4)))
    let versions = VersionRange(
      lower: OSVersion("17.0"), upper: OSVersion(26, 1), includesUpper: false)
    let rule = PlainRule(
      name: "all of it",
      condition: .input(inputs[2], is: "never", .text("")) && .osVersion(versions)
        && .open([.sidebar, .detail]) && .model("a", "é"),
      onceKey: "tip", outcome: .use(AnyPolicy(DoubleColumn())), location: place)
    let policy = RuleSet(
      name: "whole", summary: "\"Zwölf\" \\ Boxkämpfer\n\t\u{0}🏳️‍🌈 \u{202E}e\u{301}",
      hysteresis: 12.5, inputs: inputs, outputs: [columns], assumption: .width(320...),
      main: Question(
        name: nil, order: [.width], rules: [rule],
        otherwise: .answer(.stack, LayoutSettings(tabs: TabPresentation(.rail, labels: true))),
        otherwiseLocation: place),
      also: [Question(name: "more", hysteresis: 0, rules: [], otherwise: nil)], location: place)
    let copy = try policy.embedded()
    #expect(copy.name == policy.name)
    #expect(Array(copy.summary.utf8) == Array(policy.summary.utf8))
    #expect(copy.hysteresis == 12.5)
    #expect(copy.inputs == inputs)
    #expect(copy.outputs == [columns])
    #expect(copy.assumption == policy.assumption)
    #expect(copy.location == place)
    #expect(copy.main.order == [.width])
    #expect(copy.main.rules[0].condition == rule.condition)
    #expect(copy.main.rules[0].onceKey == "tip")
    #expect(copy.main.rules[0].location == place)
    #expect(copy.main.otherwiseLocation == place)
    #expect(copy.also[0].name == "more")
    #expect(copy.also[0].hysteresis == 0)
    #expect(copy.usedPolicies.map { $0.name } == ["double-column"])
  }

  @Test(
    "holds every number as it is",
    arguments: [
      0, -0.0, 16, -16, 0.1, 1.0 / 3, 1e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
      2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_992,
    ])
  func numbers(number: Double) throws {
    let policy = RuleSet("number", hysteresis: number) { Otherwise(.stack()) }
    #expect(try policy.embedded().hysteresis?.bitPattern == number.bitPattern)
  }

  @Test("names files as it is told to")
  func naming() throws {
    let policy = RuleSet(
      name: "here", main: Question(name: nil, rules: [], otherwise: .answer(.stack, .init())),
      location: SourceLocation(file: "/home/me/here.yaml", line: 2, column: 1))
    let text = try policy.embeddedText { String($0.split(separator: "/").last ?? "") }
    #expect(text == "v1 1 9:here.yaml 1 4:here at 0 2 1 otherwise layout style stack . . 0")
  }

  @Test("says a policy once, wherever it is used")
  func usedOnce() throws {
    var policy = RuleSet("p0") { Otherwise(.stack()) }
    for number in 1..<11 {
      let used = policy
      policy = RuleSet("p\(number)") {
        Rule("one", when: .device(.pad), use: used)
        // The same once more, made anew.
        Rule("two", when: .device(.mac), use: DoubleColumn())
        Rule("three", when: .device(.tv), use: DoubleColumn())
        Otherwise(use: used)
      }
    }
    let text = try policy.embeddedText()
    #expect(text.hasPrefix("v1 0 12 "))
    #expect(text.utf8.count < 3000)
    #expect(try policy.embedded().answerCount == policy.answerCount)
  }

  @Test("is refused for code, with the way to it")
  func code() {
    let inner = RuleSet("inner") { Otherwise(use: ByHand()) }
    let outer = RuleSet("outer") {
      Rule("wide", when: .width(600...), use: inner)
      Otherwise(.stack())
    }
    let error = #expect(throws: PolicyError.self) { try outer.embeddedText() }
    #expect(error?.kind == .notEmbeddable)
    #expect(
      error?.description == """
        `outer` cannot be embedded: it uses a policy that is code (outer -> inner -> by-hand) \
        (write `by-hand` as rules, or make the policies that use it in Swift)
        """)
  }

  @Test("stands in a literal")
  func literal() {
    let policy = RuleSet(embeddedV1: "v1 0 1 5:plain otherwise layout style stack . . 0")
    #expect(policy.name == "plain")
    #expect(policy.layout(in: LayoutContext()) == .stack())
  }
}

extension RuleSet {
  /// The policy, written and read again; what is written of that must be the same.
  func embedded() throws -> RuleSet {
    let text = try embeddedText()
    let copy = try RuleSet(embeddedText: Array(text.utf8))
    #expect(try copy.embeddedText() == text)
    return copy
  }
}
