import LayoutPolicies
import Testing

@Suite("A rule set written in Swift")
struct BuilderTests {
  private static let focus = ValueDeclaration("focus", .boolean, default: .boolean(false))

  /// As in YAML: rules in their order, then what answers otherwise, then further questions.
  private static let reader = RuleSet(
    "reader", hysteresis: 16, inputs: [focus],
    outputs: [ValueDeclaration("grid-columns", .number, default: .number(2))],
    assume: .width(320...)
  ) {
    Rule("tabletop", when: .fold(.tabletop), layout: .doubleColumn(axis: .vertical))
    Rule(
      "roomy",
      when: .width(840...) && .height(480...) && !.input(focus, is: .boolean(true))
        && (.device(.pad, .mac) || .fold(FoldPattern(posture: .flat, separating: true))),
      layout: .doubleColumn(
        display: .oneBesideSecondary,
        sidebar: PaneColumn(width: .fraction(0.25, min: .sp(180), max: .sp(280)))))
    Otherwise(use: PadOnly())
  }
  .also("navigation") {
    Rule("rail", when: .widthClass(.regular), settings: LayoutSettings(tabs: .rail))
    Otherwise(LayoutSettings(tabs: .bar))
  }
  .also("grid", hysteresis: 0) {
    Rule(
      "wide", when: .width(1000...),
      settings: LayoutSettings(values: ["grid-columns": .number(3)]))
  }

  @Test("says the same as its YAML would")
  func reads() throws {
    try Self.reader.validate()
    #expect(Self.reader.main.rules.map { $0.name } == ["tabletop", "roomy"])
    #expect(Self.reader.questions.map { $0.name } == [nil, "navigation", "grid"])
    #expect(Self.reader.questions.map { $0.hysteresis } == [nil, nil, 0])
    #expect(Self.reader.usedPolicies.map { $0.name } == ["pad-only"])
    #expect(Self.reader.assumes(LayoutContext(size: Size(width: 319, height: 500))) == false)
    #expect(Self.reader.assumes(LayoutContext()))
  }

  @Test("decides, adds what further questions say, and tells why")
  func decides() {
    var memory = PolicyMemory()
    let pad = LayoutContext(device: .pad, size: Size(width: 1180, height: 820))
    let roomy = Self.reader.decide(in: pad, memory: &memory)
    #expect(roomy.policy == "reader" && roomy.rule == "roomy" && roomy.location == nil)
    #expect(roomy.unknown == ["fold"])
    #expect(
      roomy.also.map { "\($0.question): \($0.rule ?? "")" } == ["navigation: rail", "grid: wide"])
    #expect(roomy.layout.tabs == .rail)
    #expect(roomy.layout.values["grid-columns"] == .number(3))

    var busy = pad
    busy.inputs["focus"] = .boolean(true)
    busy.width = 900
    let columns = Self.reader.decide(in: busy, memory: &memory)
    #expect(
      columns.chain.map { "\($0.policy)/\($0.rule ?? "")" }
        == ["reader/otherwise", "pad-only/those devices", "double-column/wide"])
    #expect(columns.layout.values["grid-columns"] == .number(2), "an output is never absent")
    #expect(columns.also.map { $0.question } == ["navigation"])
  }

  @Test("keeps the rule that won, as the policy states and its user hands down")
  func hysteresis() {
    var memory = PolicyMemory()
    func rules(_ width: Double) -> String {
      let context = LayoutContext(device: .mac, size: Size(width: width, height: 700))
      let decision = Self.reader.decide(in: context, memory: &memory)
      return decision.activeRules.map { $0.rule ?? "" }.joined(separator: " ")
    }
    #expect(rules(839) == "otherwise otherwise otherwise rail")
    #expect(rules(840) == "roomy rail")
    #expect(rules(824) == "roomy rail")
    #expect(rules(823.9) == "otherwise otherwise otherwise rail")
    #expect(rules(1000) == "roomy rail wide")
    #expect(rules(999) == "roomy rail", "this question gives no way")
    #expect(rules(624) == "otherwise otherwise otherwise rail")
    #expect(rules(623.9) == "otherwise otherwise otherwise otherwise")
  }
}
