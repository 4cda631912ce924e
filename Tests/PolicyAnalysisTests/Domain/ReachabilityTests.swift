import DeviceCatalog
import LayoutPolicies
import PolicyAnalysis
import RandomPolicies
import SeededRandom
import Testing

@Suite struct ReachabilityTests {
  /// Rules in order, as conditions.
  private struct Rules {
    let conditions: [Condition]
    let builder: DiagramBuilder
    let root: Vertex
    let domain: Domain

    /// Results are the place of the first condition that holds, and their number if none does.
    init(_ conditions: [Condition]) throws {
      self.conditions = conditions
      let space = InputSpace(conditions)
      var builder = DiagramBuilder(space, limit: 100_000)
      var root = Vertex(result: conditions.count)
      for (place, condition) in conditions.enumerated().reversed() {
        let truth = try builder.vertex(of: condition)
        let one = try builder.mapped(truth) { $0 == 2 ? place : conditions.count }
        root = try builder.joined(one, root) { left, right in
          guard let first = left.result else { return nil }
          return first == place ? left : right
        }
      }
      self.builder = builder
      self.root = root
      domain = Domain(space)
    }
  }

  private static func rules(_ random: inout SplitMix64, count: Int = 4) throws -> Rules {
    try Rules(
      (0..<count).map { _ in
        let (left, right) = (random.leaf(), random.leaf())
        return random.chance(50) ? .all(left, .not(right)) : .any(.not(left), right)
      })
  }

  @Test("every result that a context reaches is found, with a context that does", arguments: 0..<4)
  func reached(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<2 {
      let rules = try Self.rules(&random)
      let reached = Reachability(of: rules.root, in: rules.builder, domain: rules.domain)
      #expect(!reached.isCut)
      for (result, witness) in reached.results {
        #expect(rules.builder.result(of: rules.root, in: witness.context, witness.memory) == result)
      }
      for _ in 0..<100 {
        let result = rules.builder.result(of: rules.root, in: random.givenContext())
        #expect(reached.results[result] != nil && !reached.missed.contains(result))
      }
      let again = Reachability(of: rules.root, in: rules.builder, domain: rules.domain)
      #expect(again.results == reached.results)
    }
  }

  @Test("each context lies in one box of its result", arguments: 0..<4)
  func boxes(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<2 {
      let rules = try Self.rules(&random, count: 2)
      let boxes = Boxes(of: rules.root, in: rules.builder, domain: rules.domain) { $0 < 2 }
      #expect(!boxes.isCut)
      for box in boxes.boxes {
        #expect(
          rules.builder.result(of: rules.root, in: box.witness.context, box.witness.memory)
            == box.result)
        #expect(box.holds(box.witness.context, box.witness.memory, rules.domain.space))
      }
      for _ in 0..<50 {
        let context = random.givenContext()
        let result = rules.builder.result(of: rules.root, in: context)
        let held = boxes.boxes.filter { $0.holds(context, PolicyMemory(), rules.domain.space) }
        #expect(held.map { $0.result } == (result < 2 ? [result] : []))
      }
    }
  }

  @Test("a result behind a condition that no window meets is missed")
  func missed() throws {
    let rules = try Rules([
      .all(.shape(.tall), .width(800...)), .all(.width(800...), .aspect(..<1)), .width(800...),
    ])
    let reached = Reachability(of: rules.root, in: rules.builder, domain: rules.domain)
    #expect(reached.results.keys.sorted() == [0, 2, 3])
    #expect(reached.missed == [1])
    #expect(reached.results[0]?.device != nil)
  }

  @Test("a search that ends early says so")
  func cut() throws {
    let rules = try Rules([.width(600...), .height(600...)])
    #expect(Reachability(of: rules.root, in: rules.builder, domain: rules.domain, steps: 1).isCut)
    #expect(
      Boxes(of: rules.root, in: rules.builder, domain: rules.domain, limit: 1) { _ in true }.isCut)
  }
}
