import DeviceCatalog
import LayoutPolicies

/// A test as a file says it: what is given may ask inputs that only the linked policy knows.
struct TestDocument {
  let name: String
  let node: YAMLNode
  let steps: [StepDocument]
}

extension TestDocument {
  /// The policies that its steps name with `inside`.
  var insidePolicies: [String] {
    steps.compactMap { step in
      guard let text = step.given?.value(of: GivenKey.inside.name)?.text else { return nil }
      return text.lastIndex(of: "/").map { String(text[..<$0]) }
    }
  }
}

struct StepDocument {
  let given: YAMLNode?
  let expectations: [ExpectationDocument]
  let node: YAMLNode
}

/// What is expected, and where its key and its value stand.
struct ExpectationDocument {
  let expectation: PolicyTest.Expectation
  let keyNode: YAMLNode
  let node: YAMLNode
}

extension FileReading {
  static let testFileKeys = ["version", "policy", "tests"]
  static let stepKeys = ["given", "expect"]
  static let testKeys = ["name", "steps"] + stepKeys
  /// What tests may expect, besides keys of the layout.
  static let answerKeys = ["policy", "rule", "also", "chain", "unknown", "panes", "notes"]

  /// Reads a file of tests for the policy `name`.
  func testFile(_ root: YAMLNode, name: String) -> [TestDocument]? {
    guard let fields = fields(of: root, "a file of tests", keys: Self.testFileKeys) else {
      return nil
    }
    checkHead(fields, name: name)
    if fields.lacks("policy") {
      error("the tests do not say their policy", at: root, help: "add `policy: \(name)`")
    }
    if fields.lacks("tests") {
      error("a file of tests has no `tests`", at: root, help: "add `tests: [...]`")
    }
    return fields["tests"].map { tests($0) }
  }

  /// `tests:`
  func tests(_ node: YAMLNode) -> [TestDocument] {
    let example = "tests: [{ name: ..., given: { device: pad }, expect: { rule: ... } }]"
    guard let items = list(node, "`tests`", example: example) else { return [] }
    refuseEqualNames(items, "tests", help: "say what each of them tests")
    return items.compactMap { test($0) }
  }

  private func test(_ node: YAMLNode) -> TestDocument? {
    guard let fields = fields(of: node, "a test", keys: Self.testKeys) else { return nil }
    if fields.lacks("name") {
      error("a test has no name", at: node, help: "add `name:` and say what is tested")
    }
    let name = fields["name"].flatMap { text($0, "`name`") }
    var steps: [StepDocument] = []
    if let list = fields["steps"] {
      for key in Self.stepKeys {
        guard let pair = fields.pair(key) else { continue }
        error("a test has `steps` or `\(key)`, not both", at: pair.key, help: "write it as a step")
      }
      let items = self.list(list, "`steps`", example: "steps: [{ given: ..., expect: ... }]") ?? []
      steps = items.compactMap { item in
        self.fields(of: item, "a step", keys: Self.stepKeys).flatMap { step($0) }
      }
    } else if let step = step(fields) {
      steps = [step]
    }
    return TestDocument(name: name ?? "", node: node, steps: steps)
  }

  private func step(_ fields: Fields) -> StepDocument? {
    if fields.lacks("expect") {
      error("a test expects nothing", at: fields.node, help: "add `expect: { rule: ... }`")
    }
    return StepDocument(
      given: fields["given"], expectations: fields["expect"].map { expectations($0) } ?? [],
      node: fields.node)
  }

  /// `expect:`, in a scenario of its app, too.
  func expectations(_ node: YAMLNode, of app: Scenario.App? = nil) -> [ExpectationDocument] {
    let keys =
      Self.answerKeys
      + (app == nil ? [] : ShownKey.allCases.map { $0.rawValue })
      + LayoutKey.allCases.map { $0.rawValue }
    if node.isEmptyMapping {
      error("`expect` is empty", at: node, help: "add `rule:` or a key of the layout")
      return []
    }
    guard let fields = fields(of: node, "`expect`", keys: keys) else { return [] }
    return fields.pairs.flatMap { pair in
      let name = pair.key.text ?? ""
      if let app, let key = ShownKey(rawValue: name) {
        return expectation(key, pair.value, at: pair.key, of: app)
      }
      return expectation(name, pair.value, at: pair.key)
    }
  }

  private func expectation(
    _ key: String, _ node: YAMLNode, at keyNode: YAMLNode
  ) -> [ExpectationDocument] {
    func expect(
      _ subject: PolicyTest.Subject, _ value: PlainValue?, at node: YAMLNode,
      key: YAMLNode? = nil
    ) -> [ExpectationDocument] {
      [expectation(subject, value, at: node, key: key ?? keyNode)]
    }
    switch key {
    case "policy": return text(node, "`policy`").map { expect(.policy, .text($0), at: node) } ?? []
    case "rule":
      guard let rule = text(node, "`rule`") else { return [] }
      return expect(.rule, rule == "none" ? nil : .text(rule), at: node)
    case "chain", "unknown":
      if case .sequence(let items) = node.content {
        let names = items.compactMap { text($0, "`\(key)`") }
        return expect(key == "chain" ? .chain : .unknown, .list(names.map { .text($0) }), at: node)
      }
      guard let name = text(node, "`\(key)`") else { return [] }
      let list = name == "none" ? [] : [PlainValue.text(name)]
      return expect(key == "chain" ? .chain : .unknown, .list(list), at: node)
    case "also":
      return named(node, "`also`").flatMap { name, pair in
        guard let rule = text(pair.value, "`\(name)`") else { return [ExpectationDocument]() }
        return expect(
          .also(name), rule == "none" ? nil : .text(rule), at: pair.value, key: pair.key)
      }
    case "panes": return panes(node, at: keyNode)
    case "notes":
      return notes(node).map { expect(.notes, .list($0), at: node) } ?? []
    case "values":
      return named(node, "`values`").flatMap { name, pair in
        expect(.value(name), plain(pair.value), at: pair.value, key: pair.key)
      }
    default:
      guard let layoutKey = LayoutKey(rawValue: key), isSayable(node, layoutKey) else { return [] }
      let isAbsent = node.text == "none" && layoutKey != .tabs
      return expect(.layout(layoutKey), isAbsent ? nil : plain(node), at: node)
    }
  }

  func expectation(
    _ subject: PolicyTest.Subject, _ value: PlainValue?, at node: YAMLNode, key: YAMLNode
  ) -> ExpectationDocument {
    ExpectationDocument(
      expectation: PolicyTest.Expectation(
        subject: subject, value: value, location: location(node)), keyNode: key, node: node)
  }

  /// The pairs of a mapping whose keys the file chose.
  func named(_ node: YAMLNode, _ what: String) -> [(String, YAMLPair)] {
    guard let pairs = node.pairs else {
      error(
        "\(what) must be a mapping of names, not \(node.found)", at: node,
        help: "write `{ name: ... }`, or delete the key")
      return []
    }
    return pairs.compactMap { pair in chosenKey(pair).map { ($0, pair) } }
  }

  /// Whether a layout can say this of a key; what is wrong with it is noted. A test may name parts
  /// that a layout cannot say alone.
  private func isSayable(_ node: YAMLNode, _ key: LayoutKey) -> Bool {
    guard node.text != "none" else { return true }
    let before = errors
    takesParts = true
    defer { takesParts = false }
    switch key {
    case .style: _ = term(node, "`style`", as: LayoutStyle.self)
    default:
      var settings = LayoutSettings()
      read(key, node, nil, into: &settings)
    }
    return errors == before
  }

  /// A value as answers write it.
  private func plain(_ node: YAMLNode) -> PlainValue? {
    switch node.content {
    case .scalar(let text, let isPlain):
      guard isPlain else { return .text(text) }
      if let number = try? NumberText.read(text) { return .number(number) }
      return text == "true" || text == "false" ? .boolean(text == "true") : .text(text)
    case .sequence(let items): return .list(items.compactMap { plain($0) })
    case .mapping(let pairs):
      return .map(
        pairs.compactMap { pair in plain(pair.value).map { (pair.key.text ?? "", $0) } })
    case .unreadable: return nil
    }
  }
}
