import LayoutPolicies

/// A node with what it costs to walk through it.
struct SizedNode {
  var node: YAMLNode
  /// How many nodes it holds, itself among them.
  var count: Int
  /// How many lists and mappings lie in each other in it.
  var height: Int

  init(_ node: YAMLNode, count: Int = 1, height: Int = 0) {
    self.node = node
    self.count = count
    self.height = height
  }
}

/// The items and pairs of all lists and mappings whose end was not yet read, those of outer ones
/// first: together, so that each gets an array of its own only when its length is known.
struct OpenParts {
  fileprivate var items: [YAMLNode] = []
  fileprivate var pairs: [YAMLPair] = []
}

/// A list or mapping whose end was not yet read.
struct OpenCollection {
  let mark: TextMark
  let anchor: String?
  /// How many nodes there were when it began, itself among them.
  let nodesBefore: Int
  /// How many lists and mappings lie in each other in it, so far.
  private(set) var height = 1

  private let isMapping: Bool
  /// Where its own parts begin among those of all.
  private let firstItem: Int
  private let firstPair: Int
  /// The pairs by key, once there are many. Swift's equality of texts: keys that only look the same
  /// are equal too.
  private var indices: [String: Int] = [:]
  /// How many pairs ``indices`` knows.
  private var indexed = 0
  private var expected = Expected.key

  private enum Expected {
    case key
    /// The value of a key; nil if that key cannot be used.
    case value(YAMLNode?)
  }

  /// Fewer keys are compared one by one, which is faster than hashing them.
  private static let manyKeys = 16

  init(
    isMapping: Bool, mark: TextMark, anchor: String?, nodesBefore: Int, after parts: OpenParts
  ) {
    self.isMapping = isMapping
    self.mark = mark
    self.anchor = anchor
    self.nodesBefore = nodesBefore
    firstItem = parts.items.count
    firstPair = parts.pairs.count
  }

  /// What was read, as a node; its parts are taken away from those of all.
  func node(of parts: inout OpenParts) -> YAMLNode {
    if isMapping {
      let own = Array(parts.pairs[firstPair...])
      parts.pairs.removeSubrange(firstPair...)
      return YAMLNode(.mapping(own), at: mark)
    }
    let own = Array(parts.items[firstItem...])
    parts.items.removeSubrange(firstItem...)
    return YAMLNode(.sequence(own), at: mark)
  }

  /// Adds what comes next: an item, a key or a value.
  mutating func add(
    _ sized: SizedNode, to parts: inout OpenParts, text: SourceText, findings: inout FindingList
  ) {
    height = max(height, sized.height + 1)
    guard isMapping else {
      parts.items.append(sized.node)
      return
    }
    switch expected {
    case .key:
      expected = .value(usableKey(sized.node, &parts.pairs, text: text, findings: &findings))
    case .value(let key):
      if let key { parts.pairs.append(YAMLPair(key: key, value: sized.node)) }
      expected = .key
    }
  }

  /// The key if its pair can be kept, else nil and a finding.
  private mutating func usableKey(
    _ key: YAMLNode, _ pairs: inout [YAMLPair], text: SourceText, findings: inout FindingList
  ) -> YAMLNode? {
    switch key.content {
    case .unreadable: return nil
    case .sequence, .mapping: findings.add(text.keyIsNoText(key))
    case .scalar("<<", isPlain: true): findings.add(text.mergeKey(key))
    case .scalar("", isPlain: true): findings.add(text.keyIsMissing(key))
    case .scalar(let name, _):
      guard let first = first(name, in: pairs) else { return key }
      findings.add(text.duplicate(key, of: first))
      return nil
    }
    // A trace of it stays, so that nobody misses the keys which it may have meant.
    let trace = YAMLNode(.unreadable, at: key.mark)
    pairs.append(YAMLPair(key: trace, value: trace))
    return nil
  }

  /// The key of that name that this mapping has already.
  private mutating func first(_ name: String, in pairs: [YAMLPair]) -> YAMLNode? {
    let own = pairs[firstPair...]
    guard own.count >= Self.manyKeys else { return own.first { $0.key.text == name }?.key }
    for index in own.indices.dropFirst(indexed) {
      if let key = pairs[index].key.text { indices[key] = index }
    }
    indexed = own.count
    return indices[name].map { pairs[$0].key }
  }
}
