import LayoutPolicies

/// A mapping whose keys have been checked.
struct Fields {
  let node: YAMLNode
  /// The pairs with a known key and a value, in the order of the text.
  let pairs: [YAMLPair]
  /// The keys that are there in some way: without a value, misspelt, or perhaps in one of the keys
  /// that could not be read. All of them, where none has to be there.
  let hinted: Set<String>

  subscript(key: String) -> YAMLNode? { pair(key)?.value }

  func pair(_ key: String) -> YAMLPair? { pairs.first { $0.key.text == key } }

  /// Whether nothing is said of a key, not even in a way that is an error already.
  func lacks(_ key: String) -> Bool { self[key] == nil && !hinted.contains(key) }
}

extension FileReading {
  /// Checks that a node is a mapping of known keys, none of them empty. `what` names it in
  /// messages; `advice` may say where an unknown key belongs. Among names that the file chooses
  /// itself, those of what could not be read are known too. `example` is what to write in place of
  /// what is no mapping.
  func fields(
    of node: YAMLNode, _ what: String, keys: [String], areNamesChosen: Bool = false,
    example: String? = nil, advice: (String) -> String? = { _ in nil }
  ) -> Fields? {
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        error("\(what) is empty", at: node)
      } else {
        error(
          "\(what) must be a mapping, not \(node.found)", at: node,
          help: example.map { "write \($0)" })
      }
      return nil
    }
    var hinted: Set<String> = takesParts ? Set(keys) : []
    let isFlawless = pairs.allSatisfy { pair in
      pair.key.text.map { keys.contains($0) } == true && !pair.value.isNull
        && !pair.value.isUnreadable
    }
    if isFlawless { return Fields(node: node, pairs: pairs, hinted: hinted) }
    let usable = pairs.filter { pair in
      let key = pair.key.text ?? ""
      guard keys.contains(key) else {
        if pair.key.isUnreadable { hinted.formUnion(keys) }
        guard !pair.key.isUnreadable, !(areNamesChosen && unread.contains(key)) else {
          return false
        }
        error(
          "unknown key \(key.inBackticks) in \(what)", at: pair.key,
          help: advice(key) ?? Suggestion.help(for: key, among: keys))
        // To look for what was meant takes long; beyond the limit findings are only counted.
        if findings.isFull {
          hinted.formUnion(keys)
        } else if let near = Suggestion.nearest(to: key, among: keys) {
          hinted.insert(near)
        }
        return false
      }
      guard !pair.value.isNull, !pair.value.isUnreadable else {
        hinted.insert(key)
        if pair.value.isNull {
          error("`\(key)` is empty", at: pair.key, help: "give it a value, or delete the key")
        }
        return false
      }
      return true
    }
    return Fields(node: node, pairs: usable, hinted: hinted)
  }

  /// The text of a key that the file chooses itself. The keys of the format can mean one thing
  /// only, but a plain `on` is a boolean to some.
  func chosenKey(_ pair: YAMLPair) -> String? { text(pair.key, "a key") }

  /// Refuses items of a list that have one name, as far as `by` tells names apart.
  func refuseEqualNames(
    _ items: [YAMLNode], _ kind: String, help: String, by identity: (String) -> String = { $0 }
  ) {
    var first: [String: YAMLNode] = [:]
    for node in items.compactMap({ $0.value(of: "name") }) where !node.isNull {
      guard let name = node.text else { continue }
      guard let other = first.updateValue(node, forKey: identity(name)) else { continue }
      first[identity(name)] = other
      error(
        "two \(kind) are named \(name.inBackticks)", at: node, help: help,
        related: [note("the first is here", at: other)])
    }
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
    guard case .scalar(let text, isPlain: true) = content, text.utf8.count <= 4 else {
      return false
    }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether it could not be read and has a finding already.
  var isUnreadable: Bool { if case .unreadable = content { true } else { false } }

  /// Whether it is a mapping without keys.
  var isEmptyMapping: Bool {
    if case .mapping(let pairs) = content { pairs.isEmpty } else { false }
  }

  /// The pairs of a mapping that has some, without those whose keys could not be read.
  var pairs: [YAMLPair]? {
    guard case .mapping(let pairs) = content, !pairs.isEmpty else { return nil }
    return pairs.filter { !$0.key.isUnreadable }
  }

  /// The value of a key, if this is a mapping that has it.
  func value(of key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.text == key }?.value
  }

  /// Every text in it, keys among them.
  var texts: [String] {
    switch content {
    case .scalar(let text, _): [text]
    case .sequence(let items): items.flatMap { $0.texts }
    case .mapping(let pairs): pairs.flatMap { $0.key.texts + $0.value.texts }
    case .unreadable: []
    }
  }

  /// The node as messages name it.
  var found: String {
    switch content {
    case .scalar(let text, _): isNull ? "null" : text.inBackticks
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping(let pairs): pairs.isEmpty ? "an empty mapping" : "a mapping"
    case .unreadable: "something unreadable"
    }
  }
}
