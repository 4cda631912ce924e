/// A policy of rules made ready to decide fast: diagrams find the rule that wins without trying one
/// rule after the other. It decides and remembers exactly as the rules do.
///
/// ```swift
/// let reader = try CompiledPolicy(policy)
/// let decision = reader.decide(in: context, memory: &memory)
/// ```
///
/// Compiling pays where one policy decides again and again, or has many rules. Where rules are too
/// many for one diagram, several are asked in turn, so that neither time nor room ever grows out of
/// proportion to the rules.
public struct CompiledPolicy: LayoutPolicy {
  /// The name by which answers call it.
  public var name: String { source.name }
  /// The rules it was made of.
  public var rules: RuleSet? { source }

  private let source: RuleSet
  private let linked: LinkedPolicy

  /// How many branches a diagram may have while it is made: a megabyte of them.
  package static let usualLimit = 1 << 17

  /// Compiles a policy with all that it uses.
  ///
  /// - Throws: ``PolicyError`` if it is code or uses code, which nobody can look into.
  public init(_ policy: some LayoutPolicy) throws(PolicyError) {
    try self.init(policy, limit: Self.usualLimit)
  }

  /// Compiles a policy with diagrams of at most so many branches.
  package init(_ policy: some LayoutPolicy, limit: Int) throws(PolicyError) {
    guard let rules = policy.rules else {
      throw PolicyError(
        .opaque, "policy \(policy.name.inBackticks) is code, which cannot be compiled",
        help: "compile policies of rules")
    }
    if let code = rules.firstCode {
      throw PolicyError(
        .opaque,
        "policy \(rules.name.inBackticks) uses \(code.name.inBackticks), which is code and cannot "
          + "be compiled", help: "compile policies that are rules all through")
    }
    source = rules
    linked = rules.compiled(limit: limit)
  }

  /// Decides. Allocates nothing where there are no further questions and nothing is unknown.
  public func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    linked.decide(in: context, memory: &memory)
  }

  /// Decides without a past.
  public func decide(in context: LayoutContext) -> LayoutDecision { linked.decide(in: context) }

  /// What it was compiled to.
  package var measures: Measures {
    var measures = Measures()
    linked.forEachQuestion { question in
      guard let compiled = question.compiled else { return }
      measures.rules += question.rules.count
      if !compiled.isWhole { measures.cutQuestions += 1 }
      let plain = compiled.stretches.count { $0.rule >= 0 }
      measures.plainRules += plain
      measures.diagrams += compiled.stretches.count - plain
      measures.nodes += compiled.diagrams.nodes.count
      measures.bytes += compiled.diagrams.byteCount
    }
    return measures
  }

  /// What a policy was compiled to, all its questions together; what several ways share counts for
  /// each.
  package struct Measures: Sendable, Hashable {
    /// Rules.
    package var rules = 0
    /// Diagrams.
    package var diagrams = 0
    /// Rules that are asked as they are written, since no diagram holds them.
    package var plainRules = 0
    /// Questions that one diagram does not hold.
    package var cutQuestions = 0
    /// Nodes of the diagrams.
    package var nodes = 0
    /// Bytes of the diagrams.
    package var bytes = 0
  }
}
