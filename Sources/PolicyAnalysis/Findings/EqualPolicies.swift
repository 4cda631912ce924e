package import LayoutPolicies

/// Policies that answer the same layout in every window.
package struct EqualPolicies {
  /// A finding about each policy that is equal to one before it, or too large to be compared.
  package private(set) var findings: [Finding] = []

  /// How many answers a policy may have to be compared, on all ways through what it uses.
  private static let mostAnswers = 4096

  /// Compares policies with each other and with the built-in ones.
  ///
  /// Each is compared exactly with one of those before it at most, unless some cannot be told apart
  /// by a context.
  package init(_ policies: [RuleSet], steps: Int = PolicyFindings.usualSteps) {
    var sorted = SortedPolicies()
    for template in PolicyTemplate.builtIn {
      guard let policy = try? template.make().rules, policy.firstCode == nil else { continue }
      _ = try? sorted.firstEqual(to: policy, steps: steps)
    }
    for policy in policies where policy.firstCode == nil && !policy.isOnlyUse {
      guard policy.answerCount <= Self.mostAnswers else {
        findings.append(Finding(cutComparisonOf: policy))
        continue
      }
      do throws(DiagramLimit) {
        if let other = try sorted.firstEqual(to: policy, steps: steps) { add(policy, other) }
      } catch {
        findings.append(Finding(cutComparisonOf: policy))
      }
    }
  }

  private mutating func add(_ policy: RuleSet, _ other: RuleSet) {
    let name = other.name.inBackticks
    let place = policy.location ?? policy.main.rules.first?.location
    let builtIn = other.location == nil ? "the built-in " : ""
    let otherPlace = other.location ?? other.main.rules.first?.location
    findings.append(
      Finding(
        .equalPolicies,
        "policy \(policy.name.inBackticks) answers the same as \(builtIn)\(name) in every window",
        at: place, help: "let it be `use: \(other.name)`",
        related: otherPlace.map { [Diagnostic(.note, "\(name) is here", at: $0)] } ?? []))
  }
}

extension RuleSet {
  /// Whether it has another name for a policy, and nothing besides.
  fileprivate var isOnlyUse: Bool {
    guard main.rules.isEmpty, also.isEmpty, case .use = main.otherwise else { return false }
    return true
  }
}
