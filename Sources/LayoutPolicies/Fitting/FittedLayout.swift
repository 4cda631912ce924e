/// A layout put into a window: where each pane stands that shows, and what the room did not allow.
///
/// Frames lie inside the window, panes beside each other never overlap, and no number is NaN.
public struct FittedLayout: Sendable, Hashable {
  /// The style that shows: a stack where the room allowed no columns.
  public let style: LayoutStyle
  /// The mode that shows; never automatic.
  public let display: DisplayMode
  /// Whether the panes follow each other as columns or as rows.
  public let axis: PaneAxis
  /// The window or container that it was fitted to.
  public let size: Size
  /// The panes that show, in reading order.
  public let panes: [FittedPane]
  /// The tabs, if they show.
  public let tabs: FittedTabs?
  /// What came out otherwise than the layout wishes, and why.
  public let notes: [LayoutNote]
  /// Where a person's choices about it are kept.
  let place: PaneChoices.Place
  /// The mode that would show if nobody had dismissed or revealed a pane for the time being.
  let undisturbedDisplay: DisplayMode
  /// Whether the person may hide or reveal the sidebar.
  let isCollapsible: Bool

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
    /// Pushed aside, in part out of the window.
    case displaced
  }

  /// Which pane it is.
  public let pane: Pane
  /// What is seen of it, in points of the container's coordinates.
  public let frame: Frame
  /// How it stands to the others.
  public let placement: Placement
  /// Points of it that lie beyond the window's edge; 0 unless it is displaced.
  public let overhang: Double

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
}

extension FittedPane.Placement: Term {}
