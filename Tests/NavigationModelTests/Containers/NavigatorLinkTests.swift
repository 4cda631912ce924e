import LayoutPolicies
import NavigationModel
import Testing

@Suite("Links in a whole app")
@MainActor
struct NavigatorLinkTests {
  typealias App = Navigator<String, String>
  typealias Link = DeepLink<String, String>

  let record = Record()

  static func app(_ capabilities: NavigationCapabilities = .none) throws -> App {
    let tabs = try NavigationTabs(
      ["home", "search"].map { ($0, NavigationColumns<String>()) })
    let app = App(Navigation(tabs: tabs), policy: DoubleColumn(), capabilities: capabilities)
    app.perform(.push(["a"]))
    app.perform(.present("s", as: .sheet))
    return app
  }

  static func text(_ app: App) -> String {
    "\(app.selection): \(app.routes.map { $0.screen }.joined(separator: " "))"
  }

  @Test("show the tab and what is missing in it, step by step, and end once")
  func steps() throws {
    let app = try Self.app()
    var shown: [String] = []
    var completions: [@MainActor () -> Void] = []
    app.transition = { edit, animated, completion in
      shown.append(
        "\(animated ? "animate" : "show") \(edit.kept) + \(edit.added.map { $0.screen })")
      completions.append(completion)
    }
    app.open(
      Link(tab: "search", path: ["x", "y"]), animation: .last, then: record.outcome(of: "a"))
    #expect(Self.text(app) == "search: ")
    while let completion = completions.popLast() { completion() }
    #expect(shown == ["show 0 + []", "show 0 + [\"x\"]", "animate 1 + [\"y\"]"])
    #expect(Self.text(app) == "search: x y")
    app.transition = nil
    app.open(Link(tab: "search", path: ["x", "y"]), then: record.outcome(of: "b"))
    app.open(Link(tab: "home", path: ["a"]), then: record.outcome(of: "c"))
    #expect(record.lines == ["a done", "b unchanged", "c done"])
    #expect(Self.text(app) == "home: a")
  }

  @Test("what may not be left is not, and the tab stays too")
  func locked() throws {
    let app = try Self.app()
    app.change { $0.protect("s", as: .locked) }
    app.open(Link(tab: "search", path: ["x"]), then: record.outcome(of: "a"))
    app.change { $0.protect("s", as: .asks) }
    app.open(Link(tab: "search", path: ["x"]), then: record.outcome(of: "b"))
    #expect(record.lines == ["a locked", "b asks"])
    #expect(Self.text(app) == "home: a s")
    app.answer(.discard)
    #expect(Self.text(app) == "search: x")
    app.open(Link(tab: "nowhere"), then: record.outcome(of: "c"))
    app.guards = [
      NavigationGuard { $0.action == .follow(["z"], in: "home") ? .redirect(.back) : .allow }
    ]
    app.open(Link(tab: "home", path: ["z"]), then: record.outcome(of: "d"))
    #expect(record.lines.suffix(2) == ["c unknown-tab", "d refused"])
    #expect(Self.text(app) == "search: ")
    // Guards are asked about the whole link, not about its steps.
    app.guards = [
      NavigationGuard { proposal in
        if case .follow = proposal.action { .allow } else { .refuse("no") }
      }
    ]
    app.open(Link(tab: "home", path: ["z"]), then: record.outcome(of: "e"))
    #expect(record.lines.last == "e done")
    #expect(Self.text(app) == "home: z")
  }

  @Test(
    "a step that may not be made ends them, and says why",
    arguments: [Navigation<String, String>.Protection.locked, .asks])
  func refusedSteps(protection: Navigation<String, String>.Protection) throws {
    let app = try Self.app()
    app.change { $0.protect("s", as: protection) }
    let kind = protection == .locked ? "locked" : "asks"
    app.perform(.push(["b"]))
    for target in [[Route("a"), Route("s", as: .cover)], [Route("a"), Route("b"), Route("s")]] {
      app.open(target, then: record.outcome(of: "link"))
      #expect(record.take() == ["link \(kind)"])
      #expect(Self.text(app) == "home: a s b")
    }
    app.answer(.keep)
    app.change { $0.unprotect("s") }
    app.perform(.dismissAll)
    app.change { $0.protect("a", as: protection) }
    app.perform(.push(["b"]))
    // Where the first step is refused, as many screens show as after it, and the same on top.
    app.open(["x", "b", "a"].map { Route($0) }, then: record.outcome(of: "link"))
    #expect(record.take() == ["link \(kind)"])
    #expect(Self.text(app) == "home: a b")
  }

  @Test("any part of the app opens a tab through the navigator")
  func tabs() throws {
    let app = try Self.app()
    app.selection = "search"
    #expect(app.selection == "search")
    #expect(app.perform(.open("home")).change != nil)
    #expect(Self.text(app) == "home: a s")
    #expect(app.perform(.open("nowhere")).refusal?.kind == .unknownTab)
    #expect(app.selection == "home")
  }

  @Test("what anybody does meanwhile ends it")
  func superseded() throws {
    let app = try Self.app()
    var completion: (@MainActor () -> Void)?
    app.transition = { completion = $2 }
    app.open(Link(path: ["a", "b", "c"]), then: record.outcome(of: "a"))
    #expect(Self.text(app) == "home: a")
    app.perform(.open("search"))
    completion?()
    #expect(record.lines == ["a superseded"])
    #expect(Self.text(app) == "search: ")
  }

  @Test("in the background it waits, the newest alone, and is opened in its tab")
  func background() throws {
    let app = try Self.app()
    app.change { $0.hold() }
    app.open(Link(tab: "search", path: ["x"]), then: record.outcome(of: "a"))
    app.open(Link(tab: "search", path: ["y"]), then: record.outcome(of: "b"))
    #expect(Self.text(app) == "home: a s")
    app.resume()
    #expect(Self.text(app) == "search: y")
    #expect(record.lines == ["a superseded", "b done"])
  }

  @Test("come from a URL, and requests by tag reach the selected tab")
  func url() throws {
    let app = try Self.app(.all)
    let router = try LinkRouter<Link>(
      schemes: ["app"],
      routes: [
        LinkRoute("artist/:id") { match in
          Link(tab: "search", path: ["artists", "artist/\(try match("id", as: Int.self))"])
        }
      ])
    app.open(try router.destination(for: "app://artist/5"))
    #expect(Self.text(app) == "search: artists artist/5")
    let containers = NavigationContainers<String, String>()
    try containers.register(app, as: "app") { [record] in record.add("after") }
    try containers.push(["more"], in: "app", then: record.outcome(of: "push"))
    #expect(Self.text(app) == "search: artists artist/5 more")
    try containers.popToRoot("app", then: record.outcome(of: "root"))
    #expect(record.lines == ["push done", "after", "root done"])
  }

  @Test("keeps nothing that went away")
  func release() throws {
    var app: App? = try Self.app()
    weak let released = app
    app?.change { $0.hold() }
    app?.open(Link(tab: "search", path: ["x"]))
    app = nil
    #expect(released == nil)
  }
}
