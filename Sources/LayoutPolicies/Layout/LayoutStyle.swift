/// How many levels of the navigation have a column of their own.
public enum LayoutStyle: String, Sendable, Hashable, CaseIterable {
  /// One screen at a time.
  case stack
  /// A sidebar and a detail.
  case doubleColumn = "double-column"
  /// A sidebar, a content column and a detail.
  case tripleColumn = "triple-column"
}

extension LayoutStyle: Term {
  package var ordinal: Int {
    switch self {
    case .stack: 0
    case .doubleColumn: 1
    case .tripleColumn: 2
    }
  }
}
