import LayoutPolicies

/// Patterns by their first part, then by their second, and so on.
///
/// A link goes down the first of a fixed part, a parameter and an optional one that leads to an
/// end: that is the order of patterns, whatever the order in which they came.
struct LinkTree<Leaf: Sendable>: Sendable {
  private enum Step: Hashable, Sendable {
    case fixed(String)
    case parameter
    case optional
  }

  private var end: (pattern: LinkPattern, leaf: Leaf)?
  private var next: [Step: LinkTree] = [:]

  /// Adds a pattern.
  ///
  /// - Throws: `ambiguousPattern` if one has the same parts, whatever its parameters are called.
  mutating func insert(_ pattern: LinkPattern, _ leaf: Leaf) throws(NavigationError) {
    try insert(pattern, leaf, pattern.parts[...])
  }

  private mutating func insert(
    _ pattern: LinkPattern, _ leaf: Leaf, _ rest: ArraySlice<LinkPattern.Part>
  ) throws(NavigationError) {
    guard let part = rest.first else {
      if let other = end?.pattern {
        throw NavigationError(
          .ambiguousPattern,
          "\(other.text.inBackticks) and \(pattern.text.inBackticks) match the same links",
          help: "leave one of them out")
      }
      end = (pattern, leaf)
      return
    }
    let step: Step =
      switch part {
      case .fixed(let text): .fixed(Self.folded(text))
      case .parameter: .parameter
      case .optional: .optional
      }
    try next[step, default: LinkTree()].insert(pattern, leaf, rest.dropFirst())
  }

  /// The first pattern that matches the parts of a link.
  ///
  /// - Complexity: O(*n* · *k*) in the link's length and the patterns that begin as it does; the
  ///   others cost nothing.
  func first(matching parts: [String]) -> (pattern: LinkPattern, leaf: Leaf)? {
    first(matching: parts.map(Self.folded)[...])
  }

  private func first(
    matching folded: ArraySlice<String>
  ) -> (pattern: LinkPattern, leaf: Leaf)? {
    guard let part = folded.first else { return end ?? next[.optional]?.first(matching: folded) }
    for step in [.fixed(part), .parameter, .optional] as [Step] {
      if let found = next[step]?.first(matching: folded.dropFirst()) { return found }
    }
    return nil
  }

  /// Fixed parts compare without regard to case.
  private static func folded(_ text: String) -> String { text.lowercased() }
}
