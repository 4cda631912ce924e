/// What a rule says of a layout besides its style; whatever is nil it leaves unsaid.
///
/// Rules of further questions (`also`) answer with settings: they add to the layout that the main
/// question answers.
public struct LayoutSettings: Sendable, Hashable {
  /// Which columns show, and how. Columns only.
  public var display: DisplayMode?
  /// How many panes have a place at once; it decides which panes show in place of ``display``.
  /// Columns only.
  public var partitions: Partitions?
  /// The outermost column. Columns only.
  public var sidebar: PaneColumn? {
    get { columns.sidebar }
    set { columns.sidebar = newValue }
  }
  /// The middle column. Three columns only.
  public var content: PaneColumn? {
    get { columns.content }
    set { columns.content = newValue }
  }
  /// The width of what is read or edited; past its maximum it is centred.
  public var detail: PaneWidth?
  /// What becomes of the detail for which no partition is left. Columns only.
  public var detailAdapt: PaneAdaptation?
  /// A column about the detail; none unless said.
  public var inspector: PaneColumn? {
    get { columns.inspector }
    set { columns.inspector = newValue }
  }
  var hasInspector: Bool { columns.hasInspector }
  /// How the app's main places are offered.
  public var tabs: TabPresentation?
  /// Whether the person may hide or reveal the sidebar. Columns only.
  public var collapsible: Bool?
  /// Whether panes follow each other as columns or as rows. Columns only.
  public var axis: PaneAxis?
  /// Points between panes beside each other.
  public var spacing: Length?
  /// How far panes stay from the container's edges.
  public var margin: PaneMargin?
  /// Which hinges panes keep off. Columns only.
  public var hinge: HingeAvoidance?
  /// Which panes stay longest where the room is missing, first to last. Columns only.
  public var priority: [Pane]?
  /// A tip to show, by the app's name for it.
  public var tip: String?
  /// The app's own answers.
  public var values: NamedValues
  private var columns: Columns

  /// The columns, of which few are said; without them settings are half as large.
  private struct Columns: Sendable, Hashable {
    @Rare var sidebar: PaneColumn?
    @Rare var content: PaneColumn?
    @Rare var inspector: PaneColumn?

    var hasInspector: Bool { _inspector.isThere }

    mutating func add(_ other: Columns) {
      _sidebar.add(other._sidebar)
      _content.add(other._content)
      _inspector.add(other._inspector)
    }
  }

  /// Says what is given; leaves the rest unsaid.
  public init(
    display: DisplayMode? = nil, partitions: Partitions? = nil, sidebar: PaneColumn? = nil,
    content: PaneColumn? = nil, detail: PaneWidth? = nil, detailAdapt: PaneAdaptation? = nil,
    inspector: PaneColumn? = nil, tabs: TabPresentation? = nil,
    collapsible: Bool? = nil, axis: PaneAxis? = nil, spacing: Length? = nil,
    margin: PaneMargin? = nil, hinge: HingeAvoidance? = nil, priority: [Pane]? = nil,
    tip: String? = nil, values: NamedValues = NamedValues()
  ) {
    self.display = display
    self.partitions = partitions
    columns = Columns(sidebar: sidebar, content: content, inspector: inspector)
    self.detail = detail
    self.detailAdapt = detailAdapt
    self.tabs = tabs
    self.collapsible = collapsible
    self.axis = axis
    self.spacing = spacing
    self.margin = margin
    self.hinge = hinge
    self.priority = priority
    self.tip = tip
    self.values = values
  }

  /// The keys it says something about.
  package var keys: TermMask {
    var keys: [LayoutKey] = []
    if display != nil { keys.append(.display) }
    if partitions != nil { keys.append(.partitions) }
    if sidebar != nil { keys.append(.sidebar) }
    if content != nil { keys.append(.content) }
    if detail != nil || detailAdapt != nil { keys.append(.detail) }
    if inspector != nil { keys.append(.inspector) }
    if tabs != nil { keys.append(.tabs) }
    if collapsible != nil { keys.append(.collapsible) }
    if axis != nil { keys.append(.axis) }
    if spacing != nil { keys.append(.spacing) }
    if margin != nil { keys.append(.margin) }
    if hinge != nil { keys.append(.hinge) }
    if priority != nil { keys.append(.priority) }
    if tip != nil { keys.append(.tip) }
    if !values.isEmpty { keys.append(.values) }
    return TermMask(keys)
  }

  /// Lengths that are none, or contradict each other.
  package var lengthProblems: [String] {
    var problems = [sidebar?.problem, content?.problem, detail?.problem, inspector?.problem]
      .compactMap { $0 }
    for (name, length) in [("spacing", spacing), ("ideal", tabs?.ideal)] {
      guard let length, !length.isValid else { continue }
      problems.append("`\(name)` of \(length.plainText) is not a length")
    }
    if let problem = margin?.problem { problems.append(problem) }
    if detail?.base == .edge { problems.append("the detail has no edge of its own") }
    return problems + partitionProblems
  }

  /// Adds what `other` says.
  package mutating func add(_ other: LayoutSettings) {
    display = other.display ?? display
    partitions = other.partitions ?? partitions
    columns.add(other.columns)
    detail = other.detail ?? detail
    detailAdapt = other.detailAdapt ?? detailAdapt
    tabs = other.tabs ?? tabs
    collapsible = other.collapsible ?? collapsible
    axis = other.axis ?? axis
    spacing = other.spacing ?? spacing
    margin = other.margin ?? margin
    hinge = other.hinge ?? hinge
    priority = other.priority ?? priority
    tip = other.tip ?? tip
    for entry in other.values.entries { values[entry.name] = entry.value }
  }

  /// Leaves out what a layout of that style cannot say; a display mode of three columns under two
  /// is automatic, and a detail of which nothing is left is not said.
  package mutating func narrow(to style: LayoutStyle) {
    if detail == .automatic { detail = nil }
    if style != .tripleColumn {
      content = nil
      if display?.needsThreeColumns == true { display = .automatic }
    }
    guard style == .stack else { return }
    dropPartitions()
    display = nil
    sidebar = nil
    collapsible = nil
    axis = nil
    hinge = nil
    priority = nil
  }
}
