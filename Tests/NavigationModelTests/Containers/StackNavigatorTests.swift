import NavigationModel
import Observation
import Testing

@MainActor
@Suite("A stack that can be observed")
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
