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
    try containers.container("a").backButtonDisplayMode = .minimal
    #expect(first.backButtonDisplayMode == .minimal)
    try containers.unregister("b")
    #expect(containers.tags == ["a"])
    #expect(containers.tag(of: second) == nil)
    try NavigationContainers<Int, String>().register(second, as: 1)
    try containers.register(second, as: "b")
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
}
