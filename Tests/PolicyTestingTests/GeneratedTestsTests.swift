import Foundation
import LayoutPolicies
import PolicyTesting
import PolicyYAML
import RandomPolicies
import Testing

@Suite("Generated tests")
struct GeneratedTestsTests {
  /// Runs generated tests as their file says them.
  private static func run(
    _ generated: GeneratedTests, of policy: AnyPolicy
  ) throws -> (tests: [PolicyTest], problems: [String]) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    try Data(generated.yaml.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var loader = PolicyLoader(files: PolicyFiles([]))
    let tests = loader.loadTests(file.path, for: policy)
    let failures = tests.map { PolicyTestCase($0, of: policy).run() }.filter { !$0.passed }
    return (tests, loader.findings.map { $0.rendered } + failures.map { "\($0)" })
  }

  @Test("pass as they are, and cover random policies", arguments: Array(UInt64(0)..<6))
  func random(seed: UInt64) throws {
    let policy = RandomPolicy(seed: seed, usesCode: false).whole
    let generated = try GeneratedTests(of: AnyPolicy(policy))
    let (tests, problems) = try Self.run(generated, of: AnyPolicy(policy))
    #expect(problems == [] && tests.count == generated.count && !generated.isCut)
    let coverage = Coverage(of: policy, by: tests)
    // Only what a test cannot give is left.
    #expect(coverage.gaps.isEmpty || generated.leftOut > 0, "\(coverage.gaps)")
  }

  @Test("name the rule and the bound, and use up once keys by steps")
  func text() throws {
    var loader = PolicyLoader(files: PolicyFiles([]))
    let read = loader.load(
      text: """
        version: 1
        assume: { width: 200... }
        rules:
          - { name: first, once: tip, when: { device: pad }, layout: { style: stack, tip: tip } }
          - { name: again, when: { device: pad }, layout: { style: stack } }
          - { name: roomy, when: { width: 840... }, layout: { style: double-column } }
        otherwise: { layout: { style: stack } }
        also:
          tabs: { rules: [{ name: rail, when: { height: ...480 }, layout: { tabs: rail } }] }

        """, named: "p")
    let policy = AnyPolicy(try #require(read).policy)
    let generated = try GeneratedTests(of: policy)
    #expect(
      generated.yaml == """
        # Every decision, both sides of every bound that decides, and every condition, true and false.
        # Made by `layout-policy generate-tests`: read what changed before you make them anew.
        version: 1
        policy: p
        tests:
          - name: "otherwise with rail: iphone-5s, landscape"
            given: { device: iphone-5s, orientation: landscape }
            expect: { rule: otherwise, also: { tabs: rail }, unknown: none, style: stack }
          - name: "otherwise: iphone-5s, portrait"
            given: { device: iphone-5s, orientation: portrait }
            expect: { rule: otherwise, also: { tabs: none }, unknown: none, style: stack }
          - name: "roomy with rail: iphone-xr, landscape"
            given: { device: iphone-xr, orientation: landscape }
            expect: { rule: roomy, also: { tabs: rail }, unknown: none, style: double-column, display: automatic }
          - name: "roomy: iphone-duo, landscape"
            given: { device: iphone-duo, orientation: landscape }
            expect: { rule: roomy, also: { tabs: none }, unknown: none, style: double-column, display: automatic }
          - name: "first with rail: pad, 390x390"
            given: { device: pad, size: 390x390 }
            expect: { rule: first, also: { tabs: rail }, unknown: none, style: stack }
          - name: "first: ipad-5, portrait"
            given: { device: ipad-5, orientation: portrait }
            expect: { rule: first, also: { tabs: none }, unknown: none, style: stack }
          - name: "again with rail: pad, 390x390, tip used up"
            steps:
              - given: { device: pad, size: 390x390 }
                expect: { rule: first, also: { tabs: rail }, unknown: none, style: stack }
              - given: { device: iphone-5s, orientation: landscape, size: unknown }
                expect: { rule: otherwise, also: { tabs: rail }, unknown: none, style: stack }
              - given: { device: pad, size: 390x390, orientation: unknown }
                expect: { rule: again, also: { tabs: rail }, unknown: none, style: stack }
          - name: "again: ipad-5, portrait, tip used up"
            steps:
              - given: { device: pad, size: 390x390 }
                expect: { rule: first, also: { tabs: rail }, unknown: none, style: stack }
              - given: { device: iphone-5s, orientation: landscape, size: unknown }
                expect: { rule: otherwise, also: { tabs: rail }, unknown: none, style: stack }
              - given: { device: ipad-5, orientation: portrait }
                expect: { rule: again, also: { tabs: none }, unknown: none, style: stack }
          - name: "not quite roomy: 839 wide"
            given: { device: phone, size: 839x1180 }
            expect: { rule: otherwise, also: { tabs: none }, unknown: none, style: stack }
          - name: "roomy: 840 wide"
            given: { device: phone, size: 840x1180 }
            expect: { rule: roomy, also: { tabs: none }, unknown: none, style: double-column, display: automatic }
          - name: "rail: 480 high"
            given: { size: 390x480 }
            expect: { rule: otherwise, also: { tabs: rail }, unknown: [device], style: stack }
          - name: "no longer rail: 480.5 high"
            given: { size: 390x480.5 }
            expect: { rule: otherwise, also: { tabs: none }, unknown: [device], style: stack }

        """)
    #expect(try Self.run(generated, of: policy).problems == [])
  }

  @Test("say where they are cut, and need rules")
  func limits() throws {
    let policy = AnyPolicy(RandomPolicy(seed: 3, usesCode: false).whole)
    let cut = try GeneratedTests(of: policy, steps: 20)
    #expect(cut.isCut && cut.yaml.contains("# The analysis was cut"))
    #expect(throws: PolicyError.self) { try GeneratedTests(of: AnyPolicy(ByHand())) }
    let using = RuleSet("p") { Otherwise(use: ByHand()) }
    #expect(throws: PolicyError.self) { try GeneratedTests(of: AnyPolicy(using)) }
  }
}
