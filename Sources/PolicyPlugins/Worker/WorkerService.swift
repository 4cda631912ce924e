import LayoutPolicies

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Answers what a host asks through a socket, in order.
struct WorkerService {
  /// An instance, or why it could not be made.
  private enum Instance {
    case made(Int)
    case refused(PolicyError)
  }

  /// So much of answers is sent at once.
  private static let muchAnswer = 1 << 16
  /// So long answers wait for others at most.
  private static let longWait = Duration.milliseconds(20)

  private let socket: Int32
  private let library: String
  private var plugin: LoadedPlugin?
  private var instances: [UInt32: Instance] = [:]
  private var inbox = Inbox()
  private var outbox: [UInt8] = []
  private var flushed = SuspendingClock().now
  private var question: [UInt8] = []
  private var answer: [UInt8] = []

  init(socket: Int32, library: String) {
    self.socket = socket
    self.library = library
  }

  /// Serves until the host closes its end, or says what it cannot mean.
  mutating func serve() {
    while true {
      switch inbox.next() {
      case .message(let head, let place):
        inbox.token = head.token
        if head.kind == .drop {
          drop(head.instance)
        } else {
          answer(head, place)
          let now = SuspendingClock().now
          let isTime = outbox.count >= Self.muchAnswer || now - flushed >= Self.longWait
          guard !isTime || flush(now) else { return }
        }
      case .incomplete:
        guard flush(SuspendingClock().now) else { return }
        switch inbox.read(from: socket) {
        case .some: break
        case .nothingYet: wait(for: POLLIN)
        case .closed: return
        }
      case .garbage: return
      }
    }
  }

  private mutating func answer(_ head: FrameHead, _ place: Range<Int>) {
    var kind = FrameHead.Kind.answer
    answer.removeAll(keepingCapacity: true)
    do throws(PolicyError) {
      switch head.kind {
      case .load: answer = RareMessage.bytes(try load())
      case .make: answer = RareMessage.bytes(try make(head.instance, inbox.bytes[place]))
      case .decide: try decide(head.instance, place)
      case .drop, .answer, .refusal: throw PolicyError(.plugin, "a worker was asked nonsense")
      }
      guard answer.count <= FrameHead.longestMessage else {
        throw PluginName(path: library).error("says more than 64 MiB at once")
      }
    } catch {
      kind = .refusal
      answer = RareMessage.bytes(Refusal(error))
    }
    outbox.append(
      FrameHead(
        kind: kind, length: answer.count, instance: head.instance, sequence: head.sequence,
        token: head.token), answer)
  }

  private mutating func load() throws(PolicyError) -> PluginDescription {
    if let plugin { return plugin.description }
    let loaded = try LoadedPlugin(path: library)
    try loaded.description.check(path: library)
    plugin = loaded
    return loaded.description
  }

  private mutating func make(
    _ instance: UInt32, _ bytes: ArraySlice<UInt8>
  ) throws(PolicyError) -> Made {
    guard let plugin, let making = RareMessage.value(Making.self, bytes),
      plugin.description.policies.indices.contains(making.policy), instances[instance] == nil
    else { throw PolicyError(.plugin, "a worker was asked to make nonsense") }
    do throws(PolicyError) {
      let made = try plugin.make(policy: making.policy, arguments: making.arguments)
      instances[instance] = .made(made.instance)
      return Made(rules: made.rules)
    } catch {
      instances[instance] = .refused(error)
      throw error
    }
  }

  private mutating func decide(_ instance: UInt32, _ place: Range<Int>) throws(PolicyError) {
    switch instances[instance] {
    case .made(let made):
      question.removeAll(keepingCapacity: true)
      question += inbox.bytes[place]
      plugin?.decide(made, question: &question, into: &answer)
    case .refused(let error): throw error
    case nil: throw PolicyError(.plugin, "a worker was asked before it made the policy")
    }
  }

  private mutating func drop(_ instance: UInt32) {
    if case .made(let made) = instances.removeValue(forKey: instance) { plugin?.destroy(made) }
  }

  /// Sends all answers that wait; false if nobody takes them.
  private mutating func flush(_ now: SuspendingClock.Instant) -> Bool {
    var sent = 0
    while sent < outbox.count {
      let count = unsafe outbox[sent...].withUnsafeBytes {
        unsafe write(socket, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        wait(for: POLLOUT)
      } else if errno != EINTR {
        return false
      }
    }
    outbox.removeAll(keepingCapacity: true)
    flushed = now
    return true
  }

  /// Waits, where a plug-in made the socket one that does not.
  private func wait(for event: Int32) {
    var waited = pollfd(fd: socket, events: Int16(event), revents: 0)
    unsafe poll(&waited, 1, -1)
  }
}
