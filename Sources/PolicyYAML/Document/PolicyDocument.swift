import LayoutPolicies

/// A policy file, checked as far as one file can be: the policies it uses are still names.
struct PolicyDocument {
  let name: String
  let summary: String
  let root: YAMLNode
  let hysteresis: Double?
  let assumption: Condition?
  let main: QuestionDocument
  let also: [QuestionDocument]
  let tests: [TestDocument]
}

extension FileReading {
  static let fileKeys = [
    "version", "policy", "summary", "breakpoints", "inputs", "outputs", "assume", "hysteresis",
    "order", "rules", "otherwise", "use", "with", "also", "silence", "tests",
  ]
  static let questionKeys = ["rules", "otherwise", "hysteresis", "order"]

  /// Reads a policy file whose name is `name`, as far as that is possible: what could not be read
  /// is left out, and there are errors. Nil if there is nothing in it to read.
  /// Tests are left out where nobody asks for them.
  func policy(_ root: YAMLNode, name: String, readsTests: Bool) -> PolicyDocument? {
    guard
      let fields = fields(
        of: root, "a policy", keys: Self.fileKeys, advice: { self.fileAdvice($0) })
    else { return nil }
    checkHead(fields, name: name)
    for pair in root.pairs ?? [] where fields[pair.key.text ?? ""] == nil { forgive(pair.value) }
    // Declarations go first, wherever they stand: conditions and layouts use their names.
    if let node = fields["breakpoints"] {
      readBreakpoints(node)
    } else {
      lacksBreakpointSet = !fields.lacks("breakpoints")
    }
    if let node = fields["inputs"] { readInputs(node) }
    if let node = fields["outputs"] { readOutputs(node) }
    let summary = fields["summary"].flatMap { text($0, "`summary`") } ?? ""
    let assumption = fields["assume"].flatMap { condition($0, "`assume`") }
    let hysteresis = fields["hysteresis"].flatMap { self.hysteresis($0) }
    let main = mainQuestion(fields)
    let also = fields["also"].map { furtherQuestions($0) } ?? []
    silences = Silences(
      ofFile: fields["silence"].map { self.silences($0) } ?? [], [main] + also)
    let tests = readsTests ? fields["tests"].map { self.tests($0) } ?? [] : []
    return PolicyDocument(
      name: name, summary: summary, root: root.place, hysteresis: hysteresis,
      assumption: assumption,
      main: main, also: also, tests: tests)
  }

  private func fileAdvice(_ key: String) -> String? {
    switch key {
    case "default", "else", "fallback": "write `otherwise:`"
    case "policies": "a file holds one policy; its rules stand under `rules:`"
    case "layout": "write `otherwise: { layout: ... }`"
    case "name", "id": "write `policy:`, or leave it to the file's name"
    case "extends", "inherit", "import": "compose policies with `use:`"
    default: nil
    }
  }

  /// `version`
  func checkVersion(_ fields: Fields) {
    if let version = fields["version"] {
      if let number = number(version, "`version`"), number != 1 {
        error(
          "there is no version \(number.plainText) of this format", at: version,
          help: "write `version: 1`")
      }
    } else if fields.lacks("version") {
      error(
        "the file does not say its `version`", at: fields.node, help: "begin it with `version: 1`")
    }
  }

  /// `version` and `policy`.
  func checkHead(_ fields: Fields, name: String) {
    checkVersion(fields)
    if let node = fields["policy"], let said = self.name(node, "`policy`"), said != name,
      Spelling.isKebabCase(name)
    {
      error(
        "the policy is named \(said.inBackticks), but the file `\(name)`", at: node,
        help: "a policy has the name of its file; rename one, or delete the line")
    }
  }

  private func hysteresis(_ node: YAMLNode) -> Double? {
    guard let points = number(node, "`hysteresis`") else { return nil }
    guard points >= 0 else {
      error("`hysteresis` cannot be negative", at: node)
      return nil
    }
    return points
  }

  private func mainQuestion(_ fields: Fields) -> QuestionDocument {
    let order = order(fields)
    if let use = fields.pair("use") {
      for key in ["rules", "otherwise"] {
        guard let pair = fields.pair(key) else { continue }
        error(
          "a policy has `use` or `\(key)`, not both", at: pair.key,
          help: "write `otherwise: { use: ... }` below the rules",
          related: [note("`use` is here", at: use.key)])
      }
      return QuestionDocument(
        name: nil, hysteresis: nil, order: order, rules: [],
        otherwise: outcome(use: use.value, with: fields["with"]), otherwiseKey: use.key)
    }
    if let with = fields.pair("with") {
      error("`with` goes with `use`", at: with.key, help: "write it beside `use:`")
    }
    let rules = fields["rules"].map { self.rules($0, isMain: true) } ?? []
    if fields.lacks("otherwise") {
      error(
        "the policy does not say what happens otherwise",
        at: fields.pair("rules")?.key ?? fields.node,
        help: "add `otherwise: { layout: { style: stack } }`")
    }
    return QuestionDocument(
      name: nil, hysteresis: nil, order: order, rules: rules,
      otherwise: fields["otherwise"].flatMap { otherwise($0, isMain: true) },
      otherwiseKey: fields.pair("otherwise")?.key)
  }

  /// `also: { navigation: { rules: ..., otherwise: ... } }`
  private func furtherQuestions(_ node: YAMLNode) -> [QuestionDocument] {
    guard let pairs = node.pairs else {
      error(
        "`also` must be a mapping of questions, not \(node.found)", at: node,
        help: "write `also: { navigation: { rules: [...] } }`")
      forgive(node)
      return []
    }
    guard !isTooLong(pairs.count, "`also`", at: node) else { return [] }
    return pairs.compactMap { pair in
      guard let name = name(pair.key, "the name of a question"),
        let fields = fields(
          of: pair.value, "question `\(name)`", keys: Self.questionKeys,
          advice: { self.ruleAdviceForQuestion($0) })
      else {
        forgive(pair.key)
        forgive(pair.value)
        return nil
      }
      let rules = fields["rules"].map { self.rules($0, isMain: false) } ?? []
      let fallback = fields["otherwise"].flatMap { otherwise($0, isMain: false) }
      if pair.value.pairs?.allSatisfy({ $0.key.text == "hysteresis" }) ?? true {
        error("question `\(name)` asks nothing", at: pair.key, help: "add `rules:` or `otherwise:`")
      }
      return QuestionDocument(
        name: name, hysteresis: fields["hysteresis"].flatMap { hysteresis($0) },
        order: order(fields), rules: rules, otherwise: fallback,
        otherwiseKey: fields.pair("otherwise")?.key)
    }
  }

  private func ruleAdviceForQuestion(_ key: String) -> String? {
    LayoutKey.allCases.contains { $0.rawValue == key }
      ? "write `otherwise: { layout: { \(key): ... } }`" : nil
  }
}
