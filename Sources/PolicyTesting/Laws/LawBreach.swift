public import LayoutPolicies
import PolicyYAML

/// A context and a memory in which a policy breaks a law.
public struct LawBreach: Sendable {
  /// The law.
  public let law: PolicyLaw
  /// The context asked about.
  public let context: LayoutContext
  /// The memory that the policy was asked with.
  public let memory: PolicyMemory
  /// What came out first: the decision, and what it left in the memory.
  public let first: String
  /// What came out then, where it had to be the same; else what is wrong with the first.
  public let second: String
  /// The seed with which the same call finds the breach again.
  public let seed: UInt64
}

extension LawBreach: CustomStringConvertible {
  /// The law in words, and below it all that is needed to see the breach again.
  public var description: String {
    """
    \(law): \(law.statement)
      context  \(context.plain.asGivenYAML)
      memory   \(memory.plain.plainText)
      first    \(first)
      but      \(second)
      seed     \(seed)

    """
  }
}
