import LayoutPolicies
import PolicyYAML
import Testing

@Suite("What a file silences")
struct SilencesTests {
  private static let text = """
    version: 1
    silence: { hidden-rule: of the file, overlap: of the file }
    rules:
      - { name: a, when: { width: ...600 }, use: stack, silence: { hidden-rule: of a } }
      - { name: b, when: { width: 600... }, use: stack }
    otherwise: { layout: { style: stack } }
    also:
      more:
        rules:
          - name: a
            when: { width: ...600 }
            layout: { tabs: bar }
            silence: { sliver: of the other a }
    """

  private static func loader(_ text: String, limit: Int = 100) -> PolicyLoader {
    var limits = YAMLLimits()
    limits.findings = limit
    var loader = PolicyLoader(files: PolicyFiles([]), limits: limits)
    _ = loader.load(text: text, named: "inbox")
    return loader
  }

  @Test(
    "a rule's own silence goes before the file's",
    arguments: [
      (.hiddenRule, RulePlace(rule: "a"), "of a"),
      (.hiddenRule, RulePlace(rule: "b"), "of the file"),
      (.hiddenRule, RulePlace(question: "more", rule: "a"), "of the file"),
      (.hiddenRule, RulePlace(rule: "A"), "of the file"), (.hiddenRule, nil, "of the file"),
      (.sliver, RulePlace(question: "more", rule: "a"), "of the other a"),
      (.sliver, RulePlace(rule: "a"), nil), (.sliver, nil, nil), (.unfitPane, nil, nil),
    ] as [(FindingKind, RulePlace?, String?)])
  func reasons(kind: FindingKind, place: RulePlace?, reason: String?) throws {
    var loader = PolicyLoader(files: PolicyFiles([]))
    let loaded = loader.load(text: Self.text, named: "inbox")
    let silences = try #require(loaded).silences
    #expect(silences.silence(of: kind, about: place)?.reason == reason)
  }

  @Test("what is silenced is kept apart, with what silences it")
  func held() {
    var loader = Self.loader(Self.text)
    #expect(loader.findings.isEmpty)
    #expect(loader.silenced.kept.map { $0.finding.location?.line } == [4, 11])
    let places = [RulePlace(rule: "b"), RulePlace(question: "more", rule: "a"), nil]
    loader.add(
      places.enumerated().flatMap { line, place in
        [FindingKind.sliver, .hiddenRule, nil].map { kind in
          let location = SourceLocation(file: "inbox.yaml", line: 9 - line, column: 1)
          return PolicyFinding(
            Diagnostic(kind == .sliver ? .info : .warning, "odd", kind: kind, at: location),
            about: place)
        }
      } + [PolicyFinding(Diagnostic(.warning, "equal", kind: .equalPolicies), about: nil)])
    #expect(
      loader.findings.map { $0.rendered.split(separator: "\n")[0] } == [
        "inbox.yaml:7:1: warning: odd", "inbox.yaml:7:1: info: odd [sliver]",
        "inbox.yaml:8:1: warning: odd", "inbox.yaml:9:1: warning: odd",
        "inbox.yaml:9:1: info: odd [sliver]", "warning: equal [equal-policies]",
      ])
    #expect(loader.findings[0].sourceLine == "also:")
    #expect(
      loader.silenced.kept.dropFirst(2).map { $0.silence.reason } == [
        "of the file", "of the file", "of the other a", "of the file",
      ])
    #expect(loader.silenced.count == 6)
    #expect(
      loader.silenced.used.map { "\($0.kind.rawValue) \($0.location)" }.sorted() == [
        "hidden-rule inbox.yaml:2:12", "overlap inbox.yaml:2:38", "sliver inbox.yaml:13:20",
      ])
  }

  @Test("what is silenced takes no room from what is not")
  func limits() {
    let rules = (1...9).map { place in
      "  - { name: r\(place), when: { width: \(place)...\(place + 1) }, use: stack"
        + (place < 8 ? ", silence: { overlap: r\(place) } }" : " }")
    }
    let text =
      "version: 1\nrules:\n\(rules.joined(separator: "\n"))\n"
      + "  - { name: last, when: { width: 10... }, use: stack }\n"
      + "otherwise: { layout: { style: stack } }\n"
    let loader = Self.loader(text, limit: 3)
    #expect(loader.findings.map { $0.location?.line } == [10, 11])
    #expect(loader.silenced.kept.count == 3)
    #expect(loader.silenced.count == 7)
    #expect(Set(loader.silenced.used.map { $0.reason }) == Set((1...7).map { "r\($0)" }))
  }
}
