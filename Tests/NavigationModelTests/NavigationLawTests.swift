import LayoutPolicies
import NavigationModel
import SeededRandom
import Testing

@Suite("Laws of navigation")
struct NavigationLawTests {
  typealias App = Navigation<Int, String>
  typealias Action = NavigationAction<Int, String>

  static let screens = ["a", "b", "c", "d"]

  static func action(_ random: inout SplitMix64) -> Action {
    let few = (0..<Int.random(in: 0..<4, using: &random)).map { _ in random.pick(screens) }
    let screen = random.pick(screens)
    let count = Int.random(in: -1...5, using: &random)
    let pane = random.maybe(Pane.allCases)
    let tab = random.maybe([0, 1, 2, 7])
    let styles: [Route<String>.Style] = [.push, .sheet, .cover(withNavigation: false)]
    switch Int.random(in: 0..<13, using: &random) {
    case 0: return .push(few, in: pane)
    case 1: return .select(random.maybe(screens), in: pane ?? .sidebar)
    case 2: return .back
    case 3: return .pop(count, in: pane)
    case 4: return .popTo(screen)
    case 5: return .popToRoot(tab)
    case 6: return .replaceTop(screen)
    case 7: return .show(screen, random.chance(50))
    case 8: return .present(screen, as: random.pick(styles))
    case 9: return random.chance(30) ? .dismissAll : .dismiss(count)
    case 10: return .open(tab ?? 0)
    case 11: return .follow(few, in: tab)
    default:
      return .edit(
        StackEdit(keeping: count, adding: few.map { Route($0, as: random.pick(styles)) }))
    }
  }

  /// Every screen that is anywhere.
  static func all(_ app: App) -> [String] {
    app.presented.routes.map { $0.screen }
      + app.tabs.tabs.flatMap { tab in
        Pane.allCases.flatMap { pane in app.tabs[tab].map { Array($0[pane]) } ?? [] }
      }
  }

  static func counts(_ screens: [String]) -> [String: Int] {
    screens.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test(
    "what is no change changes nothing; what is one accounts for every screen; what is locked stays"
  )
  func accounts() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let tabs = try NavigationTabs(
        (0..<3).map { tab in
          (tab, NavigationColumns<String>(levels: random.chance(50) ? .two : .three))
        }, forgetful: random.chance(30) ? [1] : [])
      var app = App(tabs: tabs)
      if random.chance(30) { app.reselection = .none }
      for _ in 0..<50 {
        if random.chance(10) {
          app.protect(random.pick(Self.screens), as: random.pick([.locked, .asks]))
        }
        if random.chance(10) { app.unprotect(random.pick(Self.screens)) }
        let layout = random.pick(NavigationColumnsTests.layouts)
        let fitted = app.columns.fitted(layout, to: NavigationColumnsTests.wide)
        let before = app
        let action = Self.action(&random)
        let outcome = app.perform(action, in: random.chance(50) ? fitted : nil)
        // Screens that stay in another order are counted as gone and come again.
        switch outcome {
        case .changed(let change):
          var expected = Self.counts(Self.all(before))
          for screen in change.removed { expected[screen, default: 0] -= 1 }
          for screen in change.added { expected[screen, default: 0] += 1 }
          #expect(expected.filter { $0.value != 0 } == Self.counts(Self.all(app)), "\(action)")
        case .asked:
          let question = try #require(app.question)
          #expect(before.protections[question.screen] == .asks)
          app.answer(.keep)
          #expect(app.tabs == before.tabs && app.presented == before.presented, "\(action)")
        case .unchanged, .refused, .held:
          #expect(app == before, "\(action)")
        }
        let locked = before.protections.filter { $0.value == .locked }.keys
        let (was, now) = (Set(Self.all(before)), Set(Self.all(app)))
        for screen in locked where was.contains(screen) {
          #expect(now.contains(screen), "\(action)")
        }
        #expect(app.presented.routes.first?.style != .push)
        #expect((try? RouteStack(app.presented.routes.screens)) == app.presented)
      }
    }
  }
}
