/// How many panes have a place at once, where that decides which panes show: so many at most stand
/// beside each other. Where only one column has room but more rows have, a pane may stand below
/// another.
public struct Partitions: Sendable, Hashable {
  /// How many panes stand beside each other at most; at least 1.
  public let columns: Int
  /// How many stand below each other, where there is one column; at least 1.
  public let rows: Int

  /// Describes partitions.
  public init(columns: Int, rows: Int = 1) {
    self.columns = columns
    self.rows = rows
  }

  /// What contradicts itself in them, or nil.
  package var problem: String? {
    for (name, count) in [("columns", columns), ("rows", rows)] where count < 1 {
      return "`\(name)` of \(count) is below 1"
    }
    return nil
  }

  /// A number where there is one row, as that is how they are said.
  package var plain: PlainValue {
    rows == 1
      ? .number(Double(columns))
      : .map([("columns", .number(Double(columns))), ("rows", .number(Double(rows)))])
  }
}

extension NavigationLayout {
  /// A sidebar and a detail, of which so many show as have partitions.
  public static func doubleColumn(
    partitions: Partitions, sidebar: PaneColumn? = nil, detail: PaneWidth? = nil,
    detailAdapt: PaneAdaptation? = nil, inspector: PaneColumn? = nil,
    tabs: TabPresentation? = nil, collapsible: Bool? = nil, axis: PaneAxis? = nil,
    spacing: Length? = nil, margin: PaneMargin? = nil, hinge: HingeAvoidance? = nil,
    priority: [Pane]? = nil, tip: String? = nil, values: NamedValues = NamedValues()
  ) -> NavigationLayout {
    NavigationLayout(
      style: .doubleColumn,
      settings: LayoutSettings(
        partitions: partitions, sidebar: sidebar, detail: detail, detailAdapt: detailAdapt,
        inspector: inspector, tabs: tabs, collapsible: collapsible, axis: axis, spacing: spacing,
        margin: margin, hinge: hinge, priority: priority, tip: tip, values: values))
  }

  /// A sidebar, a content column and a detail, of which so many show as have partitions.
  public static func tripleColumn(
    partitions: Partitions, sidebar: PaneColumn? = nil, content: PaneColumn? = nil,
    detail: PaneWidth? = nil, detailAdapt: PaneAdaptation? = nil, inspector: PaneColumn? = nil,
    tabs: TabPresentation? = nil, collapsible: Bool? = nil, axis: PaneAxis? = nil,
    spacing: Length? = nil, margin: PaneMargin? = nil, hinge: HingeAvoidance? = nil,
    priority: [Pane]? = nil, tip: String? = nil, values: NamedValues = NamedValues()
  ) -> NavigationLayout {
    NavigationLayout(
      style: .tripleColumn,
      settings: LayoutSettings(
        partitions: partitions, sidebar: sidebar, content: content, detail: detail,
        detailAdapt: detailAdapt, inspector: inspector, tabs: tabs, collapsible: collapsible,
        axis: axis, spacing: spacing, margin: margin, hinge: hinge, priority: priority, tip: tip,
        values: values))
  }

  /// How many panes have a place at once; nil where ``display`` says which panes show.
  public var partitions: Partitions? { settings.partitions }

  /// What becomes of a pane for which no partition is left.
  public func adaptation(of pane: Pane) -> PaneAdaptation { settings.adaptation(of: pane) }

  /// Every pane, those that stay longest first: what the layout does not name matters less.
  var wholePriority: [Pane] {
    var order: [Pane] = []
    for pane in priority + [.detail, .sidebar, .content, .inspector] where !order.contains(pane) {
      order.append(pane)
    }
    return order
  }
}
