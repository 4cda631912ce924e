import LayoutPolicies
import PolicyAnalysis

/// A policy as one diagram, its nodes numbered from the first that is asked.
struct ExportedDiagram {
  /// Where a branch leads.
  enum Target: Hashable {
    case node(Int)
    case decision(Int)
  }

  struct Node {
    let level: Int
    let branches: [(cells: Range<Int>, target: Target)]
  }

  let policy: RuleSet
  /// The inputs, in the order in which nodes ask them; some may not matter and have no node.
  let inputs: [InputCells]
  let nodes: [Node]
  let root: Target
  /// The decisions that some branch leads to.
  let decisions: [LayoutDecision]

  /// Makes the diagram of a policy.
  init(_ policy: RuleSet) throws(PolicyError) {
    let (space, map) = try policy.decisionMap()
    self.policy = policy
    inputs = space.builder.space.levels
    var numbering = Numbering(builder: space.builder, map: map)
    root = numbering.target(of: map.root)
    nodes = numbering.nodes.compactMap { $0 }
    decisions = numbering.decisions
  }

  /// Numbers what a diagram is made of in the order in which it is met.
  private struct Numbering {
    let builder: DiagramBuilder
    let map: DecisionMap
    private(set) var nodes: [Node?] = []
    private(set) var decisions: [LayoutDecision] = []
    private var known: [Vertex: Target] = [:]

    init(builder: DiagramBuilder, map: DecisionMap) {
      self.builder = builder
      self.map = map
    }

    mutating func target(of vertex: Vertex) -> Target {
      if let target = known[vertex] { return target }
      if let result = vertex.result {
        let target = Target.decision(decisions.count)
        decisions.append(map.decisions[result])
        known[vertex] = target
        return target
      }
      let place = nodes.count
      nodes.append(nil)
      known[vertex] = .node(place)
      var start = 0
      let branches = builder.branches(of: vertex).map { branch in
        let cells = start..<Int(branch.end)
        start = cells.upperBound
        return (cells, target(of: branch.vertex))
      }
      nodes[place] = Node(level: builder.level(of: vertex), branches: branches)
      return .node(place)
    }
  }
}

extension RuleSet {
  /// What the policy decides, as a diagram.
  ///
  /// - Throws: ``PolicyError`` if some of it is code, or if the diagram would be too large.
  func decisionMap() throws(PolicyError) -> (space: PolicySpace, map: DecisionMap) {
    if let code = firstCode {
      throw PolicyError(
        .opaque, "it uses \(code.name.inBackticks), which is code",
        help: "only rules can be exported; write it as rules")
    }
    do throws(DiagramLimit) {
      var space = try PolicySpace([self])
      let map = try space.decisions(of: self)
      return (space, map)
    } catch {
      throw PolicyError(
        .tooLarge, "its diagram would have more than \(PolicySpace.usualLimit) branches",
        help: "export SQL, which grows with the rules alone")
    }
  }
}
