/// That a diagram would have become larger than it may.
package struct DiagramLimit: Error, Sendable, Hashable {
  package init() {}
}

/// Makes diagrams of one space. Equal ones are the same vertex, so comparing two is comparing their
/// numbers.
package struct DiagramBuilder: Sendable {
  /// The inputs that its diagrams test.
  package let space: InputSpace
  /// How many branches one step may look at; all steps together may keep eight times as many, with
  /// those of diagrams that nobody wants any more.
  package let limit: Int
  /// How many branches all steps together may still look at.
  package var patience = Int.max
  /// How many levels one way may have: each takes a turn of recursion.
  static let deepestWay = 256

  private var levels: [Int32] = []
  private var starts: [Int32] = [0]
  private var branches: [Branch] = []
  private var known = VertexTable()
  private var done = ResultTable()
  /// The branches of the nodes that are being made, each above those that wait for it.
  private var open: [Branch] = []
  private var work = 0

  /// Makes no diagram yet.
  package init(_ space: InputSpace, limit: Int) {
    self.space = space
    self.limit = limit
  }

  /// How many nodes there are, also of diagrams that nobody wants any more.
  package var nodeCount: Int { levels.count }

  /// Forgets all diagrams.
  mutating func removeAll() { self = DiagramBuilder(space, limit: limit) }

  /// The level that a node tests; behind all levels for a result.
  package func level(of vertex: Vertex) -> Int {
    vertex.isResult ? Int.max : Int(levels[vertex.node])
  }

  /// The branches of a node; none of a result.
  package func branches(of vertex: Vertex) -> ArraySlice<Branch> {
    vertex.isResult ? [] : branches[Int(starts[vertex.node])..<Int(starts[vertex.node + 1])]
  }

  /// The result in a context.
  package func result(
    of vertex: Vertex, in context: LayoutContext, _ memory: PolicyMemory = PolicyMemory()
  ) -> Int {
    var lazy = LazyContext(context)
    return result(of: vertex) { lazy.cell(of: $0, in: space, context, memory) }
  }

  /// The result where inputs lie in the cells that a closure tells of their levels.
  package func result(of vertex: Vertex, cell: (Int) -> Int) -> Int {
    var vertex = vertex
    while !vertex.isResult {
      let cell = cell(level(of: vertex))
      guard let branch = branches(of: vertex).first(where: { cell < $0.end }) else { break }
      vertex = branch.vertex
    }
    return vertex.result ?? 0
  }

  // MARK: Making nodes

  /// The node with these branches, which together hold every cell of the level.
  package mutating func vertex(
    _ level: Int, _ branches: [Branch]
  ) throws(DiagramLimit) -> Vertex {
    let base = open.count
    for branch in branches { add(branch, above: base) }
    return try close(level, above: base)
  }

  @inline(__always)
  private mutating func add(_ branch: Branch, above base: Int) {
    if open.count > base, open[open.count - 1].vertex == branch.vertex { open.removeLast() }
    open.append(branch)
  }

  /// The node of the branches that lie open above the base: an old one if there is one like it.
  private mutating func close(_ level: Int, above base: Int) throws(DiagramLimit) -> Vertex {
    defer { open.removeLast(open.count - base) }
    if open.count == base + 1 { return open[base].vertex }
    var hash = UInt64(truncatingIfNeeded: level)
    for place in base..<open.count {
      hash = (hash ^ UInt64(open[place].end)) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ UInt64(UInt32(bitPattern: open[place].vertex.raw))) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    var slot = known.firstSlot(of: hash)
    while let node = known[slot] {
      if isNode(node, level, above: base) { return Vertex(node: node) }
      slot = known.slot(after: slot)
    }
    guard branches.count + open.count - base <= 8 * limit else { throw DiagramLimit() }
    let node = levels.count
    levels.append(Int32(truncatingIfNeeded: level))
    branches += open[base...]
    starts.append(Int32(truncatingIfNeeded: branches.count))
    known.insert(node, hash, at: slot)
    return Vertex(node: node)
  }

  private func isNode(_ node: Int, _ level: Int, above base: Int) -> Bool {
    let start = Int(starts[node])
    guard Int(levels[node]) == level, Int(starts[node + 1]) - start == open.count - base else {
      return false
    }
    for offset in 0..<(open.count - base) where branches[start + offset] != open[base + offset] {
      return false
    }
    return true
  }

  // MARK: Joining diagrams

  /// The diagram of what two results come to together, wherever each has its own.
  ///
  /// - Parameter join: What two vertices come to, if that is known without looking further; two
  ///   results always have an answer.
  package mutating func joined(
    _ left: Vertex, _ right: Vertex, by join: (Vertex, Vertex) -> Vertex?
  ) throws(DiagramLimit) -> Vertex {
    done.removeAll()
    work = 0
    open.removeAll(keepingCapacity: true)
    return try joined(left, right, depth: 0, by: join)
  }

  private mutating func joined(
    _ left: Vertex, _ right: Vertex, depth: Int, by join: (Vertex, Vertex) -> Vertex?
  ) throws(DiagramLimit) -> Vertex {
    if let vertex = join(left, right) { return vertex }
    if let vertex = done[left, right] { return vertex }
    guard depth < Self.deepestWay else { throw DiagramLimit() }
    let (leftLevel, rightLevel) = (level(of: left), level(of: right))
    let level = min(leftLevel, rightLevel)
    let count = UInt32(space.levels[level].count)
    var (leftPlace, leftEnd) = leftLevel == level ? places(of: left) : (0, 0)
    var (rightPlace, rightEnd) = rightLevel == level ? places(of: right) : (0, 0)
    let base = open.count
    var end: UInt32 = 0
    while end < count {
      let leftBranch =
        leftPlace < leftEnd ? branches[leftPlace] : Branch(end: Int(count), vertex: left)
      let rightBranch =
        rightPlace < rightEnd ? branches[rightPlace] : Branch(end: Int(count), vertex: right)
      end = min(leftBranch.end, rightBranch.end)
      work += 1
      patience -= 1
      guard work <= limit, patience > 0 else { throw DiagramLimit() }
      let vertex = try joined(leftBranch.vertex, rightBranch.vertex, depth: depth + 1, by: join)
      add(Branch(end: Int(end), vertex: vertex), above: base)
      if leftBranch.end == end { leftPlace += 1 }
      if rightBranch.end == end { rightPlace += 1 }
    }
    let vertex = try close(level, above: base)
    done.insert(vertex, left, right)
    return vertex
  }

  private func places(of vertex: Vertex) -> (Int, Int) {
    (Int(starts[vertex.node]), Int(starts[vertex.node + 1]))
  }

  /// The diagram with other results.
  package mutating func mapped(
    _ vertex: Vertex, by result: (Int) -> Int
  ) throws(DiagramLimit) -> Vertex {
    try joined(vertex, vertex) { left, _ in left.result.map { Vertex(result: result($0)) } }
  }
}
