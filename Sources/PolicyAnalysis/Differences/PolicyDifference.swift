package import LayoutPolicies

/// Where two policies lay out differently: exactly, for a memory that remembers no rule.
package struct PolicyDifference {
  /// One layout in place of another.
  package struct Change: Sendable {
    /// What the old policy answers.
    package let old: NavigationLayout
    /// What the new one answers.
    package let new: NavigationLayout
  }

  /// The inputs that boxes name by their levels.
  package let space: InputSpace
  /// The layouts that change; the results of boxes are places here.
  package let changes: [Change]
  /// The contexts in which they change. Boxes that need nothing to be unknown come first, and among
  /// these the ones that a real device shows.
  package let boxes: [Box]
  /// Whether there are more boxes, which were not looked for.
  package let isCut: Bool
  /// Whether counts of what fits were compared, in windows without insets, and not their formulas.
  package let countsFits: Bool

  /// How many branches are followed in search of boxes.
  package static let usualSteps = 20_000
  /// How many ways through the diagram become boxes, before those that touch are merged.
  private static let mostWays = 1000

  /// Compares two policies of rules in all contexts that one of them does not assume away.
  ///
  /// - Throws: ``DiagramLimit`` if their diagrams become too large.
  package init(
    _ old: RuleSet, _ new: RuleSet, limit: Int = PolicySpace.usualLimit, steps: Int = usualSteps
  ) throws(DiagramLimit) {
    var map = try ChangeMap(old, new, limit: limit)
    var countsFits = false
    if let fits = FitSteps(map.changes),
      var counted = try? ChangeMap(old, new, asking: fits.conditions, limit: limit),
      (try? counted.count(fits)) != nil
    {
      map = counted
      countsFits = true
    }
    self.countsFits = countsFits
    let builder = map.space.builder
    space = builder.space
    changes = map.changes
    guard map.root != Vertex(result: 0) else {
      (boxes, isCut) = ([], false)
      return
    }
    let found = Boxes(
      of: map.root, in: builder, domain: Domain(space), limit: Self.mostWays, steps: steps
    ) { $0 != 0 }
    isCut = found.isCut
    let inputs = space
    boxes = found.boxes.enumerated().map { ($0.element, $0.element.rank(in: inputs), $0.offset) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map { $0.0 }
  }
}

extension Box {
  /// The inputs that must be unknown.
  package func unknownLevels(in space: InputSpace) -> [Int] {
    cells.keys.filter { level in
      cells[level]?.allSatisfy { $0.lowerBound == space.levels[level].unknown } ?? false
    }.sorted()
  }

  /// Which boxes come first.
  fileprivate func rank(in space: InputSpace) -> Int {
    (unknownLevels(in: space).isEmpty ? 0 : 4) + (needsSpentKey(in: space) ? 2 : 0)
      + (witness.device == nil ? 1 : 0)
  }

  /// Whether a once key must be used up.
  private func needsSpentKey(in space: InputSpace) -> Bool {
    cells.contains { level, ranges in
      if case .spent = space.levels[level].input { ranges == [1..<2] } else { false }
    }
  }
}
