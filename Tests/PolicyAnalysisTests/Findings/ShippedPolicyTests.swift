import Foundation
import LayoutPolicies
import PolicyAnalysis
import PolicyYAML
import Testing

@Suite struct ShippedPolicyTests {
  @Test("nothing is found in the policies that ship, but what they silence")
  func clean() {
    let folder = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.appendingPathComponent("policies").path
    var loader = PolicyLoader(files: PolicyFiles([folder]), readsTests: false)
    let policies = loader.files.policies.compactMap { loader.load($0.path)?.policy }
    var found = policies.flatMap { PolicyFindings(of: $0).findings }
    found += EqualPolicies(policies).findings
    loader.add(
      found.map { finding in
        PolicyFinding(
          finding.diagnostic,
          about: finding.rule.map { RulePlace(question: finding.question, rule: $0) })
      })
    #expect(policies.count > 20)
    let faults = loader.findings.filter { $0.severity != .info || $0.kind == nil }
    #expect(faults.isEmpty, "\(faults.map { $0.rendered }.joined(separator: "\n"))")
  }
}
