/// A column at one edge: the sidebar, the content column or the inspector.
public struct PaneColumn: Sendable, Hashable {
  /// How a hidden column comes back.
  public enum Reveal: String, Sendable, Hashable, CaseIterable {
    /// As the display mode would show it.
    case automatic
    /// Beside the others, which make room.
    case beside
    /// Over the others.
    case over
    /// The others move aside and leave the window in part.
    case displace
  }

  /// The side of the window it stands on.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// How wide it wants to be.
  public var width: PaneWidth
  /// How it comes back once hidden; nil is automatic.
  public var reveal: Reveal?
  /// Whether it shows at the start; nil is yes.
  public var shown: Bool?
  /// Where it stands; nil is leading, and trailing for an inspector.
  public var edge: Edge?
  /// Points of the container that it leaves free, whatever it wishes; nil is none. Where that is
  /// less than its least width, it does not show.
  public var clear: Length?
  /// Where a person may drag it to; nil is anywhere within its bounds.
  public var drag: PaneDrag?
  /// What becomes of it where no partition is left; nil is that it does not show.
  public var adapt: PaneAdaptation?

  /// Describes a column.
  public init(
    width: PaneWidth = .automatic, reveal: Reveal? = nil, shown: Bool? = nil, edge: Edge? = nil,
    clear: Length? = nil, drag: PaneDrag? = nil, adapt: PaneAdaptation? = nil
  ) {
    self.width = width
    self.reveal = reveal
    self.shown = shown
    self.edge = edge
    self.clear = clear
    self.drag = drag
    self.adapt = adapt
  }

  /// A column of exactly this width.
  public static func exact(_ length: Length) -> PaneColumn { PaneColumn(width: .exact(length)) }

  /// What contradicts itself in it, or nil.
  var problem: String? {
    if let problem = width.problem ?? drag?.problem { return problem }
    if let clear, !clear.isValid { return "`clear` of \(clear.plainText) is not a length" }
    guard drag != nil, width.exact != nil || (width.min != nil && width.min == width.max) else {
      return nil
    }
    return "`drag` is said of a column that has one width only"
  }

  /// The column as answers print it, with what was left out filled in.
  package func plain(edge usual: Edge) -> PlainValue {
    let filled = width.filled
    if let exact = filled.exact, self == .exact(exact) { return exact.plain }
    return .map(filled.boundEntries + entries(edge: usual))
  }

  /// What answers print beside the width.
  func entries(edge usual: Edge) -> [(String, PlainValue)] {
    var entries: [(String, PlainValue)] = []
    if let clear { entries.append(("clear", clear.plain)) }
    if let drag { entries.append(("drag", drag.plain)) }
    entries.append(("reveal", .text((reveal ?? .automatic).rawValue)))
    entries.append(("shown", .boolean(shown ?? true)))
    entries.append(("edge", .text((edge ?? usual).rawValue)))
    if let adapt { entries.append(("adapt", adapt.plain)) }
    return entries
  }
}

extension PaneColumn.Reveal: Term {}

extension PaneColumn.Edge: Term {
  package var ordinal: Int { self == .leading ? 0 : 1 }
}
