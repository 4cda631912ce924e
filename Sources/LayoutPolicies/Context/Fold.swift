/// A fold or hinge that crosses a window. Parts that nobody told are nil: unknown.
public struct Fold: Sendable, Hashable {
  /// How far the device is open.
  public enum Posture: String, Sendable, Hashable, CaseIterable {
    /// Open to one plane.
    case flat
    /// Neither closed nor flat.
    case halfOpen = "half-open"
  }

  /// The direction of the hinge's line: vertical on a book, horizontal on a flip phone.
  public var axis: PaneAxis?
  /// How far the device is open.
  public var posture: Posture?
  /// Whether the two sides are to be used as two areas.
  public var separating: Bool?
  /// Whether content under the fold cannot be seen.
  public var occluding: Bool?
  /// Where it is, in points of the window's coordinates.
  public var frame: Frame?

  /// Describes a fold; what is left out is unknown.
  public init(
    axis: PaneAxis? = nil, posture: Posture? = nil, separating: Bool? = nil, occluding: Bool? = nil,
    frame: Frame? = nil
  ) {
    self.axis = axis
    self.posture = posture
    self.separating = separating
    self.occluding = occluding
    self.frame = frame
  }
}

extension Fold.Posture: Term {
  package var ordinal: Int { self == .flat ? 0 : 1 }
}
