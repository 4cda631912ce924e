/// Which columns show about the detail, and how.
struct Columns: Hashable {
  /// Beside the detail.
  var beside = PaneSet()
  /// Over the others.
  var over = PaneSet()
  /// Beside the detail, which moves aside and keeps its length.
  var displacing = PaneSet()

  /// The columns that a display mode is about; an inspector is not.
  static let main: PaneSet = [.sidebar, .content]

  /// All of them.
  var all: PaneSet { beside.union(over).union(displacing) }

  init() {}

  /// What a layout wishes to show, before anybody hid or revealed a column. `fits` tells whether
  /// these columns fit beside the detail.
  @inline(__always)
  init(_ layout: NavigationLayout, isWide: Bool, fits: (PaneSet) -> Bool) {
    let isTriple = layout.style == .tripleColumn
    let both: PaneSet = isTriple ? Self.main : .sidebar
    let inner: PaneSet = isTriple ? .content : .sidebar
    if layout.style != .stack {
      switch layout.display {
      case .automatic:
        // Rows need no width beside each other, so any window with room for them has them.
        guard isWide || layout.axis == .vertical else { break }
        beside = fits(both) ? both : fits(inner) ? inner : []
      case .secondaryOnly: break
      case .oneBesideSecondary: beside = inner
      case .oneOverSecondary: over = inner
      case .twoBesideSecondary: beside = both
      case .twoOverSecondary: over = both
      case .twoDisplaceSecondary: (beside, displacing) = (inner, .sidebar)
      }
    }
    if layout.hasInspector { beside.insert(.inspector) }
  }

  /// The mode that this is.
  var display: DisplayMode {
    let (beside, over) = (
      beside.union(displacing).intersection(Self.main), over.intersection(Self.main)
    )
    if beside == Self.main {
      return displacing.isEmpty ? .twoBesideSecondary : .twoDisplaceSecondary
    }
    if !beside.isEmpty { return .oneBesideSecondary }
    return over == Self.main
      ? .twoOverSecondary : over.isEmpty ? .secondaryOnly : .oneOverSecondary
  }

  mutating func remove(_ panes: PaneSet) {
    beside.subtract(panes)
    over.subtract(panes)
    displacing.subtract(panes)
  }

  /// Lets a column go over the others. Nothing can move aside for what is over it.
  mutating func raise(_ pane: Pane) {
    remove(PaneSet([pane]))
    over.formUnion(displacing)
    displacing = []
    over.insert(pane)
  }

  /// Brings a hidden column back: as the layout says, else as its display mode has it or its
  /// neighbours, else beside the others in a wide window with room for it, else over them.
  mutating func reveal(
    _ pane: Pane, as reveal: PaneColumn.Reveal?, _ base: Columns, isWide: Bool,
    fits: (PaneSet) -> Bool
  ) {
    remove(PaneSet([pane]))
    switch reveal ?? .automatic {
    case .beside: beside.insert(pane)
    case .over: over.insert(pane)
    case .displace: displacing.insert(pane)
    case .automatic:
      if base.beside.contains(pane) {
        beside.insert(pane)
      } else if base.displacing.contains(pane) {
        displacing.insert(pane)
      } else if base.over.isEmpty, isWide, fits(beside.union(PaneSet([pane]))) {
        beside.insert(pane)
      } else {
        over.insert(pane)
      }
    }
  }
}
