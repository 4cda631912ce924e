package import LayoutPolicies

/// Follows the ways through a diagram that real contexts take, to the results that are wanted.
///
/// A way is left as soon as its cells cannot be together, or leads to nothing wanted. What a vertex
/// leads to hangs on the cells before it only as far as they are tied to what comes after, so
/// vertices that are met again with the same tied cells are not followed twice.
struct WayWalker {
  let builder: DiagramBuilder
  let domain: Domain
  /// How many more branches may be followed.
  var steps: Int
  /// Whether there were more than that.
  private(set) var isCut = false
  /// The last level of each level's group.
  private let groupEnds: [Int]

  init(_ builder: DiagramBuilder, _ domain: Domain, steps: Int) {
    self.builder = builder
    self.domain = domain
    self.steps = steps
    var ends: [Int: Int] = [:]
    for (level, group) in domain.groups.enumerated() { ends[group] = level }
    groupEnds = domain.groups.map { ends[$0] ?? 0 }
  }

  /// What was met already: a vertex with the cells that are tied to what comes after it.
  private struct Met: Hashable {
    let vertex: Vertex
    let tied: [Range<Int>?]
  }

  /// Follows ways from a vertex.
  ///
  /// - Parameters:
  ///   - fixed: The cells of levels that are decided, as for one window; nil follows every branch.
  ///   - memoizes: Whether vertices met again are left out; what is found there is found already.
  ///   - isWanted: Whether a vertex may lead to something that is still wanted.
  ///   - found: Takes a result that may be reached with these cells.
  mutating func walk(
    _ root: Vertex, fixed: [Int?], memoizes: Bool = true, isWanted: (Vertex) -> Bool,
    _ found: (Int, CellAssignment) -> Void
  ) {
    var assignment = CellAssignment(domain.space)
    var met: Set<Met> = []
    walk(root, &assignment, &met, fixed, memoizes, isWanted, found)
  }

  private mutating func walk(
    _ vertex: Vertex, _ assignment: inout CellAssignment, _ met: inout Set<Met>, _ fixed: [Int?],
    _ memoizes: Bool, _ isWanted: (Vertex) -> Bool, _ found: (Int, CellAssignment) -> Void
  ) {
    guard !isCut, isWanted(vertex) else { return }
    if let result = vertex.result { return found(result, assignment) }
    let level = builder.level(of: vertex)
    if memoizes {
      let tied = (0..<level).map { groupEnds[$0] >= level ? assignment[$0] : nil }
      guard met.insert(Met(vertex: vertex, tied: tied)).inserted else { return }
    }
    var start = 0
    for branch in builder.branches(of: vertex) {
      let cells = start..<Int(branch.end)
      start = Int(branch.end)
      if let cell = fixed[level], !cells.contains(cell) { continue }
      guard isWanted(branch.vertex) else { continue }
      for piece in domain.space.levels[level].pieces(of: cells) {
        if let cell = fixed[level], !piece.contains(cell) { continue }
        guard steps > 0 else {
          isCut = true
          return
        }
        steps -= 1
        assignment[level] = piece
        if fixed[level] != nil || domain.staysPossible(assignment, at: level) {
          walk(branch.vertex, &assignment, &met, fixed, memoizes, isWanted, found)
        }
        assignment[level] = nil
      }
    }
  }
}

/// Which of up to 64 results each vertex of a diagram can lead to, one bit each.
struct ResultMasks {
  private var masks: [Vertex: UInt64] = [:]

  /// Linear in the diagram.
  init(_ root: Vertex, of builder: DiagramBuilder, _ results: ArraySlice<Int>) {
    var bits: [Int: UInt64] = [:]
    for (place, result) in results.enumerated() { bits[result] = 1 << UInt64(place) }
    _ = fill(root, builder, bits)
  }

  private mutating func fill(
    _ vertex: Vertex, _ builder: DiagramBuilder, _ bits: [Int: UInt64]
  ) -> UInt64 {
    if let mask = masks[vertex] { return mask }
    var mask = vertex.result.flatMap { bits[$0] } ?? 0
    for branch in builder.branches(of: vertex) { mask |= fill(branch.vertex, builder, bits) }
    masks[vertex] = mask
    return mask
  }

  subscript(vertex: Vertex) -> UInt64 { masks[vertex] ?? 0 }
}

extension DiagramBuilder {
  /// The results that stand in a diagram, rising, whether contexts reach them or not. Linear in the
  /// diagram.
  package func results(of root: Vertex) -> [Int] {
    var met: Set<Vertex> = [root]
    var open = [root]
    var results: [Int] = []
    while let vertex = open.popLast() {
      if let result = vertex.result { results.append(result) }
      for branch in branches(of: vertex) where met.insert(branch.vertex).inserted {
        open.append(branch.vertex)
      }
    }
    return results.sorted()
  }

  /// The vertices of a diagram from which it leads to a result that is wanted.
  /// Linear in the diagram.
  func vertices(of root: Vertex, leadingTo isWanted: (Int) -> Bool) -> Set<Vertex> {
    var leading: Set<Vertex> = []
    var met: Set<Vertex> = []
    func visit(_ vertex: Vertex) -> Bool {
      guard met.insert(vertex).inserted else { return leading.contains(vertex) }
      var leads = vertex.result.map(isWanted) ?? false
      for branch in branches(of: vertex) where visit(branch.vertex) { leads = true }
      if leads { leading.insert(vertex) }
      return leads
    }
    _ = visit(root)
    return leading
  }
}
