import LayoutPolicies

/// The changes between two policies, as one diagram: its results are places in a list of them, and
/// 0 where nothing changes or no window can happen.
struct ChangeMap {
  private(set) var space: PolicySpace
  private(set) var root: Vertex
  /// The first stands for no change.
  private(set) var changes: [PolicyDifference.Change]

  /// Compares layouts as they are wished, with formulas for what fits.
  ///
  /// - Parameter conditions: What else the diagram is to tell apart.
  init(
    _ old: RuleSet, _ new: RuleSet, asking conditions: [Condition] = [], limit: Int
  ) throws(DiagramLimit) {
    space = try PolicySpace([old, new], asking: conditions, limit: limit)
    var layouts = LayoutMap()
    try layouts.add(old, in: &space)
    try layouts.add(new, in: &space)
    let (root, pairs) = try layouts.difference(0, 1, in: &space)
    self.root = root
    changes = pairs.map { .init(old: layouts.layouts[$0.old], new: layouts.layouts[$0.new]) }
  }

  /// Compares layouts by what they count in windows of each width. The steps are those that the
  /// diagram tells apart.
  mutating func count(_ steps: FitSteps) throws(DiagramLimit) {
    guard let level = space.builder.space.level(of: .number(.width, isScaled: false)) else {
      return
    }
    let cells = space.builder.space.levels[level]
    var branches: [Branch] = []
    for cell in 0..<cells.count {
      branches.append(Branch(end: cell + 1, vertex: Vertex(result: cell)))
    }
    let widths = try space.builder.vertex(level, branches)
    let changes = self.changes
    var counted = [changes[0]]
    var places: [String: Int] = [:]
    root = try space.builder.joined(root, widths) { place, cell in
      if place == Vertex(result: 0) { return place }
      guard let place = place.result, let cell = cell.result else { return nil }
      let width =
        cell == cells.unknown ? nil : cell == 0 ? 0 : cells.cuts[cell - 1].value
      guard let change = steps.counted(changes[place], at: width) else {
        return Vertex(result: 0)
      }
      let key = "\(change.old.meaning) \(change.new.meaning)"
      if let known = places[key] { return Vertex(result: known) }
      places[key] = counted.count
      counted.append(change)
      return Vertex(result: counted.count - 1)
    }
    self.changes = counted
  }
}
