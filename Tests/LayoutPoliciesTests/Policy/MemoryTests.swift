import Foundation
import LayoutPolicies
import Testing

@Suite("A memory")
struct MemoryTests {
  private static func stored(_ memory: PolicyMemory) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(memory), as: UTF8.self)
  }

  private static func restored(_ text: String) throws -> RestoredMemory {
    try JSONDecoder().decode(RestoredMemory.self, from: Data(text.utf8))
  }

  @Test("keeps each key once, sorted, and frees what is forgotten")
  func keys() {
    var memory = PolicyMemory(spent: ["b", "a", "b"])
    #expect(memory.spent == ["a", "b"])
    memory.forget("a")
    memory.forget("never there")
    #expect(!memory.isSpent("a") && memory.isSpent("b"))
    #expect(memory == PolicyMemory(spent: ["b"]))
  }

  @Test("stores what shows as spent, and reads it again")
  func roundTrip() throws {
    var memory = PolicyMemory(spent: ["zoom", "about"])
    let pad = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
    _ = TipOnce(tip: "tip").decide(in: pad, memory: &memory)
    #expect(memory.showing == ["tip"])
    let text = try Self.stored(memory)
    #expect(text == #"{"spent":["about","tip","zoom"],"version":1}"#)
    let again = try Self.restored(text)
    #expect(again.problems.isEmpty)
    #expect(again.memory == PolicyMemory(spent: ["about", "tip", "zoom"]))
    #expect(try Self.stored(again.memory) == text)
    #expect(TipOnce(tip: "tip").decide(in: pad, memory: &memory).layout.tip == "tip")
  }

  @Test(
    "reads what is sound in a damaged store, and says what is not",
    arguments: [
      (#"{"version":1,"spent":["a","b"]}"#, ["a", "b"], []),
      (#"{"version":1}"#, [], []),
      (#"{"version":1,"spent":["a"],"later":{}}"#, ["a"], []),
      (#"{"spent":["a"]}"#, ["a"], ["`version` is not 1; read as if it were"]),
      (
        #"{"version":"1","spent":["a"]}"#, ["a"], ["`version` is not 1; read as if it were"]
      ),
      (
        #"{"version":1,"spent":["a",2,null,{"x":1},["c"],"b","a"]}"#, ["a", "b"],
        (1...4).map { "`spent[\($0)]` is not a text; dropped" }
      ),
      (#"{"version":1,"spent":"a"}"#, [], ["`spent` is not a list; dropped"]),
      (#"{"version":1,"spent":null}"#, [], ["`spent` is not a list; dropped"]),
      (#"["a"]"#, [], ["not an object; dropped"]), ("3", [], ["not an object; dropped"]),
    ] as [(String, [String], [String])])
  func damaged(text: String, keys: [String], problems: [String]) throws {
    let found = try Self.restored(text)
    #expect(found.memory == PolicyMemory(spent: keys))
    #expect(found.problems == problems)
    #expect(try JSONDecoder().decode(PolicyMemory.self, from: Data(text.utf8)) == found.memory)
  }

  @Test("serves one policy at a time: asking another ends what the first showed")
  func otherPolicy() {
    let pad = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
    var memory = PolicyMemory()
    _ = TipOnce(tip: "tip").decide(in: pad, memory: &memory)
    _ = Stack().decide(in: pad, memory: &memory)
    #expect(memory.spent == ["tip"] && memory.showing.isEmpty)
  }

  @Test("shares a once key among everything that is asked with it")
  func sharedKeys() {
    let policy = RuleSet("shared") {
      Rule("first", when: .width(..<500), once: "tip", layout: .stack(tip: "tip"))
      Otherwise(.stack())
    }
    .also("tabs") {
      Rule("new", when: .height(..<500), once: "tip", settings: LayoutSettings(tabs: .rail))
    }
    func window(_ width: Double, _ height: Double) -> LayoutContext {
      LayoutContext(size: Size(width: width, height: height))
    }
    var memory = PolicyMemory()
    let found = [
      window(400, 400), window(400, 600), window(600, 400), window(600, 600), window(400, 400),
    ].map { context in
      let decision = policy.decide(in: context, memory: &memory)
      return "\(decision.rule ?? "") \(decision.also.map { $0.rule ?? "" }) \(memory.showing)"
    }
    #expect(
      found == [
        #"first ["new"] ["tip"]"#, #"first [] ["tip"]"#, #"otherwise ["new"] ["tip"]"#,
        "otherwise [] []", "otherwise [] []",
      ])
  }

  @Test("that is told a tip was seen shows it no more")
  func acknowledges() {
    let pad = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
    let policy = TipOnce()
    var memory = PolicyMemory()
    let first = policy.decide(in: pad, memory: &memory)
    memory.acknowledge("sidebar")
    let second = policy.decide(in: pad, memory: &memory)
    memory.forget("sidebar")
    let third = policy.decide(in: pad, memory: &memory)
    #expect([first, second, third].map { $0.layout.tip } == ["sidebar", nil, "sidebar"])
    #expect(second.layout.display == .secondaryOnly)
  }
}
