import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@Suite("Coverage")
struct CoverageTests {
  private static let rules = """
    version: 1
    inputs: { focus: { type: boolean, default: false } }
    hysteresis: 10
    rules:
      - { name: tip, once: tip, when: { device: pad }, layout: { style: stack, tip: tip } }
      - name: roomy
        when: { width: 800..., not: { focus: true } }
        layout: { style: double-column }
      - { name: small, when: { any: [{ width: ..<300 }, { height: ..<300 }] }, use: pad-only }
    otherwise: { use: double-column }
    also:
      tabs:
        rules: [{ name: rail, when: { width: 600... }, layout: { tabs: rail } }]
    tests:

    """

  private static func coverage(
    of rules: String = Self.rules, _ steps: [String]
  ) throws -> (coverage: Coverage, gaps: [String]) {
    var loader = PolicyLoader(files: PolicyFiles([]))
    let test = steps.isEmpty ? "" : "  - name: t\n    steps:\n"
    let lines = steps.map { "      - { given: { \($0) }, expect: { policy: p } }\n" }.joined()
    var text = rules + test + lines
    if steps.isEmpty { text = text.replacing("tests:\n", with: "") }
    let read = loader.load(text: text, named: "p")
    let loaded = try #require(read, "\(loader.findings)")
    let coverage = Coverage(of: loaded.policy, by: loaded.tests)
    return (coverage, coverage.gaps.map { "\($0)" })
  }

  @Test(
    "what no step saw is named with its place, and percentages are rounded down",
    arguments: [
      (
        [], 0, 0,
        [
          "p.yaml:5:5: rule `tip` never won",
          "p.yaml:5:5: `device: pad` of rule `tip` was never true nor false",
          "p.yaml:6:5: rule `roomy` never won",
          "p.yaml:6:5: `width: 800...` of rule `roomy` was never true nor false",
          "p.yaml:6:5: `focus: true` of rule `roomy` was never true nor false",
          "p.yaml:9:5: rule `small` never won",
          "p.yaml:9:5: `width: ..<300` of rule `small` was never true nor false",
          "p.yaml:9:5: `height: ..<300` of rule `small` was never true nor false",
          "p.yaml:10:1: `otherwise` never won",
          "p.yaml:13:13: question `tabs`: rule `rail` never won",
          "p.yaml:13:13: question `tabs`: `width: 600...` of rule `rail` was never true nor false",
        ]
      ),
      // All leaves of a rule are looked at, also where one of them decides; those behind the winner
      // are not.
      (
        ["device: phone, width: 900, height: 200, focus: false"], 6, 35.2,
        [
          "p.yaml:5:5: rule `tip` never won",
          "p.yaml:5:5: `device: pad` of rule `tip` was never true",
          "p.yaml:6:5: `width: 800...` of rule `roomy` was never false",
          "p.yaml:6:5: `focus: true` of rule `roomy` was never true",
          "p.yaml:9:5: rule `small` never won",
          "p.yaml:9:5: `width: ..<300` of rule `small` was never true nor false",
          "p.yaml:9:5: `height: ..<300` of rule `small` was never true nor false",
          "p.yaml:10:1: `otherwise` never won",
          "p.yaml:13:13: question `tabs`: `width: 600...` of rule `rail` was never false",
        ]
      ),
      // The second step keeps `roomy` by hysteresis alone; its bound was false all the same. In the
      // last the tip is used up, so that its rule is not asked.
      (
        [
          "width: 800", "width: 795", "width: 900, focus: true, height: 700",
          "device: pad, width: 900, height: 200", "focus: false", "device: mac, width: 500",
          "device: pad",
        ], 16, 94.1, ["p.yaml:9:5: `width: ..<300` of rule `small` was never true"]
      ),
    ] as [([String], Int, Double, [String])])
  func gaps(steps: [String], covered: Int, percentage: Double, gaps: [String]) throws {
    let (coverage, found) = try Self.coverage(steps)
    #expect(found == gaps)
    #expect(coverage.covered == covered && coverage.count == 17)
    #expect(coverage.percentage == percentage)
    #expect(coverage.reaches(percentage) && !coverage.reaches(percentage + 0.1))
  }

  @Test("a policy that only uses another has its fallback to cover")
  func useOnly() throws {
    let (coverage, gaps) = try Self.coverage(
      of: "version: 1\nuse: double-column\nwith: { tall: automatic }\ntests:\n", ["device: pad"])
    #expect(gaps == [] && coverage.count == 1 && coverage.percentage == 100)
  }

  @Test("what can never happen is no gap, and each gap shows a context that covers it")
  func impossible() throws {
    let rules = """
      version: 1
      assume: { width: 200... }
      rules:
        - { name: wide, when: { width: 600... }, layout: { style: double-column } }
        - { name: hidden, when: { width: 700..., height: 200... }, layout: { style: stack } }
        - { name: any, when: { width: 100... }, layout: { style: stack } }
      otherwise: { layout: { style: stack } }
      tests:

      """
    let (full, gaps) = try Self.coverage(
      of: rules, ["width: 600", "width: 599, height: 100", "height: 200", "width: unknown"])
    // `width: 700...` cannot be true there, nor `width: 100...` false.
    #expect(gaps == [] && full.count == 9 && full.percentage == 100 && !full.isCut)
    let (none, _) = try Self.coverage(of: rules, [])
    #expect(none.count == 9 && none.gaps.allSatisfy { !$0.witnesses.isEmpty })
    var loader = PolicyLoader(files: PolicyFiles([]))
    let read = loader.load(text: rules.replacing("tests:\n", with: ""), named: "p")
    let cut = Coverage(of: try #require(read).policy, by: [], steps: 4)
    #expect(cut.isCut && cut.count > 9 && cut.covered == 0)
  }
}
