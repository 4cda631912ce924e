import DeviceCatalog
import LayoutPolicies

/// Policies sorted by what they answer, so that few have to be compared with each other.
struct SortedPolicies {
  /// Policies that answered the same so far.
  private final class Group {
    var policies: [RuleSet]
    /// The context by which they were told apart, and the groups by their answers in it.
    var parts: (asked: Witness, groups: [String: Group])?

    init(_ policies: [RuleSet]) { self.policies = policies }
  }

  private var groups: [[String]: Group] = [:]
  private var texts: [LayoutDecision.Identity: String] = [:]
  /// Some windows of all kinds, which tell most policies apart.
  private static let windows =
    Catalog.standard.devices.enumerated().filter { $0.offset % 8 == 0 }.map { _, device in
      LayoutContext(orientation: device.orientations.first, model: device.facts)
    } + [LayoutContext(), LayoutContext(width: 700), LayoutContext(width: 500, height: 900)]

  /// The first of the policies so far that answers the same as this one in every window; else adds
  /// it to them.
  ///
  /// - Throws: ``DiagramLimit`` if it is too large to be compared with one of them.
  mutating func firstEqual(to policy: RuleSet, steps: Int) throws(DiagramLimit) -> RuleSet? {
    let key = Self.windows.map { answer(of: policy, in: $0) }
    guard let group = groups[key] else {
      groups[key] = Group([policy])
      return nil
    }
    return try firstEqual(to: policy, in: group, steps)
  }

  private mutating func firstEqual(
    to policy: RuleSet, in group: Group, _ steps: Int
  ) throws(DiagramLimit) -> RuleSet? {
    var group = group
    search: while true {
      if let (asked, groups) = group.parts {
        let answer = answer(of: policy, in: asked.context, asked.memory)
        guard let next = groups[answer] else {
          group.parts?.groups[answer] = Group([policy])
          return nil
        }
        group = next
        continue
      }
      for other in group.policies {
        let difference: Difference
        do throws(DiagramLimit) {
          difference = try Self.difference(policy, other, steps)
        } catch {
          group.policies.append(policy)
          throw error
        }
        switch difference {
        case .none: return other
        case .hidden: continue
        case .shown(let asked):
          // Who answers the same cannot be told apart by it.
          guard
            answer(of: policy, in: asked.context, asked.memory)
              != answer(of: other, in: asked.context, asked.memory)
          else { continue }
          divide(group, by: asked)
          continue search
        }
      }
      group.policies.append(policy)
      return nil
    }
  }

  private mutating func divide(_ group: Group, by asked: Witness) {
    var parts: [String: Group] = [:]
    for policy in group.policies {
      let answer = answer(of: policy, in: asked.context, asked.memory)
      if let part = parts[answer] {
        part.policies.append(policy)
      } else {
        parts[answer] = Group([policy])
      }
    }
    group.policies = []
    group.parts = (asked, parts)
  }

  private mutating func answer(
    of policy: RuleSet, in context: LayoutContext, _ memory: PolicyMemory = PolicyMemory()
  ) -> String {
    var memory = memory
    let decision = policy.decide(in: context, memory: &memory)
    if let text = texts[decision.identity] { return text }
    let text = decision.layout.meaning
    texts[decision.identity] = text
    return text
  }

  /// How two policies differ.
  private enum Difference {
    /// In no window.
    case none
    /// In this context.
    case shown(Witness)
    /// In some context, but none was found.
    case hidden
  }

  private static func difference(
    _ policy: RuleSet, _ other: RuleSet, _ steps: Int
  ) throws(DiagramLimit) -> Difference {
    var space = try PolicySpace([policy, other], limit: 16 * steps)
    space.builder.patience = Examination.patience * steps
    var map = LayoutMap()
    try map.add(policy, in: &space)
    try map.add(other, in: &space)
    let (root, _) = try map.difference(0, 1, in: &space)
    var both = try Examination(policy, in: space, steps: steps)
    guard try both.canReach(root) else { return .none }
    return try both.witness(root).map { .shown($0.context) } ?? .hidden
  }
}
