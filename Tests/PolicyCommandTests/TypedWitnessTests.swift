import LayoutPolicies
import PolicyCommand
import SeededRandom
import Testing

@Suite struct TypedWitnessTests {
  @Test("what shows a finding answers so when it is typed", arguments: 0..<12)
  func typed(_ seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var files: [String: String] = [:]
    for place in 0..<6 { files["p/p\(place).yaml"] = Self.policy(&dice) }
    let bench = try Workbench(files)
    var typed = 0
    for place in 0..<6 {
      let path = "@/p/p\(place).yaml"
      let report = try bench.run("check", path, "--info")
      for line in report.lines {
        guard let match = line.firstMatch(of: /^note: with `(--[^`]+)`(.*), `([^`]+)` wins$/),
          !match.2.contains("said to be"), !match.2.contains("does not list"),
          !match.2.contains("used up")
        else { continue }
        typed += 1
        let options = match.1.split(separator: " ").map(String.init)
        let answer = try bench.run(["eval", path] + options)
        #expect(answer.status == .done, "\(line): \(answer.errors)")
        let rule = answer.lines.first { $0.hasPrefix("rule ") }
        #expect(rule?.split(separator: " ")[1] == match.3, "\(line)\n\(files["p/p\(place).yaml"]!)")
      }
    }
    #expect(typed > 0)
  }

  private static let leaves = [
    "width: 600...", "width: ..<800", "height: 500...", "smaller-side: 480...", "shape: tall",
    "aspect: 1.5...", "width-class: regular", "height-class: compact", "device: [pad, phone]",
    "model: ipad-mini-6", "model: [pixel-fold, iphone-6]", "fold: { axis: vertical }",
    "fold: { axis: horizontal, posture: half-open }", "fold: none", "windowing: windowed",
    "windowing: [split-half, full-screen]", "text-scale: 1.5...", "width: 700sp...",
    "platform: [ios, android]", "open: sidebar", "os-version: 17...", "direction: rtl",
    "keyboard: 100...", "focus: true",
  ]

  private static func policy(_ dice: inout SplitMix64) -> String {
    func condition() -> String {
      var said: Set<Substring> = []
      let some = (0..<Int.random(in: 1...3, using: &dice)).map { _ in
        dice.pick(leaves)
      }
      return some.filter { said.insert($0.prefix { $0 != ":" }).inserted }.joined(separator: ", ")
    }
    let rules = (0..<4).map { place in
      let when =
        dice.chance(50)
        ? condition() : "\(condition()), not: { \(condition()) }"
      return "  - { name: r\(place), when: { \(when) }, "
        + "layout: { style: stack, tip: t\(place) } }\n"
    }
    return """
      version: 1
      inputs: { focus: { type: boolean } }
      rules:
      \(rules.joined())otherwise: { layout: { style: stack } }

      """
  }
}
