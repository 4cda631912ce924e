import Synchronization

/// A clock that a test advances by hand.
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var sinceStart = Duration.zero

    func advanced(by duration: Duration) -> Self { Self(sinceStart: sinceStart + duration) }
    func duration(to other: Self) -> Duration { other.sinceStart - sinceStart }
    static func < (left: Self, right: Self) -> Bool { left.sinceStart < right.sinceStart }
  }

  private struct State {
    var now = Instant()
    var sleepers: [(end: Instant, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How many sleep now.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      state.withLock { $0.sleepers.append((deadline, continuation)) }
      arrivals.continuation.yield()
    }
  }

  /// Waits until one more has begun to sleep.
  func nextSleeper() async {
    for await _ in arrivals.stream { return }
  }

  func advance(by duration: Duration) {
    let awake = state.withLock { state in
      let now = state.now.advanced(by: duration)
      state.now = now
      defer { state.sleepers.removeAll { $0.end <= now } }
      return state.sleepers.filter { $0.end <= now }
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }
}
