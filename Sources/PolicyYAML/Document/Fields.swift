import LayoutPolicies

/// A mapping whose keys have been checked.
struct Fields {
  let node: YAMLNode
  /// The pairs with a known key and a value, in the order of the text.
  let pairs: [YAMLPair]

  subscript(key: String) -> YAMLNode? { pair(key)?.value }

  func pair(_ key: String) -> YAMLPair? { pairs.first { $0.key.text == key } }
}

extension FileReading {
  /// Checks that a node is a mapping of known keys, none of them empty. `what` names it in messages;
  /// `advice` may say where an unknown key belongs.
  func fields(
    of node: YAMLNode, _ what: String, keys: [String], advice: (String) -> String? = { _ in nil }
  ) -> Fields? {
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        error("\(what) is empty", at: node)
      } else {
        error("\(what) must be a mapping, not \(node.found)", at: node)
      }
      return nil
    }
    return Fields(
      node: node,
      pairs: pairs.filter { pair in
        let key = pair.key.text ?? ""
        guard keys.contains(key) else {
          error(
            "unknown key \(key.inBackticks) in \(what)", at: pair.key,
            help: advice(key) ?? Suggestion.help(for: key, among: keys))
          return false
        }
        guard !pair.value.isNull else {
          error("`\(key)` is empty", at: pair.key, help: "give it a value, or delete the key")
          return false
        }
        if case .unreadable = pair.value.content { return false }
        return true
      })
  }

  /// The items of a list, or the node itself where a list may be left out.
  func items(of node: YAMLNode, _ what: String) -> [YAMLNode] {
    guard case .sequence(let items) = node.content else { return [node] }
    if items.isEmpty { error("\(what) is an empty list", at: node) }
    return items
  }

  /// The items of a node that must be a list.
  func list(_ node: YAMLNode, _ what: String, example: String) -> [YAMLNode]? {
    guard case .sequence(let items) = node.content else {
      error("\(what) must be a list, not \(node.found)", at: node, help: "write `\(example)`")
      return nil
    }
    guard !items.isEmpty else {
      error(
        "\(what) is an empty list", at: node, help: "write `\(example)`, or delete the key")
      return nil
    }
    return items
  }
}

extension YAMLNode {
  /// Whether it is YAML's null, however spelled.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether it is a mapping without keys.
  var isEmptyMapping: Bool {
    if case .mapping(let pairs) = content { pairs.isEmpty } else { false }
  }

  /// The node as messages name it.
  var found: String {
    switch content {
    case .scalar(let text, _): isNull ? "null" : text.inBackticks
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .unreadable: "something unreadable"
    }
  }
}
