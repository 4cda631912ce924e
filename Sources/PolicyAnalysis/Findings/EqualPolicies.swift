package import DeviceCatalog
package import LayoutPolicies

/// Policies that answer the same layout in every window.
package struct EqualPolicies {
  /// A finding about each policy that is equal to one before it, or too large to be compared.
  package private(set) var findings: [Finding] = []

  /// How many answers a policy may have to be compared, on all ways through what it uses.
  private static let mostAnswers = 4096

  /// Compares policies with each other and with the built-in ones.
  package init(
    _ policies: [RuleSet], catalog: Catalog = .standard,
    steps: Int = PolicyFindings.usualSteps
  ) {
    let windows =
      catalog.devices.enumerated().filter { $0.offset % 8 == 0 }.map { _, device in
        LayoutContext(orientation: device.orientations.first, model: device.facts)
      } + [LayoutContext(), LayoutContext(width: 700), LayoutContext(width: 500, height: 900)]
    var groups: [[String]: [RuleSet]] = [:]
    func answers(_ policy: RuleSet) -> [String] {
      windows.map { PlainValue.map(policy.layout(in: $0).plainEntries).plainText }
    }
    for template in PolicyTemplate.builtIn {
      guard let policy = try? template.make().rules else { continue }
      groups[answers(policy), default: []].append(policy)
    }
    for policy in policies where policy.firstCode == nil && !policy.isOnlyUse {
      guard policy.answerCount <= Self.mostAnswers else {
        findings.append(Finding(cutComparisonOf: policy))
        continue
      }
      let key = answers(policy)
      let others = groups[key] ?? []
      groups[key, default: []].append(policy)
      for other in others where other.firstCode == nil {
        do throws(DiagramLimit) {
          guard try Self.areEqual(policy, other, catalog, steps) else { continue }
          add(policy, other)
          break
        } catch {
          findings.append(Finding(cutComparisonOf: policy))
          break
        }
      }
    }
  }

  private static func areEqual(
    _ policy: RuleSet, _ other: RuleSet, _ catalog: Catalog, _ steps: Int
  ) throws(DiagramLimit) -> Bool {
    var space = try PolicySpace([policy, other], limit: 16 * steps)
    space.builder.patience = Examination.patience * steps
    var map = LayoutMap()
    try map.add(policy, in: &space)
    try map.add(other, in: &space)
    let (root, _) = try map.difference(0, 1, in: &space)
    var both = try Examination(policy, in: space, catalog: catalog, steps: steps)
    return try !both.canReach(root)
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

extension NavigationLayout {
  fileprivate var plainEntries: [(String, PlainValue)] { plain.map { ($0.key.rawValue, $0.value) } }
}
