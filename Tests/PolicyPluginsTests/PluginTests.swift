import LayoutPolicies
import PolicyPlugins
import PolicyTesting
import Testing

private let sound = Result { try PolicyPlugin(path: Library.compiled("sound")) }

@Suite struct PluginTests {
  @Test(
    "The header of the contract is C99 and C++",
    arguments: [["-x", "c", "-std=c99"], ["-x", "c++", "-std=c++11"]])
  func header(_ language: [String]) throws {
    let header = Library.header + "/layout_policy_plugin.h"
    #expect(
      try Library.compiles(header, ["-fsyntax-only", "-Wno-unused-function"] + language))
  }

  @Test("A plug-in brings policies with all that it says of them")
  func description() throws {
    let plugin = try sound.get()
    #expect(plugin.name == "sound")
    #expect(plugin.version == "1.0")
    let template = try #require(plugin.templates.first)
    #expect(template.name == "wide-enough")
    #expect(template.summary == "Two columns from a width on.")
    #expect(template.version == "2.0")
    #expect(template.origin == .plugin(plugin.path))
    #expect(
      template.parameters == [
        ValueDeclaration("from", .number, default: 800),
        ValueDeclaration("tips", .boolean, default: false),
        ValueDeclaration("edge", .choice(["leading", "trailing"]), default: "leading"),
      ])
  }

  @Test("A policy of a plug-in decides as its arguments say")
  func arguments() throws {
    var registry = PolicyRegistry()
    try registry.register(contentsOf: try sound.get())
    let policy = try registry.policy(
      named: "wide-enough", with: ["from": 500, "edge": "trailing"])
    #expect(
      policy.layout(in: LayoutContext(width: 600))
        == .doubleColumn(sidebar: PaneColumn(edge: .trailing)))
    #expect(policy.layout(in: LayoutContext(width: 400)) == .stack())
    var memory = PolicyMemory()
    #expect(policy.decide(in: LayoutContext(), memory: &memory).unknown == ["width"])
    let error = #expect(throws: PolicyError.self) {
      try registry.policy(named: "wide-enough", with: ["from": 0])
    }
    #expect(error?.message.hasSuffix("fails in `wide-enough`: `from` of 0 is no width") == true)
  }

  @Test("A plug-in shows a tip once, and keeps its rule near a threshold")
  func memory() throws {
    let template = try #require(try sound.get().templates.first)
    let policy = try template.make(["tips": true])
    var memory = PolicyMemory()
    func tip(_ width: Double) -> String? {
      policy.decide(in: LayoutContext(width: width), memory: &memory).layout.tip
    }
    #expect(tip(900) == "hello")
    #expect(tip(790) == "hello")
    #expect(memory.showing == ["hello"])
    #expect(tip(700) == nil)
    #expect(memory.spent == ["hello"])
    #expect(tip(900) == nil)
  }

  @Test("A plug-in keeps the laws", arguments: [false, true])
  func laws(_ tips: Bool) throws {
    let template = try #require(try sound.get().templates.first)
    let breaches = try PolicyLaw.breaches(
      of: try template.make(["tips": .boolean(tips)]), randomContexts: 500)
    #expect(breaches.isEmpty, "\(breaches)")
  }

  @Test("Plug-ins of larger and of smaller editions work", arguments: [[], ["OLDER"]])
  func editions(_ definitions: [String]) throws {
    let plugin = try PolicyPlugin(path: Library.compiled("editions", definitions))
    let policy = try #require(plugin.templates.first).make()
    var memory = PolicyMemory()
    let decision = policy.decide(in: LayoutContext(), memory: &memory)
    #expect(decision.failure == nil)
    let base: PaneWidth.Base? = definitions.isEmpty ? .room : nil
    #expect(
      decision.layout
        == .doubleColumn(sidebar: PaneColumn(width: .fraction(0.25, of: base, max: 300))))
  }

  @Test("Threads may ask policies of one plug-in at once")
  func threads() async throws {
    let template = try #require(try sound.get().templates.first)
    let policies = [try template.make(), try template.make(["from": 100])]
    let counts = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<2000).count { step in
            policies[task % 2].layout(in: LayoutContext(width: Double(step))).style == .doubleColumn
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == Array(repeating: 1200, count: 4) + Array(repeating: 1900, count: 4))
  }
}
