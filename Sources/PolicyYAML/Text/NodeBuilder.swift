import LayoutPolicies

/// Joins events to nodes, without recursion and within the limits.
struct NodeBuilder {
  private enum Anchor {
    /// Its list or mapping is not finished.
    case open
    case node(SizedNode)
  }

  private let text: SourceText
  private let limits: YAMLLimits
  private var open: [OpenCollection] = []
  private var parts = OpenParts()
  private var anchors: [String: Anchor] = [:]
  /// How many nodes there are so far, those of aliases counted each time.
  private var nodes = 0

  /// The value of the document.
  private(set) var root: YAMLNode?
  /// Where the innermost unfinished list or mapping begins.
  var innermost: TextMark? { open.last?.mark }

  init(text: SourceText, limits: YAMLLimits) {
    self.text = text
    self.limits = limits
  }

  /// Takes the next event; answers why nothing more is read, if that is so.
  mutating func take(_ event: YAMLEvent, findings: inout FindingList) -> Diagnostic? {
    if event.isTagged { findings.add(text.tag(from: event.start)) }
    switch event.kind {
    case .start, .documentEnd, .streamEnd: return nil
    case .scalar(let content, let isPlain):
      let node = YAMLNode(
        .scalar(text: content, isPlain: isPlain), at: event.start, length: event.width)
      return add(SizedNode(node), anchor: event.anchor, findings: &findings)
    case .sequenceStart: return begin(isMapping: false, event)
    case .mappingStart: return begin(isMapping: true, event)
    case .collectionEnd:
      guard let collection = open.popLast() else { return nil }
      let size = 1 + nodes - collection.nodesBefore
      let node = SizedNode(
        collection.node(of: &parts), count: size, height: collection.height)
      place(node, anchor: collection.anchor, findings: &findings)
      return nil
    case .alias(let name): return expand(name, event, findings: &findings)
    }
  }

  private mutating func begin(isMapping: Bool, _ event: YAMLEvent) -> Diagnostic? {
    guard open.count < limits.depth else { return text.tooDeep(limits, at: event.start) }
    guard nodes < limits.nodes else { return text.tooMany(limits, at: event.start) }
    nodes += 1
    if let anchor = event.anchor { anchors[anchor] = .open }
    open.append(
      OpenCollection(
        isMapping: isMapping, mark: event.start, anchor: event.anchor, nodesBefore: nodes,
        after: parts))
    return nil
  }

  private mutating func expand(
    _ name: String, _ event: YAMLEvent, findings: inout FindingList
  ) -> Diagnostic? {
    var target = SizedNode(YAMLNode(.unreadable, at: event.start, length: event.width))
    switch anchors[name] {
    case .node(let known):
      guard known.count <= limits.nodes - nodes else {
        return text.tooManyAliases(limits, at: event)
      }
      guard open.count + known.height <= limits.depth else {
        return text.tooDeep(limits, at: event.start)
      }
      target = known
      target.node = YAMLNode(known.node.content, at: event.start, length: event.width)
    case .open: findings.add(text.recursiveAlias(name, at: event))
    case nil:
      let anchors = anchors
      findings.add(text.unknownAlias(name, at: event, known: Self.likely(anchors)))
    }
    return add(target, anchor: nil, findings: &findings)
  }

  /// The names to suggest; among very many a likely one is not worth the search.
  private static func likely(_ anchors: [String: Anchor]) -> [String] {
    anchors.count <= 200 ? anchors.keys.sorted() : []
  }

  private mutating func add(
    _ node: SizedNode, anchor: String?, findings: inout FindingList
  ) -> Diagnostic? {
    guard node.count <= limits.nodes - nodes else {
      return text.tooMany(limits, at: node.node.mark)
    }
    nodes += node.count
    place(node, anchor: anchor, findings: &findings)
    return nil
  }

  private mutating func place(_ node: SizedNode, anchor: String?, findings: inout FindingList) {
    if let anchor { anchors[anchor] = .node(node) }
    if open.isEmpty {
      root = node.node
    } else {
      open[open.count - 1].add(node, to: &parts, text: text, findings: &findings)
    }
  }
}

extension YAMLEvent {
  /// How many characters it is wide on its first line; the text's own length if it has several.
  fileprivate var width: Int {
    if start.line == end.line { return end.column - start.column }
    if case .scalar(let text, _) = kind { return text.unicodeScalars.count }
    return 1
  }
}
