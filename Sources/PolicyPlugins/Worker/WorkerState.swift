import LayoutPolicies

/// The worker of a plug-in, if one runs, and all that a fresh one has to know.
struct WorkerState {
  /// How often a worker may fail without a right answer between, and how often in all, until none
  /// is started any more: a million questions must not start a million processes.
  private static let (mostFaultsInRow, mostFaults) = (20, 100)

  private let library: String
  private let executable: String
  private let limits: TimeLimits
  private var worker: RunningWorker?
  private var description: PluginDescription?
  private var makings: [UInt32: Making] = [:]
  private var lastInstance: UInt32 = 0
  private var (faultsInRow, faults) = (0, 0)
  /// Set once there were too many faults.
  private var end: WorkerFault?

  init(library: String, executable: String, limits: TimeLimits) {
    self.library = library
    self.executable = executable
    self.limits = limits
  }

  /// What the plug-in brings.
  mutating func describe() throws(WorkerFault) -> PluginDescription {
    _ = try runningWorker()
    guard let description else { throw .garbage }
    return description
  }

  /// Makes a policy. Gives the number by which it is asked, and its rules as text if it is rules.
  mutating func make(
    _ making: Making
  ) throws(WorkerFault) -> (instance: UInt32, rules: String?) {
    lastInstance += 1
    do throws(WorkerFault) {
      let worker = try runningWorker()
      let made = try make(lastInstance, making, in: worker)
      makings[lastInstance] = making
      return (lastInstance, made.rules)
    } catch {
      note(error)
      throw error
    }
  }

  /// Frees a policy.
  mutating func destroy(_ instance: UInt32) {
    makings[instance] = nil
    worker?.drop(instance)
  }

  /// How many questions are asked at once. An answer may have a mebibyte, so this bounds what many
  /// large ones take.
  private static let mostAtOnce = 256

  /// Asks the questions, many at once. Those that a worker left unanswered are asked again, one by
  /// one and in a fresh one, to find the one to blame; then it goes on with many at once. Once the
  /// answers have more than `budget` bytes, the other questions stay unasked.
  mutating func answers(to questions: Messages, budget: Int = .max) -> Messages {
    var answers = Messages()
    /// The first question behind those that are asked one by one.
    var trusted = 0
    while answers.count < questions.count, answers.bytes.count <= budget {
      let first = answers.count
      let most = first < trusted ? 1 : Self.mostAtOnce
      let range = first..<min(first + most, questions.count)
      var next = range.upperBound
      do throws(WorkerFault) {
        try ask(questions, range, into: &answers, next: &next)
        faultsInRow = 0
      } catch {
        if answers.count > first { faultsInRow = 0 }
        let suspects = answers.count..<max(next, answers.count + 1)
        if suspects.count == 1 {
          note(error)
          answers.append(PolicyError(.plugin, "it \(error.words())"))
        } else {
          // Nobody knows yet whose fault it was; asked alone, it counts.
          worker = nil
          trusted = suspects.upperBound
        }
      }
    }
    return answers
  }

  private mutating func ask(
    _ questions: Messages, _ range: Range<Int>, into answers: inout Messages, next: inout Int
  ) throws(WorkerFault) {
    let worker = try runningWorker()
    for entry in questions.entries[range] where !worker.instances.contains(entry.instance) {
      guard let making = makings[entry.instance] else { throw .garbage }
      do throws(WorkerFault) {
        _ = try make(entry.instance, making, in: worker)
      } catch {
        // The worker tells it to those that ask this instance; others have their answers.
        guard case .refused = error else { throw error }
      }
    }
    try worker.exchange(
      questions, range, within: limits.deciding, into: &answers, next: &next)
  }

  /// The worker; a fresh one if there is none.
  private mutating func runningWorker() throws(WorkerFault) -> RunningWorker {
    if let end { throw end }
    if let worker {
      if worker.isReady { return worker }
      note(.ended(.unknown))
    }
    let fresh: RunningWorker
    do throws(SystemFailure) {
      fresh = try RunningWorker(executable, library: library)
    } catch {
      throw .unstartable(error)
    }
    let found = try fresh.answer(
      PluginDescription.self, to: Messages(.load, []), within: limits.loading)
    guard description == nil || description == found else { throw .changed }
    description = found
    worker = fresh
    return fresh
  }

  private func make(
    _ instance: UInt32, _ making: Making, in worker: RunningWorker
  ) throws(WorkerFault) -> Made {
    worker.instances.insert(instance)
    return try worker.answer(
      Made.self, to: Messages(.make, instance: instance, RareMessage.bytes(making)),
      within: limits.making)
  }

  /// Lets a worker go that is of no use any more.
  private mutating func note(_ fault: WorkerFault) {
    switch fault {
    case .tooMany: return
    // It refused to make something, and goes on.
    case .refused where worker != nil: return
    default: worker = nil
    }
    faults += 1
    faultsInRow += 1
    if faultsInRow >= Self.mostFaultsInRow || faults >= Self.mostFaults {
      end = .tooMany(faults, last: fault)
    }
  }
}
