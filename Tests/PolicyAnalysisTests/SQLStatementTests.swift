import DeviceCatalog
import Foundation
import LayoutPolicies
import PolicyAnalysis
import Testing

/// A policy that a person wrote as code.
private struct ByHand: LayoutPolicy {
  let name = "by-hand"

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    LayoutDecision(policy: name, layout: .stack())
  }
}

@Suite("SQL of policies")
struct SQLStatementTests {
  private func text(
    _ rules: RuleSet, table: String = "contexts", asksOnce: Bool = false
  ) throws(PolicyError) -> String {
    try SQLStatement(rules, table: table, asksOnce: asksOnce) { $0.plainText }.text
  }

  /// A stack where a condition is false, and what SQL makes of the condition.
  private func condition(_ condition: Condition, _ inputs: [ValueDeclaration] = []) throws -> String
  {
    let rules = RuleSet("one", inputs: inputs) {
      Rule("is so", when: condition, layout: .doubleColumn())
      Otherwise(.stack())
    }
    let text = try text(rules)
    let step = try #require(text.range(of: "lp_rules AS ("))
    let start = try #require(text.range(of: "WHEN ", range: step.upperBound..<text.endIndex))
    let end = try #require(text.range(of: " THEN 0", range: step.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  private static let role = ValueDeclaration("role", .text)
  private static let zoom = ValueDeclaration("zoom", .number, default: 1)

  @Test(
    "says conditions in three-valued logic",
    arguments: [
      (.width(600...), "lp_width >= 600e0"),
      (.width(599.5..<600.25), "lp_width >= 599.5e0 AND lp_width < 600.25e0"),
      (.height((600...).sp), "lp_height >= 600e0 * lp_text_scale"),
      (.width(...0.1), "lp_width <= (1e0 / 1e1)"),
      (
        .aspect((16.0 / 9)...),
        "lp_aspect >= (2001599834386887e0 / 1125899906842624e0)"
      ),
      (.width(1e300..<2e300) && .shape(.tall), nil),
      (.device(.pad, .mac), "lp_device IN ('pad', 'mac')"),
      (.device([]), "CASE WHEN lp_device IS NOT NULL THEN FALSE END"),
      (
        !(.device(.pad) || .shape(.wide) && .width(600...)),
        "NOT (lp_device = 'pad' OR (lp_shape = 'wide' AND lp_width >= 600e0))"
      ),
      (.model("surface-duo"), "model IN ('surface-duo', 'surface-duo-closed')"),
      (
        .fold(.book),
        "lp_fold = 'one' AND lp_fold_axis = 'vertical' AND lp_fold_posture = 'half-open'"
      ),
      (.noFold, "lp_fold = 'none'"),
      (.open([.sidebar, .detail]), "open_sidebar = TRUE OR open_detail = TRUE"),
      (.osVersion(OSVersion(17, 4)...), "(os_major > 17 OR os_major = 17 AND (lp_os_minor >= 4))"),
      (.osVersion(..<OSVersion(17)), "(os_major < 17)"),
      (.input(role, is: "it's", "b"), "lp_input_role IN ('it''s', 'b')"),
      (.input(zoom, in: 1.5...), "lp_input_zoom >= 1.5e0"),
      (.input(zoom, is: -2), "lp_input_zoom = -2e0"),
      (.any([]), "FALSE"), (.always, "TRUE"),
    ] as [(Condition, String?)])
  func conditions(_ condition: Condition, _ sql: String?) throws {
    let written = try self.condition(condition, [Self.role, Self.zoom])
    if let sql { #expect(written == sql) } else { #expect(!written.contains("300")) }
  }

  @Test("joins long lists of conditions as a tree, since parsers bound how deep a chain may be")
  func longLists() throws {
    let many = Condition.any((0..<5000).map { .width(Double($0)..<(Double($0) + 0.5)) })
    var (depth, deepest) = (0, 0)
    for character in try condition(many) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      deepest = max(deepest, depth)
    }
    #expect(deepest < 16)
  }

  @Test(
    "quotes a table's name where it is no plain word",
    arguments: [
      ("sessions", "sessions"), ("a.b_1.c", "a.b_1.c"), ("order", "\"order\""),
      ("a.Table", "a.\"Table\""), ("1st", "\"1st\""),
      ("x; DROP TABLE y --", "\"x; DROP TABLE y --\""),
      ("a\"b", "\"a\"\"b\""), ("naïve", "\"naïve\""),
    ])
  func tables(_ name: String, _ sql: String) throws {
    #expect(try text(Stack().ruleSet, table: name).contains("\n  FROM \(sql)\n"))
  }

  @Test("writes a policy that many others use once")
  func sharing() throws {
    var policy = Stack().ruleSet
    for level in 0..<14 {
      let used = policy
      policy = RuleSet("level-\(level)") {
        Rule("narrow", when: .width(..<600), use: used)
        Otherwise(use: used)
      }
    }
    #expect(try text(policy).utf8.count < 20_000)
  }

  @Test("asks whether keys are spent only where the table tells it")
  func onceKeys() throws {
    let rules = RuleSet("tour") {
      Rule(
        "first", when: .width(600...) && .height(400...), once: "tour-tip", layout: .stack(tip: "x")
      )
      Otherwise(.stack())
    }
    let fresh = try text(rules)
    #expect(!fresh.contains("spent_") && fresh.contains("-- No once key is spent: `tour-tip`.\n"))
    let told = try text(rules, asksOnce: true)
    #expect(
      told.contains(
        "(lp_width >= 600e0 AND lp_height >= 400e0) AND spent_tour_tip IS NOT TRUE THEN"))
    #expect(told.contains("--   spent_tour_tip  boolean"))
  }

  @Test("refuses what is code, and what engines do not read alike")
  func refusals() {
    let sides = ValueDeclaration("sides", .choices(["top", "bottom"]))
    let title = ValueDeclaration("title", .text, default: "none")
    let cases: [(RuleSet, String)] = [
      (
        RuleSet("a") {
          Rule("wide", when: .shape(.wide), use: RuleSet("b") { Otherwise(use: ByHand()) })
          Otherwise(.stack())
        }, "it uses `by-hand`, which is code (only rules can be exported; write it as rules)"
      ),
      (
        RuleSet("a") {
          Rule(#"a\b"#, when: .shape(.wide), layout: .doubleColumn())
          Otherwise(.stack())
        },
        #"the rule `a\b` needs a backslash, which databases read in different ways "#
          + "(say it without backslashes)"
      ),
      (
        RuleSet("a", outputs: [title]) { Otherwise(.stack(values: ["title": "the \"best\""])) },
        "the value `the \"best\"` needs a backslash, which databases read in different ways "
          + "(say it without quotes, backslashes and control characters)"
      ),
      (
        RuleSet("a", inputs: [sides]) {
          Rule("top", when: .input(sides, is: "top"), layout: .doubleColumn())
          Otherwise(.stack())
        },
        "its input `sides` takes several of a list "
          + "(SQL compares whole texts; declare one input for each of the list)"
      ),
      (
        RuleSet("a") { Otherwise(use: RuleSet("b") { Otherwise(.stack()) }.asking("c")) }
          .asking("b-c"),
        "two of its answers would both be the column `rule_b_c` "
          + "(rename a question or an output, or a policy that is used)"
      ),
    ]
    for (rules, message) in cases {
      do throws(PolicyError) {
        _ = try text(rules)
        Issue.record("nothing is wrong: \(message)")
      } catch {
        #expect(error.description == message)
      }
    }
  }
}

extension RuleSet {
  fileprivate func asking(_ question: String) -> RuleSet {
    also(question) { Otherwise(LayoutSettings()) }
  }
}
