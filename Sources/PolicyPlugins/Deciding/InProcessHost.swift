internal import Foundation
import LayoutPolicies

/// A plug-in that is asked in this process, by one thread at a time.
///
/// What changes stands behind pointers: the lock sees to it that nobody else looks at it meanwhile,
/// so that the checks that Swift makes for variables of classes need not be paid at each decision.
@safe final class InProcessHost: @unchecked Sendable {
  private let plugin: LoadedPlugin
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bytes = UnsafeMutablePointer<Bytes>.allocate(capacity: 1)

  /// A question and its answer, whose memory is used again and again.
  private struct Bytes {
    var question: [UInt8] = []
    var answer: [UInt8] = []
  }

  init(_ plugin: LoadedPlugin) {
    self.plugin = plugin
    unsafe pthread_mutex_init(lock, nil)
    unsafe bytes.initialize(to: Bytes())
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
    unsafe bytes.deinitialize(count: 1).deallocate()
  }

  /// Makes a policy of the plug-in.
  func policy(
    _ place: Int, named name: String, of plugin: PluginName, with arguments: [ArgumentValue]
  ) throws(PolicyError) -> AnyPolicy {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    let made = try self.plugin.make(policy: place, arguments: arguments)
    if let rules = made.rules {
      self.plugin.destroy(made.instance)
      return try plugin.policy(name, ofRules: rules)
    }
    return AnyPolicy(
      InProcessPolicy(
        name: name, instance: made.instance, reader: AnswerReader(policy: name, plugin: plugin),
        host: self))
  }

  fileprivate func destroy(_ instance: Int) {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    plugin.destroy(instance)
  }

  @inline(__always)
  fileprivate func answer(
    of instance: Int, in context: LayoutContext, _ memory: PolicyMemory,
    _ reader: UnsafeMutablePointer<AnswerReader>
  ) -> PluginAnswer {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    unsafe bytes.pointee.question.removeAll(keepingCapacity: true)
    if let problem = unsafe QuestionWriter.append(context, memory, to: &bytes.pointee.question) {
      return unsafe reader.pointee.failure(problem)
    }
    unsafe plugin.decide(
      instance, question: &bytes.pointee.question, into: &bytes.pointee.answer)
    return unsafe bytes.pointee.answer.withUnsafeBytes { answer in
      unsafe reader.pointee.answer(from: answer)
    }
  }
}

/// A policy of a plug-in in this process.
@safe private final class InProcessPolicy: LayoutPolicy, @unchecked Sendable {
  let name: String
  private let instance: Int
  private let host: InProcessHost
  /// Used while the host's lock is held.
  private let reader = UnsafeMutablePointer<AnswerReader>.allocate(capacity: 1)

  init(name: String, instance: Int, reader: AnswerReader, host: InProcessHost) {
    self.name = name
    self.instance = instance
    self.host = host
    unsafe self.reader.initialize(to: reader)
  }

  deinit {
    host.destroy(instance)
    unsafe reader.deinitialize(count: 1).deallocate()
  }

  func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    unsafe host.answer(of: instance, in: context, memory, reader).noted(in: context, &memory)
  }
}
