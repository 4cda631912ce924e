package import LayoutPolicies

/// A finding about a policy, made by whoever looked at the policy as a whole.
package struct PolicyFinding: Sendable {
  /// The finding, at its place in the file.
  package let finding: Diagnostic
  /// The rule that it is about; nil if it is about none in particular.
  package let place: RulePlace?

  /// A finding about a rule, or about another part of a file.
  package init(_ finding: Diagnostic, about place: RulePlace?) {
    self.finding = finding
    self.place = place
  }

  fileprivate var isInfo: Bool { finding.severity == .info }
}

extension PolicyLoader {
  /// Takes findings about policies that it read, up to the limit of one file, those that are only
  /// worth knowing last. What the file silences that a finding is in is held back.
  package mutating func add(_ found: [PolicyFinding]) {
    var list = FindingList(limit: limits.findings)
    for found in found.filter({ !$0.isInfo }) + found.filter({ $0.isInfo }) {
      let silences = found.finding.location.flatMap { self.silences(of: $0.file) }
      list.add(
        found.finding,
        unless: found.finding.kind.flatMap { silences?.silence(of: $0, about: found.place) })
    }
    take(list)
  }
}
