import LayoutPolicies

/// A plug-in in a worker: a process of its own, replaced by a fresh one whenever it crashes, hangs
/// or sends nonsense.
///
/// Threads may share it; they wait for each other.
final class IsolatedPlugin: Sendable {
  /// What it brings.
  let description: PluginDescription
  /// Its name in messages.
  let name: PluginName
  private let state: Locked<WorkerState>

  /// Loads the library in a worker.
  ///
  /// - Throws: ``PolicyError`` where it cannot be loaded, with the plug-in's path.
  init(path: String, executable: String, limits: TimeLimits) throws(PolicyError) {
    var state = WorkerState(library: path, executable: executable, limits: limits)
    do throws(WorkerFault) {
      description = try state.describe()
    } catch {
      if case .refused(let refusal) = error { throw refusal }
      throw PluginName(path: path).error(error.words(" as it was loaded"))
    }
    name = PluginName(name: description.name, path: path)
    self.state = Locked(state)
  }

  /// Makes a policy, by its place in the description.
  ///
  /// - Throws: ``PolicyError`` where the plug-in refuses the arguments, or fails.
  func policy(_ place: Int, _ arguments: [ArgumentValue]) throws(PolicyError) -> AnyPolicy {
    let policy = description.policies[place].name
    let made = try state.withLock {
      (state) throws(PolicyError) -> (instance: UInt32, rules: String?) in
      do throws(WorkerFault) {
        return try state.make(Making(policy: place, arguments: arguments))
      } catch {
        if case .refused(let refusal) = error { throw refusal }
        throw name.failure(of: policy, "it " + error.words(" as it was made"))
      }
    }
    if let rules = made.rules {
      destroy(made.instance)
      return try name.policy(policy, ofRules: rules)
    }
    return AnyPolicy(IsolatedPolicy(policy, self, instance: made.instance))
  }

  /// Frees what ``policy(_:_:)`` made.
  func destroy(_ instance: UInt32) {
    state.withLock { $0.destroy(instance) }
  }

  /// Asks many questions at once; an answer to each, in their order, until the answers have more
  /// than `budget` bytes. What happened in place of an answer is a refusal that says so in words.
  func answers(to questions: Messages, budget: Int = .max) -> Messages {
    state.withLock { $0.answers(to: questions, budget: budget) }
  }
}
