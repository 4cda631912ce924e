import NavigationModel
import Testing

@MainActor
@Suite("Opening links")
struct LinkTests {
  let record = Record()

  struct Case: Sendable, CustomTestStringConvertible {
    let start: String
    let target: String
    let animation: StepAnimation
    let capabilities: NavigationCapabilities
    let lines: [String]

    init(
      _ start: String, _ target: String, _ animation: StepAnimation,
      _ capabilities: NavigationCapabilities, _ lines: [String]
    ) {
      self.start = start
      self.target = target
      self.animation = animation
      self.capabilities = capabilities
      self.lines = lines
    }

    var testDescription: String { "[\(start)] -> [\(target)], \(animation)" }
  }

  nonisolated static let cases = [
    Case("p1 p2", "p1 p2", .all, .navigationView, ["link unchanged"]),
    Case("", "p1 p2 p3", .all, .all, ["animate [p1 p2 p3]", "link done"]),
    Case(
      "", "p1 p2 p3", .all, .navigationView,
      ["animate [p1]", "animate [p1 p2]", "animate [p1 p2 p3]", "link done"]),
    Case(
      "", "p1 p2 p3", .last, .navigationView,
      ["show [p1]", "show [p1 p2]", "animate [p1 p2 p3]", "link done"]),
    Case("p1", "p1 p2", .last, .none, ["animate [p1 p2]", "link done"]),
    Case("", "p1 p2", .none, .none, ["show [p1]", "show [p1 p2]", "link done"]),
    Case("p1 s2n p3", "p1 p4", .all, .none, ["animate [p1]", "animate [p1 p4]", "link done"]),
    Case("p9", "s1 p2", .all, .all, ["link cannot-push"]),
  ]

  @Test("shows what is missing, step by step, and says so once", arguments: cases)
  func opening(link: Case) {
    let container = TestContainer(
      link.start, record: record, endsAtOnce: true, capabilities: link.capabilities)
    let target = RouteStackTests.routes(link.target)
    container.open(target, animation: link.animation, then: record.outcome(of: "link"))
    #expect(record.lines == link.lines)
  }

  /// What happens between the first step of a link and the second, and what then becomes of it.
  struct Interruption: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let happens: @MainActor @Sendable (TestContainer) -> Void
    let lines: [String]

    init(
      _ name: String, _ lines: [String],
      _ happens: @escaping @MainActor @Sendable (TestContainer) -> Void
    ) {
      testDescription = name
      self.happens = happens
      self.lines = lines
    }
  }

  nonisolated static let interruptions = [
    Interruption("nothing", ["animate [p1 p2]", "link done"]) { _ in },
    Interruption("the person goes back", ["link superseded"]) { $0.routes = [] },
    Interruption("someone else pushes", ["link superseded"]) { $0.routes.append(Route("9")) },
    Interruption("it is cancelled", ["link cancelled"]) { $0.cancelOpening() },
    Interruption("a newer link", ["link superseded", "animate [p3]", "newer done"]) {
      $0.open([Route("3")], then: $0.record.outcome(of: "newer"))
    },
    Interruption("a newer link to where one is", ["link superseded", "newer unchanged"]) {
      $0.open([Route("1")], then: $0.record.outcome(of: "newer"))
    },
    Interruption("a push", ["link superseded", "animate [p1 p4]", "newer done"]) {
      $0.perform(.push(["4"]), then: $0.record.outcome(of: "newer"))
    },
    Interruption(
      "a push of nothing, and a link that is cancelled", ["link superseded", "push unchanged"]
    ) {
      $0.perform(.push([]), then: $0.record.outcome(of: "push"))
      $0.open([], then: { _ in })
      $0.cancelOpening()
    },
    Interruption(
      "a link opened by the one that is superseded",
      ["link superseded", "second superseded", "animate [p3]", "third done"]
    ) { container in
      container.open([Route("2")]) { [weak container] in
        container?.record.add("second \($0.text)")
        guard $0.error != nil, let container else { return }
        container.open([Route("3")], then: container.record.outcome(of: "third"))
      }
      container.open([Route("4")], then: { _ in })
    },
  ]

  @Test("any newer change ends it, and the person wins", arguments: interruptions)
  func interrupting(by interruption: Interruption) {
    let container = TestContainer(record: record, capabilities: .none)
    container.open([Route("1"), Route("2")], then: record.outcome(of: "link"))
    #expect(record.take() == ["animate [p1]"])
    interruption.happens(container)
    for _ in 0..<3 { container.endTransition() }
    #expect(record.lines == interruption.lines)
  }

  @Test("where nobody can tell when a transition ends, a time passes after each")
  func assumedEnds() async {
    let clock = ManualClock()
    let container = TestContainer(
      record: record, endsAtOnce: true, capabilities: .navigationView, clock: clock)
    container.transitionEnd = .assumed()
    let outcomes = AsyncStream.makeStream(of: ContainerOutcome.self)
    container.open([Route("1"), Route("2")]) { outcomes.continuation.yield($0) }
    await clock.nextSleeper()
    clock.advance(by: .milliseconds(649))
    #expect(clock.sleeperCount == 1)
    #expect(record.take() == ["animate [p1]"])
    clock.advance(by: .milliseconds(1))
    await clock.nextSleeper()
    #expect(record.take() == ["animate [p1 p2]"])
    clock.advance(by: .milliseconds(650))
    var heard = outcomes.stream.makeAsyncIterator()
    #expect(await heard.next(isolation: #isolation) == .done)
    #expect(clock.sleeperCount == 0)
  }

  @Test("links that arrive before their container wait for it, the newest alone")
  func waiting() throws {
    let containers = NavigationContainers<String, String>()
    for name in ["artist/1", "artist/2"] {
      try containers.open(
        [Route(name)], in: "home", waits: true, then: record.outcome(of: name))
    }
    #expect(record.take() == ["artist/1 superseded"])
    let home = TestContainer(record: record, endsAtOnce: true)
    try containers.register(home, as: "home")
    #expect(record.take() == ["animate [partist/2]", "artist/2 done"])
    try containers.unregister("home")
    try containers.open(
      ["artists", "artist/3"].map { Route($0) }, in: "home", waits: true,
      then: record.outcome(of: "path"))
    home.routes = []
    home.capabilities = .none
    try containers.register(home, as: "home")
    #expect(
      record.take() == ["animate [partists]", "animate [partists partist/3]", "path done"],
      "a first path is shown step by step")
    try containers.unregister("home")
    home.routes = []
    try containers.register(home, as: "home")
    #expect(record.take() == [])
  }

  @Test("a link that waits is cancelled, or hears that no container came")
  func waitingInVain() async throws {
    var containers: NavigationContainers<String, String>? = NavigationContainers()
    try containers?.open([], in: "a", waits: true, then: record.outcome(of: "link"))
    containers?.cancelOpening(in: "a")
    containers?.cancelOpening(in: "a")
    #expect(record.lines == ["link cancelled"])
    let outcomes = AsyncStream.makeStream(of: ContainerOutcome.self)
    try containers?.open([], in: "a", waits: true) { outcomes.continuation.yield($0) }
    containers = nil
    var heard = outcomes.stream.makeAsyncIterator()
    #expect(await heard.next(isolation: #isolation)?.error?.kind == .containerGone)
  }
}
