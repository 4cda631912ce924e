package import LayoutPolicies

/// The layouts that policies answer, as diagrams: their results are places in one list of layouts,
/// in which no two mean the same.
package struct LayoutMap {
  /// The layouts of all policies.
  package private(set) var layouts: [NavigationLayout] = []
  /// A diagram for each policy.
  package private(set) var roots: [Vertex] = []
  private var places: [String: Int] = [:]

  /// No policy yet.
  package init() {}

  /// Adds a policy of the space.
  package mutating func add(
    _ policy: RuleSet, in space: inout PolicySpace
  ) throws(DiagramLimit) {
    let map = try space.decisions(of: policy)
    let results = map.decisions.map { place(of: $0.layout) }
    roots.append(try space.builder.mapped(map.root) { results[$0] })
  }

  /// Two layouts are one if they say the same once what is left unsaid is filled in.
  private mutating func place(of layout: NavigationLayout) -> Int {
    let meaning = layout.meaning
    if let place = places[meaning] { return place }
    places[meaning] = layouts.count
    layouts.append(layout)
    return layouts.count - 1
  }

  /// Where two policies differ: 0 where they do not, nor where no window can happen; else each
  /// pair of layouts has a result of its own.
  package func difference(
    _ old: Int, _ new: Int, in space: inout PolicySpace
  ) throws(DiagramLimit) -> (root: Vertex, changes: [(old: Int, new: Int)]) {
    var changes: [(old: Int, new: Int)] = [(0, 0)]
    var known: [[Int]: Int] = [:]
    let root = try space.builder.joined(roots[old], roots[new]) { left, right in
      if left == right { return Vertex(result: 0) }
      guard let left = left.result, let right = right.result else { return nil }
      if let place = known[[left, right]] { return Vertex(result: place) }
      known[[left, right]] = changes.count
      changes.append((left, right))
      return Vertex(result: changes.count - 1)
    }
    return (try space.within(root), changes)
  }
}

extension NavigationLayout {
  /// What it says with all that is left unsaid filled in, as a text that no other layout has.
  var meaning: String { PlainValue.map(plain.map { ($0.key.rawValue, $0.value) }).distinct }
}

extension PlainValue {
  /// The value as a text that tells it from all others, whatever texts are in it.
  fileprivate var distinct: String {
    switch self {
    case .number, .boolean: plainText
    case .text(let text): "\(text.utf8.count):\(text)"
    case .list(let items): "[\(items.map { $0.distinct }.joined(separator: ","))]"
    case .map(let entries):
      "{\(entries.map { "\($0.0)=\($0.1.distinct)" }.joined(separator: ","))}"
    }
  }
}
