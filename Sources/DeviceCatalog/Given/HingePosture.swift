package import LayoutPolicies

/// How far a device's own hinge is open, with the two names for half-open that say its direction.
package enum HingePosture: String, Sendable, Hashable, CaseIterable, Term {
  /// Open to one plane.
  case flat
  /// Neither closed nor flat.
  case halfOpen = "half-open"
  /// Half-open over a horizontal hinge.
  case tabletop
  /// Half-open over a vertical hinge.
  case book

  package var ordinal: Int {
    switch self {
    case .flat: 0
    case .halfOpen: 1
    case .tabletop: 2
    case .book: 3
    }
  }

  /// How far the hinge is open.
  package var posture: Fold.Posture { self == .flat ? .flat : .halfOpen }
  /// The direction that the hinge must have; nil for either.
  package var axis: PaneAxis? {
    switch self {
    case .flat, .halfOpen: nil
    case .tabletop: .horizontal
    case .book: .vertical
    }
  }
}
