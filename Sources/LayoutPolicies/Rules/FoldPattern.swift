/// What a condition wants of a fold: some fold must have all the parts that are said.
public struct FoldPattern: Sendable, Hashable {
  /// The direction of the hinge's line.
  public var axis: PaneAxis?
  /// How far the device is open.
  public var posture: Fold.Posture?
  /// Whether the two sides are to be used as two areas.
  public var separating: Bool?
  /// Whether content under the fold cannot be seen.
  public var occluding: Bool?

  /// Wants the parts that are given.
  public init(
    axis: PaneAxis? = nil, posture: Fold.Posture? = nil, separating: Bool? = nil,
    occluding: Bool? = nil
  ) {
    self.axis = axis
    self.posture = posture
    self.separating = separating
    self.occluding = occluding
  }

  /// Half open with a horizontal hinge, like a laptop on a table.
  public static var tabletop: FoldPattern { FoldPattern(axis: .horizontal, posture: .halfOpen) }
  /// Half open with a vertical hinge, like a book.
  public static var book: FoldPattern { FoldPattern(axis: .vertical, posture: .halfOpen) }

  /// Whether one fold has all the parts.
  package func matches(_ fold: Fold) -> Truth {
    func part<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Truth {
      guard let wanted else { return .yes }
      guard let found else { return .unknown }
      return Truth(wanted == found)
    }
    return min(
      part(axis, fold.axis), part(posture, fold.posture), part(separating, fold.separating),
      part(occluding, fold.occluding))
  }

  /// The pattern as YAML writes it.
  package var plain: PlainValue {
    var entries: [(String, PlainValue)] = []
    if let axis { entries.append(("axis", .text(axis.rawValue))) }
    if let posture { entries.append(("posture", .text(posture.rawValue))) }
    if let separating { entries.append(("separating", .boolean(separating))) }
    if let occluding { entries.append(("occluding", .boolean(occluding))) }
    return .map(entries)
  }
}
