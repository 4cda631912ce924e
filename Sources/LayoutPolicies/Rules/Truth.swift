/// The three values of a condition, ordered so that *and* is the least and *or* the greatest.
///
/// These are Kleene's, as in CSS Media Queries 4: unknown stays unknown under *not*.
package enum Truth: Int8, Sendable, Hashable, Comparable {
  case no = 0
  case unknown = 1
  case yes = 2

  package static func < (left: Truth, right: Truth) -> Bool { left.rawValue < right.rawValue }

  package init(_ flag: Bool) { self = flag ? .yes : .no }

  /// *Not*: unknown stays unknown.
  package var negated: Truth {
    switch self {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }
}
