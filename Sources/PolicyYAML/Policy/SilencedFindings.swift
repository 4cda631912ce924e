package import LayoutPolicies

/// A finding that its file silences.
package struct SilencedFinding: Sendable {
  /// The finding.
  package let finding: Diagnostic
  /// What silences it.
  package let silence: Silence
}

/// Findings that files silence. Up to a limit they are kept, beyond it they are counted only.
package struct SilencedFindings: Sendable {
  /// Those that are kept.
  package private(set) var kept: [SilencedFinding] = []
  /// How many there are.
  package private(set) var count = 0
  /// Each silence that silenced something.
  package private(set) var used: Set<Silence> = []

  /// None yet.
  package init() {}

  mutating func add(
    _ finding: @autoclosure () -> Diagnostic, by silence: Silence, keeping limit: Int
  ) {
    if kept.count < limit { kept.append(SilencedFinding(finding: finding(), silence: silence)) }
    count += 1
    used.insert(silence)
  }

  /// Adds what another file silences, in the order of its lines.
  mutating func append(_ others: SilencedFindings) {
    kept += others.kept.inOrder { $0.finding.location }
    count += others.count
    used.formUnion(others.used)
  }
}

extension Array {
  /// What has a place in the order of places, then what has none.
  func inOrder(of place: (Element) -> SourceLocation?) -> [Element] {
    let placed = filter { place($0) != nil }.sorted { left, right in
      guard let first = place(left), let second = place(right) else { return false }
      return first < second
    }
    return placed + filter { place($0) == nil }
  }
}
