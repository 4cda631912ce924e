import LayoutPolicies

/// An article to be read aloud, with notes beside it on a wide screen.
public struct Lectern: LayoutPolicy {
  /// The name by which answers call it.
  public let name = "lectern"

  /// Makes the policy.
  public init() {}

  /// Decides by the width alone.
  public func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    switch Condition.width(1600...).holds(in: context) {
    case true?:
      LayoutDecision(policy: name, rule: "notes", layout: .doubleColumn(sidebar: .exact(400)))
    case false?: LayoutDecision(policy: name, rule: "article", layout: .stack())
    case nil: LayoutDecision(policy: name, layout: .stack(), unknown: ["width"])
    }
  }
}
