extension DiagramBuilder {
  /// The diagram of a condition: its results are those of ``Truth``.
  package mutating func vertex(of condition: Condition) throws(DiagramLimit) -> Vertex {
    switch condition.kind {
    case .always: return .truth(.yes)
    case .all(let parts): return try joined(parts, .yes, by: Self.least)
    case .any(let parts): return try joined(parts, .no, by: Self.greatest)
    case .not(let part):
      return try mapped(try vertex(of: part)) { 2 - $0 }
    case .term, .number, .osVersion, .model, .fold, .open, .input:
      let truths = space.truths(of: condition)
      return try reduced(truths.count, .no, by: Self.greatest) {
        builder, place throws(DiagramLimit) in
        try builder.leaf(truths[place].level, truths[place].cells)
      }
    }
  }

  /// A leaf: true in these cells, which rise.
  private mutating func leaf(_ level: Int, _ cells: [Range<Int>]) throws(DiagramLimit) -> Vertex {
    let unknown = space.levels[level].unknown
    var branches: [Branch] = []
    var end = 0
    for cells in cells where !cells.isEmpty {
      if cells.lowerBound > end {
        branches.append(Branch(end: cells.lowerBound, vertex: .truth(.no)))
      }
      end = cells.upperBound
      branches.append(Branch(end: end, vertex: .truth(.yes)))
    }
    if end < unknown { branches.append(Branch(end: unknown, vertex: .truth(.no))) }
    branches.append(Branch(end: unknown + 1, vertex: .truth(.unknown)))
    return try vertex(level, branches)
  }

  private mutating func joined(
    _ parts: [Condition], _ empty: Truth, by join: (Vertex, Vertex) -> Vertex?
  ) throws(DiagramLimit) -> Vertex {
    try reduced(parts.count, empty, by: join) { builder, place throws(DiagramLimit) in
      try builder.vertex(of: parts[place])
    }
  }

  /// Joins many diagrams as a tree of pairs, so that a long list is not joined again and again.
  mutating func reduced(
    _ count: Int, _ empty: Truth, by join: (Vertex, Vertex) -> Vertex?,
    _ part: (inout DiagramBuilder, Int) throws(DiagramLimit) -> Vertex
  ) throws(DiagramLimit) -> Vertex {
    var waiting: [(size: Int, vertex: Vertex)] = []
    for place in 0..<count {
      waiting.append((1, try part(&self, place)))
      while let last = waiting.last, waiting.count > 1,
        waiting[waiting.count - 2].size <= last.size || place == count - 1
      {
        waiting.removeLast()
        let before = waiting.removeLast()
        waiting.append(
          (before.size + last.size, try joined(before.vertex, last.vertex, by: join)))
      }
    }
    return waiting.first?.vertex ?? .truth(empty)
  }

  /// *And*: the least of two truths.
  static func least(_ left: Vertex, _ right: Vertex) -> Vertex? {
    if left == .truth(.no) || right == .truth(.no) { return .truth(.no) }
    if left == .truth(.yes) || left == right { return right }
    return right == .truth(.yes) ? left : nil
  }

  /// *Or*: the greatest of two truths.
  static func greatest(_ left: Vertex, _ right: Vertex) -> Vertex? {
    if left == .truth(.yes) || right == .truth(.yes) { return .truth(.yes) }
    if left == .truth(.no) || left == right { return right }
    return right == .truth(.no) ? left : nil
  }
}

extension Vertex {
  /// The result that a truth is.
  package static func truth(_ truth: Truth) -> Vertex { Vertex(result: Int(truth.rawValue)) }
}
