package import LayoutPolicies

/// What is known of the cells of a context: for some levels of a space, the cells it may lie in.
package struct CellAssignment: Sendable, Hashable {
  private var ranges: [Range<Int>?]

  /// Nothing is known yet.
  package init(_ space: InputSpace) { ranges = Array(repeating: nil, count: space.levels.count) }

  /// The cells of these levels.
  package init(_ space: InputSpace, _ cells: [(level: Int, cells: Range<Int>)]) {
    self.init(space)
    for one in cells { ranges[one.level] = one.cells }
  }

  /// The cells in which the input of a level lies; nil if it may lie in any.
  package subscript(level: Int) -> Range<Int>? {
    get { ranges[level] }
    set { ranges[level] = newValue }
  }

  /// The levels of which something is known, rising.
  package var levels: [Int] { ranges.indices.filter { ranges[$0] != nil } }

  /// Whether the context lies in all these cells.
  package func holds(
    in space: InputSpace, _ context: LayoutContext, _ memory: PolicyMemory
  ) -> Bool {
    var lazy = LazyContext(context)
    for (level, range) in ranges.enumerated() {
      guard let range else { continue }
      guard range.contains(lazy.cell(of: level, in: space, context, memory)) else { return false }
    }
    return true
  }
}

extension InputCells {
  /// The known cells of a range, and the unknown one, each by itself: numbers that are known and
  /// inputs that are not are never one box.
  package func pieces(of range: Range<Int>) -> [Range<Int>] {
    let known = range.clamped(to: 0..<unknown)
    return (known.isEmpty ? [] : [known])
      + (range.contains(unknown) ? [unknown..<unknown + 1] : [])
  }
}
