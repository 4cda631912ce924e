import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import RandomPolicies
import SeededRandom
import Testing

@Suite("Findings about random policies")
struct RandomFindingTests {
  @Test("are no false alarms", arguments: Array(UInt64(0)..<24))
  func sound(seed: UInt64) {
    let policy = RandomPolicy(seed: seed, usesCode: false).whole
    let found = PolicyFindings(of: policy, steps: 1 << 15).findings
    for finding in found { confirm(finding, of: policy) }
    var dice = SplitMix64(seed: ~seed)
    for _ in 0..<200 {
      var context = dice.context()
      // Only devices of the catalogue count.
      if context.model != nil { context.model = dice.pick(Catalog.standard.devices).facts }
      let memory = PolicyMemory(spent: ["k0", "k1", "k2"].filter { _ in dice.chance(20) })
      for finding in found {
        guard let question = policy.question(of: finding) else { continue }
        switch finding.diagnostic.kind {
        case .hiddenRule:
          let winner = question.winner(in: context, memory)
          let isAbout = finding.diagnostic.location == nil && finding.witness == nil
          #expect(winner != (isAbout ? Question.otherwiseName : finding.rule))
        case .neverTrue where finding.diagnostic.message.contains("can never match"):
          #expect(
            question.rules.first { $0.name == finding.rule }?.isOpen(context, memory) == false)
        default: break
        }
      }
    }
  }

  /// Asks the rules themselves in the context that shows the finding.
  private func confirm(_ finding: Finding, of policy: RuleSet) {
    guard let witness = finding.witness, let question = policy.question(of: finding) else { return }
    let (context, memory) = (witness.context, witness.memory)
    let winner = question.winner(in: context, memory)
    let rule = question.rules.first { $0.name == finding.rule }
    let what = "\(finding.diagnostic.message) \(witness.options)"
    #expect(policy.assumes(context), "\(what)")
    switch finding.diagnostic.kind {
    case .hiddenRule, .partlyHiddenRule:
      #expect(rule?.isOpen(context, memory) == true && winner != finding.rule, "\(what)")
      #expect(finding.diagnostic.related.last?.message.contains("`\(winner)` wins") == true)
    case .sliver:
      #expect(winner != finding.rule, "\(what)")
    case .closeThresholds, .idiomAlone, .unfitPane:
      #expect(winner == finding.rule ?? Question.otherwiseName, "\(what)")
    default: break
    }
  }
}

extension RuleSet {
  fileprivate func question(of finding: Finding) -> Question? {
    questions.first { $0.name == finding.question }
  }
}

extension Question {
  /// The first rule that is true, tried one by one.
  fileprivate func winner(in context: LayoutContext, _ memory: PolicyMemory) -> String {
    rules.first { $0.isOpen(context, memory) }?.name ?? Question.otherwiseName
  }
}

extension PlainRule {
  fileprivate func isOpen(_ context: LayoutContext, _ memory: PolicyMemory) -> Bool {
    condition.truth(in: context) == .yes && !(onceKey.map { memory.isSpent($0) } ?? false)
  }
}
