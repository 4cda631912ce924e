import DeviceCatalog
import LayoutPolicies

/// A test as a file says it: what is given may ask inputs that only the linked policy knows.
struct TestDocument {
  let name: String
  let node: YAMLNode
  let steps: [StepDocument]
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
  private static let stepKeys = ["given", "expect"]

  /// Reads a file of tests for the policy `name`.
  func testFile(_ root: YAMLNode, name: String) -> [TestDocument]? {
    guard
      let fields = fields(of: root, "a file of tests", keys: ["version", "policy", "tests"])
    else { return nil }
    checkHead(fields, name: name)
    if fields["policy"] == nil, root.value(of: "policy") == nil {
      error("the tests do not say their policy", at: root, help: "add `policy: \(name)`")
    }
    guard let node = fields["tests"] else {
      if root.value(of: "tests") == nil { error("a file of tests has no `tests`", at: root) }
      return nil
    }
    let tests = tests(node)
    return hasErrors ? nil : tests
  }

  /// `tests:`
  func tests(_ node: YAMLNode) -> [TestDocument] {
    let example = "tests: [{ name: ..., given: { device: pad }, expect: { rule: ... } }]"
    guard let items = list(node, "`tests`", example: example) else { return [] }
    var first: [String: YAMLNode] = [:]
    return items.compactMap { item in
      guard let test = test(item) else { return nil }
      if let other = first[test.name] {
        error(
          "two tests are named \(test.name.inBackticks)", at: item.value(of: "name") ?? item,
          related: [note("the first is here", at: other)])
      }
      first[test.name] = item.value(of: "name") ?? item
      return test
    }
  }

  private func test(_ node: YAMLNode) -> TestDocument? {
    guard let fields = fields(of: node, "a test", keys: ["name", "steps"] + Self.stepKeys) else {
      return nil
    }
    if node.value(of: "name") == nil {
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
    guard let name, !steps.isEmpty else { return nil }
    return TestDocument(name: name, node: node, steps: steps)
  }

  private func step(_ fields: Fields) -> StepDocument? {
    guard let expect = fields["expect"] else {
      if fields.node.value(of: "expect") == nil {
        error("a test expects nothing", at: fields.node, help: "add `expect: { rule: ... }`")
      }
      return nil
    }
    return StepDocument(
      given: fields["given"], expectations: expectations(expect), node: fields.node)
  }

  private func expectations(_ node: YAMLNode) -> [ExpectationDocument] {
    let keys =
      ["policy", "rule", "also", "chain", "unknown"] + LayoutKey.allCases.map { $0.rawValue }
    if node.isEmptyMapping {
      error("`expect` is empty", at: node, help: "add `rule:` or a key of the layout")
      return []
    }
    guard let fields = fields(of: node, "`expect`", keys: keys) else { return [] }
    return fields.pairs.flatMap { expectation($0.key.text ?? "", $0.value, at: $0.key) }
  }

  private func expectation(
    _ key: String, _ node: YAMLNode, at keyNode: YAMLNode
  ) -> [ExpectationDocument] {
    func expect(
      _ subject: PolicyTest.Subject, _ value: PlainValue?, at node: YAMLNode,
      key: YAMLNode? = nil
    ) -> [ExpectationDocument] {
      let expectation = PolicyTest.Expectation(
        subject: subject, value: value, location: location(node))
      return [
        ExpectationDocument(expectation: expectation, keyNode: key ?? keyNode, node: node)
      ]
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
    case "also", "values":
      guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
        error("`\(key)` must be a mapping, not \(node.found)", at: node)
        return []
      }
      return pairs.flatMap { pair -> [ExpectationDocument] in
        let name = pair.key.text ?? ""
        guard let value = expected(pair.value, "`\(name)`") else { return [] }
        let isNone = pair.value.text == "none"
        return expect(
          key == "also" ? .also(name) : .value(name), isNone ? nil : value, at: pair.value,
          key: pair.key)
      }
    default:
      guard let layoutKey = LayoutKey(rawValue: key), isWord(node, layoutKey) else { return [] }
      if node.text == "none", layoutKey != .tabs {
        return expect(.layout(layoutKey), nil, at: node)
      }
      return expected(node, "`\(key)`").map { expect(.layout(layoutKey), $0, at: node) } ?? []
    }
  }

  /// Whether a key of one word has one that it can have.
  private func isWord(_ node: YAMLNode, _ key: LayoutKey) -> Bool {
    guard node.text != "none" else { return true }
    switch key {
    case .style: return term(node, "`style`", as: LayoutStyle.self) != nil
    case .display: return term(node, "`display`", as: DisplayMode.self) != nil
    case .axis: return term(node, "`axis`", as: Axis.self) != nil
    case .hinge: return term(node, "`hinge`", as: HingeAvoidance.self) != nil
    case .collapsible: return boolean(node, "`collapsible`") != nil
    case .tabs:
      if case .mapping = node.content { return true }
      return term(node, "`tabs`", as: TabPresentation.Form.self) != nil
    default: return true
    }
  }

  /// A value as answers write it.
  private func expected(_ node: YAMLNode, _ what: String) -> PlainValue? {
    switch node.content {
    case .scalar(let text, let isPlain):
      if isPlain, NumberText.conforms(text.utf8) { return number(node, what).map { .number($0) } }
      if isPlain, text == "true" || text == "false" { return .boolean(text == "true") }
      return self.text(node, what).map { .text($0) }
    case .sequence(let items):
      return .list(items.compactMap { expected($0, what) })
    case .mapping(let pairs):
      return .map(
        pairs.compactMap { pair in
          let key = pair.key.text ?? ""
          return expected(pair.value, "`\(key)`").map { (key, $0) }
        })
    case .unreadable: return nil
    }
  }
}
