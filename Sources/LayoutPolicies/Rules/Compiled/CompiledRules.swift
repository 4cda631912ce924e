/// The rules of one question as diagrams that find the first that is true.
///
/// One diagram holds them all where it stays small enough; else several hold a stretch of rules
/// each, and are asked one after the other. A rule too large for any is asked as it is written.
final class CompiledRules: Sendable {
  enum Stretch: Sendable {
    /// Its results are those of ``Winner``.
    case diagram(Diagram)
    /// One rule, by its place.
    case rule(Int)
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

  /// Compiles rules. Takes time and room in proportion to the rules and, for each stretch, at most
  /// the limit.
  init(_ rules: [PlainRule], limit: Int) {
    space = InputSpace(rules.map { $0.condition }, onceKeys: rules.compactMap { $0.onceKey })
    var builder = DiagramBuilder(space, limit: limit)
    var stretches: [Stretch] = []
    // Neighbours of equal length are joined, as if a number of stretches were counted in binary.
    var waiting: [(count: Int, vertex: Vertex)] = []
    func close() {
      stretches += waiting.map { .diagram(Diagram($0.vertex, of: builder)) }
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
        stretches.append(.rule(place))
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
  }

  /// Whether one diagram holds all rules.
  var isWhole: Bool {
    if stretches.isEmpty { return true }
    guard stretches.count == 1, case .diagram = stretches[0] else { return false }
    return true
  }

  /// The first rule that is true.
  @inline(__always)
  func winner(
    in context: LayoutContext, _ lazy: inout LazyContext, _ memory: PolicyMemory,
    _ question: LinkedQuestion
  ) -> (rule: Int?, isUndecidedBefore: Bool) {
    var isUndecided = false
    for stretch in stretches {
      let winner: Winner
      switch stretch {
      case .diagram(let diagram):
        winner = Winner(diagram.result(in: space, context, &lazy, memory))
      case .rule(let place):
        winner = Winner(
          question.isSpent(place, memory)
            ? 0
            : Winner.result(
              Int(
                question.conditions.truth(of: place, in: context, lazy.resolved(context)).rawValue),
              of: place))
      }
      isUndecided = isUndecided || winner.isUndecidedBefore
      if let rule = winner.rule { return (rule, isUndecided) }
    }
    return (nil, isUndecided)
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
