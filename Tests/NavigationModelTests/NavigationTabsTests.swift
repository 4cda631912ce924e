import NavigationModel
import Testing

@Suite("Tabs")
struct NavigationTabsTests {
  enum Place: Hashable, Sendable { case home, search, settings }

  typealias Tabs = NavigationTabs<Place, [String]>

  static func tabs(forgetful: Set<Place> = []) throws -> Tabs {
    try Tabs([(.home, ["h"]), (.search, []), (.settings, [])], forgetful: forgetful)
  }

  @Test("keep what they show, unless they forget it when they are left")
  func keeping() throws {
    var tabs = try Self.tabs(forgetful: [.search])
    #expect(tabs.selection == .home)
    try tabs.update(.home) { $0.append("h2") }
    let opened = tabs.open(.search)
    #expect(opened == .opened(leaving: .home))
    try tabs.update(.search) { $0.append("result") }
    let again = tabs.open(.search)
    #expect(again == .reopened)
    #expect(tabs[.search] == ["result"])
    tabs.open(.home)
    #expect(tabs[.home] == ["h", "h2"])
    #expect(tabs[.search] == [])
  }

  @Test("one that a layout has no place for keeps all, and is selected again when it has")
  func vanishing() throws {
    var tabs = try Self.tabs(forgetful: [.settings])
    tabs.open(.settings)
    try tabs.update(.settings) { $0.append("account") }
    tabs.show(only: [.home, .search])
    #expect(tabs.selection == .home)
    #expect(tabs.shown == [.home, .search])
    #expect(tabs[.settings] == ["account"])
    tabs.show(only: tabs.tabs)
    #expect(tabs.selection == .settings)
    #expect(tabs[.settings] == ["account"])
    tabs.show(only: [.home, .search])
    tabs.open(.search)
    tabs.show(only: tabs.tabs)
    #expect(tabs.selection == .search)
    tabs.show(only: [])
    #expect(tabs.selection == .search)
  }

  @Test("one opened without a place stays, however often a layout tells its places")
  func openedWithoutPlace() throws {
    var tabs = try Self.tabs(forgetful: [.settings])
    tabs.show(only: [.home, .search])
    tabs.open(.settings)
    tabs.show(only: [.home, .search])
    #expect(tabs.selection == .settings)
    // Out of sight and then left for another, it is forgotten too.
    try tabs.update(.settings) { $0.append("account") }
    tabs.show(only: tabs.tabs)
    tabs.show(only: [.home, .search])
    #expect(tabs.selection == .home)
    #expect(tabs[.settings] == ["account"])
    tabs.open(.search)
    #expect(tabs[.settings] == [])
  }

  @Test("refuse what is no tab, and name those there are")
  func unknown() throws {
    var tabs = try NavigationTabs([("home", 0), ("search", 0)])
    let refusal = NavigationError(
      .unknownTab, "there is no tab `serch`", help: "one of `home`, `search`")
    let opened = tabs.open("serch")
    #expect(opened == .refused(refusal))
    #expect(tabs.show(only: ["serch"]) == refusal)
    #expect(tabs.selection == "home")
    #expect(throws: refusal) { try tabs.update("serch") { $0 += 1 } }
    #expect(throws: NavigationError.self) { try NavigationTabs([("a", 0), ("a", 1)]) }
    #expect(throws: NavigationError.self) { try NavigationTabs<String, Int>([]) }
    #expect(throws: NavigationError.self) { try NavigationTabs([("a", 0)], forgetful: ["b"]) }
  }
}
