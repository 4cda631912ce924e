import LayoutPolicies
import PolicyPluginKit
import PolicyPlugins
import SeededRandom
import Testing

@testable import PolicyTesting

private let plugin = Result { try PolicyPlugin(path: "in-process", export: exportedPlugin()) }

/// A policy of the kit as itself and through the contract.
private struct Pair: CustomTestStringConvertible {
  let name: String
  let arguments: NamedValues
  /// Hysteresis inside a policy does not know which classes a model has of its own.
  let asksModels: Bool
  let itself: @Sendable () throws -> AnyPolicy
  var testDescription: String { name }

  init<Policy: PluginPolicy>(
    _ type: Policy.Type, _ arguments: NamedValues = [:], asksModels: Bool = true
  ) {
    name = type.name
    self.arguments = arguments
    self.asksModels = asksModels
    itself = { AnyPolicy(try Policy(arguments)) }
  }
}

private let pairs = [
  Pair(Recorder.self), Pair(Forgetful.self), Pair(RandomLayouts.self, ["seed": 1]),
  Pair(Wrapper.self, ["hysteresis": 0]), Pair(Ruled.self), Pair(HalfRuled.self),
  Pair(Wrapper.self, ["hysteresis": 40], asksModels: false),
]

@Suite struct KitTests {
  @Test("A policy decides through the contract as it does itself, and remembers alike")
  func alike() throws {
    let inputs = [
      ValueDeclaration("focus", .boolean), ValueDeclaration("count", .number),
      ValueDeclaration("word", .text),
    ]
    for pair in pairs {
      let template = try #require(try plugin.get().templates.first { $0.name == pair.name })
      let (itself, asked) = (try pair.itself(), try template.make(pair.arguments))
      var (own, memory) = (PolicyMemory(), PolicyMemory())
      var random = SplitMix64(seed: 7)
      let contexts =
        ContextGrid.all + (0..<1000).map { _ in random.context(inputs: inputs) }
      for context in contexts where pair.asksModels || context.model == nil {
        let expected = itself.decide(in: context, memory: &own)
        let decision = asked.decide(in: context, memory: &memory)
        guard decision == expected, memory == own, decision.also == expected.also else {
          Issue.record(
            "\(pair.name): \(decision) \(memory) is not \(expected) \(own) in \(context)")
          break
        }
      }
    }
  }

  @Test("A policy of the kit keeps the laws")
  func laws() throws {
    let template = try #require(try plugin.get().templates.first { $0.name == "wrapper" })
    let breaches = try PolicyLaw.breaches(of: try template.make(), randomContexts: 200)
    #expect(breaches.isEmpty, "\(breaches.first.map { "\($0)" } ?? "")")
  }

  @Test("The kit describes types of policies")
  func description() throws {
    let templates = try plugin.get().templates
    #expect(templates.map { $0.version } == ["1.0", "1.0", "7", "1.0", "1.0", "1.0", "1.0"])
    #expect(templates.last?.parameters == Unsayable.parameters)
    #expect(templates.first?.summary == Recorder.summary)
  }

  @Test(
    "What the contract has no words for is a failure, not left out",
    arguments: [
      ("zero", "`a�b` cannot be told, as there is a zero in it"),
      ("priority", "`priority` of 0 panes cannot be told"),
    ])
  func unsayable(_ what: String, _ said: String) throws {
    let template = try #require(try plugin.get().templates.last)
    var memory = PolicyMemory()
    let decision = try template.make(["what": .text(what)])
      .decide(in: LayoutContext(), memory: &memory)
    #expect(
      decision.failure?.message
        == "plug-in `kit` (`in-process`) fails in `unsayable`: \(said)")
  }

  @Test("What a plug-in cannot be told is a failure")
  func untold() throws {
    let template = try #require(try plugin.get().templates.first)
    var memory = PolicyMemory()
    let decision = try template.make()
      .decide(in: LayoutContext(inputs: ["word": "a\0b"]), memory: &memory)
    #expect(
      decision.failure?.message
        == "plug-in `kit` (`in-process`) fails in `recorder`: it cannot be told `a�b`, which has a "
        + "zero in it")
  }

  @Test("A policy that is rules brings them, so the host decides and can look into it")
  func rules() throws {
    let templates = try plugin.get().templates
    let policies = try ["ruled", "half-ruled"].map { name in
      try #require(templates.first { $0.name == name }).make()
    }
    #expect(policies.map { $0.rules?.hysteresis } == [40, nil])
    #expect(policies[0].rules?.usedPolicies.map { $0.name } == ["tip-once"])
  }

  @Test("A refusal to make a policy has its help")
  func refused() throws {
    let template = try #require(try plugin.get().templates.last)
    let error = #expect(throws: PolicyError.self) { try template.make(["how-often": 2]) }
    #expect(
      error?.message
        == "plug-in `kit` (`in-process`) fails in `unsayable`: once is enough (write 1)")
  }
}
