import DeviceCatalog
import LayoutPolicies
import PolicyYAML

/// A YAML file while it is read: what has been asked of its nodes, and all that is wrong.
class StrictReading {
  let text: SourceText
  private(set) var findings: [Diagnostic] = []

  init(_ text: SourceText) { self.text = text }

  /// The value of the whole file, if there is one.
  func root() -> YAMLNode? {
    let (root, findings) = YAMLReader().read(text)
    self.findings += findings
    return root
  }

  func error(_ message: String, at node: YAMLNode, help: String? = nil) {
    findings.append(text.diagnostic(.error, message, at: node, help: help))
  }

  /// The pairs of a mapping that has these keys and no others, by key.
  func fields(
    _ node: YAMLNode, _ what: String, required: [String], optional: [String] = []
  ) -> [String: YAMLNode]? {
    guard case .mapping(let pairs) = node.content else {
      error("\(what) must be a mapping", at: node)
      return nil
    }
    var fields: [String: YAMLNode] = [:]
    var isWhole = true
    for pair in pairs {
      let key = pair.key.text ?? ""
      if required.contains(key) || optional.contains(key) {
        fields[key] = pair.value
      } else {
        let help = Suggestion.help(for: key, among: required + optional)
        error("unknown key `\(key)` in \(what)", at: pair.key, help: help)
        isWhole = false
      }
    }
    for key in required where fields[key] == nil {
      error("\(what) has no `\(key)`", at: node)
      isWhole = false
    }
    return isWhole ? fields : nil
  }

  /// The items of a list that is not empty.
  func items(_ node: YAMLNode, _ what: String) -> [YAMLNode]? {
    guard case .sequence(let items) = node.content, !items.isEmpty else {
      error("\(what) must be a list that is not empty", at: node)
      return nil
    }
    return items
  }

  /// A text that is not empty.
  func text(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = node.text, !text.isEmpty else {
      error("\(what) must be a text", at: node)
      return nil
    }
    return text
  }

  func number(_ node: YAMLNode, _ what: String) -> Double? {
    guard let number = node.number else {
      error("\(what) must be a number", at: node)
      return nil
    }
    return number
  }

  func boolean(_ node: YAMLNode, _ what: String) -> Bool? {
    guard let flag = node.boolean else {
      error("\(what) must be `true` or `false`", at: node)
      return nil
    }
    return flag
  }
}

extension YAMLNode {
  /// The number that a plain text spells.
  var number: Double? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return try? NumberText.read(text)
  }

  /// The boolean that a plain text spells.
  var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return text == "true" ? true : text == "false" ? false : nil
  }

  /// Whether nothing is said.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "null" || text == "~"
  }

  /// The pairs of a mapping.
  var pairs: [YAMLPair]? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs
  }

  /// The node as messages show it, in YAML's flow style.
  var plainText: String {
    switch content {
    case .scalar(let text, _): text
    case .sequence(let items): "[" + items.map { $0.plainText }.joined(separator: ", ") + "]"
    case .mapping(let pairs):
      pairs.isEmpty
        ? "{}"
        : "{ "
          + pairs.map { "\($0.key.text ?? "?"): \($0.value.plainText)" }.joined(separator: ", ")
          + " }"
    case .unreadable: "?"
    }
  }
}
