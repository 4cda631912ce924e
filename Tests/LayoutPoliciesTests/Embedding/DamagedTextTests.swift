import LayoutPolicies
import RandomPolicies
import SeededRandom
import Testing

@Suite("Bytes that are no embedded text")
struct DamagedTextTests {
  @Test("are refused wherever a text is cut off", arguments: [1, 2])
  func truncated(seed: UInt64) throws {
    let bytes = Array(try RandomPolicy(seed: seed, usesCode: false).whole.embeddedText().utf8)
    var dice = SplitMix64(seed: seed)
    for length in bytes.indices where length < 200 || dice.chance(10) {
      #expect(throws: PolicyError.self) { try RuleSet(embeddedText: Array(bytes[..<length])) }
    }
  }

  @Test("are refused or a policy that decides, whatever they are", arguments: 0..<4)
  func changed(run: Int) throws {
    var dice = SplitMix64(seed: UInt64(run))
    for number in 0..<20 {
      let seed = UInt64(run * 1000 + number)
      let layouts = (0..<3).map { _ in dice.layout() }
      let policy = RuleSet("p") {
        Rule("random", when: dice.condition(ConditionChoice()), layout: layouts[0])
        Rule("wide", when: .width(600...), layout: layouts[1])
        Rule("used", when: .width(300...), use: RandomPolicy(seed: seed, usesCode: false).whole)
        Otherwise(layouts[2])
      }
      let bytes = Array(try policy.embeddedText().utf8)
      for _ in 0..<30 {
        var changed = bytes
        for _ in 0..<dice.pick([1, 1, 2, 5]) { dice.change(&changed) }
        guard let read = try? RuleSet(embeddedText: changed) else { continue }
        _ = try? read.validate()
        _ = try read.embeddedText()
        let context = dice.window()
        _ = read.layout(in: context).fitted(to: context)
      }
    }
  }

  /// A policy that answers `stack`, and one that uses the policy of that number in `ways` ways.
  private static let stack = "1:p otherwise layout style stack . . 0"
  private static func using(_ number: Int, ways: Int) -> String {
    let rules = (1..<ways).map { "\("\($0)".utf8.count):\($0) always use \(number)" }
    let list = rules.isEmpty ? "" : "rules \(rules.count) \(rules.joined(separator: " ")) "
    return "1:p \(list)otherwise use \(number) . 0"
  }

  private static func text(_ policies: [String]) -> String {
    "v1 0 \(policies.count) \(policies.joined(separator: " "))"
  }

  /// A text, and what is said of it.
  struct Bomb: Sendable, CustomTestStringConvertible {
    let text: String
    let testDescription: String

    init(_ text: String, _ says: String) {
      self.text = text
      testDescription = says
    }
  }

  static let bombs = [
    Bomb("", "of version ``"),
    Bomb("v2 0 1 \(stack)", "of version `v2`"),
    Bomb("v1 0 0", "no policy"),
    Bomb("v1 0 1 \(stack) 0", "something follows"),
    Bomb("v1 0 1 \(using(0, ways: 1))", "no such policy"),
    Bomb("v1 0 1 1:p at 0 1 1 otherwise layout . . 0", "no such file"),
    Bomb("v1 0 1 1:p . 0", "no `otherwise`"),
    Bomb("v1 0 9999999 1:p", "too much is promised"),
    Bomb("v1 0 99999999999999999999 1:p", "not what belongs here"),
    Bomb("v1 0 1 99999999999999999999:p", "no text"),
    Bomb("v1 0 1 1:p otherwise layout sidebar drag within x3ff 0 . . . 0", "before it begins"),
    Bomb("v1 0 1 1:p otherwise layout values 2 1:b text 0: 1:a text 0: . . 0", "do not rise"),
    Bomb("v1 0 1 1:p order 3 width width width . 0", "more sides"),
    Bomb("v1 0 1 1:p assume " + String(repeating: "not ", count: 200_000), "nest too deep"),
    Bomb(text([stack] + (0..<60).map { using($0, ways: 2) }), "too many rules and names"),
    Bomb(text([stack] + (0..<80).map { using($0, ways: 1) }), "use each other too much"),
    Bomb(text([stack] + (0..<4).map { using($0, ways: 2000) }), "use each other too much"),
    Bomb(
      text([
        "1:p outputs 8999 " + (1000..<9999).map { "4:\($0) number ." }.joined(separator: " ")
          + " rules 1 1:r always layout . otherwise layout . . 0"
      ]), "too many rules and names"),
  ]

  @Test(
    "are refused soon, and with the reason, where they would become too much",
    .timeLimit(.minutes(5)), arguments: bombs)
  func bomb(bomb: Bomb) {
    let error = #expect(throws: PolicyError.self) {
      try RuleSet(embeddedText: Array(bomb.text.utf8))
    }
    #expect(error?.kind == .damagedText)
    #expect(error?.message.contains(bomb.testDescription) == true, "\(error?.message ?? "")")
  }

  @Test("are not even written of a policy that is too deep")
  func tooDeep() {
    let deep = (0..<100).reduce(Condition.device(.pad)) { inner, number in
      number.isMultiple(of: 2) ? .any(inner, .device(.mac)) : .all(inner, .width(1...))
    }
    let policy = RuleSet("deep") {
      Rule("deep", when: deep, layout: .stack())
      Otherwise(.stack())
    }
    let error = #expect(throws: PolicyError.self) { try policy.embeddedText() }
    #expect(error?.kind == .notEmbeddable)
    #expect(error?.message.contains("nest too deep") == true)
  }
}

extension SplitMix64 {
  /// Changes a byte, takes some away, or says some twice.
  fileprivate mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &self)
    let end = min(bytes.count, place + pick([1, 2, 8, 64]))
    switch Int.random(in: 0..<5, using: &self) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
    case 1: bytes[place] = pick(Array(" .:-09xaz".utf8))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
    }
  }
}
