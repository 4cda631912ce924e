/// What a policy answers: the shape of an app's navigation, as the policy wishes it.
///
/// What a layout leaves unsaid has its usual value. A layout that contradicts itself cannot be
/// written: each style takes only what it can use.
public struct NavigationLayout: Sendable, Hashable {
  /// How many levels have a column of their own.
  public let style: LayoutStyle
  /// What was said besides.
  package var settings: LayoutSettings { said.settings }
  /// Much is rarely said, and layouts are handed on at every decision: by reference, at no cost.
  private let said: Said

  /// What fitting asks of it in every window.
  var row: PaneRow { said.row ?? PaneRow(style: style, said.settings) }

  /// The same layout, which keeps what fitting asks of it: for one that is put into many windows.
  package var readyToFit: NavigationLayout {
    NavigationLayout(style: style, said: Said(settings, row))
  }

  private final class Said: Sendable, Hashable {
    let settings: LayoutSettings
    let row: PaneRow?

    init(_ settings: LayoutSettings, _ row: PaneRow? = nil) {
      self.settings = settings
      self.row = row
    }

    static func == (left: Said, right: Said) -> Bool {
      left === right || left.settings == right.settings
    }

    func hash(into hasher: inout Hasher) { hasher.combine(settings) }
  }

  package init(style: LayoutStyle, settings: LayoutSettings) {
    var settings = settings
    settings.narrow(to: style)
    self.init(style: style, said: Said(settings))
  }

  private init(style: LayoutStyle, said: Said) {
    self.style = style
    self.said = said
  }

  /// One screen at a time.
  public static func stack(
    detail: PaneWidth? = nil, inspector: PaneColumn? = nil, tabs: TabPresentation? = nil,
    spacing: Length? = nil, margin: PaneMargin? = nil, tip: String? = nil,
    values: NamedValues = NamedValues()
  ) -> NavigationLayout {
    NavigationLayout(
      style: .stack,
      settings: LayoutSettings(
        detail: detail, inspector: inspector, tabs: tabs, spacing: spacing, margin: margin,
        tip: tip, values: values))
  }

  /// A sidebar and a detail.
  public static func doubleColumn(
    display: DoubleColumnDisplay? = nil, sidebar: PaneColumn? = nil, detail: PaneWidth? = nil,
    inspector: PaneColumn? = nil, tabs: TabPresentation? = nil, collapsible: Bool? = nil,
    axis: PaneAxis? = nil, spacing: Length? = nil, margin: PaneMargin? = nil,
    hinge: HingeAvoidance? = nil, priority: [Pane]? = nil, tip: String? = nil,
    values: NamedValues = NamedValues()
  ) -> NavigationLayout {
    NavigationLayout(
      style: .doubleColumn,
      settings: LayoutSettings(
        display: display?.displayMode, sidebar: sidebar, detail: detail, inspector: inspector,
        tabs: tabs, collapsible: collapsible, axis: axis, spacing: spacing, margin: margin,
        hinge: hinge, priority: priority, tip: tip, values: values))
  }

  /// A sidebar, a content column and a detail.
  public static func tripleColumn(
    display: DisplayMode? = nil, sidebar: PaneColumn? = nil, content: PaneColumn? = nil,
    detail: PaneWidth? = nil, inspector: PaneColumn? = nil, tabs: TabPresentation? = nil,
    collapsible: Bool? = nil, axis: PaneAxis? = nil, spacing: Length? = nil,
    margin: PaneMargin? = nil, hinge: HingeAvoidance? = nil, priority: [Pane]? = nil,
    tip: String? = nil, values: NamedValues = NamedValues()
  ) -> NavigationLayout {
    NavigationLayout(
      style: .tripleColumn,
      settings: LayoutSettings(
        display: display, sidebar: sidebar, content: content, detail: detail,
        inspector: inspector, tabs: tabs, collapsible: collapsible, axis: axis, spacing: spacing,
        margin: margin, hinge: hinge, priority: priority, tip: tip, values: values))
  }

  /// Which columns show, and how.
  public var display: DisplayMode { said.settings.display ?? .automatic }
  /// The outermost column; nil in a stack.
  public var sidebar: PaneColumn? { column(.sidebar) }
  /// The middle column; nil unless there are three.
  public var content: PaneColumn? { column(.content) }
  /// The width of what is read or edited.
  public var detail: PaneWidth { said.settings.detail ?? .automatic }
  /// A column about the detail, if there is one.
  public var inspector: PaneColumn? { said.settings.inspector }
  /// Whether there is an inspector, which costs less than reading it.
  var hasInspector: Bool { said.settings.hasInspector }
  /// How the app's main places are offered.
  public var tabs: TabPresentation { said.settings.tabs ?? .none }
  /// Whether the person may hide or reveal the sidebar.
  public var isCollapsible: Bool { said.settings.collapsible ?? true }
  /// Whether panes follow each other as columns or as rows.
  public var axis: PaneAxis { said.settings.axis ?? .horizontal }
  /// Points between panes beside each other.
  public var spacing: Length { said.settings.spacing ?? 0 }
  /// How far panes stay from the container's edges at least, if that was said.
  public var margin: PaneMargin? { said.settings.margin }
  /// Which hinges panes keep off.
  public var hinge: HingeAvoidance { said.settings.hinge ?? .separating }
  /// Which panes stay longest where the room is missing, first to last.
  public var priority: [Pane] {
    said.settings.priority ?? [.detail, .sidebar, .content, .inspector]
  }
  /// A tip to show, by the app's name for it.
  public var tip: String? { said.settings.tip }
  /// The app's own answers, with the defaults of those that no rule said.
  public var values: NamedValues { said.settings.values }
}
