/// How the app's main places are offered: as a bar, a rail, a drawer, or not at all.
public struct TabPresentation: Sendable, Hashable {
  /// The form of the tabs.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// No tabs.
    case none
    /// A strip along an edge.
    case bar
    /// A narrow column of icons.
    case rail
    /// A column of icons with labels.
    case drawer
  }

  /// The edge of the window that the tabs stand on.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// The top.
    case top
    /// The bottom; usual for a bar.
    case bottom
    /// Where reading begins; usual for a rail or drawer.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// The form.
  public var form: Form
  /// The thickness it would like; nil takes the platform's own.
  public var ideal: Length?
  /// Whether names stand at the icons; nil leaves it to the platform.
  public var labels: Bool?
  /// Where it stands; nil is the bottom for a bar, else leading.
  public var edge: Edge?
  /// How it comes back once hidden; nil is automatic.
  public var reveal: PaneColumn.Reveal?
  /// Whether it shows at the start; nil is yes.
  public var shown: Bool?

  /// Describes tabs.
  public init(
    _ form: Form, ideal: Length? = nil, labels: Bool? = nil, edge: Edge? = nil,
    reveal: PaneColumn.Reveal? = nil, shown: Bool? = nil
  ) {
    self.form = form
    self.ideal = ideal
    self.labels = labels
    self.edge = edge
    self.reveal = reveal
    self.shown = shown
  }

  /// No tabs.
  public static var none: TabPresentation { TabPresentation(.none) }
  /// A bar along the bottom.
  public static var bar: TabPresentation { TabPresentation(.bar) }
  /// A narrow column of icons.
  public static var rail: TabPresentation { TabPresentation(.rail) }
  /// A column of icons with labels.
  public static var drawer: TabPresentation { TabPresentation(.drawer) }

  /// The tabs as they were said: a word, or a map if more than the form was said.
  package var plain: PlainValue {
    entries.count == 1 ? .text(form.rawValue) : .map(entries)
  }

  /// What was said, by key.
  var entries: [(String, PlainValue)] {
    var entries: [(String, PlainValue)] = [("as", .text(form.rawValue))]
    if let ideal { entries.append(("ideal", ideal.plain)) }
    if let labels { entries.append(("labels", .boolean(labels))) }
    if let edge { entries.append(("edge", .text(edge.rawValue))) }
    if let reveal { entries.append(("reveal", .text(reveal.rawValue))) }
    if let shown { entries.append(("shown", .boolean(shown))) }
    return entries
  }
}

extension TabPresentation.Form: Term {
  package var ordinal: Int {
    switch self {
    case .none: 0
    case .bar: 1
    case .rail: 2
    case .drawer: 3
    }
  }
}

extension TabPresentation.Edge: Term {
  package var ordinal: Int {
    switch self {
    case .top: 0
    case .bottom: 1
    case .leading: 2
    case .trailing: 3
    }
  }
}
