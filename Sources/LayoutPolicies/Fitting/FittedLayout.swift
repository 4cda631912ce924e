/// A layout put into a window: where each pane stands that shows, and what the room did not allow.
///
/// Frames lie inside the window, panes beside each other never overlap, and no number is NaN.
public struct FittedLayout: Sendable, Hashable {
  /// The style that shows: a stack where the room allowed no columns.
  public let style: LayoutStyle
  let columns: Columns
  /// The panes that show, in reading order.
  public let panes: [FittedPane]
  /// The tabs, if they show.
  public let tabs: FittedTabs?
  /// What came out otherwise than the layout wishes, and why.
  public let notes: [LayoutNote]
  /// What was put into the window.
  public let layout: NavigationLayout
  let window: FittingWindow

  /// The mode that shows; never automatic.
  public var display: DisplayMode { columns.display }
  /// The window or container that it was fitted to.
  public var size: Size { window.size }
  /// Whether the panes follow each other as columns or as rows.
  public var axis: PaneAxis { layout.axis }

  /// Whether a window's size would have to be known to put anything into it.
  package static func needsSize(of context: LayoutContext) -> Bool { FittingWindow(context) == nil }

  /// The pane, if it shows.
  public subscript(pane: Pane) -> FittedPane? {
    for fitted in panes where fitted.pane == pane { return fitted }
    return nil
  }
}

/// A pane in its place.
public struct FittedPane: Sendable, Hashable {
  /// How a pane stands to the others.
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    /// Beside the others.
    case beside
    /// Over the others.
    case over
    /// Below another, in the room of that.
    case below
    /// Pushed aside, in part out of sight.
    case displaced
  }

  /// Which pane it is.
  public let pane: Pane
  /// What is seen of it, in points of the container's coordinates.
  public let frame: Frame
  /// All of it, also what was pushed out of sight.
  public let whole: Frame
  /// How it stands to the others.
  public let placement: Placement

  /// Points of it that are out of sight; 0 unless it is displaced.
  public var overhang: Double {
    max(0, whole.width - frame.width) + max(0, whole.height - frame.height)
  }

  /// Its place as tests compare it.
  package var plain: PlainValue {
    .map([
      ("x", .number(frame.x)), ("y", .number(frame.y)), ("width", .number(frame.width)),
      ("height", .number(frame.height)), ("placement", .text(placement.rawValue)),
      ("overhang", .number(overhang)),
    ])
  }
}

/// Tabs in their place.
public struct FittedTabs: Sendable, Hashable {
  /// Their form.
  public let form: TabPresentation.Form
  /// The edge that they stand on.
  public let edge: TabPresentation.Edge
  /// Where they are, in points of the container's coordinates.
  public let frame: Frame
  /// Beside the panes, or over them; never displaced.
  public let placement: FittedPane.Placement
}

extension FittedPane.Placement: Term {
  package var ordinal: Int {
    switch self {
    case .beside: 0
    case .over: 1
    case .below: 2
    case .displaced: 3
    }
  }
}
