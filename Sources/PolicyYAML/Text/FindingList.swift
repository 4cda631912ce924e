package import LayoutPolicies

/// Findings up to a limit; those beyond it are counted only. Here a finding is let through, or held
/// back where its file silences it.
package struct FindingList: Sendable {
  private var kept: [Diagnostic] = []
  private var hidden = 0
  /// What was held back.
  package private(set) var silenced = SilencedFindings()
  private let limit: Int

  /// An empty list that keeps up to `limit` findings.
  package init(limit: Int) { self.limit = limit }

  /// Adds a finding, which is not even made once the list is full.
  package mutating func add(_ finding: @autoclosure () -> Diagnostic) {
    if kept.count < limit { kept.append(finding()) } else { hidden += 1 }
  }

  /// Adds a finding, or holds it back where there is something that silences it.
  package mutating func add(
    _ finding: @autoclosure () -> Diagnostic, unless silence: Silence?
  ) {
    guard let silence else { return add(finding()) }
    silenced.add(finding(), by: silence, keeping: limit)
  }

  /// Whether nothing was found.
  package var isEmpty: Bool { kept.isEmpty && hidden == 0 }

  /// Whether further findings are only counted.
  package var isFull: Bool { kept.count >= limit }

  /// What was found, in the order of finding, and a note on how many more there are.
  package var diagnostics: [Diagnostic] {
    guard hidden > 0 else { return kept }
    let more = hidden == 1 ? "1 more finding is" : "\(hidden) more findings are"
    return kept + [Diagnostic(.note, "\(more) not shown")]
  }
}
