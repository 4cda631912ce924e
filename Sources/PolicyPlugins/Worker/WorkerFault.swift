import LayoutPolicies

/// Why a worker is of no use any more.
enum WorkerFault: Error {
  /// It did not answer for so long.
  case silent(Duration)
  /// The process is no more.
  case ended(ChildEnding)
  /// What it sent is no answer.
  case garbage
  /// It could not be started.
  case unstartable(SystemFailure)
  /// It could not load the library.
  case refused(PolicyError)
  /// The library describes itself in another way than before.
  case changed
  /// No more workers are started, after so many faults; the last one is told.
  indirect case tooMany(Int, last: WorkerFault)

  /// What happened, in words that go on after the name of who failed; `moment` says when.
  func words(_ moment: String = "") -> String {
    switch self {
    case .silent(let limit): "did not answer within \(limit.text)\(moment)"
    case .ended(let ending): ending.words + moment
    case .garbage: "sent something that is no answer\(moment)"
    case .unstartable(let failure): "has no process to run in: \(failure.message)"
    case .refused(let error): "could not be loaded again: \(error.message)"
    case .changed: "has changed since it was loaded"
    case .tooMany(let count, let last):
      "is not asked any more, after \(count) faults; the last time it \(last.words())"
    }
  }
}

extension Duration {
  /// `2 s`, `200 ms`
  fileprivate var text: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
  }
}
