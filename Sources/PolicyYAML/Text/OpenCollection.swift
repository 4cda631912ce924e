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

/// A list or mapping whose end was not yet read.
struct OpenCollection {
  let mark: TextMark
  let anchor: String?
  /// How many nodes there were when it began, itself among them.
  let nodesBefore: Int
  /// How many lists and mappings lie in each other in it, so far.
  private(set) var height = 1

  private let isMapping: Bool
  private var items: [YAMLNode] = []
  private var pairs: [YAMLPair] = []
  /// The pairs by key. Swift's equality of texts: keys that only look the same are equal too.
  private var indices: [String: Int] = [:]
  private var expected = Expected.key

  private enum Expected {
    case key
    /// The value of a key; nil if that key cannot be used.
    case value(YAMLNode?)
  }

  init(isMapping: Bool, mark: TextMark, anchor: String?, nodesBefore: Int) {
    self.isMapping = isMapping
    self.mark = mark
    self.anchor = anchor
    self.nodesBefore = nodesBefore
  }

  /// What was read so far, as a node.
  var node: YAMLNode { YAMLNode(isMapping ? .mapping(pairs) : .sequence(items), at: mark) }

  /// Adds what comes next: an item, a key or a value.
  mutating func add(_ sized: SizedNode, text: SourceText, findings: inout FindingList) {
    height = max(height, sized.height + 1)
    guard isMapping else {
      items.append(sized.node)
      return
    }
    switch expected {
    case .key:
      expected = .value(usableKey(sized.node, text: text, findings: &findings))
    case .value(let key):
      if let key { pairs.append(YAMLPair(key: key, value: sized.node)) }
      expected = .key
    }
  }

  /// The key if its pair can be kept, else nil and a finding.
  private mutating func usableKey(
    _ key: YAMLNode, text: SourceText, findings: inout FindingList
  ) -> YAMLNode? {
    switch key.content {
    case .unreadable: return nil
    case .sequence, .mapping: findings.add(text.keyIsNoText(key))
    case .scalar("<<", isPlain: true): findings.add(text.mergeKey(key))
    case .scalar("", isPlain: true): findings.add(text.keyIsMissing(key))
    case .scalar(let name, _):
      guard let index = indices[name] else {
        indices[name] = pairs.count
        return key
      }
      findings.add(text.duplicate(key, of: pairs[index].key))
      return nil
    }
    // A trace of it stays, so that nobody misses the keys which it may have meant.
    let trace = YAMLNode(.unreadable, at: key.mark)
    pairs.append(YAMLPair(key: trace, value: trace))
    return nil
  }
}
