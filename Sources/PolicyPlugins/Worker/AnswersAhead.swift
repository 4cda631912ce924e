import LayoutPolicies

/// Answers that plug-ins gave before they were needed.
///
/// To ask a process takes a hundred times as long as it takes to answer, for both wait for each
/// other. Where many contexts do not depend on each other, all questions about them go out at once.
public final class AnswersAhead: Sendable {
  @TaskLocal static var current: AnswersAhead?

  private struct State {
    var asked: [ObjectIdentifier: AskedQuestions] = [:]
    var hasAnswers = false
  }

  private let state = Locked(State())
  /// How many bytes of answers are kept; the questions behind them are asked when they come.
  private let budget: Int

  private init(budget: Int) { self.budget = budget }

  /// Runs `questions` and then `body`, both of which decide the same. In `questions`, plug-ins in
  /// processes of their own only note what they are asked: decisions there, and what memories note
  /// of them, mean nothing. Then they are asked all of it at once, and in `body` they answer from
  /// that. What they are asked only in `body` they are asked there, so its decisions are right in
  /// any case.
  ///
  /// A few thousand contexts at a time suffice; each takes about a kilobyte until this returns.
  public static func to<Value, Failure: Error>(
    _ questions: () -> Void, for body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try to(questions, for: body, keeping: 64 << 20)
  }

  /// The same, with at most so many bytes of answers kept.
  package static func to<Value, Failure: Error>(
    _ questions: () -> Void, for body: () throws(Failure) -> Value, keeping budget: Int
  ) throws(Failure) -> Value {
    let ahead = AnswersAhead(budget: budget)
    $current.withValue(ahead, operation: questions)
    ahead.ask()
    let result = $current.withValue(ahead) { () -> Result<Value, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func ask() {
    state.withLock { state in
      for key in state.asked.keys { state.asked[key]?.ask(within: budget) }
      state.hasAnswers = true
    }
  }

  /// What a policy answers; nil while questions are only noted.
  func answer(
    of policy: IsolatedPolicy, _ context: LayoutContext, _ memory: PolicyMemory
  ) throws(PolicyError) -> PluginAnswer? {
    let (found, isNoted) = try state.withLock {
      (state) throws(PolicyError) -> (PluginAnswer?, isNoted: Bool) in
      let key = ObjectIdentifier(policy.plugin)
      if state.hasAnswers {
        return (try state.asked[key]?.answer(of: policy, context, memory), isNoted: false)
      }
      try state.asked[key, default: AskedQuestions(policy.plugin)].note(policy, context, memory)
      return (nil, isNoted: true)
    }
    if let found { return found }
    return isNoted ? nil : try policy.answer(in: context, memory)
  }
}

/// Questions to one plug-in, and what it answered.
private struct AskedQuestions {
  private struct Question: Hashable {
    let instance: UInt32
    let bytes: ArraySlice<UInt8>
  }

  private let plugin: IsolatedPlugin
  private var questions = Messages()
  private var answers = Messages()
  /// The next question, as long as they come in the order in which they were noted.
  private var next = 0
  /// Where questions are; made once they come in another order.
  private var places: [Question: Int]?

  init(_ plugin: IsolatedPlugin) { self.plugin = plugin }

  mutating func note(
    _ policy: IsolatedPolicy, _ context: LayoutContext, _ memory: PolicyMemory
  ) throws(PolicyError) {
    try policy.append(context, memory, to: &questions)
  }

  mutating func ask(within budget: Int) {
    answers = plugin.answers(to: questions, budget: budget)
  }

  /// Nil for a question that was not noted.
  mutating func answer(
    of policy: IsolatedPolicy, _ context: LayoutContext, _ memory: PolicyMemory
  ) throws(PolicyError) -> PluginAnswer? {
    try policy.append(context, memory, to: &questions)
    defer { questions.removeLast() }
    guard let place = place(of: answers.count) else { return nil }
    next = place + 1
    return policy.answer(place, of: answers)
  }

  /// Where the question at `index` stands among those that have answers.
  private mutating func place(of index: Int) -> Int? {
    let instance = questions.entries[index].instance
    if next < answers.count, questions.entries[next].instance == instance,
      questions.areEqual(next, index)
    {
      return next
    }
    if places == nil {
      let all = (0..<answers.count).map { (question(at: $0), $0) }
      places = Dictionary(all) { first, _ in first }
    }
    return places?[question(at: index)]
  }

  private func question(at index: Int) -> Question {
    Question(instance: questions.entries[index].instance, bytes: questions[index])
  }
}
