import LayoutPolicies

extension DiagramBuilder {
  /// The diagram for inputs that lie in these cells, by level; it tests them no more.
  ///
  /// Linear in the diagram.
  mutating func restricted(
    _ root: Vertex, to cells: [Int: Int]
  ) throws(DiagramLimit) -> Vertex {
    var done: [Vertex: Vertex] = [:]
    return try restricted(root, cells, cells.keys.max() ?? -1, &done)
  }

  private mutating func restricted(
    _ vertex: Vertex, _ cells: [Int: Int], _ last: Int, _ done: inout [Vertex: Vertex]
  ) throws(DiagramLimit) -> Vertex {
    let level = level(of: vertex)
    guard level <= last else { return vertex }
    if let known = done[vertex] { return known }
    patience -= 1
    guard patience > 0 else { throw DiagramLimit() }
    let branches = Array(branches(of: vertex))
    var next = vertex
    if let cell = cells[level] {
      if let branch = branches.first(where: { cell < Int($0.end) }) {
        next = try restricted(branch.vertex, cells, last, &done)
      }
    } else {
      var parts: [Branch] = []
      for branch in branches {
        parts.append(
          Branch(end: Int(branch.end), vertex: try restricted(branch.vertex, cells, last, &done)))
      }
      next = try self.vertex(level, parts)
    }
    done[vertex] = next
    return next
  }

  /// The diagram with 0 where the input of a level does not lie in a cell.
  mutating func selecting(
    _ cells: Range<Int>, at level: Int, of vertex: Vertex
  ) throws(DiagramLimit) -> Vertex {
    var branches: [Branch] = []
    if cells.lowerBound > 0 {
      branches.append(Branch(end: cells.lowerBound, vertex: Vertex(result: 0)))
    }
    branches.append(Branch(end: cells.upperBound, vertex: Vertex(result: 1)))
    if cells.upperBound < space.levels[level].count {
      branches.append(Branch(end: space.levels[level].count, vertex: Vertex(result: 0)))
    }
    return try selecting(try self.vertex(level, branches), of: vertex)
  }

  /// The diagram with 0 where another is 0.
  mutating func selecting(_ region: Vertex, of vertex: Vertex) throws(DiagramLimit) -> Vertex {
    try joined(region, vertex) { region, vertex in
      if region == .nothing || vertex == .nothing { return .nothing }
      return region.result == nil ? nil : vertex
    }
  }

  /// The diagram with 0 where a region is 1.
  mutating func removing(_ region: Vertex, from vertex: Vertex) throws(DiagramLimit) -> Vertex {
    try joined(region, vertex) { region, vertex in
      if vertex == .nothing || region == .nothing { return vertex }
      return region.result == nil ? nil : .nothing
    }
  }
}

extension Examination {
  /// What a diagram comes to in several places, each the cells of some levels, all else being
  /// equal: a diagram whose results are places in a list of such results, and 0 where what they
  /// come to so far is not wanted.
  mutating func changes(
    of root: Vertex, in places: [[Int: Int]], where isWanted: ([Int]) -> Bool
  ) throws(DiagramLimit) -> (root: Vertex, results: [[Int]]) {
    var results: [[Int]] = [[]]
    var known: [[Int]: Int] = [:]
    var joined: Vertex?
    for cells in places {
      let part = try space.builder.restricted(root, to: cells)
      try spend(1)
      guard let before = joined else {
        joined = try space.builder.mapped(part) { result in
          guard result != 0 else { return 0 }
          results.append([result])
          return results.count - 1
        }
        continue
      }
      let earlier = results
      known.removeAll()
      joined = try space.builder.joined(before, part) { before, part in
        if before == .nothing || part == .nothing { return .nothing }
        guard let before = before.result, let part = part.result else { return nil }
        let all = earlier[before] + [part]
        if let place = known[all] { return Vertex(result: place) }
        guard isWanted(all) else { return .nothing }
        known[all] = results.count
        results.append(all)
        return Vertex(result: results.count - 1)
      }
    }
    return (joined ?? .nothing, results)
  }
}

extension Vertex {
  /// The result 0.
  static let nothing = Vertex(result: 0)
}
