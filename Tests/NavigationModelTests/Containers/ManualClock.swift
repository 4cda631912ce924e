import Foundation

/// A clock that a test advances by hand.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var sinceStart = Duration.zero

    func advanced(by duration: Duration) -> Self { Self(sinceStart: sinceStart + duration) }
    func duration(to other: Self) -> Duration { other.sinceStart - sinceStart }
    static func < (left: Self, right: Self) -> Bool { left.sinceStart < right.sinceStart }
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [(end: Instant, continuation: CheckedContinuation<Void, Never>)] = []
  private let arrivals = AsyncStream.makeStream(of: Void.self)

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How many sleep now.
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      lock.withLock { sleepers.append((deadline, continuation)) }
      arrivals.continuation.yield()
    }
  }

  /// Waits until one more has begun to sleep.
  func nextSleeper() async {
    for await _ in arrivals.stream { return }
  }

  func advance(by duration: Duration) {
    let awake = lock.withLock {
      time = time.advanced(by: duration)
      defer { sleepers.removeAll { $0.end <= time } }
      return sleepers.filter { $0.end <= time }
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }
}
