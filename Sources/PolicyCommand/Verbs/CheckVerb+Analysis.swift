import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

extension PolicyLoader {
  /// Looks for what the policies of files were hardly meant to do.
  mutating func analyse(_ entries: [Workspace.Entry]) {
    let policies = entries.compactMap { $0.file == nil ? nil : $0.policy.rules }
    for policy in policies { add(PolicyFindings(of: policy).findings) }
    add(EqualPolicies(policies).findings)
  }

  private mutating func add(_ found: [Finding]) {
    add(
      found.map { finding in
        PolicyFinding(
          finding.diagnostic,
          about: finding.rule.map { RulePlace(question: finding.question, rule: $0) })
      })
  }
}
