import DeviceCatalog
import LayoutPolicies

/// What is done in the steps of a scenario.
extension FileReading {
  static let contextKeys = GivenKey.allCases.filter { !GivenKey.followed.contains($0) }.map {
    $0.name
  }

  /// What a step may say beside what is done.
  static let besideKeys = ["in", "name", "expect"]

  /// A step: a word, or a mapping with one thing that is done; nil if what it does to the context
  /// cannot be read.
  func step(_ node: YAMLNode, of app: Scenario.App) -> ScenarioStepDocument? {
    if case .scalar(let word, _) = node.content, !node.isNull {
      guard let deed = deed(word: word, at: node) else { return nil }
      return ScenarioStepDocument(
        step: StepDocument(given: nil, expectations: [], node: node),
        action: Scenario.Action(text: word, name: nil, deed: deed))
    }
    let before = errors
    let keys = StepKey.allCases.map { $0.rawValue } + Self.contextKeys
    guard
      let fields = fields(
        of: node, "a step", keys: keys + Self.besideKeys, advice: { Self.advice($0) })
    else { return nil }
    let expectations = fields["expect"].map { self.expectations($0, of: app) } ?? []
    let name = fields["name"].flatMap { text($0, "`name`") }
    guard let said = only(keys, of: fields, isKnown: errors > before) else { return nil }
    let pane = pane(of: fields, said, app)
    func document(_ given: YAMLNode?, _ deed: Scenario.Deed?) -> ScenarioStepDocument {
      ScenarioStepDocument(
        step: StepDocument(given: given, expectations: expectations, node: node),
        action: Scenario.Action(
          text: Self.text(of: said) + (pane.map { ", in: \($0.name)" } ?? ""), name: name,
          deed: deed))
    }
    guard let key = StepKey(rawValue: said.key.text ?? "") else {
      return document(YAMLNode(.mapping([said]), at: said.key.mark), nil)
    }
    if let context = key.contextKey {
      guard isRight(said.value, for: context, calledBy: key) else { return nil }
      let key = YAMLNode(
        .scalar(text: context.name, isPlain: true), at: said.key.mark, length: said.key.length)
      let pair = YAMLPair(key: key, value: said.value)
      return document(YAMLNode(.mapping([pair]), at: key.mark), nil)
    }
    if key == .given { return document(given(said.value), nil) }
    return document(nil, deed(key, said.value, in: pane, of: app))
  }

  /// Whether a context can have the value; else that is an error, in the word of the step.
  private func isRight(_ node: YAMLNode, for context: GivenKey, calledBy key: StepKey) -> Bool {
    guard let value = givenValue(node) else { return false }
    do throws(GivenError) {
      var given = Given()
      try given.set(context.name, to: value)
      return true
    } catch {
      self.error(
        error.message.replacing("`\(context.name)`", with: "`\(key.rawValue)`"), at: node,
        help: error.help)
      return false
    }
  }

  private static func advice(_ key: String) -> String? {
    let keys = StepKey.allCases.map { $0.rawValue }
    guard Suggestion.nearest(to: key, among: keys + contextKeys) == nil else { return nil }
    return Suggestion.help(for: key, among: keys).map {
      "\($0); keys of the context, and inputs of the policy in `given`"
    }
  }

  /// The one thing that a step does. Where an error is known already, nothing needs to be there.
  private func only(_ keys: [String], of fields: Fields, isKnown: Bool) -> YAMLPair? {
    let said = fields.pairs.filter { keys.contains($0.key.text ?? "") }
    guard let first = said.first else {
      if !isKnown {
        error("a step does nothing", at: fields.node, help: "add what is done: `push: message/7`")
      }
      return nil
    }
    guard said.count > 1 else { return first }
    let areContexts = said.allSatisfy { Self.contextKeys.contains($0.key.text ?? "") }
    error(
      "a step does one thing, not `\(first.key.text ?? "")` and `\(said[1].key.text ?? "")`",
      at: said[1].key,
      help: areContexts ? "write `given: { ... }` with both" : "write it as a step of its own")
    return nil
  }

  /// `in: sidebar`
  private func pane(of fields: Fields, _ said: YAMLPair, _ app: Scenario.App) -> Pane? {
    guard let pair = fields.pair("in") else { return nil }
    guard StepKey(rawValue: said.key.text ?? "")?.hasPane ?? false else {
      error(
        "`\(said.key.text ?? "")` is not done in a pane", at: pair.key,
        help: "`in` goes with `push`, `select` and `pop`")
      return nil
    }
    return pane(pair.value, "`in`", of: app)
  }

  private func pane(_ node: YAMLNode, _ what: String, of app: Scenario.App) -> Pane? {
    guard let pane = term(node, what, as: Pane.self) else { return nil }
    guard pane != .content || app.hasContent else {
      refuseContent(node, what)
      return nil
    }
    return pane
  }

  private func deed(word: String, at node: YAMLNode) -> Scenario.Deed? {
    let keys = StepKey.allCases.map { $0.rawValue } + Self.contextKeys
    guard keys.contains(word) else {
      error(
        "there is no step \(word.inBackticks)", at: node,
        help: Suggestion.help(for: word, among: keys))
      return nil
    }
    let key = StepKey(rawValue: word)
    if let deed = key?.deedAlone { return deed }
    let example = key?.example ?? GivenKey(rawValue: word)?.example ?? ""
    error("`\(word)` needs a value", at: node, help: "write `\(word): \(example)`")
    return nil
  }

  private func deed(
    _ key: StepKey, _ node: YAMLNode, in pane: Pane?, of app: Scenario.App
  ) -> Scenario.Deed? {
    let what = "`\(key.rawValue)`"
    func screen(_ deed: (String) -> Scenario.Deed) -> Scenario.Deed? {
      self.screen(node, what).map(deed)
    }
    func column(_ deed: (Pane) -> Scenario.Deed) -> Scenario.Deed? {
      self.pane(node, what, of: app).map(deed)
    }
    switch key {
    case .push: return names(node, what).map { .push($0, in: pane) }
    case .select:
      if node.text == "none" { return .select(nil, in: pane ?? .sidebar) }
      return screen { .select($0, in: pane ?? .sidebar) }
    case .pop: return count(node, key).map { .pop($0, in: pane) }
    case .dismiss: return count(node, key).map { .dismiss($0) }
    case .back, .dismissAll, .background, .foreground:
      return isTrue(node, key) ? deed(word: key.rawValue, at: node) : nil
    case .popToRoot:
      if case .scalar("true", isPlain: true) = node.content { return .popToRoot(tab: nil) }
      return tab(node, what, of: app).map { .popToRoot(tab: $0) }
    case .popTo: return screen { .popTo($0) }
    case .replaceTop: return screen { .replaceTop($0) }
    case .activate: return screen { .activate($0, true) }
    case .deactivate: return screen { .activate($0, false) }
    case .sheet: return screen { .sheet($0) }
    case .cover: return screen { .cover($0) }
    case .openTab: return tab(node, what, of: app).map { .openTab($0) }
    case .deepLink:
      guard node.text == nil else { return link(node, of: app) }
      return destination(node, what, of: app).map { .follow($0.path, tab: $0.tab) }
    case .notify: return request(node, of: app)
    case .lock: return screen { .lock($0) }
    case .guard: return screen { .guard($0) }
    case .unlock: return screen { .unlock($0) }
    case .answer: return term(node, what, as: Scenario.Answer.self).map { .answer($0) }
    case .reveal: return column { .reveal($0) }
    case .hide: return column { .hide($0) }
    case .acknowledge: return name(node, what).map { .acknowledge($0) }
    case .given, .rotate, .resize: return nil
    }
  }

  private func link(_ node: YAMLNode, of app: Scenario.App) -> Scenario.Deed? {
    guard let url = text(node, "`deep-link`") else { return nil }
    guard !app.links.isEmpty || !unread.isEmpty else {
      error(
        "no route is there for \(url.inBackticks)", at: node,
        help: "add `links: { \"artist/:id\": { path: [...] } }`, or write where it leads: "
          + "`\(StepKey.deepLink.example)`")
      return nil
    }
    return .open(url: url)
  }

  /// `notify: { push: message/9 }`
  private func request(_ node: YAMLNode, of app: Scenario.App) -> Scenario.Deed? {
    let requests = StepKey.allCases.filter { $0.isRequest }.map { $0.rawValue }
    if let word = node.text, !node.isNull {
      guard !requests.contains(word) else { return deed(word: word, at: node) }
      error(
        "`notify` cannot be \(word.inBackticks)", at: node,
        help: Suggestion.help(for: word, among: requests))
      return nil
    }
    let before = errors
    guard let fields = fields(of: node, "`notify`", keys: requests + ["in"]),
      let said = only(requests, of: fields, isKnown: errors > before),
      let key = StepKey(rawValue: said.key.text ?? "")
    else { return nil }
    let pane = pane(of: fields, said, app)
    return errors == before ? deed(key, said.value, in: pane, of: app) : nil
  }

  private func tab(_ node: YAMLNode, _ what: String, of app: Scenario.App) -> String? {
    guard let name = text(node, what), isTab(name, of: app, at: node) else { return nil }
    return name
  }

  /// `true`, or how many.
  private func count(_ node: YAMLNode, _ key: StepKey) -> Int? {
    if case .scalar("true", isPlain: true) = node.content { return 1 }
    guard let number = number(node, "`\(key.rawValue)`") else { return nil }
    guard let count = Int(exactly: number), count > 0 else {
      error(
        "`\(key.rawValue)` cannot be \(number.plainText)", at: node,
        help: "write how many, from 1 on, or `\(key.rawValue)` alone")
      return nil
    }
    return count
  }

  private func isTrue(_ node: YAMLNode, _ key: StepKey) -> Bool {
    if case .scalar("true", isPlain: true) = node.content { return true }
    error(
      "`\(key.rawValue)` takes no value", at: node,
      help: "write `\(key.rawValue)` alone, or `\(key.rawValue): true` beside `expect`")
    return false
  }

  private static func text(of said: YAMLPair) -> String {
    let key = said.key.text ?? ""
    if case .scalar("true", isPlain: true) = said.value.content { return key }
    return "\(key): \(said.value.asWritten.plainText)"
  }
}

extension YAMLNode {
  /// The node with every scalar as it is written.
  var asWritten: PlainValue {
    switch content {
    case .scalar(let text, _): .text(text)
    case .sequence(let items): .list(items.map { $0.asWritten })
    case .mapping(let pairs): .map(pairs.map { ($0.key.text ?? "", $0.value.asWritten) })
    case .unreadable: .text("")
    }
  }
}
