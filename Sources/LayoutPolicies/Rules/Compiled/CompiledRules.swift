/// The rules of one question as diagrams that find the first that is true.
///
/// One diagram holds them all where it stays small enough; else several hold a stretch of rules
/// each, and are asked one after the other. A rule too large for any is asked as it is written.
final class CompiledRules: Sendable {
  struct Stretch: Sendable {
    /// Where its diagram begins, whose results are those of ``Winner``.
    var root = Vertex(result: 0)
    /// The place of the one rule that is asked as it is written; below 0 if a diagram is asked.
    var rule = -1
  }

  /// The first rule that is true, and whether one before it is undecided, as one number.
  struct Winner {
    /// The place of the rule; nil if none is true.
    let rule: Int?
    let isUndecidedBefore: Bool

    init(_ result: Int) {
      rule = result < 2 ? nil : result / 2 - 1
      isUndecidedBefore = result % 2 == 1
    }

    /// That a rule wins, from the truth of its condition.
    static func result(_ truth: Int, of rule: Int) -> Int { truth < 2 ? truth : 2 * (rule + 1) }
  }

  let space: InputSpace
  let stretches: [Stretch]
  let diagrams: Diagrams

  /// Compiles rules. Takes time and room in proportion to the rules and, for each stretch, at most
  /// the limit.
  init(_ rules: [PlainRule], limit: Int) {
    space = InputSpace(rules.map { $0.condition }, onceKeys: rules.compactMap { $0.onceKey })
    var builder = DiagramBuilder(space, limit: limit)
    var stretches: [Stretch] = []
    var diagrams = Diagrams()
    // Neighbours of equal length are joined, as if a number of stretches were counted in binary.
    var waiting: [(count: Int, vertex: Vertex)] = []
    func close() {
      stretches += waiting.map { Stretch(root: diagrams.take($0.vertex, of: builder)) }
      waiting.removeAll()
      builder.removeAll()
    }
    for (place, rule) in rules.enumerated() {
      do throws(DiagramLimit) {
        let vertex: Vertex
        do throws(DiagramLimit) { vertex = try builder.winner(of: rule, at: place) } catch {
          // Perhaps there is room once the rules before are put away.
          close()
          vertex = try builder.winner(of: rule, at: place)
        }
        waiting.append((1, vertex))
      } catch {
        builder.removeAll()
        stretches.append(Stretch(rule: place))
        continue
      }
      while let last = waiting.last, waiting.count > 1,
        waiting[waiting.count - 2].count <= last.count || place == rules.count - 1
      {
        let before = waiting[waiting.count - 2]
        do throws(DiagramLimit) {
          let vertex = try builder.joined(
            before.vertex, last.vertex, by: DiagramBuilder.firstMatch)
          waiting.removeLast(2)
          waiting.append((before.count + last.count, vertex))
        } catch {
          close()
        }
      }
    }
    close()
    self.stretches = stretches
    self.diagrams = diagrams
  }

  /// Whether one diagram holds all rules.
  var isWhole: Bool { stretches.isEmpty || (stretches.count == 1 && stretches[0].rule < 0) }

  /// The first rule that is true.
  @inline(__always)
  func winner(
    in context: LayoutContext, _ lazy: inout LazyContext, _ memory: PolicyMemory,
    _ question: LinkedQuestion
  ) -> (rule: Int?, isUndecidedBefore: Bool) {
    var isUndecided = false
    var cells = CellsFound()
    for place in stretches.indices {
      let rule = stretches[place].rule
      let winner = Winner(
        rule < 0
          ? result(from: stretches[place].root, &cells, in: context, &lazy, memory)
          : question.result(ofRule: rule, in: context, &lazy, memory))
      isUndecided = isUndecided || winner.isUndecidedBefore
      if let rule = winner.rule { return (rule, isUndecided) }
    }
    return (nil, isUndecided)
  }

  /// Follows a diagram. At most one search a level, logarithmic in its cuts; allocates nothing.
  @inline(__always)
  private func result(
    from root: Vertex, _ cells: inout CellsFound, in context: LayoutContext,
    _ lazy: inout LazyContext, _ memory: PolicyMemory
  ) -> Int {
    var vertex = root
    while !vertex.isResult {
      let node = diagrams.nodes[vertex.node]
      let cell = cells[node.level] {
        lazy.cell(of: $0, in: space, context, memory)
      }
      var (low, high) = (Int(node.start), Int(node.end) - 1)
      while low < high {
        let middle = (low + high) / 2
        if diagrams.branches[middle].end <= cell { low = middle + 1 } else { high = middle }
      }
      vertex = diagrams.branches[low].vertex
    }
    return Int(~vertex.raw)
  }
}

/// The cells of a context that one stretch found, for the next ones.
private struct CellsFound {
  private var cells = SIMD16<Int32>(repeating: -1)

  /// The cell of a level; only those of the first levels are remembered.
  @inline(__always)
  subscript(level: Int32, find: (Int) -> Int) -> UInt32 {
    mutating get {
      let place = Int(level)
      if place < 16, cells[place] >= 0 { return UInt32(bitPattern: cells[place]) }
      let cell = Int32(truncatingIfNeeded: find(place))
      if place < 16 { cells[place] = cell }
      return UInt32(bitPattern: cell)
    }
  }
}

extension LinkedQuestion {
  /// What a rule that no diagram holds comes to, as a number of ``CompiledRules/Winner``.
  @inline(never)
  fileprivate func result(
    ofRule place: Int, in context: LayoutContext, _ lazy: inout LazyContext, _ memory: PolicyMemory
  ) -> Int {
    if isSpent(place, memory) { return 0 }
    let truth = conditions.truth(of: place, in: context, lazy.resolved(context))
    return CompiledRules.Winner.result(Int(truth.rawValue), of: place)
  }
}

/// Compiles the questions of a policy, each once, on however many ways it is asked.
final class RuleCompiler {
  private struct Key: Hashable {
    let policy: ObjectIdentifier?
    let question: String?
  }

  private let limit: Int
  private var compiled: [Key: CompiledRules] = [:]

  init(limit: Int) { self.limit = limit }

  /// The rules of a question of the policy; the policy asked for has no identity.
  func compiled(_ question: Question, of policy: ObjectIdentifier?) -> CompiledRules {
    let key = Key(policy: policy, question: question.name)
    if let known = compiled[key] { return known }
    let rules = CompiledRules(question.rules, limit: limit)
    compiled[key] = rules
    return rules
  }
}
