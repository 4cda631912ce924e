import LayoutPolicies
import NavigationModel
import Testing

@MainActor
@Suite("Containers by tag")
struct ContainersTests {
  let containers = NavigationContainers<String, String>()
  let record = Record()

  @Test("pop, then the container's action, then the caller's", arguments: [true, false])
  func popToRoot(isAnimated: Bool) throws {
    let container = TestContainer("p1 p2 s3", record: record)
    try containers.register(container, as: "a") { [record] in record.add("container") }
    try containers.popToRoot("a", animated: isAnimated, then: record.outcome(of: "caller"))
    let transition = isAnimated ? "animate []" : "show []"
    #expect(record.take() == [transition])
    container.endTransition(times: 2)
    #expect(record.take() == ["container", "caller done"])
    try containers.popToRoot("a", animated: isAnimated, then: record.outcome(of: "caller"))
    #expect(record.take() == ["container", "caller unchanged"])
  }

  @Test("what is asked waits until the transition before has ended")
  func waiting() throws {
    let container = TestContainer(record: record)
    try containers.register(container, as: "a") { [record] in record.add("container") }
    try containers.push(["1", "2"], in: "a", then: record.outcome(of: "push"))
    try containers.popToRoot("a", then: record.outcome(of: "pop"))
    try containers.push(["3"], in: "a", animated: false, then: record.outcome(of: "push"))
    #expect(record.take() == ["animate [p1 p2]"])
    container.endTransition(times: 2)
    #expect(record.take() == ["push done", "animate []"])
    container.endTransition()
    #expect(record.take() == ["container", "pop done", "show [p3]"])
    container.endTransition()
    #expect(record.take() == ["push done"])
  }

  @Test("what an action asks for comes after what waits already")
  func reentrance() throws {
    let container = TestContainer("p1", record: record, endsAtOnce: true)
    try containers.register(container, as: "a")
    containers.hold()
    try containers.popToRoot("a") { [containers, record] _ in
      try? containers.push(["3"], in: "a", then: record.outcome(of: "third"))
    }
    try containers.push(["2"], in: "a", then: record.outcome(of: "second"))
    #expect(record.take() == [])
    containers.resume()
    #expect(
      record.lines == [
        "animate []", "animate [p2]", "second done", "animate [p2 p3]", "third done",
      ])
  }

  @Test("a tag is of one container")
  func registering() throws {
    let (first, second) = (TestContainer(), TestContainer())
    try containers.register(first, as: "a")
    try containers.register(first, as: "a")
    try containers.register(second, as: "b")
    #expect(containers.tags == ["a", "b"])
    #expect(containers.tag(of: second) == "b")
    #expect(throws: NavigationError.self) { try containers.register(TestContainer(), as: "a") }
    #expect(containers.tag(of: first) == "a")
    let newer = TestContainer()
    try containers.register(newer, as: "a", replacing: true)
    #expect(try containers.container("a") === newer)
    #expect(containers.tag(of: first) == nil)
    try containers.register(first, as: "a", replacing: true)
    #expect(containers.tags == ["b", "a"])
    try containers.unregister("b")
    #expect(containers.tags == ["a"])
    #expect(containers.tag(of: second) == nil)
    try NavigationContainers<Int, String>().register(second, as: 1)
    try containers.register(second, as: "b")
  }

  @Test("the back button's display mode is that of the container that has a tag")
  func backButtons() throws {
    let (first, second) = (TestContainer(), StackNavigator<String>())
    let third = Navigator(Navigation<SolePlace, String>(), policy: Stack())
    try containers.register(first, as: "a")
    try containers.register(second, as: "b")
    try containers.register(third, as: "c")
    for (tag, mode) in zip(["a", "c"], [BackButtonDisplayMode.minimal, .generic]) {
      try containers.container(tag).backButtonDisplayMode = mode
    }
    #expect(first.backButtonDisplayMode == .minimal)
    #expect(second.backButtonDisplayMode == .default)
    #expect(third.backButtonDisplayMode == .generic)
  }

  @Test("each has its own stack: what is asked of one leaves the others alone, and waits for none")
  func independence() throws {
    let (first, second) = (TestContainer("p1", record: record), TestContainer("p2 s3n"))
    try containers.register(first, as: "a")
    try containers.register(second, as: "b")
    try containers.push(["4"], in: "a")
    try containers.popToRoot("b")
    #expect(first.text == "p1 p4")
    #expect(second.text == "")
    try containers.push(["5"], in: "a")
    second.endTransition()
    #expect(first.text == "p1 p4")
  }

  nonisolated static let requests: [(String, NavigationRequest<String, String>, [String])] = [
    ("p1 p2 p3", .pop(2, in: "a"), ["animate [p1]", "done"]),
    ("p1 s2n p3", .pop(in: "a", animated: false), ["show [p1 s2n]", "done"]),
    ("p1 s2n p3", .pop(2, in: "a"), ["count-out-of-range"]),
    ("p1", .pop(0, in: "a"), ["unchanged"]),
    ("p1", .pop(-1, in: "a"), ["count-out-of-range"]),
    ("p1", .present("2", as: .sheet, in: "a"), ["animate [p1 s2n]", "done"]),
    ("s1", .present("2", as: .push, in: "a"), ["cannot-push"]),
    ("s1", .push(["2"], in: "a"), ["cannot-push"]),
    ("p1 s2n p3 c4", .dismiss(in: "a", animated: false), ["show [p1 s2n p3]", "done"]),
    ("p1 s2n p3 c4", .dismiss(2, in: "a"), ["animate [p1]", "done"]),
    ("p1 s2n p3 c4", .dismiss(3, in: "a"), ["count-out-of-range"]),
    ("p1 s2n p3 c4", .dismissAll(in: "a"), ["animate [p1]", "done"]),
    ("p1", .dismissAll(in: "a", animated: false), ["unchanged"]),
  ]

  @Test("make what is asked of them, or say why they cannot", arguments: requests)
  func changing(start: String, request: NavigationRequest<String, String>, lines: [String]) throws {
    let container = TestContainer(start, record: record, endsAtOnce: true)
    try containers.register(container, as: "a")
    try containers.perform(request) { [record] in record.add($0.text) }
    #expect(record.lines == lines)
  }

  @Test("what cannot be is an error, and no action runs")
  func errors() throws {
    let (first, second) = (TestContainer(record: record), TestContainer(record: record))
    let others = NavigationContainers<Int, String>()
    try containers.register(first, as: "a") { [record] in record.add("container") }
    try containers.register(second, as: "b")
    typealias Request = @MainActor () throws(NavigationError) -> Void
    let action = record.outcome(of: "caller")
    let cases: [(NavigationError.Kind, Request)] = [
      (
        .unknownContainer,
        { () throws(NavigationError) in
          try containers.popToRoot("c", then: action)
        }
      ),
      (
        .unknownContainer,
        { () throws(NavigationError) in
          try containers.push(["1"], in: "c", then: action)
        }
      ),
      (
        .unknownContainer,
        { () throws(NavigationError) in
          try containers.open([Route("1")], in: "c", then: action)
        }
      ),
      (.unknownContainer, { () throws(NavigationError) in try containers.unregister("c") }),
      (.unknownContainer, { () throws(NavigationError) in _ = try containers.container("c") }),
      (
        .duplicateContainer,
        { () throws(NavigationError) in
          try containers.register(second, as: "a")
        }
      ),
      (
        .duplicateContainer,
        { () throws(NavigationError) in
          try containers.register(second, as: "c")
        }
      ),
      (
        .duplicateContainer,
        { () throws(NavigationError) in
          try containers.register(TestContainer(), as: "a")
        }
      ),
      (.duplicateContainer, { () throws(NavigationError) in try others.register(first, as: 1) }),
    ]
    for (kind, request) in cases {
      let error = #expect(throws: NavigationError.self, performing: request)
      #expect(error?.kind == kind)
    }
    #expect(record.lines == [])
    #expect(containers.tags == ["a", "b"])
    let error = #expect(throws: NavigationError.self) { try containers.popToRoot("c") }
    #expect(
      error?.description
        == "no container has the tag `c` (those there are have `a`, `b`)")
  }

  @Test("registering again brings a new action")
  func refreshing() throws {
    let container = TestContainer("p1", record: record)
    try containers.register(container, as: "a") { [record] in record.add("old") }
    try containers.popToRoot("a")
    try containers.register(container, as: "a") { [record] in record.add("new") }
    container.endTransition()
    #expect(record.lines == ["animate []", "new"])
  }

  @Test("what waits fails where a container loses its tag", arguments: [true, false])
  func losing(isReplaced: Bool) throws {
    let container = TestContainer("p1", record: record)
    try containers.register(container, as: "a") { [record] in record.add("container") }
    try containers.popToRoot("a", then: record.outcome(of: "first"))
    try containers.push(["2"], in: "a", then: record.outcome(of: "second"))
    let other = TestContainer(record: record)
    if isReplaced {
      try containers.register(other, as: "a", replacing: true)
      #expect(containers.tag(of: other) == "a")
    } else {
      try containers.unregister("a")
    }
    #expect(containers.tag(of: container) == nil)
    #expect(record.take() == ["animate []", "first container-gone", "second container-gone"])
    container.perform(.push(["3"]), then: record.outcome(of: "third"))
    #expect(record.take() == [], "the transition under way is not cut short")
    container.endTransition()
    container.endTransition()
    #expect(record.take() == ["animate [p3]", "third done"])
  }

  @Test("nothing is kept of a container that is unregistered")
  func releasing() throws {
    var token: Record? = Record()
    weak let weakToken = token
    var container: TestContainer? = TestContainer("p1")
    weak let weakContainer = container
    if let container {
      try containers.register(container, as: "a") { [token] in token?.add("container") }
      try containers.popToRoot("a") { [token] _ in token?.add("caller") }
      token = nil
      #expect(weakToken != nil)
      try containers.unregister("a")
    }
    #expect(weakToken == nil)
    container = nil
    #expect(weakContainer == nil)
  }

  @Test("a container that goes away takes along what waits for it, and who waits hears it")
  func going() async throws {
    var token: Record? = Record()
    weak let weakToken = token
    var container: TestContainer? = TestContainer("p1", record: record)
    weak let weakContainer = container
    let outcomes = AsyncStream.makeStream(of: String.self)
    if let container {
      try containers.register(container, as: "a") { [token] in token?.add("container") }
    }
    for name in ["first", "second"] {
      try containers.popToRoot("a") { [token] in
        token?.add("caller")
        outcomes.continuation.yield("\(name) \($0.text)")
      }
    }
    token = nil
    #expect(weakToken != nil)
    container = nil
    #expect(weakContainer == nil)
    #expect(containers.tags == [])
    #expect(throws: NavigationError.self) { try containers.popToRoot("a") }
    var heard = outcomes.stream.makeAsyncIterator()
    #expect(await heard.next(isolation: #isolation) == "first container-gone")
    #expect(await heard.next(isolation: #isolation) == "second container-gone")
    while weakToken != nil { await Task.yield() }
    try containers.register(TestContainer(), as: "a")
  }

  @Test("changes are held, and made in order")
  func holding() throws {
    let container = TestContainer("p1", record: record, capabilities: .navigationView)
    try containers.register(container, as: "a")
    try containers.push(["2", "3"], in: "a", then: record.outcome(of: "under way"))
    containers.hold()
    let late = TestContainer(record: record, endsAtOnce: true)
    try containers.register(late, as: "b")
    try containers.push(["7"], in: "b", then: record.outcome(of: "late"))
    container.endTransition()
    try containers.push(["4"], in: "a", then: record.outcome(of: "first"))
    try containers.push(["5"], in: "a", then: record.outcome(of: "second"))
    #expect(record.take() == ["animate [p1 p2]"])
    container.endsAtOnce = true
    containers.resume()
    #expect(
      record.lines == [
        "animate [p1 p2 p3]", "under way done", "animate [p1 p2 p3 p4]", "first done",
        "animate [p1 p2 p3 p4 p5]", "second done", "animate [p7]", "late done",
      ])
    containers.hold()
    try containers.unregister("b")
    late.perform(.popToRoot())
    #expect(late.routes.isEmpty, "only those that are registered are held")
  }

  @Test("changes are held while the app or the container says so, and by neither for the other")
  func twoReasons() throws {
    let navigator = Navigator(Navigation<SolePlace, String>(), policy: Stack())
    try containers.register(navigator, as: "a")
    containers.hold()
    try containers.push(["1"], in: "a")
    navigator.perform(.push(["2"]))
    navigator.perform(.pop(7))
    #expect(navigator.path == ["2"])
    navigator.change { $0.hold() }
    containers.resume()
    #expect(navigator.path == ["2"])
    navigator.resume()
    #expect(navigator.path == ["2", "1"])
    navigator.change { $0.hold() }
    try containers.unregister("a")
    navigator.perform(.popToRoot(), then: record.outcome(of: "pop"))
    try containers.register(navigator, as: "b")
    #expect(record.take() == [])
    navigator.resume()
    #expect(record.take() == ["pop done"])
  }

  @Test("changes are held again by what runs when they are resumed")
  func holdingAgain() throws {
    let names = ["a", "b", "c"]
    let all = names.map { _ in TestContainer(record: record, endsAtOnce: true) }
    for (container, name) in zip(all, names) { try containers.register(container, as: name) }
    containers.hold()
    try containers.push(["1"], in: "a") { [containers] _ in
      containers.hold()
      try? containers.unregister("c")
    }
    try containers.push(["2"], in: "b")
    containers.resume()
    #expect(containers.isHeld)
    #expect(record.take() == ["animate [p1]"])
    all[2].perform(.push(["3"]))
    #expect(record.take() == ["animate [p3]"], "it is not registered any more")
    containers.resume()
    #expect(record.take() == ["animate [p2]"])
  }

  @Test("changes are no longer held, and nothing is kept, when nobody has the containers any more")
  func releasingAll() async throws {
    var token: Record? = Record()
    weak let weakToken = token
    var containers: NavigationContainers<String, String>? = NavigationContainers()
    let all = [
      TestContainer("p1", record: record, endsAtOnce: true), TestContainer(endsAtOnce: true),
    ]
    let outcomes = AsyncStream.makeStream(of: ContainerOutcome.self)
    for (container, name) in zip(all, ["a", "b"]) {
      try containers?.register(container, as: name) { [token] in token?.add("container") }
    }
    token = nil
    containers?.hold()
    all[1].perform(.push(["2"])) { outcomes.continuation.yield($0) }
    #expect(all[1].text == "")
    containers = nil
    all[0].perform(.popToRoot(), then: record.outcome(of: "pop"))
    #expect(record.take() == ["animate []", "pop done"])
    var heard = outcomes.stream.makeAsyncIterator()
    #expect(await heard.next(isolation: #isolation) == .done)
    #expect(all[1].text == "p2")
    while weakToken != nil { await Task.yield() }
    try self.containers.register(all[0], as: "a")
  }
}
