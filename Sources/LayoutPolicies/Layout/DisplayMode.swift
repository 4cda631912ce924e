/// Which columns show, and how, in Apple's terms. It is a wish: whoever shows the layout falls back
/// where the room is missing.
public enum DisplayMode: String, Sendable, Hashable, CaseIterable {
  /// A tall window shows the detail alone; a wide one as many columns beside it as fit.
  case automatic
  /// The detail alone.
  case secondaryOnly = "secondary-only"
  /// One column beside the detail.
  case oneBesideSecondary = "one-beside-secondary"
  /// One column over the detail.
  case oneOverSecondary = "one-over-secondary"
  /// Sidebar and content beside the detail; three columns only.
  case twoBesideSecondary = "two-beside-secondary"
  /// Sidebar and content over the detail; three columns only.
  case twoOverSecondary = "two-over-secondary"
  /// Sidebar and content push the detail aside; three columns only.
  case twoDisplaceSecondary = "two-displace-secondary"

  /// Whether the mode needs three columns.
  package var needsThreeColumns: Bool {
    switch self {
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    default: false
    }
  }
}

/// The display modes that two columns can have.
public enum DoubleColumnDisplay: String, Sendable, Hashable, CaseIterable {
  /// A tall window shows the detail alone; a wide one both columns if they fit.
  case automatic
  /// The detail alone.
  case secondaryOnly = "secondary-only"
  /// The sidebar beside the detail.
  case oneBesideSecondary = "one-beside-secondary"
  /// The sidebar over the detail.
  case oneOverSecondary = "one-over-secondary"

  /// The same mode among those of any number of columns.
  public var displayMode: DisplayMode {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .oneOverSecondary: .oneOverSecondary
    }
  }
}

extension DisplayMode: Term {}
