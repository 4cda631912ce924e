import LayoutPolicies

/// A policy of a plug-in that decides in a worker.
final class IsolatedPolicy: LayoutPolicy {
  let name: String
  let plugin: IsolatedPlugin
  let instance: UInt32
  private let reader: Locked<AnswerReader>
  /// What stands for a decision while questions are only noted.
  private let placeholder: LayoutDecision

  init(_ name: String, _ plugin: IsolatedPlugin, instance: UInt32) {
    self.name = name
    self.plugin = plugin
    self.instance = instance
    reader = Locked(AnswerReader(policy: name, plugin: plugin.name))
    placeholder = LayoutDecision(policy: name, layout: .stack())
  }

  deinit { plugin.destroy(instance) }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    do throws(PolicyError) {
      let answer: PluginAnswer
      if let ahead = AnswersAhead.current {
        guard let found = try ahead.answer(of: self, context, memory) else { return placeholder }
        answer = found
      } else {
        answer = try self.answer(in: context, memory)
      }
      return answer.noted(in: context, &memory)
    } catch {
      return LayoutDecision(policy: name, failure: error)
    }
  }

  /// Asks the plug-in, and waits for its answer.
  func answer(
    in context: LayoutContext, _ memory: PolicyMemory
  ) throws(PolicyError) -> PluginAnswer {
    var questions = Messages()
    try append(context, memory, to: &questions)
    return answer(0, of: plugin.answers(to: questions))
  }

  /// Adds the question to others.
  func append(
    _ context: LayoutContext, _ memory: PolicyMemory, to questions: inout Messages
  ) throws(PolicyError) {
    try questions.append(.decide, instance: instance) { bytes throws(PolicyError) in
      let start = bytes.count
      if let problem = QuestionWriter.append(context, memory, to: &bytes) {
        throw plugin.name.failure(of: name, problem)
      }
      guard bytes.count - start <= FrameHead.longestMessage else {
        bytes.removeSubrange(start...)
        throw plugin.name.failure(of: name, "the question has more than 64 MiB")
      }
    }
  }

  /// Reads one of several answers.
  func answer(_ index: Int, of answers: Messages) -> PluginAnswer {
    reader.withLock { reader in
      if let refusal = answers.refusal(index) {
        return reader.failure(refusal.message, help: refusal.help)
      }
      return unsafe answers[index].withUnsafeBytes { unsafe reader.answer(from: $0) }
    }
  }
}
