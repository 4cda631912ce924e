import LayoutPolicies
import NavigationModel
import SeededRandom
import Testing

@Suite("The whole of an app's navigation")
struct NavigationTests {
  typealias App = Navigation<String, String>
  typealias Action = NavigationAction<String, String>

  static func app(forgetful: Set<String> = []) throws -> App {
    App(
      tabs: try NavigationTabs(
        ["orders", "search", "more"].map { ($0, NavigationColumns<String>()) },
        forgetful: forgetful))
  }

  /// The selected tab, its path and what is presented: `orders: a > b + sheet > c`.
  static func text(_ app: App) -> String {
    let presented = app.presented.routes.map { route in
      "\(route.style == .push ? ">" : "+") \(route.screen)"
    }
    return (["\(app.tabs.selection):", app.columns.path.joined(separator: " > ")] + presented)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  struct Play: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let actions: [Action]
    let end: String
    /// The outcome of the last action.
    let outcome: String

    init(_ name: String, _ actions: [Action], _ end: String, _ outcome: String) {
      testDescription = name
      self.actions = actions
      self.end = end
      self.outcome = outcome
    }
  }

  static let plays = [
    Play("several at once are one change", [.push(["a", "b"])], "orders: a > b", "-[] +[a, b]"),
    Play(
      "push in a sheet", [.present("s", as: .sheet), .push(["a"])], "orders: + s > a", "-[] +[a]"),
    Play(
      "push in a sheet without a stack",
      [.present("s", as: .sheet(withNavigation: false)), .push(["a"])], "orders: + s",
      "cannot-push"),
    Play(
      "push in a pane under a sheet", [.present("s", as: .sheet), .push(["a"], in: .detail)],
      "orders: a + s", "-[] +[a]"),
    Play("present a push", [.present("a", as: .push)], "orders: a", "-[] +[a]"),
    Play("select", [.push(["a", "b"]), .select("c")], "orders: c", "-[a, b] +[c]"),
    Play("pop in a pane", [.push(["a", "b"]), .pop(2, in: .detail)], "orders:", "-[a, b] +[]"),
    Play(
      "pop in a pane too far", [.push(["a"]), .pop(2, in: .detail)], "orders: a",
      "count-out-of-range"),
    Play(
      "pop over a sheet's edge", [.present("s", as: .sheet), .pop()], "orders: + s",
      "count-out-of-range"),
    Play(
      "pop in a sheet", [.present("s", as: .sheet), .push(["a"]), .pop()], "orders: + s", "-[a] +[]"
    ),
    Play("pop to a screen", [.push(["a", "b", "c"]), .popTo("a")], "orders: a", "-[b, c] +[]"),
    Play(
      "pop to a screen of a sheet", [.present("s", as: .sheet), .push(["a", "b"]), .popTo("s")],
      "orders: + s", "-[a, b] +[]"),
    Play(
      "pop to a screen under a sheet", [.push(["a"]), .present("s", as: .sheet), .popTo("a")],
      "orders: a + s", "no-such-screen"),
    Play(
      "pop to root takes what is presented",
      [.push(["a"]), .present("s", as: .sheet), .popToRoot()],
      "orders:", "-[a, s] +[]"),
    Play("pop to root at the root", [.popToRoot()], "orders:", "unchanged"),
    Play(
      "another tab's root, from anywhere",
      [
        .follow(["x"], in: "search"), .open("orders"), .present("s", as: .sheet),
        .popToRoot("search"),
      ],
      "orders: + s", "-[x] +[]"),
    Play("the root of no tab", [.push(["a"]), .popToRoot("nowhere")], "orders: a", "unknown-tab"),
    Play("replace the top", [.push(["a", "b"]), .replaceTop("c")], "orders: a > c", "-[b] +[c]"),
    Play(
      "replace a sheet", [.present("s", as: .sheet), .replaceTop("t")], "orders: + t", "-[s] +[t]"),
    Play("replace the root", [.replaceTop("a")], "orders: a", "-[] +[a]"),
    Play("show", [.push(["a"]), .show("done", true)], "orders: a > done", "-[] +[done]"),
    Play("show again", [.show("done", true), .show("done", true)], "orders: done", "unchanged"),
    Play(
      "take away in mid-stack", [.push(["a", "done", "b"]), .show("done", false)], "orders: a",
      "-[done, b] +[]"),
    Play(
      "take away below a sheet",
      [.push(["a", "done"]), .present("s", as: .sheet), .show("done", false)], "orders: a",
      "-[done, s] +[]"),
    Play(
      "take away a sheet",
      [.present("s", as: .sheet), .present("t", as: .cover), .show("s", false)], "orders:",
      "-[s, t] +[]"),
    Play("take away what is not there", [.show("x", false)], "orders:", "unchanged"),
    Play(
      "take away in a list takes what was chosen in it",
      [.push(["a"]), .push(["folder"], in: .sidebar), .show("folder", false)], "orders:",
      "-[folder, a] +[]"),
    Play(
      "take away in the inspector",
      [.push(["a"]), .push(["i", "j"], in: .inspector), .show("i", false)],
      "orders: a", "-[i, j] +[]"),
    Play("dismiss nothing", [.dismiss()], "orders:", "count-out-of-range"),
    Play("dismiss all of nothing", [.dismissAll], "orders:", "unchanged"),
    Play(
      "dismiss two",
      [.present("s", as: .sheet), .push(["a"]), .present("t", as: .cover), .dismiss(2)], "orders:",
      "-[s, a, t] +[]"),
    Play("open a tab", [.push(["a"]), .open("search")], "search:", "-[] +[]"),
    Play(
      "open the selected tab: its root", [.push(["a"]), .open("orders")], "orders:", "-[a] +[]"),
    Play("open the selected tab at its root", [.open("orders")], "orders:", "unchanged"),
    Play("open no tab", [.push(["a"]), .open("nowhere")], "orders: a", "unknown-tab"),
    Play(
      "a link three levels into another tab",
      [.push(["a"]), .present("s", as: .sheet), .follow(["x", "y", "z"], in: "search")],
      "search: x > y > z", "-[s] +[x, y, z]"),
    Play(
      "a link to where one is",
      [.follow(["x", "y"], in: "search"), .follow(["x", "y"], in: "search")],
      "search: x > y", "unchanged"),
    Play(
      "a link within the tab", [.push(["a", "b"]), .follow(["a", "c"])], "orders: a > c",
      "-[b] +[c]"),
    Play(
      "a link to a tab's root while deep in it", [.push(["a", "b"]), .follow([], in: "orders")],
      "orders:", "-[a, b] +[]"),
    Play(
      "a link to no tab", [.push(["a"]), .follow(["x"], in: "nowhere")], "orders: a", "unknown-tab"),
    Play("back in a stack", [.push(["a", "b"]), .back], "orders: a", "-[b] +[]"),
    Play("back at the root", [.back], "orders:", "count-out-of-range"),
    Play(
      "back in a sheet", [.present("s", as: .sheet), .push(["a"]), .back], "orders: + s", "-[a] +[]"
    ),
    Play(
      "an edit that keeps too much", [.push(["a"]), .edit(StackEdit(keeping: 3))], "orders: a",
      "count-out-of-range"),
    Play(
      "an edit that keeps a negative number", [.push(["a"]), .edit(StackEdit(keeping: -1))],
      "orders: a", "count-out-of-range"),
    Play(
      "an edit that pushes on a sheet without a stack",
      [
        .edit(
          StackEdit(
            keeping: 0, adding: [Route("s", as: .sheet(withNavigation: false)), Route("a")]))
      ],
      "orders:", "cannot-push"),
  ]

  @Test("does what is asked, or changes nothing and says why", arguments: plays)
  func play(play: Play) throws {
    var app = try Self.app()
    var outcome = NavigationOutcome<String>.unchanged
    for action in play.actions { outcome = app.perform(action) }
    #expect(Self.text(app) == play.end)
    #expect(outcome.plain == play.outcome)
  }

  @Test("a screen shows once in all tabs, and goes from wherever it is")
  func showingAnywhere() throws {
    var app = try Self.app()
    app.perform(.show("progress", true))
    app.perform(.open("search"))
    let outcomes = [
      app.perform(.show("progress", true)), app.perform(.show("progress", false)),
      app.perform(.show("progress", false)),
    ]
    #expect(outcomes.map { $0.plain } == ["unchanged", "-[progress] +[]", "unchanged"])
    #expect(app.tabs["orders"]?.path == [])
  }

  @Test("in the background changes wait, and come in order when the app is active")
  func holding() throws {
    var app = try Self.app()
    app.hold()
    let held = [
      app.perform(.push(["a"])), app.perform(.push(["b"])), app.perform(.open("nowhere")),
    ]
    #expect(held == [.held, .held, .held])
    #expect(Self.text(app) == "orders:")
    let resumed = app.resume()
    #expect(resumed.map { $0.plain } == ["-[] +[a]", "-[] +[b]", "unknown-tab"])
    #expect(Self.text(app) == "orders: a > b")
    #expect(app.resume() == [])
  }

  @Test("a tab that a narrow layout has no place for keeps its path")
  func hiddenTabs() throws {
    var app = try Self.app()
    app.perform(.follow(["a", "b"], in: "more"))
    let hidden = [
      app.show(onlyTabs: ["orders", "search"]), app.show(onlyTabs: ["orders", "search"]),
    ]
    #expect(hidden.map { $0.plain } == ["-[] +[]", "unchanged"])
    #expect(app.tabs.selection == "orders")
    app.show(onlyTabs: ["orders", "search", "more"])
    #expect(Self.text(app) == "more: a > b")
    let unknown = app.show(onlyTabs: ["nowhere"])
    #expect(unknown.refusal?.kind == .unknownTab)
  }

  @Test("a forgetful tab forgets what may be left, and asks for what may not")
  func forgetting() throws {
    var app = try Self.app(forgetful: ["orders"])
    app.perform(.push(["a"]))
    let left = app.perform(.open("search"))
    #expect(left.plain == "-[a] +[]")
    app.perform(.follow(["edit"], in: "orders"))
    app.protect("edit", as: .asks)
    let asked = app.perform(.open("search"))
    #expect(asked == .asked("edit"))
    #expect(app.tabs.selection == "orders")
  }

  @Test("tells which panes changed out of sight")
  func hiddenPanes() throws {
    var app = Navigation<SolePlace, String>()
    let context = LayoutContext(size: Size(width: 1000, height: 800))
    let layout = NavigationLayout.doubleColumn(display: .secondaryOnly)
    app.perform(.push(["project/1"]))
    let outcome = app.perform(.follow(["project/9"]))
    let fitted = try #require(app.columns.fitted(layout, to: context))
    // The detail shows; what is chosen in the sidebar changed where nobody sees it.
    #expect(outcome.change?.panes == [.sidebar, .detail])
    #expect(outcome.change?.hiddenPanes(in: fitted) == .sidebar)
    let beside = try #require(
      app.columns.fitted(.doubleColumn(display: .oneBesideSecondary), to: context))
    #expect(outcome.change?.hiddenPanes(in: beside) == PaneSet())
    let stack = try #require(app.columns.fitted(.stack(), to: context))
    #expect(outcome.change?.hiddenPanes(in: stack) == PaneSet())
    // In two columns the content stands above the sidebar, and hides with it.
    var mail = Navigation<SolePlace, String>(NavigationColumns(levels: .three))
    let opened = mail.perform(.push(["folder/1", "message/1"]))
    #expect(opened.change?.panes == [.sidebar, .content, .detail])
    #expect(opened.change?.hiddenPanes(in: fitted) == .sidebar)
    #expect(opened.change?.hiddenPanes(in: beside) == PaneSet())
  }

  @Test("any edit leads from any routes to any others, and one that is refused changes nothing")
  func edits() throws {
    var random = SplitMix64(seed: 11)
    func routes() -> [Route<String>] {
      let path = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        Route(random.pick(["a", "b"]))
      }
      let above = (0..<Int.random(in: 0..<4, using: &random)).map { index in
        let styles: [Route<String>.Style] = [.sheet, .cover, .push, .sheet(withNavigation: false)]
        return Route(random.pick(["a", "b"]), as: index == 0 ? .sheet : random.pick(styles))
      }
      return path + (random.chance(50) ? above : [])
    }
    var app = Navigation<SolePlace, String>(
      NavigationColumns(levels: random.chance(50) ? .two : .three))
    for _ in 0..<3000 {
      let target = routes()
      let before = app
      let outcome = app.perform(.edit(StackEdit(from: app.routes, to: target)))
      let isPossible = (try? RouteStack(target)) != nil
      #expect((outcome.refusal == nil) == isPossible)
      #expect(app.routes == (isPossible ? target : before.routes))
      #expect((outcome == .unchanged) == (app == before) || !isPossible)
    }
  }
}

extension NavigationOutcome {
  /// The outcome in a line.
  var plain: String {
    switch self {
    case .changed(let change):
      StackOutcome.changed(removed: change.removed, added: change.added).plain
    case .unchanged: "unchanged"
    case .refused(let error): error.kind.rawValue
    case .asked(let screen): "asked \(screen)"
    case .held: "held"
    }
  }
}
