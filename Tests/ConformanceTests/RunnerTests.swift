import Testing

@Suite("Running facts")
struct RunnerTests {
  /// A malformed file, and what is said of it.
  struct Malformed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let message: String
  }

  static let fact = "id: x, system: s, kind: back, input: { a: 1 }, expected: { b: 2 }"

  static func file(_ cases: String...) -> String {
    "version: 1\ncases:\n" + cases.map { "- { \($0) }\n" }.joined()
  }

  static func malformed(_ name: String, _ text: String, _ message: String) -> Malformed {
    Malformed(testDescription: name, text: text, message: message)
  }

  static let malformed = [
    malformed("nothing", "", "f.yaml:1:1: error: the file is empty"),
    malformed("a text", "facts", "f.yaml:1:1: error: the file must be a mapping"),
    malformed("no version", "cases: [{}]", "f.yaml:1:1: error: the file has no `version`"),
    malformed("no cases", "version: 1", "f.yaml:1:1: error: the file has no `cases`"),
    malformed(
      "another version", "version: 2\ncases: [{ \(fact) }]",
      "f.yaml:1:10: error: `version` must be `1`"),
    malformed(
      "an empty list", "version: 1\ncases: []",
      "f.yaml:2:8: error: `cases` must be a list that is not empty"),
    malformed(
      "a case that is a text", "version: 1\ncases: [x]",
      "f.yaml:2:9: error: a case must be a mapping"),
    malformed(
      "no id", file("system: s, kind: back, input: {}, expected: { b: 2 }"),
      "f.yaml:3:3: error: a case has no `id`"),
    malformed(
      "no system", file("id: x, kind: back, input: {}, expected: { b: 2 }"),
      "f.yaml:3:3: error: the case `x` has no `system`"),
    malformed(
      "no kind", file("id: x, system: s, input: {}, expected: { b: 2 }"),
      "f.yaml:3:3: error: the case `x` has no `kind`"),
    malformed(
      "no input", file("id: x, system: s, kind: back, expected: { b: 2 }"),
      "f.yaml:3:3: error: the case `x` has no `input`"),
    malformed(
      "nothing expected", file("id: x, system: s, kind: back, input: {}"),
      "f.yaml:3:3: error: the case `x` has no `expected`"),
    malformed(
      "an empty expectation", file("id: x, system: s, kind: back, input: {}, expected: {}"),
      "error: `expected` of the case `x` must be a mapping that is not empty"),
    malformed(
      "input that is a list", file("id: x, system: s, kind: back, input: [], expected: { b: 2 }"),
      "f.yaml:3:42: error: `input` of the case `x` must be a mapping"),
    malformed(
      "an unknown key", file(fact + ", tolerence: 1"),
      "f.yaml:3:72: error: unknown key `tolerence` in the case `x`"),
    malformed("a key twice", file(fact + ", id: y"), "f.yaml:3:72: error: duplicate key `id`"),
    malformed(
      "an unknown kind",
      file("id: x, system: s, kind: bakc, input: {}, expected: { b: 2 }"),
      "f.yaml:3:29: error: the case `x` is of the unknown kind `bakc`"),
    malformed(
      "an id twice", file(fact, fact),
      "f.yaml:4:3: error: the id `x` is given twice; first at f.yaml:3:3"),
    malformed(
      "a tolerance that is a text", file(fact + ", tolerance: much"),
      "f.yaml:3:83: error: `tolerance` of the case `x` must be a number"),
    malformed(
      "a negative tolerance", file(fact + ", tolerance: -1"),
      "f.yaml:3:83: error: `tolerance` of the case `x` must lie between 0 and 1"),
    malformed(
      "a tolerance that lets everything pass", file(fact + ", tolerance: 1000"),
      "f.yaml:3:83: error: `tolerance` of the case `x` must lie between 0 and 1"),
    malformed(
      "an expectation that says nothing",
      file("id: x, system: s, kind: back, input: {}, expected: { b: {} }"),
      "f.yaml:3:61: error: `expected` of the case `x` says nothing in `b`"),
    malformed(
      "a flag that is a number", file(fact + ", derived: 1"),
      "f.yaml:3:81: error: `derived` of the case `x` must be `true` or `false`"),
    malformed(
      "a source without a commit", file(fact + ", source: { repo: r, path: p }"),
      "f.yaml:3:80: error: `source` of the case `x` has no `commit`"),
    malformed("no YAML", file(fact) + "- {", "error: "),
  ]

  @Test("refuses what is malformed, with its place and id", arguments: malformed)
  func refusal(malformed: Malformed) {
    let library = FactLibrary(text: malformed.text, named: "f.yaml")
    #expect(library.errors.contains { $0.contains(malformed.message) }, "\(library.errors)")
  }

  @Test("names a file that cannot be read")
  func unreadable() {
    let library = FactLibrary(files: ["/nowhere/facts.yaml"])
    #expect(library.facts.isEmpty)
    #expect(library.errors.first?.contains("`/nowhere/facts.yaml` cannot be read") == true)
  }

  /// Doubles a number, and refuses negative ones.
  enum Doubling: Adapter {
    static let kind = "back"
    static func run(_ input: FactInput) throws -> Measured {
      let number = try input.number("a")
      guard number >= 0 else { throw Refusal(message: "it is negative") }
      return ["b": .number(2 * number), "c": .list([.oneOf([.text("x"), .boolean(true)])])]
    }
  }

  /// What of a fact comes out, and what is said of it; empty for what is right.
  static let runs: KeyValuePairs = [
    "input: { a: 1 }, expected: { b: 2, c: [x] }": "",
    "input: { a: 1 }, expected: { b: 2.005, c: [true], error: false }": "",
    "input: { a: 1 }, expected: { b: 2.5 }, tolerance: 0.5": "",
    "input: { a: -1 }, expected: { error: true }": "",
    "input: { a: 1 }, expected: { b: 2.02 }":
      "f.yaml:3:67: error: `x`: `b` is 2, expected is 2.02",
    "input: { a: 1 }, expected: { c: [x, x] }":
      "f.yaml:3:67: error: `x`: `c` is [x], expected is [x, x]",
    "input: { a: 1 }, expected: { error: true }":
      "f.yaml:3:71: error: `x`: `error` is false, expected is true",
    "input: { a: -1 }, expected: { b: -2 }":
      "f.yaml:3:3: error: `x`: it is refused: it is negative",
    "input: { a: 1 }, expected: { d: 2 }":
      "f.yaml:3:64: error: `x`: the adapter gives no `d`",
    "input: { a: 1, z: 2 }, expected: { b: 2 }":
      "f.yaml:3:50: error: `x`: the adapter of `back` does not know `z`",
    "input: { a: one }, expected: { error: true }":
      "f.yaml:3:47: error: `x`: `a` must be a number, not `one`",
    "input: {}, expected: { b: 2 }": "f.yaml:3:42: error: `x`: `input` has no `a`",
  ]

  @Test("compares all that is expected, and passes over nothing", arguments: runs.map { $0 })
  func comparison(run: (key: String, value: String)) throws {
    let text = Self.file("id: x, system: s, kind: back, " + run.key)
    let fact = try #require(FactLibrary(text: text, named: "f.yaml").facts.first)
    let complaint = fact.run(by: Doubling.self).complaint ?? ""
    #expect(run.value.isEmpty ? complaint.isEmpty : complaint.contains(run.value), "\(complaint)")
  }

  /// Rows of the table of differences, with what goes into and comes out of a fact, and what it
  /// counts as.
  static let verdicts: [(row: String, fact: String, verdict: String)] = [
    ("id: x, verdict: different on purpose", "input: { a: 1 }, expected: { b: 3 }", "onPurpose"),
    ("kind: back, verdict: not ours", "input: { a: 1 }, expected: { b: 3 }", "notOurs"),
    ("kind: back, verdict: not ours", "input: { a: 1, z: 1 }, expected: { b: 3 }", "notOurs"),
    ("kind: back, verdict: not ours", "input: { a: 1 }, expected: { b: 2 }", "right"),
    ("id: x, verdict: not ours", "input: { a: 1 }, expected: { b: 2 }", "delete its row"),
    (
      "id: x, verdict: different on purpose", "input: { a: 1, z: 1 }, expected: { b: 3 }",
      "does not know `z`"
    ),
    (
      "kind: back, superseded: true, verdict: not ours", "input: { a: 1 }, expected: { b: 3 }",
      "is 2"
    ),
    (
      "kind: back, superseded: true, verdict: different on purpose",
      "input: { a: 1 }, expected: { b: 3 }, superseded: true", "onPurpose"
    ),
  ]

  @Test("excuses what the table names, and nothing else", arguments: verdicts)
  func verdict(row: String, fact: String, verdict: String) throws {
    let table = DifferenceTable(text: "differences: [{ \(row), why: so }]", named: "d.yaml")
    #expect(table.errors == [])
    let text = Self.file("id: x, system: s, kind: back, " + fact)
    let fact = try #require(FactLibrary(text: text, named: "f.yaml").facts.first)
    let found = Verdict(of: fact, adapters: [Doubling.self], table: table)
    #expect("\(found)".contains(verdict), "\(found)")
  }
}
