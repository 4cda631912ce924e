import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@Suite("Reading tests from files")
struct ReadingTests {
  private static let inbox = """
    version: 1
    rules:
      - { name: roomy, when: { width: 760... }, layout: { style: double-column } }
    otherwise: { layout: { style: stack } }
    tests:
      - { name: wide, given: { width: 800 }, expect: { rule: roomy } }

    """

  private static func tests(of policy: String, rule: String) -> String {
    """
    version: 1
    policy: \(policy)
    tests: [{ name: beside, given: { width: 800, height: 600 }, expect: { rule: \(rule) } }]

    """
  }

  @Test("tests stand in policies and beside them, and may be about policies in code")
  func allFiles() throws {
    let folder = try TestFolder([
      "inbox.yaml": Self.inbox, "inbox.test.yaml": Self.tests(of: "inbox", rule: "roomy"),
      "stack.test.yaml": Self.tests(of: "stack", rule: "otherwise"),
      "own.test.yaml": Self.tests(of: "own", rule: "wide"),
    ])
    var registry = PolicyRegistry()
    try registry.register(
      RuleSet("own") {
        Rule("wide", when: .width(700...), layout: .doubleColumn())
        Otherwise(.stack())
      }, origin: .code)
    let tests = try PolicyTestCase.all(inFiles: [folder.path], registry: registry)
    #expect(
      tests.map { "\($0)" } == ["inbox: wide", "inbox: beside", "stack: beside", "own: beside"])
    #expect(folder.relative("\(tests[1].location)") == "inbox.test.yaml:3:9")
    #expect(tests.allSatisfy { $0.run().passed })
    let one = try PolicyTestCase.all(inFiles: ["\(folder.path)/inbox.yaml"])
    #expect(one.map { "\($0)" } == ["inbox: wide", "inbox: beside"])
  }

  @Test("a scenario is a test of the policy that it names, wherever it stands")
  func scenarios() throws {
    let folder = try TestFolder([
      "inbox.yaml": Self.inbox,
      "narrow.scenario.yaml": """
      version: 1
      policy: inbox
      given: { size: 800x600 }
      steps:
        - { push: [message/7], expect: { stacks: { sidebar: none, detail: message/7 } } }
        - { width: 700, expect: { style: stack, stacks: { detail: message/8 } } }

      """,
      "own.scenario.yaml": "version: 1\npolicy: own\nsteps: [{ push: a, expect: { path: a } }]\n",
    ])
    var registry = PolicyRegistry()
    try registry.register(RuleSet("own") { Otherwise(.stack()) }, origin: .code)
    let tests = try PolicyTestCase.all(inFiles: [folder.path], registry: registry)
    #expect(
      tests.map { "\($0)" } == ["inbox: wide", "inbox: scenario narrow", "own: scenario own"])
    let runs = tests.map { $0.run() }
    #expect(runs.map { $0.passed } == [true, false, true])
    #expect(runs[1].failures.map { $0.subject } == ["stack detail"])
    #expect(runs[1].failures[0].step == 2)
    // A scenario alone is a test, too.
    let one = try PolicyTestCase.all(
      inFiles: ["\(folder.path)/own.scenario.yaml"], registry: registry)
    #expect(one.map { "\($0)" } == ["own: scenario own"])
  }

  @Test("a chain may lead into a policy that is code, which nobody foresees")
  func codeInChains() throws {
    struct Mirror: LayoutPolicy {
      let name = "mirror"
      func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
        LayoutDecision(policy: name, rule: "any", layout: .stack())
      }
    }
    let folder = try TestFolder([
      "p.yaml": "version: 1\nuse: mirror\ntests:\n"
        + "  - { name: through, expect: { chain: [p/otherwise, mirror/any] } }\n"
        + "  - { name: elsewhere, expect: { chain: [p/otherwise, mirror/other] } }\n"
    ])
    var registry = PolicyRegistry()
    try registry.register(Mirror())
    let runs = try PolicyTestCase.all(inFiles: [folder.path], registry: registry).map { $0.run() }
    #expect(runs.map { $0.passed } == [true, false])
    #expect(runs[1].failures[0].subject == "chain" && runs[1].failures[0].step == nil)
  }

  @Test("files state tests of a policy that is code; where it fails to decide, they fail")
  func testsOfCode() throws {
    struct Grid: LayoutPolicy {
      let name = "grid"
      func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
        guard let width = context.width else {
          return LayoutDecision(policy: name, failure: PolicyError(.plugin, "it crashed"))
        }
        return LayoutDecision(
          policy: name, rule: "any", layout: .stack(values: ["columns": .number(width / 100)]))
      }
    }
    let folder = try TestFolder([
      "grid.test.yaml": """
      version: 1
      policy: grid
      tests:
        - name: right
          given: { width: 400 }
          expect: { rule: any, chain: grid/any, values: { columns: 4 }, style: stack }
        - { name: wrong, given: { width: 400 }, expect: { values: { columns: 3 }, rule: other } }
        - name: failed
          steps: [{ given: { width: 400 }, expect: { rule: any } }, { given: { width: unknown }, expect: { rule: any } }]
      """,
      "turn.scenario.yaml": "version: 1\npolicy: grid\nsteps: [{ push: a, expect: { path: a } }]\n",
    ])
    var registry = PolicyRegistry()
    try registry.register(Grid())
    let runs = try PolicyTestCase.all(inFiles: [folder.path], registry: registry).map { $0.run() }
    #expect(
      runs.map { $0.failures.map { $0.subject } }
        == [[], ["value columns", "rule"], ["decision"], ["decision"]])
    #expect(runs.map { $0.lacksDecision } == [false, false, true, true])
    #expect(runs[2].failures[0].step == 2)
    #expect("\(runs[2])".hasSuffix("\n    expected  a decision\n    actual    it crashed"))
  }

  @Test(
    "what cannot be tested is an error with all findings",
    arguments: [
      ([:], "there are no tests in"),
      (["inbox.yaml": "version: 1\notherwise: { use: stack }\n"], "there are no tests in"),
      (
        ["inbox.yaml": inbox, "inbxo.test.yaml": tests(of: "inbxo", rule: "roomy")],
        "inbxo.test.yaml` tests `inbxo`, which is not there\n  help: did you mean `inbox`?"
      ),
      (["stack.yaml": inbox], "two policies are named `stack`: "),
      (
        ["inbox.yaml": inbox, "mail.yaml": "version: 1\nversion: 1\n"],
        "mail.yaml:2:1: error: duplicate key `version`"
      ),
      (
        ["inbox.yaml": inbox, "inbox.test.yaml": tests(of: "inbox", rule: "romy")],
        "error: there is no rule `romy`\n"
      ),
      (
        ["inbox.yaml": inbox, "a.scenario.yaml": "version: 1\npolicy: inbxo\nsteps: [back]\n"],
        "a.scenario.yaml:2:9: error: there is no policy `inbxo`\n"
      ),
    ] as [([String: String], String)])
  func refused(files: [String: String], finding: String) throws {
    let folder = try TestFolder(files)
    let error = #expect(throws: PolicyReadingError.self) {
      try PolicyTestCase.all(inFiles: [folder.path])
    }
    #expect(folder.relative("\(try #require(error))").contains(finding))
    #expect(throws: PolicyReadingError.self) {
      try PolicyTestCase.all(inFiles: ["\(folder.path)/missing"])
    }
  }
}
