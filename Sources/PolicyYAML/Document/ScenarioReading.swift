import DeviceCatalog
import LayoutPolicies

/// A scenario as its file says it: what is given may ask inputs that only the linked policy knows.
struct ScenarioDocument {
  let name: String
  let summary: String
  /// The policy that lays the app out, and where it is named.
  let policy: (name: String, node: YAMLNode)
  let app: Scenario.App
  let given: YAMLNode?
  let steps: [ScenarioStepDocument]
  /// How many of the steps come before the first that could not be read.
  let wholeSteps: Int
  let node: YAMLNode
}

extension ScenarioDocument {
  /// All that is given, as tests give it.
  var asTest: TestDocument {
    let start = given.map { StepDocument(given: $0, expectations: [], node: $0) }
    return TestDocument(
      name: name, node: node, steps: (start.map { [$0] } ?? []) + steps.map { $0.step })
  }
}

struct ScenarioStepDocument {
  let step: StepDocument
  let action: Scenario.Action
}

extension FileReading {
  static let scenarioKeys = [
    "version", "summary", "policy", "levels", "tabs", "forgetful", "placeholder", "links", "given",
    "steps",
  ]
  static let destinationKeys = ["tab", "path"]

  /// Reads a file with the scenario `name`; nil if no policy or no steps can be read.
  func scenario(_ root: YAMLNode, name: String) -> ScenarioDocument? {
    guard
      let fields = fields(
        of: root, "a scenario", keys: Self.scenarioKeys, advice: { Self.scenarioAdvice($0) })
    else { return nil }
    takesOpen = false
    checkVersion(fields)
    if fields.lacks("policy") {
      error("the scenario does not say its policy", at: root, help: "add `policy: ...`")
    }
    if fields.lacks("steps") {
      error("a scenario has no `steps`", at: root, help: "add `steps: [{ push: ... }]`")
    }
    let app = app(fields)
    let given = fields["given"].flatMap { self.given($0) }
    let steps = fields["steps"].map { node in
      (list(node, "`steps`", example: "steps: [{ push: message/7 }]") ?? [])
        .map { step($0, of: app) }
    }
    guard let node = fields["policy"], let policy = self.name(node, "`policy`"), let steps else {
      return nil
    }
    return ScenarioDocument(
      name: name, summary: fields["summary"].flatMap { text($0, "`summary`") } ?? "",
      policy: (policy, node), app: app, given: given, steps: steps.compactMap { $0 },
      wholeSteps: steps.firstIndex { $0 == nil } ?? steps.count, node: root)
  }

  private static func scenarioAdvice(_ key: String) -> String? {
    switch key {
    case "expect": "write it at a step; the first may be `given: ...`"
    case "name": "a scenario has the name of its file; say what it tells in `summary:`"
    case "tests": "tests stand in the policy, or in `x.test.yaml`"
    case "back": "write it in `steps:`"
    default: nil
    }
  }

  private func app(_ fields: Fields) -> Scenario.App {
    var app = Scenario.App()
    if let node = fields["levels"], let levels = number(node, "`levels`") {
      if levels != 2, levels != 3 {
        error("`levels` cannot be \(levels.plainText)", at: node, help: "write 2 or 3")
      }
      app.hasContent = levels == 3
    }
    if let node = fields["tabs"] {
      for item in items(of: node, "`tabs`") {
        guard let tab = screen(item, "a tab", kind: "tab") else {
          forgive(item)
          continue
        }
        if app.tabs.contains(tab) {
          error("there are two tabs \(tab.inBackticks)", at: item, help: "delete one")
        } else {
          app.tabs.append(tab)
        }
      }
    }
    if let node = fields["forgetful"] {
      for item in items(of: node, "`forgetful`") {
        guard let tab = text(item, "a tab"), isTab(tab, of: app, at: item) else { continue }
        if !app.forgetful.insert(tab).inserted {
          error("\(tab.inBackticks) stands twice in `forgetful`", at: item, help: "delete one")
        }
      }
    }
    app.placeholder = fields["placeholder"].flatMap { screen($0, "`placeholder`") }
    if let node = fields["links"] { app.links = links(node, of: app) }
    return app
  }

  /// `links: { "artist/:id": { tab: search, path: [artists, "artist/:id"] } }`
  private func links(_ node: YAMLNode, of app: Scenario.App) -> [Scenario.Link] {
    let pairs = named(node, "`links`")
    for problem in model.patternProblems(pairs.map { $0.0 }) {
      error(problem.message, at: pairs[problem.place].1.key, help: problem.help)
    }
    let links = pairs.compactMap { pattern, pair -> Scenario.Link? in
      guard let (path, tab) = destination(pair.value, pattern.inBackticks, of: app) else {
        return nil
      }
      checkParameters(of: path, pattern, at: pair.value.value(of: "path") ?? pair.value)
      return Scenario.Link(pattern: pattern, tab: tab, path: path)
    }
    if links.isEmpty { forgive(node) }
    return links
  }

  /// Refuses parameters in a path that its pattern does not have.
  private func checkParameters(of path: [String], _ pattern: String, at node: YAMLNode) {
    let names = pattern.split(separator: "/").filter { $0.first == ":" }
      .map { String($0.last == "?" ? $0.dropLast() : $0) }
    for part in path.flatMap({ $0.split(separator: "/") }).map(String.init)
    where part.first == ":" && !names.contains(part) {
      error(
        "\(pattern.inBackticks) has no \(part.inBackticks)", at: node,
        help: Suggestion.help(for: part, among: names))
    }
  }

  /// `{ tab: search, path: [artists, artist/5] }`
  func destination(
    _ node: YAMLNode, _ what: String, of app: Scenario.App
  ) -> (path: [String], tab: String?)? {
    let before = errors
    guard let fields = fields(of: node, what, keys: Self.destinationKeys) else { return nil }
    if fields.lacks("path"), fields.lacks("tab") {
      error("\(what) leads nowhere", at: node, help: "write `{ tab: ..., path: [...] }`")
    }
    let path = fields["path"].map { $0.text == "none" ? [] : names($0, "`path`") ?? [] } ?? []
    let tab = fields["tab"].flatMap { text($0, "`tab`") }
    if let tab, let node = fields["tab"], !isTab(tab, of: app, at: node) { return nil }
    return errors == before ? (path, tab) : nil
  }

  /// Checks what is given where the policy is missing, which may have inputs of any name.
  func checkValues(of document: ScenarioDocument) {
    let known = catalog
    let given = Given(catalog: known())
    for step in document.asTest.steps {
      _ = fields(given: step.given, to: given, inputs: [], isForgiven: { _ in true })
    }
  }

  /// What is given, without what the app's navigation says, which is an error; nil if it is empty.
  func given(_ node: YAMLNode) -> YAMLNode? {
    if node.isEmptyMapping {
      error("`given` is empty", at: node, help: "write `given: \(StepKey.given.example)`")
      return nil
    }
    guard case .mapping(let pairs) = node.content else { return node }
    let followed = pairs.filter { GivenKey.followed.map { $0.name }.contains($0.key.text) }
    guard !followed.isEmpty else { return node }
    for pair in followed {
      let name = pair.key.text ?? ""
      error(
        "what \(name == GivenKey.open.name ? "is open" : "was visited") comes of what is pushed "
          + "and chosen", at: pair.key, help: "delete `\(name)`")
    }
    return YAMLNode(
      .mapping(pairs.filter { pair in !followed.contains { $0.key.text == pair.key.text } }),
      at: node.mark, length: node.length)
  }
}

extension GivenKey {
  /// What a scenario follows itself.
  static let followed: [GivenKey] = [.open, .recent]
}
