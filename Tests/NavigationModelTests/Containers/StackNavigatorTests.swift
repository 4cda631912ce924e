import NavigationModel
import Observation
import Synchronization
import Testing

@MainActor
@Suite("A stack that can be observed", .serialized)
struct StackNavigatorTests {
  typealias Navigator = StackNavigator<String>

  func navigator(_ routes: String = "", _ capabilities: NavigationCapabilities = .all) throws
    -> Navigator
  {
    Navigator(try RouteStack(RouteStackTests.routes(routes)), capabilities: capabilities)
  }

  @Test("several screens pushed in one update are one change, and one Back leaves the others")
  func pushingMany() throws {
    let navigator = try navigator()
    let observer = Observer { _ = navigator.routes }
    navigator.push(contentsOf: ["orders", "order/5", "order/5/confirm"])
    #expect(navigator.routes.map(\.screen) == ["orders", "order/5", "order/5/confirm"])
    navigator.pop(4)
    #expect(observer.changes == 1)
    navigator.goBack()
    #expect(navigator.routes.map(\.screen) == ["orders", "order/5"])
  }

  @Test(
    "a screen that is pushed again within the time is not, if asked",
    arguments: [
      (nil, [1, 2, 3]), (.milliseconds(500), [1, 1, 2]), (.milliseconds(40), [1, 2, 3]),
      (.seconds(2), [1, 1, 2]), (.seconds(3), [1, 1, 1]),
    ] as [(Duration?, [Int])])
  func repeatedPushes(within time: Duration?, counts: [Int]) {
    let clock = ManualClock()
    let navigator = Navigator(repeatedPushes: time, clock: clock)
    var found: [Int] = []
    for pause in [0, 40, 1960] {
      clock.advance(by: .milliseconds(pause))
      navigator.push("detail/9")
      found.append(navigator.routes.count)
    }
    #expect(found == counts)
    navigator.pop(found[2])
    navigator.push("detail/9")
    navigator.push("detail/8")
    #expect(navigator.routes.count == 2, "another screen, or one that was left, is no repetition")
  }

  @Test("says what each change did")
  func changes() throws {
    let navigator = try navigator("p1")
    #expect(navigator.present("2", as: .sheet).isChange)
    #expect(navigator.push("3").added == [Route("3")])
    #expect(navigator.popToRoot().removed == [Route("3")])
    #expect(navigator.pop().refusal?.kind == .countOutOfRange)
    #expect(navigator.present("4", as: .cover(withNavigation: false)).isChange)
    #expect(navigator.push("5").refusal?.kind == .cannotPush)
    #expect(navigator.dismiss().removed.count == 1)
    #expect(navigator.dismissAll().removed.count == 1)
    #expect(navigator.goBackTo("1") == .unchanged)
    #expect(navigator.goBackTo("9").refusal?.kind == .noSuchScreen)
    #expect(navigator.goBackToRoot().removed == [Route("1")])
    #expect(navigator.apply(StackEdit(keeping: 0, adding: [Route("5"), Route("6")])).isChange)
    #expect(navigator.replaceTop(with: "7").removed == [Route("6")])
    #expect(navigator.popTo { $0 == "5" }.removed == [Route("7")])
    #expect(navigator.popTo { $0 == "6" }.refusal?.kind == .noSuchScreen)
    #expect(navigator.present("8", as: .sheet).isChange)
    #expect(navigator.goBackTo { $0.hasPrefix("5") }.removed.count == 1)
    #expect(navigator.apply(StackEdit(keeping: 2)).refusal?.kind == .countOutOfRange)
    navigator.routes = RouteStackTests.routes("s1 p2")
    #expect(navigator.personChanged(to: [Route("1")]).isChange)
  }

  @Test("what its host shows ends when the host says so")
  func hosting() throws {
    let (navigator, record) = (try navigator(), Record())
    var completions: [@MainActor () -> Void] = []
    navigator.transition = { edit, isAnimated, completion in
      record.add("\(isAnimated ? "animate" : "show") \(edit.kept) \(edit.added.map(\.screen))")
      completions.append(completion)
    }
    let containers = NavigationContainers<String, String>()
    try containers.register(navigator, as: "a")
    navigator.push("1")
    try containers.push(["2"], in: "a", animated: false, then: record.outcome(of: "push"))
    try containers.popToRoot("a", then: record.outcome(of: "pop"))
    #expect(record.take() == ["animate 0 [\"1\"]"])
    completions[0]()
    #expect(record.take() == ["show 1 [\"2\"]"])
    completions[1]()
    #expect(record.take() == ["push done", "animate 0 []"])
    completions[2]()
    #expect(record.take() == ["pop done"])
  }

  /// When a host calls the completion: at once before it shows an edit, at once after, or later.
  enum Ends: CaseIterable {
    case before, after, later
  }

  @Test(
    "its host shows what it shows, whatever those do who hear that a link ended",
    arguments: Ends.allCases)
  func actionsThatNavigate(end: Ends) throws {
    let (navigator, record) = (try navigator("", .none), Record())
    var shown: [Route<String>] = []
    var completions: [@MainActor () -> Void] = []
    navigator.transition = { edit, _, completion in
      if end == .before { completion() }
      #expect(edit.kept <= shown.count)
      shown = shown.prefix(edit.kept) + edit.added
      if end == .after { completion() }
      if end == .later { completions.append(completion) }
    }
    let containers = NavigationContainers<String, String>()
    try containers.register(navigator, as: "a")
    containers.hold()
    navigator.open([Route("1"), Route("2")]) { outcome in
      record.add(outcome.text)
      navigator.push("a")
    }
    navigator.push("x")
    containers.resume()
    #expect(shown.map(\.screen) == ["x", "a"])
    while !completions.isEmpty { completions.removeFirst()() }
    navigator.open(["x", "a", "3", "4"].map { Route($0) }) { outcome in
      record.add(outcome.text)
      navigator.push("b")
    }
    navigator.push("y")
    while !completions.isEmpty { completions.removeFirst()() }
    let isOver = end != .later
    #expect(shown == navigator.routes)
    #expect(shown.map(\.screen) == ["x", "a", "3"] + (isOver ? ["4", "b", "y"] : ["y", "b"]))
    #expect(record.lines == ["superseded", isOver ? "done" : "superseded"])
  }

  @Test("what is made is made, and a screen pushed directly is not taken away by what waits")
  func directChanges() throws {
    let (navigator, record) = (try navigator("p1"), Record())
    var completions: [@MainActor () -> Void] = []
    navigator.transition = { completions.append($2) }
    let containers = NavigationContainers<String, String>()
    try containers.register(navigator, as: "a") { record.add("container") }
    try containers.popToRoot("a", then: record.outcome(of: "pop"))
    navigator.push("2")
    completions[0]()
    #expect(record.take() == [], "the transition is that of the push now")
    completions[1]()
    #expect(record.take() == ["container", "pop done"])
    #expect(navigator.routes.map(\.screen) == ["2"])

    typealias Request = NavigationRequest<String, String>
    let waiting: [Request] = [
      .popToRoot("a"), .pop(in: "a"), .dismiss(0, in: "a"), .dismissAll(in: "a"),
    ]
    for request in waiting {
      try containers.push(["3"], in: "a", then: record.outcome(of: "push"))
      try containers.perform(request, then: record.outcome(of: "back"))
      try containers.push(["5"], in: "a", then: record.outcome(of: "push"))
      navigator.push("4")
      #expect(record.take() == ["back superseded"])
      while !completions.isEmpty { completions.removeFirst()() }
      #expect(record.take() == ["push done", "push done"])
      #expect(navigator.routes.suffix(3).map(\.screen) == ["3", "4", "5"])
      completions = []
    }
    navigator.push("6")
    try containers.popToRoot("a", then: record.outcome(of: "pop"))
    navigator.goBack()
    while !completions.isEmpty { completions.removeFirst()() }
    #expect(record.take() == ["container", "pop done"])
    #expect(navigator.routes == [])
  }

  @Test("a link whose transitions end at once costs as much as its steps", arguments: [50, 1000])
  func cost(count: Int) {
    let navigator = StackNavigator<CountedScreen>(capabilities: .none)
    let target = (0..<count).map { Route(CountedScreen(number: $0)) }
    var outcome: ContainerOutcome?
    let before = CountedScreen.comparisons.withLock { $0 }
    navigator.open(target) { outcome = $0 }
    let comparisons = CountedScreen.comparisons.withLock { $0 } - before
    #expect(outcome == .done)
    #expect(comparisons <= 3 * count)
  }

  /// What the person or the app does while a link is opened.
  nonisolated static let interruptions: [(@MainActor @Sendable (Navigator) -> Void, String)] = [
    ({ $0.routes = [] }, "superseded"),
    ({ navigator in [[], [Route("1")]].forEach { navigator.routes = $0 } }, "superseded"),
    ({ $0.routes = [Route("1")] }, "done"),
    ({ $0.push("9") }, "superseded"),
    ({ $0.pop(7) }, "done"),
    ({ $0.cancelOpening() }, "cancelled"),
  ]

  @Test("what changes meanwhile ends a link", arguments: interruptions.indices)
  func interrupting(by index: Int) throws {
    let (navigator, record) = (try navigator("", .none), Record())
    var completions: [@MainActor () -> Void] = []
    navigator.transition = { completions.append($2) }
    navigator.open([Route("1"), Route("2")], then: record.outcome(of: "link"))
    let (happens, outcome) = Self.interruptions[index]
    happens(navigator)
    while !completions.isEmpty { completions.removeFirst()() }
    #expect(record.lines == ["link \(outcome)"])
  }
}

/// A screen that counts how often two are compared.
private struct CountedScreen: Hashable, Sendable {
  static let comparisons = Mutex(0)
  let number: Int

  static func == (left: Self, right: Self) -> Bool {
    comparisons.withLock { $0 += 1 }
    return left.number == right.number
  }
}

/// Counts how often what it looks at changes.
@MainActor
private final class Observer {
  private let look: @MainActor () -> Void
  private(set) var changes = 0

  init(_ look: @escaping @MainActor () -> Void) {
    self.look = look
    observe()
  }

  private func observe() {
    withObservationTracking(look) { [self] in
      MainActor.assumeIsolated {
        changes += 1
        observe()
      }
    }
  }
}
