internal import CPolicyPlugin
import LayoutPolicies

/// A policy that was made for a host, and what its last answer points to.
final class ExportedInstance {
  private let policy: AnyPolicy
  private let storage = Storage()

  init(_ policy: AnyPolicy) { self.policy = policy }

  /// The rules that the policy is, as text that stays until the next call; nil for code, and for
  /// rules that use some: those decide here.
  var rules: UnsafePointer<CChar>? {
    storage.clear()
    guard let rules = policy.rules, let text = try? rules.embeddedText() else { return nil }
    return unsafe storage.keep(text)
  }

  /// Answers a question. What it answers stays until the next one.
  func decide(
    _ question: UnsafePointer<layout_policy_question>, _ answer: inout layout_policy_answer
  ) {
    storage.clear()
    do throws(Unsayable) {
      guard unsafe question.pointee.size >= UInt32(MemoryLayout<layout_policy_question>.size),
        unsafe answer.size >= UInt32(MemoryLayout<layout_policy_answer>.size)
      else { throw Unsayable("the host speaks an older edition of the contract") }
      let told = unsafe ToldQuestion(question.pointee)
      var memory = told.memory
      let decision = policy.decide(in: told.context, memory: &memory)
      let writer = AnswerWriter(storage)
      try unsafe writer.write(decision, to: &answer)
      let acknowledged = memory.spent.filter { !told.memory.isSpent($0) }
      unsafe (answer.acknowledged, answer.acknowledged_count) = unsafe try writer.texts(
        acknowledged)
    } catch {
      unsafe answer.error = unsafe storage.keep(error.message)
    }
  }
}

/// Something that a decision says and the contract has no words for.
struct Unsayable: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
