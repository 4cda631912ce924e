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

/// A decision diagram: each node tests one input of a space and has a branch for each of its cells;
/// on every way inputs come in their order, and equal parts are there once.
package struct Diagram: Sendable {
  struct Node: Sendable {
    let level: Int
    let start: Int
    let end: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var branches: [Branch] = []
  private(set) var root: Vertex

  /// Takes what can be reached from a vertex out of where it was made.
  init(_ root: Vertex, of builder: DiagramBuilder) {
    self.root = root
    var places: [Vertex: Vertex] = [:]
    self.root = take(root, of: builder, &places)
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
    nodes.append(Node(level: builder.level(of: vertex), start: start, end: branches.count))
    places[vertex] = place
    return place
  }

  /// How many nodes it has.
  package var nodeCount: Int { nodes.count }
  /// The bytes of its nodes and branches.
  package var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + branches.count * MemoryLayout<Branch>.stride
  }

  /// The result in a context. At most one search a level, logarithmic in its cuts; allocates
  /// nothing.
  @inline(__always)
  func result(
    in space: InputSpace, _ context: LayoutContext, _ lazy: inout LazyContext,
    _ memory: PolicyMemory
  ) -> Int {
    var vertex = root
    while !vertex.isResult {
      let node = nodes[vertex.node]
      let cell = UInt32(
        truncatingIfNeeded: lazy.cell(of: node.level, in: space, context, memory))
      var (low, high) = (node.start, node.end - 1)
      while low < high {
        let middle = (low + high) / 2
        if branches[middle].end <= cell { low = middle + 1 } else { high = middle }
      }
      vertex = branches[low].vertex
    }
    return Int(~vertex.raw)
  }
}
