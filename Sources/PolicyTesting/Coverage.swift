package import LayoutPolicies
package import PolicyAnalysis
package import PolicyYAML

/// How much of a policy's own rules its tests cover. Rules of policies that it uses count for their
/// own tests.
///
/// - A rule, and what is said `otherwise`, is covered when it won in some step.
/// - A leaf of a condition, such as `width: 840...`, counts twice: it is covered when it was seen
///   true, and when it was seen false. In each step all leaves are looked at of every rule that was
///   asked: those up to the winner, but not those whose `once` is used up. Neither the order of
///   leaves nor hysteresis plays a part.
/// - A rule that can never win, and a leaf that can never be true, or false, where its rule is
///   asked, counts not at all: that is no gap in the tests.
package struct Coverage: Sendable {
  /// What is not covered, in the order in which rules are tried.
  package let gaps: [Gap]
  /// How many rules and leaves there are; leaves count twice.
  package let count: Int
  /// How many of them are covered.
  package var covered: Int { count - missing }
  private let missing: Int
  /// Whether the search for what can never happen ended early, so that some gaps may be none.
  package let isCut: Bool

  /// A rule or leaf that is not covered.
  package struct Gap: Sendable, CustomStringConvertible {
    /// Where its rule stands, if it was read from a file.
    package let location: SourceLocation?
    /// What no step saw.
    package let message: String
    /// Contexts that would cover it, as far as one was found.
    package let witnesses: [Witness]

    /// The place, then the message.
    package var description: String { (location.map { "\($0): " } ?? "") + message }
  }

  /// Runs the tests again, looking at every rule: several times slower than running them. What they
  /// leave out is looked for in diagrams of the rules.
  ///
  /// - Parameter steps: How many branches of diagrams are followed at most.
  package init(
    of policy: RuleSet, by tests: [PolicyTest], steps: Int = QuestionReach.usualSteps
  ) {
    var seen = SeenRules(policy)
    for test in tests {
      guard test.scenario == nil else {
        // What is open in a scenario is known when it is played, and what was acknowledged.
        _ = PolicyTestCase(test, of: AnyPolicy(policy)).run { played in
          var memory = played.memory
          seen.note(played.context, &memory)
        }
        continue
      }
      seen.note(test.steps.map { $0.context })
    }
    self.init(seen, steps: steps)
  }

  /// What is covered of all that was seen.
  init(_ seen: SeenRules, steps: Int) {
    let open = CoverageParts(
      open: seen.questions.map { $0.openParts }, of: seen.policy, steps: steps)
    gaps = zip(seen.questions, open.parts).flatMap { $0.gaps($1) }
    count = seen.questions.reduce(0) { $0 + $1.count } - open.impossible
    missing = open.parts.reduce(0) { $0 + $1.count }
    isCut = open.isCut
  }

  /// The percentage that is covered, rounded down to one decimal: 100 only if there is no gap.
  package var percentage: Double {
    count == 0 ? 100 : Double(covered * 1000 / count) / 10
  }

  /// Whether at least this percentage is covered, before it is rounded.
  package func reaches(_ percentage: Double) -> Bool {
    Double(covered) * 100 >= percentage * Double(count)
  }
}
