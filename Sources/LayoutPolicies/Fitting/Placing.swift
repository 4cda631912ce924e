/// Which panes have a place, where partitions decide it. The rules are those of Compose's
/// three-pane scaffold (Material 3 adaptive), for any panes.
struct Placing {
  /// The panes that have a partition.
  private(set) var expanded = PaneSet()
  /// The pane that stands over the others.
  private(set) var levitated: Pane?
  /// The pane that stands below another.
  private(set) var reflowed: Pane?

  /// One pane.
  init(only pane: Pane) { expanded = PaneSet([pane]) }

  /// Gives out partitions.
  ///
  /// - Parameters:
  ///   - order: The panes that may show; the first gets its place first.
  ///   - current: The pane that the person went to last.
  ///   - columns: How many panes stand beside each other at most; one at least does.
  ///   - rows: How many stand below each other, where there is one column.
  init(
    _ order: [Pane], current: Pane?, columns: Int, rows: Int,
    _ adaptationOf: (Pane) -> PaneAdaptation
  ) {
    var left = max(1, columns)
    for pane in order where !expanded.contains(pane) {
      let adaptation = adaptationOf(pane)
      if adaptation == .levitate {
        if pane == current { levitated = pane }
        continue
      }
      if columns == 1, rows > 1, reflowed == nil, let upper = adaptation.upper, upper != pane,
        order.contains(upper), adaptationOf(upper) != .levitate
      {
        // Both stand in the one partition.
        guard left > 0 || expanded.contains(upper) else { continue }
        expanded.insert(upper)
        reflowed = pane
        left = 0
      } else if left > 0 {
        expanded.insert(pane)
        left -= 1
      }
    }
    // Nothing stands over nothing.
    if expanded.isEmpty, let first = order.first {
      expanded.insert(first)
      levitated = nil
    }
  }
}
