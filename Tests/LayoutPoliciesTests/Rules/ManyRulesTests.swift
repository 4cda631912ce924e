import LayoutPolicies
import Testing

@Suite("Rules that code makes")
struct ManyRulesTests {
  @Test("come from a list")
  func list() {
    let columns = RuleSet(
      "grid", outputs: [ValueDeclaration("columns", .number, default: 1)],
      rules: [1200.0, 900, 600].map { width in
        Rule(
          "from \(Int(width))", when: .width(width...),
          layout: .stack(values: ["columns": .number(width / 300)]))
      }, otherwise: Otherwise(.stack()))
    for (width, expected) in [(1300.0, 4.0), (900, 3), (899.5, 2), (500, 1)] {
      let layout = columns.layout(in: LayoutContext(width: width))
      #expect(layout.values["columns"] == .number(expected))
    }
  }

  @Test("join conditions flat, so that long ones are asked on any stack")
  func longConditions() {
    let bounds = (0..<20_000).map { Condition.width(..<Double($0)) }
    let any = bounds.reduce(.any(), ||)
    let all = bounds.reduce(.always, &&)
    let none = RuleSet("long") {
      Rule("any", when: any, layout: .doubleColumn())
      Rule("all", when: !(!all), layout: .tripleColumn())
      Otherwise(.stack())
    }
    #expect(none.problems.isEmpty)
    #expect(none.layout(in: LayoutContext(width: 19_998.5)).style == .doubleColumn)
    #expect(none.layout(in: LayoutContext(width: 20_000)).style == .stack)
  }

  @Test("refuse conditions that nest too deep")
  func deepConditions() {
    let deep = (0..<100).reduce(Condition.device(.pad)) { inner, number in
      number.isMultiple(of: 2) ? .any(inner, .device(.mac)) : .all(inner, .width(1...))
    }
    let policy = RuleSet("deep") {
      Rule("deep", when: deep, layout: .stack())
      Otherwise(.stack())
    }
    #expect(throws: PolicyError.self) { try policy.validate() }
  }
}
