import LayoutPolicies
import PolicyPluginKit
import PolicyPlugins
import SeededRandom
import Testing

@Suite struct DamagedBytesTests {
  @Test("No bytes do harm: an answer read from them is sound or a failure")
  func answers() throws {
    let plugin = try LoadedPlugin(path: "in-process", export: exportedPlugin())
    let place = try #require(plugin.description.policies.firstIndex { $0.name == "random-layouts" })
    let made = try plugin.make(policy: place, arguments: [.number(3)])
    var reader = AnswerReader(
      policy: "random-layouts", plugin: PluginName(name: "kit", path: "in-process"))
    var random = SplitMix64(seed: 1)
    var failures = 0
    for round in 0..<3000 {
      var question: [UInt8] = []
      var answer: [UInt8] = []
      let context = LayoutContext(width: Double(round % 50 + 1))
      #expect(QuestionWriter.append(context, PolicyMemory(), to: &question) == nil)
      plugin.decide(made.instance, question: &question, into: &answer)
      for _ in 0..<random.pick([1, 2, 8]) {
        let index = Int.random(in: 0..<answer.count, using: &random)
        answer[index] = random.pick([0, 1, 8, 0xFF, UInt8.random(in: 0...255, using: &random)])
      }
      if random.chance(20) { answer.removeLast(Int.random(in: 0...answer.count, using: &random)) }
      let decision = answer.withUnsafeBytes { reader.answer(from: $0) }.decision
      if decision.failure != nil { failures += 1 }
      #expect(decision.layout.settings.lengthProblems.isEmpty)
    }
    #expect(failures > 1000)
  }

  @Test("A damaged question gets no answer, and the next one gets its own")
  func questions() throws {
    let plugin = try LoadedPlugin(path: "in-process", export: exportedPlugin())
    let made = try plugin.make(policy: 0, arguments: [])
    var reader = AnswerReader(policy: "recorder", plugin: PluginName(path: "in-process"))
    var random = SplitMix64(seed: 2)
    let context = LayoutContext(
      folds: [Fold(axis: .vertical)], recent: [.detail], inputs: ["word": "text", "count": 3])
    var sound: [UInt8] = []
    #expect(
      QuestionWriter.append(context, PolicyMemory(spent: ["one", "two"]), to: &sound) == nil)
    for _ in 0..<1000 {
      var question = sound
      let index = Int.random(in: 0..<question.count, using: &random)
      question[index] = UInt8.random(in: 0...255, using: &random)
      var answer: [UInt8] = []
      plugin.decide(made.instance, question: &question, into: &answer)
      _ = answer.withUnsafeBytes { reader.answer(from: $0) }
    }
    var answer: [UInt8] = []
    plugin.decide(made.instance, question: &sound, into: &answer)
    let decision = answer.withUnsafeBytes { reader.answer(from: $0) }.decision
    #expect(decision.layout.values["input-count"] == 3)
  }
}
