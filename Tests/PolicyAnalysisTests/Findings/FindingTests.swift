import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import Testing

// With RECORD_FIXTURES=1 the expected texts are written anew; then read what changed.
@Suite struct FindingTests {
  @Test("near misses are not found", arguments: Fixture.all("accepted"))
  func accepted(_ fixture: Fixture) {
    #expect(!fixture.findings.contains("warning: "), "\(fixture.findings)")
    #expect(!fixture.findings.contains("error: "))
  }

  @Test("planted faults are found with their witness", arguments: Fixture.all("doubtful"))
  func doubtful(_ fixture: Fixture) throws {
    #expect(!fixture.findings.contains("error: ") && !fixture.findings.isEmpty)
    try fixture.compare()
  }

  @Test("what shows a finding can be given as it stands", arguments: Fixture.all("doubtful"))
  func options(_ fixture: Fixture) throws {
    let (policy, _, findings) = fixture.load()
    for witness in findings.compactMap({ $0.witness }) {
      let words = witness.options.split(separator: " ").map(String.init)
      var given = Given(inputs: policy?.allInputs ?? [])
      for (name, value) in zip(words, words.dropFirst()) where name.hasPrefix("--") {
        let pair = value.split(separator: "=").map(String.init)
        let field = name == "--input" ? (pair[0], pair[1]) : (String(name.dropFirst(2)), value)
        try given.set(field.0, to: .plain(field.1))
      }
      #expect(try given.context() == witness.context, "\(witness.options)")
    }
  }

  @Test("hysteresis that a used policy takes from its user counts where it is used")
  func handedOn() {
    func findings(_ condition: Condition, hysteresis: Double?) -> [String] {
      let used = RuleSet("used", hysteresis: hysteresis) {
        Rule("narrow", when: .width(..<600), layout: .stack())
        Rule("middle", when: .width(600..<620), layout: .doubleColumn())
        Otherwise(.tripleColumn())
      }
      let user = RuleSet("user", hysteresis: 16) {
        Rule("used", when: condition && .shape(.wide), use: used)
        Otherwise(.stack())
      }
      return PolicyFindings(of: user).findings.map { $0.diagnostic }
        .filter { $0.kind == .closeThresholds }.map { $0.message }
    }
    let found = [
      "width changes the rule from `narrow` to `middle` at 600, and to `otherwise` at 620, which "
        + "is closer than twice the hysteresis of 16 that `user` hands on"
    ]
    #expect(findings(.height(300...), hysteresis: nil) == found)
    #expect(findings(.height(300...), hysteresis: 8) == [])
    #expect(findings(.width(700...), hysteresis: nil) == [])
  }

  @Test("more rules than a look allows are said to be too many")
  func cut() {
    let rules = (0..<40).map { place in
      let width = Double(place * 37 % 900)
      let height = Double(place * 53)
      return Rule<NavigationLayout>(
        "r\(place)", when: .width(width...) && .height(..<height), layout: .stack())
    }
    let policy = RuleSet("many", rules: rules, otherwise: Otherwise(.stack()))
    let cut = PolicyFindings(of: policy, steps: 8)
    #expect(cut.isCut)
    #expect(cut.findings.last?.diagnostic.message.contains("`many` was cut") == true)
    #expect(cut.findings.last?.diagnostic.severity == .info)
    #expect(!PolicyFindings(of: policy).isCut)
  }
}
