#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The host's end of a worker: messages go out and answers come in, both at once, so that neither
/// side waits for the other to read.
final class RunningWorker {
  /// How many bytes of questions may be on their way, 256 KiB: enough to keep the worker busy, and
  /// few enough to ask them again one by one.
  private static let window = 1 << 18
  /// How long a worker may hold answers back after the last decision, and some scheduling.
  private static let delay = Duration.milliseconds(30)
  /// Nobody waits longer, whatever limits say.
  private static let longest = Duration.seconds(1_000_000)

  private let process: ChildProcess
  private let token = UInt64.random(in: 1...UInt64.max)
  private var inbox = Inbox()
  private var outbox: [UInt8] = []
  private var sent = 0
  private var sequence: UInt32 = 0
  /// The instances that it made, or refused to make.
  var instances: Set<UInt32> = []

  init(_ executable: String, library: String) throws(SystemFailure) {
    process = try ChildProcess(
      running: executable, arguments: [PluginWorker.argument, library])
    inbox.token = token
  }

  /// Whether it is still there, and silent as long as it is not asked.
  var isReady: Bool { inbox.read(from: process.socket) == .nothingYet }

  /// Asks one question that is answered in JSON.
  func answer<Value: Decodable>(
    _ type: Value.Type, to question: Messages, within limit: Duration
  ) throws(WorkerFault) -> Value {
    var (answers, next) = (Messages(), 0)
    try exchange(question, 0..<1, within: limit, into: &answers, next: &next)
    if let refusal = answers.refusal(0) { throw .refused(refusal) }
    guard let value = RareMessage.value(type, answers[0]) else { throw .garbage }
    return value
  }

  /// Says that an instance is not needed any more.
  func drop(_ instance: UInt32) {
    guard instances.remove(instance) != nil else { return }
    write(.drop, instance, [])
  }

  /// Sends the questions in `range`, and adds their answers to `answers`. A fault leaves there the
  /// answers that came before it.
  ///
  /// - Parameters:
  ///   - limit: How long the worker may take for each.
  ///   - next: The first question that is not on its way yet.
  func exchange(
    _ questions: Messages, _ range: Range<Int>, within limit: Duration,
    into answers: inout Messages, next: inout Int
  ) throws(WorkerFault) {
    next = range.lowerBound
    var (answered, onTheWay) = (range.lowerBound, 0)
    let clock = SuspendingClock()
    let patience = min(limit, Self.longest) + Self.delay
    var deadline = clock.now + patience
    while answered < range.upperBound {
      while next < range.upperBound, next == answered || onTheWay < Self.window {
        let entry = questions.entries[next]
        write(entry.kind, entry.instance, questions[next])
        onTheWay += entry.place.count
        next += 1
      }
      send()
      switch inbox.read(from: process.socket) {
      case .closed: throw .ended(process.end(within: 0.2))
      case .nothingYet: try wait(until: deadline, clock, limit)
      case .some:
        let before = answered
        while let (head, place) = try message() {
          guard answered < next, head.sequence == sequence &- UInt32(next - 1 - answered) else {
            throw .garbage
          }
          answers.append(head.kind, instance: head.instance, inbox.bytes[place])
          onTheWay -= questions.entries[answered].place.count
          answered += 1
        }
        if answered > before {
          deadline = clock.now + patience
        } else if clock.now > deadline {
          throw .silent(limit)
        }
      }
    }
  }

  private func write(_ kind: FrameHead.Kind, _ instance: UInt32, _ message: ArraySlice<UInt8>) {
    if kind != .drop { sequence &+= 1 }
    let head = FrameHead(
      kind: kind, length: message.count, instance: instance, sequence: sequence, token: token)
    outbox.append(head, message)
  }

  /// Sends what waits, as far as it goes without waiting. A worker that is gone shows when reading.
  private func send() {
    while sent < outbox.count {
      let count = unsafe outbox[sent...].withUnsafeBytes {
        unsafe sendQuietly(process.socket, $0)
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        break
      }
    }
    outbox.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Waits until there is something to read, or room to write what waits.
  private func wait(
    until deadline: SuspendingClock.Instant, _ clock: SuspendingClock, _ limit: Duration
  ) throws(WorkerFault) {
    let left = (deadline - clock.now) / .milliseconds(1)
    var waited = pollfd(
      fd: process.socket, events: Int16(sent < outbox.count ? POLLIN | POLLOUT : POLLIN),
      revents: 0)
    guard left > 0 else {
      // It may have ended while something else holds its socket open.
      let ending = process.end(within: 0.0001)
      throw ending == .unknown ? .silent(limit) : .ended(ending)
    }
    unsafe poll(&waited, 1, Int32(min(left.rounded(.up), 1_000_000)))
  }

  private func message() throws(WorkerFault) -> (FrameHead, Range<Int>)? {
    switch inbox.next() {
    case .message(let head, let place):
      guard head.kind == .answer || head.kind == .refusal else { throw .garbage }
      return (head, place)
    case .incomplete: return nil
    case .garbage: throw .garbage
    }
  }
}

/// Sends without a signal where nobody reads.
private func sendQuietly(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    unsafe send(socket, bytes.baseAddress, bytes.count, 0)
  #else
    unsafe send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
