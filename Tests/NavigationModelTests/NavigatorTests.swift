import LayoutPolicies
import NavigationModel
import Observation
import Synchronization
import Testing

@Suite("What views observe")
@MainActor
struct NavigatorTests {
  static let upright = LayoutContext(size: Size(width: 820, height: 1180))
  static let sideways = LayoutContext(size: Size(width: 1180, height: 820))

  /// Columns only where a detail is open.
  static let policy = RuleSet("when-open") {
    Rule("open", when: .width(700...) && .open([.detail]), layout: .doubleColumn())
    Otherwise(.stack())
  }

  static func text(_ navigator: Navigator<some Hashable & Sendable, String>) -> String {
    navigator.shown.panes.map { "\($0.pane.rawValue): \($0.screens.joined(separator: " > "))" }
      .joined(separator: " | ")
  }

  @Test("the policy is told what is open, and every change is laid out")
  func layout() {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: Self.policy, context: Self.sideways)
    #expect(navigator.shown.fitted?.style == .stack)
    navigator.perform(.push(["a", "b"]))
    #expect(Self.text(navigator) == "sidebar:  | detail: a > b")
    navigator.context = LayoutContext(size: Size(width: 400, height: 800))
    #expect(Self.text(navigator) == "detail: a > b")
    navigator.perform(.back)
    #expect(navigator.path == ["a"])
    navigator.policy = AnyPolicy(DoubleColumn())
    navigator.context = Self.sideways
    #expect(navigator.perform(.back).refusal?.kind == .noSuchScreen)
    #expect(navigator.path == ["a"])
  }

  @Test("the README's example shows what it says")
  func readme() {
    let navigator = Navigator(Navigation<SolePlace, String>(), policy: DoubleColumn())
    navigator.context = LayoutContext(size: Size(width: 1180, height: 820))
    navigator.perform(.push(["message/7", "attachment/2"]))
    #expect(Self.text(navigator) == "sidebar:  | detail: message/7 > attachment/2")
    navigator.context = LayoutContext(size: Size(width: 390, height: 844))
    #expect(Self.text(navigator) == "detail: message/7 > attachment/2")
    #expect(navigator.perform(.back).change?.removed == ["attachment/2"])
  }

  @Test("a hidden sidebar is revealed on request, and stays hidden otherwise")
  func revealing() {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: DoubleColumn(), context: Self.upright)
    navigator.perform(.push(["a"]))
    #expect(Self.text(navigator) == "detail: a")
    let hidden = navigator.perform(.follow(["b"])).change.flatMap { change in
      navigator.shown.fitted.map { change.hiddenPanes(in: $0) }
    }
    #expect(hidden == .sidebar)
    #expect(navigator.reveal(.sidebar))
    #expect(Self.text(navigator) == "sidebar:  | detail: b")
    #expect(navigator.hide(.sidebar))
    #expect(Self.text(navigator) == "detail: b")
    #expect(!navigator.hide(.sidebar))
    navigator.context = LayoutContext()
    #expect(!navigator.reveal(.sidebar))
  }

  @Test("several screens pushed at once are one change, seen once")
  func once() async {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: DoubleColumn(), context: Self.upright)
    let changes = Mutex(0)
    withObservationTracking {
      _ = navigator.path
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    navigator.perform(.push(["orders", "order/5", "confirm"]))
    #expect(changes.withLock { $0 } == 1)
    navigator.perform(.back)
    #expect(navigator.path == ["orders", "order/5"])
  }

  @Test("the selected tab opened again says so, also at its root")
  func reselection() throws {
    let tabs = try NavigationTabs([
      ("home", NavigationColumns<String>()), ("search", NavigationColumns()),
    ])
    let navigator = Navigator(
      Navigation(tabs: tabs), policy: DoubleColumn(), context: Self.upright)
    var again: [String] = []
    navigator.onReselection = { again.append($0) }
    navigator.selection = "search"
    navigator.path = ["a", "b"]
    navigator.selection = "search"
    navigator.selection = "search"
    #expect(again == ["search", "search"])
    #expect(navigator.path == [])
    navigator.selection = "nowhere"
    #expect(navigator.selection == "search")
    // Only where it happened.
    navigator.path = ["edit"]
    navigator.change { $0.protect("edit", as: .asks) }
    navigator.selection = "search"
    navigator.guards = [NavigationGuard { _ in .refuse("no") }]
    navigator.selection = "search"
    #expect(again == ["search", "search"])
  }

  @Test("who is asked may read and change the navigator, and the newer change wins")
  func reentrancy() {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: DoubleColumn(), context: Self.sideways)
    navigator.guards = [
      NavigationGuard { proposal in
        MainActor.assumeIsolated {
          if proposal.change.added == ["a"] { navigator.perform(.present("alert", as: .sheet)) }
          return navigator.path == proposal.before.columns.path ? .allow : .refuse("read anew")
        }
      }
    ]
    #expect(navigator.perform(.push(["a"])).refusal?.kind == .superseded)
    #expect(navigator.routes == [Route("alert", as: .sheet)])
    struct Reader: LayoutPolicy {
      let name = "reader"
      let read: @MainActor @Sendable () -> Void
      func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
        MainActor.assumeIsolated { read() }
        return DoubleColumn().decide(in: context, memory: &memory)
      }
    }
    navigator.policy = AnyPolicy(Reader { _ = navigator.memory })
    #expect(navigator.shown.fitted?.style == .doubleColumn)
  }

  @Test(
    "a binding that writes what is there changes nothing, and a refused one shows again what is")
  func bindings() {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: DoubleColumn(), context: Self.upright)
    navigator.perform(.push(["a", "b"]))
    navigator.perform(.present("sheet", as: .sheet))
    navigator.path = navigator.path
    #expect(navigator.routes.map { $0.screen } == ["a", "b", "sheet"])
    navigator.change { $0.protect("sheet", as: .locked) }
    let told = Mutex(0)
    func observe() {
      withObservationTracking {
        _ = navigator.path
      } onChange: {
        told.withLock { $0 += 1 }
      }
    }
    observe()
    navigator.path = ["a"]
    #expect(told.withLock { $0 } == 1)
    observe()
    #expect(navigator.perform(.pop(9)).refusal != nil)
    navigator.context = navigator.context
    #expect(told.withLock { $0 } == 1)
    #expect(navigator.path == ["a", "b"])
  }

  @Test("guards, questions, locks and the background go through it")
  func standingInTheWay() {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: DoubleColumn(), context: Self.sideways)
    navigator.guards = [
      NavigationGuard { $0.change.added.contains("secret") ? .refuse("not for you") : .allow }
    ]
    #expect(navigator.perform(.push(["secret"])).refusal?.message == "not for you")
    navigator.path = ["edit"]
    navigator.change { $0.protect("edit", as: .asks) }
    #expect(navigator.perform(.popToRoot()) == .asked("edit"))
    #expect(navigator.answer(.discard).change?.removed == ["edit"])
    navigator.change { $0.hold() }
    #expect(navigator.perform(.push(["secret"])) == .held)
    #expect(navigator.perform(.push(["open"])) == .held)
    #expect(navigator.resume().map { $0.plain } == ["refused", "-[] +[open]"])
    #expect(navigator.path == ["open"])
  }

  @Test("a tip shows once, and stays away when it was closed")
  func tips() {
    let navigator = Navigator(
      Navigation<SolePlace, String>(), policy: TipOnce(), context: Self.upright)
    #expect(navigator.shown.decision.layout.tip == "sidebar")
    navigator.acknowledge("sidebar")
    #expect(navigator.shown.decision.layout.tip == nil)
    #expect(navigator.memory.spent == ["sidebar"])
  }
}
