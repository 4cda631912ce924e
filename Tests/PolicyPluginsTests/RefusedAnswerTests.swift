import LayoutPolicies
import PolicyPlugins
import PolicyTesting
import Testing

/// The policies of `answers.c`, and what is said of each answer.
private let answers: [(policy: String, said: String)] = [
  ("unsaid", "the answer says no `style`"),
  ("unknown-style", "`style` is 99, which there is not"),
  ("unknown-display", "`display` is 8, which there is not"),
  ("unknown-axis", "`axis` is 4000000000, which there is not"),
  ("unknown-flag", "`collapsible` is 3, which is neither NO nor YES"),
  ("two-of-three", "`display` of `two-over-secondary` needs three columns"),
  ("changed-size", "it changed `size` of the answer to 4"),
  ("nan-spacing", "`spacing` of nan is not a length"),
  ("infinite-spacing", "`spacing` of inf is not a length"),
  ("negative-spacing", "`spacing` of -1 is not a length"),
  ("unitless", "`spacing` is 8 without a unit"),
  ("unknown-unit", "`spacing` has the unit 7, which there is not"),
  ("nan-width", "`ideal` of the sidebar of nan is not a length"),
  ("min-above-max", "`min` of 400 is above `max` of 300"),
  ("whole-fraction", "`fraction` of 1 of the sidebar is not between 0 and 1"),
  ("negative-fraction", "`fraction` of -0.5 of the sidebar is not between 0 and 1"),
  ("nan-fraction", "`fraction` of nan of the sidebar is not between 0 and 1"),
  ("exact-and-more", "the sidebar has `exact` and other widths"),
  ("base-alone", "`of` of the sidebar needs `fraction`"),
  ("column-on-top", "`edge` of the sidebar is 3, which there is not"),
  ("revealed-detail", "`reveal` is said of the detail, which has none"),
  ("sidebar-in-stack", "`sidebar` is said of the style `stack`, which has none"),
  ("falling-stops", "`drag` of the sidebar needs two stops that rise"),
  ("under-nothing", "`adapt` of the sidebar names no pane in `under`"),
  ("pane-of-3-bytes", "`sidebar` says that it has 3 bytes"),
  ("pane-of-4-gb", "`sidebar` says that it has 4294967288 bytes"),
  ("rows-alone", "`partition_rows` needs `partition_columns`"),
  ("partitions-and-display", "`display` is said beside partitions"),
  ("twice-first", "`detail` stands twice in `priority`"),
  ("tabs-of-no-form", "the tabs have no `form`"),
  ("shouted-tip", "`tip` cannot be `SIDE BAR`, which is not a kebab-case name"),
  ("latin-rule", "the text of `rule` is not UTF-8"),
  ("steering-rule", "the text of `rule` has control characters"),
  ("endless-rule", "the text of `rule` does not end within 65535 bytes"),
  ("empty-once", "`once` cannot be ``, which is not a kebab-case name"),
  ("absurd-count", "`unknown` has 4000000000 entries, of at most 1024"),
  ("null-entry", "entry 1 of `unknown` is NULL"),
  ("nan-value", "value `grid` of nan is not a finite number"),
  ("value-of-no-type", "value `grid` has the type 42, which there is not"),
  ("value-twice", "value `grid` is said twice"),
  ("null-values", "`values` is NULL, and 3 entries are promised"),
  ("null-unknown", "`unknown` is NULL, and 1 entries are promised"),
  ("null-used", "`used` is NULL, and 2 entries are promised"),
  ("no-words", "it gives no reason"),
  ("own-words", "the moon is full\u{FFFD}"),
]

private let plugin = Result { try PolicyPlugin(path: Library.compiled("answers")) }

@Suite struct RefusedAnswerTests {
  @Test("An answer that no layout can say is a failure of that decision", arguments: answers)
  func answer(_ name: String, _ said: String) throws {
    let plugin = try plugin.get()
    let template = try #require(plugin.templates.first { $0.name == name })
    let policy = try template.make()
    var memory = PolicyMemory()
    for _ in 0..<2 {
      let decision = policy.decide(in: LayoutContext(), memory: &memory)
      #expect(
        decision.failure?.message
          == "plug-in `answers` (`\(plugin.path)`) fails in `\(name)`: \(said)")
      #expect(decision.failure?.kind == .plugin)
      #expect(decision.layout == .stack())
      #expect(memory == PolicyMemory())
    }
  }

  @Test("Every policy of the file stands in the table")
  func wholeTable() throws {
    #expect(try plugin.get().templates.map { $0.name } == answers.map { $0.policy })
  }

  @Test("A policy that breaks the laws is found out")
  func lawless() throws {
    let plugin = try PolicyPlugin(path: Library.compiled("lawless"))
    let template = try #require(plugin.templates.first)
    let breaches = try PolicyLaw.breaches(of: try template.make(), randomContexts: 10)
    #expect(breaches.contains { $0.law == .deterministic })
  }
}
