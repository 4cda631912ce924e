import LayoutPolicies

/// What a file says of one question.
struct QuestionDocument {
  let name: String?
  let hysteresis: Double?
  let order: [WindowSide]
  /// The rules as they are written.
  let rules: [RuleDocument]
  let otherwise: OutcomeDocument?
  /// Where it says what happens otherwise.
  let otherwiseKey: YAMLNode?
}

struct RuleDocument {
  let name: String
  let node: YAMLNode
  let condition: Condition
  let onceKey: String?
  let outcome: OutcomeDocument
  /// Which of the ranges that the file asks are asked by the rule.
  let askedRanges: Range<Int>
  let silences: [Silence]
}

/// What a rule leads to; the policy it uses is still a name.
struct OutcomeDocument {
  enum Kind {
    /// An answer, whatever other files say.
    case made(Outcome)
    case use(String, at: YAMLNode, arguments: YAMLNode?)
  }

  let kind: Kind
  let node: YAMLNode
}

extension FileReading {
  static let outcomeKeys = ["layout", "use", "with"]
  static let ruleKeys = ["name", "when", "once"] + outcomeKeys + ["silence"]

  /// `rules:` of a question.
  func rules(_ node: YAMLNode, isMain: Bool) -> [RuleDocument] {
    guard let items = list(node, "`rules`", example: "rules: [{ name: ..., layout: ... }]") else {
      return []
    }
    guard items.count <= limits.rules else {
      error(
        "`rules` holds more than \(limits.rules) rules", at: node,
        help: "let several policies answer, and `use` them")
      return []
    }
    refuseEqualNames(
      items, "rules", help: "names tell rules apart, whatever their case", by: { $0.lowercased() })
    return items.compactMap { item in
      let rule = rule(item, isMain: isMain)
      if rule == nil { forgive(item.value(of: "name")) }
      return rule
    }
  }

  /// `order:` of a question, which must have rules.
  func order(_ fields: Fields) -> [WindowSide] {
    guard let node = fields["order"] else { return [] }
    if fields.lacks("rules") {
      error(
        "there is nothing to order", at: fields.pair("order")?.key ?? node,
        help: "`order` goes with `rules`; delete it, or write rules")
    }
    if case .sequence(let items) = node.content, items.isEmpty {
      error(
        "`order` is an empty list", at: node,
        help: "write `order: [width, height]`, or delete the key")
      return []
    }
    if case .mapping = node.content {
      error("`order` must be a list, not \(node.found)", at: node, help: "write `[width, height]`")
      return []
    }
    return terms(node, "`order`", as: WindowSide.self)
  }

  private func rule(_ node: YAMLNode, isMain: Bool) -> RuleDocument? {
    guard
      let fields = fields(
        of: node, "a rule", keys: Self.ruleKeys, advice: { self.ruleAdvice($0) })
    else { return nil }
    let name = ruleName(fields, node)
    let onceKey = fields["once"].flatMap { self.name($0, "`once`") }
    // Where `when` was written but cannot be read, the rule must not match everywhere.
    let isWhenBroken = fields["when"] == nil && !fields.lacks("when")
    let firstRange = askedRanges.count
    let condition = fields["when"].map { self.condition($0, "`when`") } ?? .always
    let silences = fields["silence"].map { self.silences($0) } ?? []
    let outcome = outcome(fields, "a rule", isMain: isMain)
    guard let name, let condition, let outcome, !isWhenBroken else { return nil }
    return RuleDocument(
      name: name, node: node.place, condition: condition, onceKey: onceKey, outcome: outcome,
      askedRanges: firstRange..<askedRanges.count, silences: silences)
  }

  private func ruleName(_ fields: Fields, _ node: YAMLNode) -> String? {
    if fields.lacks("name") {
      error("a rule has no name", at: node, help: "add `name:`, so that answers can call it")
    }
    guard let nameNode = fields["name"] else { return nil }
    guard let name = text(nameNode, "`name`") else { return nil }
    guard name.trimmed.utf8.count == name.utf8.count else {
      error("a name has a space around it", at: nameNode, help: "write `\(name.trimmed)`")
      return nil
    }
    guard !Question.reservedRuleNames.contains(name.lowercased()) else {
      error(
        "a rule cannot be named `\(name)`", at: nameNode,
        help: "answers use that word for something else")
      return nil
    }
    return name
  }

  private func ruleAdvice(_ key: String) -> String? {
    let conditions =
      ContextKey.allCases.map { $0.rawValue } + ["posture", "any", "all", "not"]
      + inputs.map { $0.name }
    if conditions.contains(key) { return "write it under `when:`" }
    if ["if", "condition", "match"].contains(key) { return "did you mean `when`?" }
    if ["then", "do", "answer"].contains(key) { return "did you mean `layout`?" }
    if LayoutKey.allCases.contains(where: { $0.rawValue == key }) {
      return "write it under `layout:`"
    }
    return nil
  }

  /// `otherwise:` of a question.
  func otherwise(_ node: YAMLNode, isMain: Bool) -> OutcomeDocument? {
    if case .scalar(let text, _) = node.content, !node.isNull {
      let isStyle = LayoutStyle(named: text) != nil && text != "stack" && text != "double-column"
      error(
        "`otherwise` must be a mapping, not \(node.found)", at: node,
        help: isStyle ? "write `{ layout: { style: \(text) } }`" : "write `{ use: \(text) }`")
      return nil
    }
    guard
      let fields = fields(
        of: node, "`otherwise`", keys: Self.outcomeKeys, advice: { self.ruleAdvice($0) })
    else { return nil }
    return outcome(fields, "`otherwise`", isMain: isMain)
  }

  /// Exactly one of `layout` and `use`.
  private func outcome(_ fields: Fields, _ what: String, isMain: Bool) -> OutcomeDocument? {
    switch (fields["layout"], fields["use"]) {
    case (let layout?, nil):
      if let with = fields.pair("with") {
        error("`with` goes with `use`", at: with.key, help: "delete it, or use a policy")
      }
      let kind: OutcomeDocument.Kind?
      if isMain {
        kind = self.layout(layout).map { .made(.answer($0.0, $0.1)) }
      } else {
        kind = furtherSettings(layout).map { .made(.answer(nil, $0)) }
      }
      return kind.map { OutcomeDocument(kind: $0, node: layout.place) }
    case (nil, let use?): return outcome(use: use, with: fields["with"])
    case (.some, .some):
      error(
        "\(what) has `layout` and `use`", at: fields.pair("use")?.key ?? fields.node,
        help: "one of them answers; delete the other",
        related: fields.pair("layout").map { [note("`layout` is here", at: $0.key)] } ?? [])
    case (nil, nil):
      if fields.lacks("layout"), fields.lacks("use") {
        error(
          "\(what) answers nothing", at: fields.node,
          help: "add `layout: { ... }`, or `use:` another policy")
      }
    }
    return nil
  }

  /// A policy by name, with its parameters still as they were written.
  func outcome(use node: YAMLNode, with arguments: YAMLNode?) -> OutcomeDocument? {
    guard let name = name(node, "`use`") else { return nil }
    return OutcomeDocument(kind: .use(name, at: node, arguments: arguments), node: node)
  }
}

extension String {
  /// Without white space on either side.
  fileprivate var trimmed: Substring {
    var scalars = unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return Substring(scalars)
  }
}
