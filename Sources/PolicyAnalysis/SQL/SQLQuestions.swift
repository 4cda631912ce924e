import LayoutPolicies

/// The steps from derived inputs to answers: which rule of each question wins, which policies are
/// on the way, and which answer each question comes to. Each stands once, as a column, so that the
/// statement stays linear in the distinct policies.
struct SQLQuestions {
  typealias Derived = SQLColumns.Derived

  let graph: QuestionGraph
  /// The number of the rule that wins each question with rules.
  private(set) var winners: [Derived] = []
  /// Answers and chains of used policies, and whether they are on the way; a step for those that
  /// look at the step before.
  private(set) var steps: [[Derived]] = []
  /// The answers of the questions that are asked.
  private(set) var answers: [Derived] = []
  /// The questions that are or may be asked besides the main one: their places.
  private(set) var further: [Int] = []

  /// How often one policy leads on to another at most, counted from those that use none.
  private var heights: [Int] = []
  /// The same, counted from the policy itself.
  private var depths: [Int] = []
  /// Policies that must know whether they are on the way, as some question hangs on it.
  private var isTold: [Bool] = []

  init(_ graph: QuestionGraph, _ conditions: SQLConditions, asksOnce: Bool) {
    self.graph = graph
    measure()
    for (place, node) in graph.nodes.enumerated() where !node.question.rules.isEmpty {
      winners.append(
        (Self.winner(place), Self.winner(of: node.question, conditions, asksOnce: asksOnce)))
    }
    let chained = policiesOnMainChain
    steps = Array(repeating: [], count: max(heights[graph.root], (depths.max() ?? 0) + 1))
    for policy in graph.policies.indices where policy != graph.root && depths[policy] > 0 {
      let main = graph.policies[policy].nodes[0]
      steps[heights[policy]].append((Self.answer(ofPolicy: policy), answer(of: main)))
      if chained.contains(policy) {
        steps[heights[policy]].append((Self.chain(of: policy), chain(of: policy)))
      }
      if isTold[policy] {
        steps[depths[policy] - 1].append((Self.isOnTheWay(policy), isOnTheWay(policy)))
      }
    }
    steps.removeAll { $0.isEmpty }
    answers.append((Self.mainAnswer, answer(of: graph.policies[graph.root].nodes[0])))
    for (policy, part) in graph.policies.enumerated().reversed() {
      for node in part.nodes.dropFirst() {
        further.append(node)
        let sql = answer(of: node)
        answers.append(
          (
            Self.answer(ofQuestion: node),
            policy == graph.root
              ? sql : SQLText.cases(["WHEN \(Self.isOnTheWay(policy)) THEN \(sql)"])
          ))
      }
    }
  }

  /// The column of the main question's answer.
  static let mainAnswer = "lp_answer"
  /// The column of a further question's answer; NULL where it says nothing.
  static func answer(ofQuestion node: Int) -> String { "lp_answer_\(node)" }
  private static func winner(_ node: Int) -> String { "lp_rule_\(node)" }
  private static func answer(ofPolicy policy: Int) -> String { "lp_policy_\(policy)" }
  private static func chain(of policy: Int) -> String { "lp_chain_\(policy)" }
  private static func isOnTheWay(_ policy: Int) -> String { "lp_asks_\(policy)" }

  /// Whether a column is one of the numbers.
  static func isAmong(_ numbers: [Int], _ column: String) -> String {
    numbers.count == 1
      ? "\(column) = \(numbers[0])"
      : "\(column) IN (" + numbers.map { "\($0)" }.joined(separator: ", ") + ")"
  }

  /// The name of the rule that wins a question.
  func rule(of node: Int) -> String {
    byWinner(node, graph.nodes[node].ruleNames.map { SQLText.text($0) })
  }

  /// The way through the policies to the main answer: `reader/roomy -> double-column/wide`.
  var chain: String { chain(of: graph.root) }

  /// Whether a further question may be asked and say nothing, or not be asked at all.
  func canBeSilent(_ node: Int) -> Bool {
    graph.nodes[node].canBeSilent || graph.nodes[node].policy != graph.root
  }

  private mutating func measure() {
    let count = graph.policies.count
    heights = Array(repeating: 0, count: count)
    depths = heights
    isTold = Array(repeating: false, count: count)
    for (place, policy) in graph.policies.enumerated() {
      let used = policy.nodes.flatMap { graph.nodes[$0].uses.map { $0.policy } }
      heights[place] = used.map { heights[$0] + 1 }.max() ?? 0
      isTold[place] = policy.nodes.count > 1 || used.contains { isTold[$0] }
    }
    for (place, policy) in graph.policies.enumerated().reversed() {
      for used in policy.nodes.flatMap({ graph.nodes[$0].uses }) {
        depths[used.policy] = max(depths[used.policy], depths[place] + 1)
      }
    }
  }

  private var policiesOnMainChain: Set<Int> {
    var found: Set<Int> = [graph.root]
    for policy in graph.policies.indices.reversed() where found.contains(policy) {
      found.formUnion(graph.main(of: policy).uses.map { $0.policy })
    }
    return found
  }

  private static func winner(
    of question: Question, _ conditions: SQLConditions, asksOnce: Bool
  ) -> String {
    let cases = question.rules.enumerated().map { place, rule in
      var (sql, isWhole) = conditions.text(rule.condition)
      if asksOnce, let key = rule.onceKey {
        if !isWhole { sql = "(\(sql))" }
        sql += " AND \(SQLText.column("spent_", key)) IS NOT TRUE"
      }
      return "WHEN \(sql) THEN \(place)"
    }
    return SQLText.cases(cases, otherwise: "\(question.rules.count)")
  }

  private func byWinner(_ node: Int, _ values: [String]) -> String {
    let rows = values.enumerated().map { (number: $0.offset, value: $0.element) }
    return SQLText.choice(Self.winner(node), rows)
  }

  private func answer(of node: Int) -> String {
    byWinner(
      node,
      graph.nodes[node].outcomes.map { outcome in
        switch outcome {
        case .answer(let number): "\(number)"
        case .policy(let policy): Self.answer(ofPolicy: policy)
        case .nothing: "NULL"
        }
      })
  }

  private func chain(of policy: Int) -> String {
    let node = graph.policies[policy].nodes[0]
    let links = zip(graph.nodes[node].ruleNames, graph.nodes[node].outcomes).map { rule, outcome in
      let link = "\(graph.policies[policy].name)/\(rule)"
      guard case .policy(let used) = outcome else { return SQLText.text(link) }
      return SQLText.text(link + " -> ") + " || " + Self.chain(of: used)
    }
    return byWinner(node, links)
  }

  /// Whether a rule that won leads to the policy.
  private func isOnTheWay(_ policy: Int) -> String {
    var ways: [String] = []
    for (place, node) in graph.nodes.enumerated() {
      for used in node.uses where used.policy == policy {
        var parts: [String] = []
        if node.policy != graph.root { parts.append(Self.isOnTheWay(node.policy)) }
        if !node.question.rules.isEmpty {
          parts.append(Self.isAmong(used.rules, Self.winner(place)))
        }
        ways.append(parts.isEmpty ? "TRUE" : parts.joined(separator: " AND "))
      }
    }
    return SQLText.joined(ways, by: "OR", or: "FALSE")
  }
}
