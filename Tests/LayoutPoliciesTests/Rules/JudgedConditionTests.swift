import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("A judged condition")
struct JudgedConditionTests {
  private static let busy = ValueDeclaration("busy", .boolean)

  @Test("stands as deciding finds it, in all its parts", arguments: Array(UInt64(700)..<702))
  func agrees(run: UInt64) {
    for number in 0..<400 {
      let seed = run * 1_000_000 + UInt64(number)
      var dice = SplitMix64(seed: seed)
      let condition = dice.condition(ConditionChoice(), depth: 3)
      let context = dice.context()
      let judged = JudgedCondition(condition, in: context)
      guard judged.isSound(in: context) else {
        Issue.record("seed \(seed): \(condition.plainText) in \(context)")
        return
      }
    }
  }

  @Test(
    "has the leaves that decide it as reasons",
    arguments: [
      (.width(900...) && .shape(.tall), "width"),
      (.shape(.tall) && .width(900...), "width"),
      (.width(900...) && .height(1200...), "width"),
      (.width(900...) || .height(1200...), "width height"),
      (.width(600...) || .height(1200...), "width"),
      (.width(600...) && .height(600...), "width height"),
      (!(.width(600...) && .height(600...)), "not width, not height"),
      (!(.width(600...) || .height(1200...)), "not width"),
      (.device(.pad) && .width(600...) && .input(busy, is: true), "device busy"),
      (.device(.pad) && .width(900...), "width"),
      (.always, ""), (!.always, ""),
    ] as [(Condition, String)])
  func reasons(condition: Condition, expected: String) {
    let context = LayoutContext(size: Size(width: 820, height: 1180))
    let reasons = JudgedCondition(condition, in: context).reasons
    let words = reasons.map { ($0.isNegated ? "not " : "") + $0.key }
    #expect(words.joined(separator: expected.contains(",") ? ", " : " ") == expected)
  }
}

extension JudgedCondition {
  /// Whether each part has the truth that asking it alone gives, and a value where it is known.
  fileprivate func isSound(in context: LayoutContext) -> Bool {
    let knowsWhatItFound = leaf().map { $0.truth == .unknown || $0.found != nil } ?? true
    return truth == condition.truth(in: context) && knowsWhatItFound
      && reasons.allSatisfy { $0.truth == $0.condition.truth(in: context) }
      && parts.allSatisfy { $0.isSound(in: context) }
  }
}
