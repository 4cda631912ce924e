import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

/// A window that is dragged to and fro around one threshold.
///
/// Bounds are multiples of 80, as are the widths and heights at which classes change, and what is
/// not dragged stands in the middle between two: so thresholds are at least twice the hysteresis
/// apart.
@Suite("A window dragged to and fro within the hysteresis of a threshold")
struct ToAndFroTests {
  private enum Threshold: CaseIterable { case width, height, shape }

  private static let choice = ConditionChoice(
    bounds: [320, 480, 560, 640, 800, 960], givesWay: true)

  @Test("changes each policy's rule at most once", arguments: Array(UInt64(200)..<208))
  func changesOnce(run: UInt64) {
    for number in 0..<300 {
      let seed = run * 1_000_000 + UInt64(number)
      if let trouble = Self.trouble(seed: seed) {
        Issue.record("seed \(seed): \(trouble)")
        return
      }
    }
  }

  private static func trouble(seed: UInt64) -> String? {
    var dice = SplitMix64(seed: ~seed)
    let hysteresis = dice.pick([2.0, 12, 20])
    let policy = RandomPolicy(seed: seed, choice: choice, hysteresis: [hysteresis]).whole
    var context = dice.context()
    (context.width, context.height, context.windowing) = (nil, nil, nil)
    if context.model?.hinge != nil { context.orientation = .landscape }
    let threshold = dice.pick(Threshold.allCases)
    let other = dice.pick([360.0, 520, 680, 840])
    let center = threshold == .shape ? other : dice.pick([320, 480, 560, 640, 800])

    var memory = PolicyMemory()
    var changes: [String: Int] = [:]
    var rules: [String: String] = [:]
    for step in 0..<24 {
      let reach = hysteresis * 0.999
      let side = center + Double.random(in: -reach...reach, using: &dice)
      context.width = threshold == .height ? other : side
      context.height = threshold == .height ? side : other
      let decision = policy.decide(in: context, memory: &memory)
      for link in decision.activeRules {
        let name = "\(link.policy)/\(link.question ?? "")"
        let rule = link.rule ?? "-"
        if step > 0, let before = rules[name], before != rule { changes[name, default: 0] += 1 }
        rules[name] = rule
      }
    }
    guard let (name, count) = changes.first(where: { $0.value > 1 }) else { return nil }
    return "\(name) changed \(count) times around \(threshold) \(center) in \(context)"
  }
}
