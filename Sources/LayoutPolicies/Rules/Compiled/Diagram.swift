/// What a branch of a diagram leads to: a node that tests a further input, or a result.
package struct Vertex: Sendable, Hashable {
  let raw: Int32

  /// A node by its place.
  init(node: Int) { raw = Int32(truncatingIfNeeded: node) }

  /// A result: a number from 0 on that whoever makes the diagram gives a meaning.
  package init(result: Int) { raw = ~Int32(truncatingIfNeeded: result) }

  /// The result; nil if it is a node.
  package var result: Int? { raw < 0 ? Int(~raw) : nil }

  var isResult: Bool { raw < 0 }
  var node: Int { Int(raw) }
}

/// A branch of a node: the cells from the end of the branch before up to its own, and where they
/// lead.
package struct Branch: Sendable, Hashable {
  /// The cell after the last.
  package let end: UInt32
  /// What it leads to.
  package let vertex: Vertex

  package init(end: Int, vertex: Vertex) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.vertex = vertex
  }
}

/// Decision diagrams, laid out to be followed fast: each node tests one input of a space and has a
/// branch for each of its cells; on every way inputs come in their order, and equal parts of one
/// diagram are there once.
struct Diagrams: Sendable {
  struct Node: Sendable {
    let level: Int32
    let start: Int32
    let end: Int32
  }

  private(set) var nodes: [Node] = []
  private(set) var branches: [Branch] = []

  /// Takes what can be reached from a vertex out of where it was made.
  ///
  /// - Returns: Where it begins here.
  mutating func take(_ vertex: Vertex, of builder: DiagramBuilder) -> Vertex {
    var places: [Vertex: Vertex] = [:]
    return take(vertex, of: builder, &places)
  }

  private mutating func take(
    _ vertex: Vertex, of builder: DiagramBuilder, _ places: inout [Vertex: Vertex]
  ) -> Vertex {
    if vertex.isResult { return vertex }
    if let place = places[vertex] { return place }
    let taken = builder.branches(of: vertex).map {
      Branch(end: Int($0.end), vertex: take($0.vertex, of: builder, &places))
    }
    let start = branches.count
    branches += taken
    let place = Vertex(node: nodes.count)
    nodes.append(
      Node(
        level: Int32(truncatingIfNeeded: builder.level(of: vertex)),
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: branches.count)))
    places[vertex] = place
    return place
  }

  /// The bytes of its nodes and branches.
  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + branches.count * MemoryLayout<Branch>.stride
  }
}
