import LayoutPolicies
import PolicyPlugins
import Testing

@Suite("Answers ahead")
struct AnswersAheadTests {
  /// What the policies answer about windows of these widths, asked ahead; each width goes to the
  /// next policy.
  private static func answers(
    of policies: [AnyPolicy], _ widths: [Double], noting noted: [Double]? = nil,
    keeping budget: Int = .max
  ) -> [String] {
    func all(_ widths: [Double]) -> [String] {
      widths.enumerated().map { policies[$0.offset % policies.count].answer($0.element) }
    }
    return AnswersAhead.to({ _ = all(noted ?? widths) }, for: { all(widths) }, keeping: budget)
  }

  /// Right answers are `double-column`.
  private static func windows(_ count: Int, faultyAt places: [Int]) -> [Double] {
    (0..<count).map { places.contains($0) ? FaultyPlugin.faultyWidth : 800 + Double($0) / 4 }
  }

  @Test(
    "what goes wrong costs its decision, wherever it stands among others",
    arguments: [
      ("null", 10_000, [5_000], "it crashed with SIGSEGV (a bad memory access)"),
      ("exit0", 1_000, [0], "it ended with status 0 before it answered"),
      ("abort", 1_000, [999], "it crashed with SIGABRT (it gave up)"),
      (
        "exit3", 3_000, [0, 1, 2, 700, 1_500, 1_502, 2_999],
        "it ended with status 3 before it answered"
      ),
      // Each counts once, so that fewer than a hundred are not too many.
      (
        "exit0", 6_000, Array(stride(from: 50, to: 6_000, by: 100)),
        "it ended with status 0 before it answered"
      ),
      ("hang", 2_000, [1_234], "it did not answer within 400 ms"),
      ("scribble", 500, [10], "it sent something that is no answer"),
      ("print", 500, [100, 200], "double-column"),
      ("close", 500, [100, 200], "double-column"),
      ("thread", 500, [100, 200], "double-column"),
    ])
  func faults(name: String, count: Int, places: [Int], said: String) throws {
    var limits = FaultyPlugin.patience
    if name == "hang" { limits.deciding = .milliseconds(400) }
    let policy = try FaultyPlugin.policy(name, limits: limits)
    let answers = Self.answers(of: [policy], Self.windows(count, faultyAt: places))
    #expect(answers.count == count)
    #expect(places.allSatisfy { answers[$0] == said })
    let right = answers.indices.filter { answers[$0] == "double-column" }
    #expect(right.count == count - (said == "double-column" ? 0 : places.count))
  }

  @Test("answers beyond what may be kept are asked for when they are wanted")
  func large() throws {
    let policy = try FaultyPlugin.policy("wordy")
    let answers = Self.answers(of: [policy], Self.windows(270, faultyAt: []), keeping: 1 << 20)
    #expect(answers.count { $0 == "double-column" } == 270)
  }

  @Test("a plug-in that always fails is not started for every question")
  func givingUp() throws {
    let policy = try FaultyPlugin.policy("null")
    let answers = Self.answers(
      of: [policy], Array(repeating: FaultyPlugin.faultyWidth, count: 5_000))
    #expect(answers.count { $0.hasPrefix("it crashed with SIGSEGV") } == 20)
    #expect(answers.count { $0.hasPrefix("it is not asked any more, after 20 faults") } == 4_980)
  }

  @Test(
    "answers are right in whatever order they are wanted",
    arguments: [
      [900, 500, 700, 400], [400, 700, 500, 900], [900, 900, 900], [300, 301], [], [500],
    ])
  func orders(wanted: [Double]) throws {
    let plugins = (try FaultyPlugin.load(), try FaultyPlugin.load())
    let policies = [
      try plugins.0.policy("null"), try plugins.1.policy("null"), try plugins.0.policy("exit3"),
    ]
    let answers = Self.answers(of: policies, wanted, noting: [900, 500, 700, 400, 900, 500])
    #expect(answers == wanted.map { $0 >= 600 ? "double-column" : "stack" })
  }

  @Test("a policy that rules use is asked ahead, and its failure is that of the decision")
  func used() throws {
    let plugged = try FaultyPlugin.policy("null")
    let rules = RuleSet("wrapped") {
      Rule("roomy", when: .width(700...), use: plugged)
      Otherwise(use: Stack())
    }
    let answers = Self.answers(of: [AnyPolicy(rules)], [500, 900, FaultyPlugin.faultyWidth, 950])
    #expect(
      answers == [
        "stack", "double-column", "it crashed with SIGSEGV (a bad memory access)", "double-column",
      ])
  }

  @Test("questions and answers may be long: neither side waits for the other to read")
  func long() throws {
    let policy = try FaultyPlugin.policy("wordy")
    let text = String(repeating: "x", count: 60_000)
    func answers() -> [String?] {
      (0..<40).map { index in
        var memory = PolicyMemory()
        var inputs = NamedValues()
        inputs["text"] = .text(text)
        inputs["number"] = .number(Double(index))
        let context = LayoutContext(size: Size(width: 900, height: 600), inputs: inputs)
        return policy.decide(in: context, memory: &memory).rule
      }
    }
    let found = AnswersAhead.to({ _ = answers() }, for: answers)
    #expect(found.allSatisfy { $0?.utf8.count == 50_000 })
  }
}
