import LayoutPolicies

/// How many panes have a place at once, and what becomes of the others.
extension FileReading {
  static let partitionKeys = ["columns", "rows"]
  static let adaptationKeys = ["under", "ideal"]
  /// The adaptations that one word says.
  static let adaptationWords: [PaneAdaptation] = [.hide, .levitate]

  /// `partitions: 2` or `partitions: { columns: 1, rows: 2 }`
  func partitions(_ node: YAMLNode) -> Partitions? {
    if case .scalar = node.content {
      return count(node, "`partitions`", from: 1).map { Partitions(columns: $0) }
    }
    let fields = fields(
      of: node, "`partitions`", keys: Self.partitionKeys,
      example: "`2`, or `{ columns: 1, rows: 2 }`")
    guard let fields else { return nil }
    if fields.lacks("columns") {
      error(
        "`partitions` does not say how many panes stand beside each other", at: node,
        help: "add `columns: 1`")
    }
    let columns = fields["columns"].flatMap { count($0, "`columns`", from: 1) }
    let rows = fields["rows"].flatMap { count($0, "`rows`", from: 1) }
    return columns.map { Partitions(columns: $0, rows: rows ?? 1) }
  }

  /// Panes show by one of two ways, and only one of them can be said.
  func refuseDisplay(besidePartitionsOf fields: Fields) {
    guard let display = fields.pair("display"), let partitions = fields.pair("partitions") else {
      return
    }
    error(
      "a layout has `display` or `partitions`, not both", at: display.key,
      help: "partitions decide which panes show; delete one of them",
      related: [note("`partitions` is here", at: partitions.key)])
  }

  /// `adapt: hide`, `adapt: levitate` or `adapt: { under: detail, ideal: 420 }`
  func adaptation(_ node: YAMLNode) -> PaneAdaptation? {
    guard case .mapping = node.content else {
      let said = Self.adaptationWords.first { $0.plain.plainText == node.text }
      if said == nil {
        error(
          "`adapt` cannot be \(node.found)", at: node,
          help: "write `hide`, `levitate` or `{ under: detail }`")
      }
      return said
    }
    guard let fields = fields(of: node, "`adapt`", keys: Self.adaptationKeys) else { return nil }
    if fields.lacks("under") {
      error("`adapt` does not say under which pane", at: node, help: "add `under: detail`")
    }
    let ideal = fields["ideal"].flatMap { idealLength($0, help: "write a height in points") }
    return fields["under"].flatMap { term($0, "`under`", as: Pane.self) }.map {
      .under($0, ideal: ideal)
    }
  }

  /// Checks what a layout says of a pane without a partition: whether its style has partitions, and
  /// the pane that it is to stand under.
  func checkAdaptation(of pane: Pane, _ node: YAMLNode, _ style: LayoutStyle?) {
    guard let adapt = node.value(of: "adapt") else { return }
    if style == .stack {
      error(
        "`adapt` needs columns", at: adapt,
        help: "write `style: double-column`, or delete `adapt`")
    }
    guard let under = adapt.value(of: "under"), let upper = under.text else { return }
    if upper == pane.name {
      error("`\(pane.name)` cannot stand under itself", at: under, help: "name another pane")
    } else if upper == Pane.content.name, style == .doubleColumn {
      error(
        "`under` names `content`, which needs three columns", at: under,
        help: "name another pane, or write `style: triple-column`")
    }
  }
}
