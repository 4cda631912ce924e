import NavigationModel
import Testing

@Suite("What stands in the way of leaving a screen")
struct NavigationProtectionTests {
  @Test("a screen that asks keeps all until it is answered, and other tabs are left alone")
  func asking() throws {
    var app = try NavigationTests.app()
    app.perform(.follow(["found"], in: "search"))
    app.perform(.follow(["order/1", "edit"], in: "orders"))
    app.protect("edit", as: .asks)
    let before = app.routes
    let asked = [app.perform(.open("orders")), app.answer(.keep), app.perform(.open("orders"))]
    #expect(asked == [.asked("edit"), .unchanged, .asked("edit")])
    #expect(app.routes == before)
    let discarded = app.answer(.discard)
    #expect(discarded.plain == "-[order/1, edit] +[]")
    #expect(app.protections.isEmpty)
    let again = [app.perform(.open("orders")), app.answer(.discard)]
    #expect(again == [.unchanged, .unchanged])
    #expect(app.tabs["search"]?.path == ["found"])
    // What takes nothing away asks nothing.
    app.perform(.push(["edit"]))
    app.protect("edit", as: .asks)
    let onward = [app.perform(.push(["more"])), app.perform(.open("search"))]
    #expect(onward.map { $0.plain } == ["-[] +[more]", "-[] +[]"])
  }

  @Test("several screens that ask are asked one after another, then all may go")
  func askingAll() throws {
    var app = try NavigationTests.app()
    app.perform(.push(["a", "b"]))
    app.protect("a", as: .asks)
    app.protect("b", as: .asks)
    let outcomes = [app.perform(.popToRoot()), app.answer(.discard), app.answer(.discard)]
    #expect(outcomes.map { $0.plain } == ["asked b", "asked a", "-[a, b] +[]"])
    #expect(app.protections.isEmpty)
  }

  @Test("a newer change ends a question, and a lock goes before an answer")
  func staleQuestions() throws {
    var app = try NavigationTests.app()
    app.perform(.push(["list", "edit"]))
    app.protect("edit", as: .asks)
    app.perform(.back)
    app.perform(.push(["help"]))
    let stale = app.answer(.discard)
    #expect(stale == .unchanged)
    #expect(app.protections == ["edit": .asks])
    app.perform(.popTo("edit"))
    let asked = app.perform(.back)
    #expect(asked == .asked("edit"))
    app.hold()
    let inBackground = app.answer(.discard)
    #expect(inBackground == .held)
    app.resume()
    app.protect("edit", as: .locked)
    let locked = app.answer(.discard)
    #expect(locked.refusal?.kind == .locked)
    #expect(NavigationTests.text(app) == "orders: list > edit")
  }

  @Test("equal screens are protected alike, wherever they stand")
  func equalScreens() throws {
    var app = try NavigationTests.app()
    app.perform(.follow(["export"], in: "search"))
    app.perform(.follow(["draft", "x", "draft"], in: "orders"))
    app.protect("draft", as: .asks)
    app.protect("export", as: .locked)
    let asked = app.perform(.back)
    #expect(asked == .asked("draft"))
    app.perform(.push(["export"]))
    let locked = app.perform(.back)
    #expect(locked.refusal?.kind == .locked)
    // In another place it is the same screen still.
    let moved = app.perform(.edit(StackEdit(keeping: 3, adding: [Route("y"), Route("export")])))
    #expect(moved.plain == "-[export] +[y, export]")
  }

  @Test("a locked flow is left when it is done, not before")
  func locked() throws {
    var app = try NavigationTests.app()
    app.perform(.present("export", as: .cover))
    app.perform(.push(["progress"]))
    app.protect("export", as: .locked)
    let tries: [NavigationTests.Action] = [
      .dismiss(), .dismissAll, .popToRoot(), .follow([], in: "search"), .show("export", false),
      .replaceTop("x"), .edit(StackEdit(keeping: 0)),
    ]
    let locked = app
    for action in tries where action != .replaceTop("x") {
      #expect(app.perform(action).refusal?.kind == .locked)
      #expect(app == locked)
    }
    let inside = app.perform(.pop())
    #expect(inside.plain == "-[progress] +[]")
    app.unprotect("export")
    let done = app.perform(.dismiss())
    #expect(done.plain == "-[export] +[]")
  }

  @Test("guards refuse a change, or make another of it, and go in no circles")
  func guards() throws {
    var app = try NavigationTests.app()
    app.perform(.push(["a", "draft"]))
    let keeps = NavigationGuard<String, String> { proposal in
      proposal.change.removed.contains("draft") ? .refuse("the draft is not saved") : .allow
    }
    let refused = app.perform(.popToRoot(), guards: [keeps])
    #expect(refused == .refused(NavigationError(.refused, "the draft is not saved")))
    let signsIn = NavigationGuard<String, String> { proposal in
      proposal.change.added == ["account"] ? .redirect(.present("sign-in", as: .sheet)) : .allow
    }
    let redirected = app.perform(.push(["account"]), guards: [keeps, signsIn])
    #expect(redirected.plain == "-[] +[sign-in]")
    #expect(NavigationTests.text(app) == "orders: a > draft + sign-in")
    let circles = NavigationGuard<String, String> { .redirect($0.action) }
    let before = app
    let circle = app.perform(.push(["x"]), guards: [circles])
    #expect(circle.refusal?.message == "guards redirect the change more than 8 times")
    #expect(app == before)
  }
}
