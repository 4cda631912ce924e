import DeviceCatalog
import LayoutPolicies
import Testing

@testable import PolicyYAML

/// A place where mappings of known keys stand, in the schema and in files.
struct SchemaPlace: Sendable, CustomTestStringConvertible {
  let kind: PolicySchema.Kind
  /// The part of the schema; nil for its root.
  let part: SchemaPart?
  /// A file in which the mapping stands at the star.
  let text: String

  var testDescription: String { "\(kind): \(part?.rawValue ?? "the file")" }

  init(_ kind: PolicySchema.Kind, _ part: SchemaPart?, _ text: String) {
    (self.kind, self.part, self.text) = (kind, part, text)
  }

  static let all = [
    SchemaPlace(.policy, nil, "*"),
    SchemaPlace(.policy, .breakpoints, "breakpoints: *"),
    SchemaPlace(.policy, .input, "inputs: { a: * }"),
    SchemaPlace(.policy, .output, "outputs: { a: * }"),
    SchemaPlace(.policy, .fitCount, "outputs: { a: { type: number, default: * } }"),
    SchemaPlace(.policy, .condition, "assume: *"),
    SchemaPlace(.policy, .condition, "rules: [{ when: { any: [{ not: * }] } }]"),
    SchemaPlace(.policy, .fold, "assume: { fold: * }"),
    SchemaPlace(.policy, .rule, "rules: [*]"),
    SchemaPlace(.policy, .outcome, "otherwise: *"),
    SchemaPlace(.policy, .question, "also: { a: * }"),
    SchemaPlace(.policy, .silence, "silence: *"),
    SchemaPlace(.policy, .furtherRule, "also: { a: { rules: [*] } }"),
    SchemaPlace(.policy, .furtherOutcome, "also: { a: { otherwise: * } }"),
    SchemaPlace(.policy, .layout, "otherwise: { layout: * }"),
    SchemaPlace(.policy, .furtherLayout, "also: { a: { otherwise: { layout: * } } }"),
    SchemaPlace(.policy, .column, "otherwise: { layout: { style: double-column, sidebar: * } }"),
    SchemaPlace(.policy, .detail, "otherwise: { layout: { detail: * } }"),
    SchemaPlace(.policy, .adaptation, "otherwise: { layout: { detail: { adapt: * } } }"),
    SchemaPlace(.policy, .tabs, "otherwise: { layout: { tabs: * } }"),
    SchemaPlace(.policy, .margin, "otherwise: { layout: { margin: * } }"),
    SchemaPlace(
      .policy, .partitions, "otherwise: { layout: { style: double-column, partitions: * } }"),
    SchemaPlace(.tests, nil, "*"),
    SchemaPlace(.tests, .test, "tests: [*]"),
    SchemaPlace(.tests, .step, "tests: [{ steps: [*] }]"),
    SchemaPlace(.tests, .given, "tests: [{ given: * }]"),
    SchemaPlace(.tests, .expectation, "tests: [{ expect: * }]"),
    SchemaPlace(.tests, .paneExpectation, "tests: [{ expect: { panes: * } }]"),
    SchemaPlace(.tests, .place, "tests: [{ expect: { panes: { detail: * } } }]"),
    SchemaPlace(.scenario, nil, "*"),
    SchemaPlace(.scenario, .destination, "links: { a: * }"),
    SchemaPlace(.scenario, .scenarioGiven, "{ policy: stack, given: *, steps: [back] }"),
    SchemaPlace(.scenario, .scenarioStep, "steps: [*]"),
    SchemaPlace(.scenario, .request, "steps: [{ notify: * }]"),
    SchemaPlace(.scenario, .scenarioExpectation, "steps: [{ back: true, expect: * }]"),
  ]

  /// The keys that the reader does not know there, of some.
  func keysUnknownToReader(of keys: [String]) -> Set<String> {
    var limits = YAMLLimits()
    limits.findings = 10_000
    let mapping = "{ " + keys.map { "\"\($0)\": {}" }.joined(separator: ", ") + " }"
    let source = SourceText(
      name: "a.yaml", bytes: Array(text.replacing("*", with: mapping).utf8))
    guard let root = YAMLReader(limits: limits).read(source).root else { return [] }
    let reading = FileReading(source, catalog: { .standard }, limits: limits)
    var givens: [YAMLNode?] = []
    switch kind {
    case .policy: _ = reading.policy(root, name: "a", readsTests: true)
    case .tests: givens = reading.testFile(root, name: "a")?.map { $0.steps.first?.given } ?? []
    case .scenario: givens = [reading.scenario(root, name: "a")?.given]
    }
    for given in givens {
      _ = reading.fields(given: given, to: Given(), inputs: [], isForgiven: { _ in false })
    }
    let unknown = reading.findings.diagnostics.compactMap { finding -> String? in
      let parts = finding.message.split(separator: "`", omittingEmptySubsequences: false)
      switch (parts.first, parts.last) {
      case ("unknown key ", _), ("a further question cannot say ", _),
        (_, " is no key of a context"):
        return String(parts[1])
      case _ where finding.message.contains("comes of what is pushed"):
        return finding.help.map { String($0.dropFirst("delete `".count).dropLast()) }
      default: return nil
      }
    }
    return Set(unknown)
  }
}

@Suite struct SchemaKeyTests {
  private static let schemas = Dictionary(
    uniqueKeysWithValues: PolicySchema.Kind.allCases.map { kind in
      let schema = PolicySchema(
        templates: PolicyTemplate.builtIn, fileNames: ["reader"],
        model: Scenario.Model(reasons: ["a"]))
      return (kind, schema.plain(kind))
    })
  /// Every key of every schema.
  private static let words = Set(SchemaPlace.all.flatMap { keys(at: $0) }).sorted()

  @Test(
    "the schema knows the keys that the reader knows, and no others", arguments: SchemaPlace.all)
  func keys(at place: SchemaPlace) throws {
    let known = Self.keys(at: place)
    let unknown = place.keysUnknownToReader(of: Self.words)
    #expect(known.count > 1)
    #expect(unknown.symmetricDifference(known).sorted() == Self.words)
  }

  private static func keys(at place: SchemaPlace) -> Set<String> {
    let whole = schemas[place.kind]
    let node = place.part.map { whole?["definitions"]?[$0.rawValue] } ?? whole
    // Where a number or a word may stand in place of the mapping, it is told apart first.
    let mapping = node?["type"] == nil ? node?["then"] : node
    return Set(mapping?["properties"]?.entries.map { $0.0 } ?? [])
  }

  @Test(
    "every mapping of the schema is held against the reader", arguments: PolicySchema.Kind.allCases)
  func places(kind: PolicySchema.Kind) throws {
    let parts = try #require(Self.schemas[kind]?["definitions"]).entries
    for (name, part) in parts where part["properties"] != nil || part["then"]?["properties"] != nil
    {
      // Of a fold that is given, the reader names one wrong part at a time.
      let isHeld = name == "given-fold" || SchemaPlace.all.contains { $0.part?.rawValue == name }
      #expect(isHeld || part["type"] == nil && part["then"]?["type"] == nil, "\(name)")
    }
  }

  @Test("every key has a sentence, and every part is there", arguments: PolicySchema.Kind.allCases)
  func sentences(kind: PolicySchema.Kind) throws {
    let whole = try #require(Self.schemas[kind])
    let parts = try #require(whole["definitions"]).entries.map { $0.0 }
    whole.walk { node in
      if case .text(let reference)? = node["$ref"] {
        #expect(parts.contains { reference == "#/definitions/\($0)" })
      }
      guard case .text("object")? = node["type"] else { return }
      for (key, value) in node["properties"]?.entries ?? [] {
        let sentence = value["description"]?.plainText ?? ""
        #expect(!sentence.isEmpty && !sentence.hasSuffix("."), "\(key)")
      }
    }
  }

  @Test("a step that stands alone in the schema needs no value, and no other does")
  func stepsAlone() throws {
    let step = Self.schemas[.scenario]?["definitions"]?["scenario-step"]
    guard case .list(let words)? = step?["else"]?["enum"] else {
      Issue.record("there are no words")
      return
    }
    let alone = words.map { $0.plainText }
    for key in StepKey.allCases.map({ $0.rawValue }) + FileReading.contextKeys {
      let source = SourceText(name: "a.scenario.yaml", bytes: Array("[\(key)]".utf8))
      let reading = FileReading(source, catalog: { .standard }, limits: YAMLLimits())
      let items = YAMLReader().read(source).root.map { reading.items(of: $0, "steps") } ?? []
      #expect(
        (items.compactMap { reading.step($0, of: .init()) }.count == 1) == alone.contains(key))
    }
  }
}

extension PlainValue {
  fileprivate subscript(key: String) -> PlainValue? { entries.first { $0.0 == key }?.1 }

  fileprivate var entries: [(String, PlainValue)] {
    if case .map(let entries) = self { entries } else { [] }
  }

  /// Visits every mapping in it.
  fileprivate func walk(_ visit: (PlainValue) -> Void) {
    switch self {
    case .map(let entries):
      visit(self)
      for (_, value) in entries { value.walk(visit) }
    case .list(let items): for item in items { item.walk(visit) }
    case .number, .boolean, .text: break
    }
  }
}
