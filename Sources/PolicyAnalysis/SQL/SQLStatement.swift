package import LayoutPolicies
package import DeviceCatalog

/// A policy of rules as one statement of standard SQL that answers every row of a table.
///
/// Rows are answered with a fresh memory: no rule is active, so hysteresis plays no part. SQL's
/// logic has the three values of conditions, with NULL for unknown, and `CASE` takes the first
/// condition that is true, as rules do.
package struct SQLStatement {
  /// The statement, with comments before it that say which columns the table must have.
  package let text: String

  /// Writes a policy as SQL; linear in the size of the distinct policies and, where further
  /// questions say what hangs on the style, in the styles.
  ///
  /// - Parameters:
  ///   - rules: The policy.
  ///   - table: The name of the table, its parts between dots.
  ///   - asksOnce: Whether columns of the table tell which once keys are spent; otherwise none is.
  ///   - catalog: What the names of devices and families stand for.
  ///   - json: How a part of a layout is written in JSON.
  /// - Throws: ``PolicyError`` for a policy that uses code, and for one that says what engines do
  ///   not read alike.
  package init(
    _ rules: RuleSet, table: String, asksOnce: Bool = false, catalog: Catalog = .standard,
    json: @escaping (PlainValue) -> String
  ) throws(PolicyError) {
    let graph = try QuestionGraph(rules)
    try graph.checkTexts(inputs: rules.allInputs, outputs: rules.allOutputs)
    let questions = SQLQuestions(
      graph, SQLConditions(catalog: catalog), asksOnce: asksOnce)
    let layout = SQLLayout(questions, outputs: rules.allOutputs, json: json)
    let asked = AskedInputs(
      graph.nodes.map { $0.question }, declared: rules.allInputs, countsFits: !layout.fits.isEmpty)
    let columns = try SQLColumns(asked, countsFits: !layout.fits.isEmpty, asksOnce: asksOnce)

    let main = graph.policies[graph.root].nodes[0]
    var answers: [SQLColumns.Derived] = [
      ("rule", questions.rule(of: main)), ("chain", questions.chain),
    ]
    answers += layout.columns
    for node in questions.further { answers.append(Self.furtherRule(node, questions)) }
    answers.append(("layout", layout.whole))
    try Self.checkNames(answers)

    var steps: [(name: String, columns: [SQLColumns.Derived])] = [
      ("lp_given", columns.given), ("lp_window", columns.window), ("lp_classes", columns.classes),
      ("lp_rules", questions.winners),
    ]
    for (place, step) in questions.steps.enumerated() { steps.append(("lp_used_\(place)", step)) }
    steps.append(("lp_answers", questions.answers + layout.counts))

    var source = SQLText.table(table)
    var parts: [String] = []
    for step in steps where !step.columns.isEmpty {
      parts.append("\(step.name) AS (\n" + Self.select(step.columns, from: source, "  ") + "\n)")
      source = step.name
    }
    let about = SQLComment(
      policy: rules.name, table: table, columns: columns,
      onceKeys: asksOnce ? [] : asked.onceKeys.sorted())
    text =
      about.text + "WITH\n" + parts.joined(separator: ",\n") + "\n"
      + Self.select(answers, from: source, "") + ";\n"
  }

  private static func select(
    _ columns: [SQLColumns.Derived], from source: String, _ margin: String
  ) -> String {
    let lines = ["*"] + columns.map { "\($0.sql) AS \($0.name)" }
    let text =
      "SELECT\n" + lines.map { SQLText.indented($0) }.joined(separator: ",\n") + "\nFROM \(source)"
    return margin.isEmpty ? text : SQLText.indented(text)
  }

  /// The rule that won a further question.
  private static func furtherRule(_ node: Int, _ questions: SQLQuestions) -> SQLColumns.Derived {
    let graph = questions.graph
    let (policy, name) = (graph.nodes[node].policy, graph.nodes[node].question.name ?? "")
    let label = policy == graph.root ? name : "\(graph.policies[policy].name)/\(name)"
    let rule = questions.rule(of: node)
    return (
      SQLText.column("rule_", label),
      questions.canBeSilent(node)
        ? SQLText.cases([
          "WHEN \(SQLQuestions.answer(ofQuestion: node)) IS NOT NULL THEN \(rule)"
        ]) : rule
    )
  }

  private static func checkNames(_ columns: [SQLColumns.Derived]) throws(PolicyError) {
    var names: Set<String> = []
    for column in columns where !names.insert(column.name).inserted {
      throw PolicyError(
        .notExportable, "two of its answers would both be the column `\(column.name)`",
        help: "rename a question or an output, or a policy that is used")
    }
  }
}

extension QuestionGraph {
  /// Refuses texts that some engines read as others: a backslash starts an escape in half of them.
  fileprivate func checkTexts(
    inputs: [ValueDeclaration], outputs: [ValueDeclaration]
  ) throws(PolicyError) {
    for node in nodes {
      for rule in node.question.rules {
        try Self.check(rule.name, "the rule")
        for case .input(let test) in rule.condition.leaves.map({ $0.kind }) {
          guard case .oneOf(let values) = test.wanted else { continue }
          for value in values { try Self.check(value.plainText, "the value") }
        }
      }
    }
    for value in (inputs + outputs).compactMap({ $0.defaultValue }) {
      try Self.check(value.plainText, "the default")
    }
    let said = answers.flatMap { $0.settings.values.entries.map { $0.value } }
    for value in said + outputs.compactMap({ $0.defaultValue }) {
      try Self.check(value.plainText, "the value", isInJSON: true)
    }
  }

  private static func check(
    _ text: String, _ what: String, isInJSON: Bool = false
  ) throws(PolicyError) {
    let isBad = text.utf8.contains { byte in
      byte == 0x5C || byte == 0 || isInJSON && (byte == 0x22 || byte < 0x20 || byte == 0x7F)
    }
    guard isBad else { return }
    throw PolicyError(
      .notExportable,
      "\(what) \(text.inBackticks) needs a backslash, which databases read in different ways",
      help: isInJSON
        ? "say it without quotes, backslashes and control characters"
        : "say it without backslashes")
  }
}
