import Foundation
import NavigationModel
import Testing

@MainActor
@Suite("Requests from anywhere")
struct BusTests {
  let containers = NavigationContainers<String, String>()
  let record = Record()

  @Test("are handled in the order in which they arrive, and whoever asked hears the outcome")
  func order() async throws {
    let container = TestContainer(record: record, endsAtOnce: true)
    try containers.register(container, as: "a") { [record] in record.add("container") }
    let bus = NavigationBus(to: containers)
    bus.post(.push(["1", "2"], in: "a"), then: record.outcome(of: "push"))
    bus.post(.popToRoot("b"), then: record.outcome(of: "unknown"))
    bus.post(.popToRoot("a", animated: false), then: record.outcome(of: "pop"))
    #expect(await bus.send(.open([], in: "a")) == .unchanged)
    #expect(
      record.lines == [
        "animate [p1 p2]", "push done", "unknown unknown-container", "show []", "container",
        "pop done",
      ])
  }

  @Test("fail when the containers are gone")
  func gone() async {
    var containers: NavigationContainers<String, String>? = NavigationContainers()
    let bus = containers.map { NavigationBus(to: $0) }
    weak let weakContainers = containers
    containers = nil
    #expect(weakContainers == nil)
    #expect(await bus?.send(.popToRoot("a")).error?.kind == .containerGone)
  }

  @Test("come as notifications too, until the bridge is let go")
  func bridge() async throws {
    let container = TestContainer(record: record, endsAtOnce: true)
    try containers.register(container, as: "a") { [record] in record.add("container") }
    let (center, name) = (NotificationCenter(), Notification.Name("navigate"))
    var bus: NavigationBus? = NavigationBus(to: containers)
    weak let weakBus = bus
    let failures = AsyncStream.makeStream(of: NavigationError.self)
    var heard = failures.stream.makeAsyncIterator()
    var bridge = bus.map { bus in
      NotificationBridge(name, in: center, to: bus) { failures.continuation.yield($0) }
    }
    typealias Request = NavigationRequest<String, String>
    center.post(name: name, object: Request.push(["1"], in: "a"))
    center.post(
      name: name, object: nil,
      userInfo: [NotificationBridge.requestKey: Request.push(["2"], in: "a")])
    center.post(name: name, object: 7)
    #expect(
      await heard.next(isolation: #isolation)?.message
        == "the notification `navigate` brings `7`, not a request")
    center.post(name: name, object: nil)
    #expect(await heard.next(isolation: #isolation)?.kind == .wrongPayload)
    center.post(name: name, object: Request.popToRoot("b"))
    #expect(await heard.next(isolation: #isolation)?.kind == .unknownContainer)
    #expect(record.take() == ["animate [p1]", "animate [p1 p2]"])
    center.post(name: name, object: Request.popToRoot("a"))
    center.post(name: name, object: Request.push(["3"], in: "a", animated: false))
    center.post(name: name, object: Request.pop(2, in: "a"))
    #expect(await heard.next(isolation: #isolation)?.kind == .countOutOfRange)
    #expect(record.take() == ["animate []", "container", "show [p3]"])
    bus = nil
    #expect(weakBus != nil)
    bridge = nil
    #expect(bridge == nil && weakBus == nil)
    center.post(name: name, object: 7)
    failures.continuation.finish()
    #expect(await heard.next(isolation: #isolation) == nil)
  }

  @Test("are taken back with the task that sent them", arguments: 0..<12)
  func cancelling(turns: Int) async throws {
    let bus = NavigationBus(to: containers)
    let container = TestContainer("p1", record: record, endsAtOnce: true)
    try containers.register(container, as: "a")
    containers.hold()
    let requests: [NavigationRequest<String, String>] = [
      .open([Route("2")], in: "later", waits: true), .push(["2"], in: "a"),
      .open([Route("2")], in: "a"),
    ]
    for request in requests {
      let task = Task { await bus.send(request) }
      // However far it has come by then.
      for _ in 0..<turns { await Task.yield() }
      task.cancel()
      #expect(await task.value.error?.kind == .cancelled)
    }
    containers.resume()
    let later = TestContainer(record: record, endsAtOnce: true)
    try containers.register(later, as: "later")
    #expect(await bus.send(.open([], in: "later")) == .unchanged)
    #expect(await bus.send(.push([], in: "a")) == .unchanged)
    #expect(record.lines == [])
  }

  @Test("that are taken back stop a link, and nothing else that has begun")
  func cancellingHalfway() async throws {
    let bus = NavigationBus(to: containers)
    let container = TestContainer("p1", record: record, capabilities: .none)
    try containers.register(container, as: "a") { [record] in record.add("container") }
    for (request, lines) in [
      (.open([Route("1"), Route("2"), Route("3")], in: "a"), ["animate [p1 p2]"]),
      (.popToRoot("a"), ["animate []", "container"]),
    ] as [(NavigationRequest<String, String>, [String])] {
      let task = Task { await bus.send(request) }
      while record.lines.isEmpty { await Task.yield() }
      task.cancel()
      #expect(await task.value.error?.kind == .cancelled)
      container.endTransition()
      #expect(record.take() == lines)
    }
  }

  @Test("from many threads: each thread's in order, and none is lost")
  func manyThreads() async throws {
    #expect(try await busFaults(posters: 8, postsEach: 2_500) == [])
  }
}
