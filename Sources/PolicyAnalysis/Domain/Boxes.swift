package import LayoutPolicies

/// Contexts that lead to one result, as the cells that they may have at some levels: a box. Cells
/// of levels that are not named are all that can be with the others.
package struct Box: Sendable {
  /// The levels, rising, each with its cells as rising ranges that do not touch.
  package fileprivate(set) var cells: [Int: [Range<Int>]]
  /// The result.
  package let result: Int
  /// A context in the box.
  package let witness: Witness
}

/// The boxes of contexts that lead to the results that are wanted.
package struct Boxes: Sendable {
  /// The boxes; no two have a context in common. Those merged first that differ at one level only.
  package private(set) var boxes: [Box] = []
  /// Whether there are more.
  package private(set) var isCut = false

  /// Collects the boxes of a diagram's results that are wanted.
  ///
  /// - Parameters:
  ///   - limit: How many ways through the diagram to take at most.
  ///   - steps: How many branches to follow at most.
  package init(
    of root: Vertex, in builder: DiagramBuilder, domain: Domain, limit: Int = 10_000,
    steps: Int = 1_000_000, wanted: (Int) -> Bool
  ) {
    let leading = builder.vertices(of: root, leadingTo: wanted)
    var walker = WayWalker(builder, domain, steps: steps)
    var found: [Box] = []
    var isFull = false
    walker.walk(
      root, fixed: domain.space.levels.map { _ in nil }, memoizes: false,
      isWanted: { !isFull && leading.contains($0) }
    ) { result, cells in
      guard let witness = domain.witness(cells) else { return }
      guard found.count < limit else {
        isFull = true
        return
      }
      var box = Box(cells: [:], result: result, witness: witness)
      for level in cells.levels { box.cells[level] = cells[level].map { [$0] } }
      found.append(box)
    }
    isCut = walker.isCut || isFull
    boxes = Self.merged(found, in: domain)
  }

  /// What two boxes that can be merged at a level have in common.
  private struct Rest: Hashable {
    let cells: [Int: [Range<Int>]]
    let result: Int
  }

  private static func merged(_ boxes: [Box], in domain: Domain) -> [Box] {
    var boxes = boxes
    var count = -1
    while count != boxes.count {
      count = boxes.count
      for level in domain.space.levels.indices.reversed() {
        boxes = merged(boxes, at: level).map { $0.widened(at: level, in: domain) }
      }
    }
    return boxes
  }

  private static func merged(_ boxes: [Box], at level: Int) -> [Box] {
    var merged: [Box] = []
    var places: [Rest: Int] = [:]
    for box in boxes {
      guard let cells = box.cells[level] else {
        merged.append(box)
        continue
      }
      var others = box.cells
      others[level] = nil
      let rest = Rest(cells: others, result: box.result)
      if let place = places[rest] {
        merged[place].cells[level] = (merged[place].cells[level] ?? []).joined(with: cells)
      } else {
        places[rest] = merged.count
        merged.append(box)
      }
    }
    return merged
  }
}

extension Box {
  /// The box without a level, if the cells that it lacks there cannot be with the others.
  fileprivate func widened(at level: Int, in domain: Domain) -> Box {
    guard let held = cells[level] else { return self }
    var assignment = CellAssignment(domain.space)
    for (level, ranges) in cells {
      if let first = ranges.first, let last = ranges.last {
        assignment[level] = first.lowerBound..<last.upperBound
      }
    }
    for cell in 0..<domain.space.levels[level].count
    where !held.contains(where: { $0.contains(cell) }) {
      assignment[level] = cell..<cell + 1
      if domain.isPossible(assignment) { return self }
    }
    var box = self
    box.cells[level] = nil
    return box
  }
}

extension [Range<Int>] {
  /// The cells of both, as ranges that do not touch.
  fileprivate func joined(with others: Self) -> Self {
    (self + others).sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
