/// The panes of a layout in a row, as they are in every window.
final class PaneRow: Sendable {
  /// The panes of the layout, shown or not.
  let panes: PaneSet
  /// The columns that stand behind the detail in reading order; the others stand before it.
  let trailing: PaneSet
  /// The columns that do not show at the start.
  let leftOut: PaneSet
  /// Points between panes beside each other.
  let spacing: Length
  /// Whether the length of a column depends on what lies between it and the container's edge.
  let countsFromEdge: Bool
  /// The columns, the one that gives way last first.
  let priority: [Pane]
  /// How long each pane may be.
  let extents: PerPane<ExtentRule>

  init(style: LayoutStyle, _ settings: LayoutSettings) {
    var (panes, trailing, leftOut) = (PaneSet.detail, PaneSet(), PaneSet())
    var countsFromEdge = false
    var extents = PerPane(ExtentRule(settings.detail ?? .automatic))
    for pane in Pane.columns {
      guard let column = settings.column(pane, of: style) else { continue }
      panes.insert(pane)
      extents[pane] = ExtentRule(column)
      if column.shown == false { leftOut.insert(pane) }
      if column.width.base == .edge || column.drag != nil { countsFromEdge = true }
      if column.edge == .trailing || (column.edge == nil && pane == .inspector) {
        trailing.insert(pane)
      }
    }
    (self.panes, self.trailing, self.leftOut) = (panes, trailing, leftOut)
    (self.countsFromEdge, self.extents) = (countsFromEdge, extents)
    spacing = settings.spacing ?? 0
    var known = PaneSet.detail
    // Those that are not named matter less than those that are.
    priority = ((settings.priority ?? []) + [.sidebar, .content, .inspector]).filter { pane in
      defer { known.insert(pane) }
      return !known.contains(pane)
    }
  }
}

extension LayoutSettings {
  /// The column of a pane, if a layout of the style has it.
  func column(_ pane: Pane, of style: LayoutStyle) -> PaneColumn? {
    switch pane {
    case .sidebar: style == .stack ? nil : sidebar ?? PaneColumn()
    case .content: style == .tripleColumn ? content ?? PaneColumn() : nil
    case .inspector: inspector
    case .detail: nil
    }
  }
}

extension NavigationLayout {
  /// The column of a pane, if the layout has it.
  func column(_ pane: Pane) -> PaneColumn? { settings.column(pane, of: style) }
}

/// How long a pane may be, whatever the window: what a layout says of it, as far as that are
/// lengths.
struct ExtentRule: Sendable {
  /// What a pane would like.
  enum Wish: Sendable {
    case nothing
    case length(Length)
    case share(Double, PaneWidth.Base)
  }

  let min: Length
  /// Nil where nothing bounds it.
  let max: Length?
  let wish: Wish
  /// What a column keeps clear.
  let clear: Length?

  /// The rule for a pane that says so.
  init(_ width: PaneWidth) { self.init(width, clear: nil) }

  /// The rule for a column.
  init(_ column: PaneColumn) { self.init(column.width.filled, clear: column.clear) }

  private init(_ width: PaneWidth, clear: Length?) {
    func valid(_ length: Length?) -> Length? { length.flatMap { $0.isValid ? $0 : nil } }
    let exact = valid(width.exact)
    min = exact ?? valid(width.min) ?? 0
    max = exact ?? valid(width.max)
    self.clear = valid(clear)
    if let length = exact ?? valid(width.ideal) {
      wish = .length(length)
    } else if let fraction = width.fraction, fraction > 0, fraction < 1 {
      wish = .share(fraction, width.base ?? .container)
    } else {
      wish = .nothing
    }
  }
}
