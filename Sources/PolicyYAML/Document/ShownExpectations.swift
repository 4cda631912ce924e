import LayoutPolicies

/// What scenarios can expect besides, of what the app shows.
enum ShownKey: String, CaseIterable {
  case path, paths, stacks, presented, tab, top, outcome, reason, reveal
}

extension FileReading {
  /// What is expected of what the app shows.
  func expectation(
    _ key: ShownKey, _ node: YAMLNode, at keyNode: YAMLNode, of app: Scenario.App
  ) -> [ExpectationDocument] {
    let what = "`\(key.rawValue)`"
    func one(_ subject: PolicyTest.Subject, _ value: PlainValue?) -> [ExpectationDocument] {
      [expectation(subject, value, at: node, key: keyNode)]
    }
    func screens(_ subject: PolicyTest.Subject) -> [ExpectationDocument] {
      self.screens(node, what).map { one(subject, .list($0)) } ?? []
    }
    switch key {
    case .path: return screens(.path)
    case .presented: return screens(.presented)
    case .paths:
      return named(node, what).flatMap { name, pair in
        guard isTab(name, of: app, at: pair.key) else { return [ExpectationDocument]() }
        return stack(pair, .tabPath(name))
      }
    case .stacks:
      guard node.pairs != nil else {
        error(
          "\(what) must be a mapping of panes, not \(node.found)", at: node,
          help: "write `{ detail: [message/7] }`")
        return []
      }
      let panes = Pane.all.filter { $0 != .content || app.hasContent }.map { $0.name }
      let fields = fields(
        of: node, what, keys: panes, advice: { $0 == Pane.content.name ? Self.noContent : nil })
      return (fields?.pairs ?? []).flatMap { pair -> [ExpectationDocument] in
        guard let pane = pair.key.text.flatMap({ Pane(named: $0) }) else { return [] }
        return pair.value.text == "hidden"
          ? [expectation(.stack(pane), nil, at: pair.value, key: pair.key)]
          : stack(pair, .stack(pane))
      }
    case .tab:
      guard let name = text(node, what), isTab(name, of: app, at: node) else { return [] }
      return one(.tab, .text(name))
    case .top:
      if node.text == "none" { return one(.top, nil) }
      return screen(node, what).map { one(.top, .text($0)) } ?? []
    case .outcome:
      return words(node, what, among: Scenario.Outcome.all.map { $0.name }).map {
        one(.outcome, $0)
      } ?? []
    case .reason:
      if node.text == "none" { return one(.reason, nil) }
      return words(node, what, among: model.reasons).map { one(.reason, $0) } ?? []
    case .reveal:
      guard node.text != "none" else { return one(.reveal, .list([])) }
      let panes = terms(node, what, as: Pane.self)
      for item in items(of: node, what) where item.text == Pane.content.name && !app.hasContent {
        refuseContent(item, what)
      }
      return panes.isEmpty ? [] : one(.reveal, .list(panes.map { .text($0.name) }))
    }
  }

  /// One word, or a list with one for each request that was done.
  private func words(
    _ node: YAMLNode, _ what: String, among words: [String]
  ) -> PlainValue? {
    guard case .sequence = node.content else {
      return word(node, what, among: words).map { .text($0) }
    }
    let before = errors
    let said = items(of: node, what).compactMap { word($0, what, among: words) }
    return errors == before ? .list(said.map { .text($0) }) : nil
  }

  private func stack(_ pair: YAMLPair, _ subject: PolicyTest.Subject) -> [ExpectationDocument] {
    screens(pair.value, "`\(pair.key.text ?? "")`").map {
      [expectation(subject, .list($0), at: pair.value, key: pair.key)]
    } ?? []
  }

  /// One screen or several; `none` is an empty list.
  private func screens(_ node: YAMLNode, _ what: String) -> [PlainValue]? {
    guard node.text != "none" else { return [] }
    return names(node, what).map { $0.map { .text($0) } }
  }

  /// One screen or several.
  func names(_ node: YAMLNode, _ what: String) -> [String]? {
    let before = errors
    let names = items(of: node, what).compactMap { screen($0, what) }
    return errors == before ? names : nil
  }

  /// The name of a screen or a tab. What means something else in `expect` cannot be one.
  func screen(_ node: YAMLNode, _ what: String, kind: String = "screen") -> String? {
    guard let name = text(node, what) else { return nil }
    guard name == "none" || name == "hidden" else { return name }
    let meaning = name == "none" ? "nothing is there" : "a pane does not show"
    error(
      "no \(kind) can be named \(name.inBackticks)", at: node,
      help: "in `expect` that means that \(meaning); take another name")
    return nil
  }

  /// Refuses the pane that an app of two levels lacks.
  func refuseContent(_ node: YAMLNode, _ what: String) {
    error("\(what) cannot be `content`", at: node, help: Self.noContent)
  }

  /// Whether the app has such a tab; else that is an error.
  func isTab(_ name: String, of app: Scenario.App, at node: YAMLNode) -> Bool {
    guard !app.tabs.contains(name), !unread.contains(name) else { return true }
    error(
      "there is no tab \(name.inBackticks)", at: node,
      help: app.tabs.isEmpty
        ? "name the app's tabs: `tabs: [inbox, search]`"
        : Suggestion.help(for: name, among: app.tabs))
    return false
  }

  static var noContent: String { "an app of two levels has none; write `levels: 3`" }
}
