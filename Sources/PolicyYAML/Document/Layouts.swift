import LayoutPolicies

/// `layout`: what a rule answers.
extension FileReading {
  private static let layoutKeys = LayoutKey.allCases.map { $0.rawValue }

  /// A layout of the main question: a stack unless it says a style. One that says none can also
  /// add to a layout, where a further question uses its policy.
  func layout(_ node: YAMLNode) -> (LayoutStyle?, LayoutSettings)? {
    guard let fields = layoutFields(node, "write `layout: { style: stack }`") else { return nil }
    guard let written = fields["style"] else { return (nil, settings(fields, style: .stack)) }
    let style = term(written, "`style`", as: LayoutStyle.self)
    // An unknown style has a finding already; its other keys are read all the same.
    let settings = settings(fields, style: style)
    return style.map { ($0, settings) }
  }

  /// What a further question adds to a layout.
  func furtherSettings(_ node: YAMLNode) -> LayoutSettings? {
    guard let fields = layoutFields(node, "write `layout: { tabs: rail }`") else { return nil }
    if let style = fields.pair("style") {
      error(
        "a further question cannot say `style`", at: style.key,
        help: "only the main question chooses the style")
    }
    return settings(fields, style: nil)
  }

  private func layoutFields(_ node: YAMLNode, _ example: String) -> Fields? {
    if node.isEmptyMapping {
      error("`layout` is empty", at: node, help: example)
      return nil
    }
    if case .scalar(let text, _) = node.content, LayoutStyle(named: text) != nil {
      error("`layout` must be a mapping", at: node, help: "write `layout: { style: \(text) }`")
      return nil
    }
    return fields(
      of: node, "`layout`", keys: Self.layoutKeys,
      advice: { key in
        self.outputs.contains { $0.name == key } ? "write `values: { \(key): ... }`" : nil
      })
  }

  private func settings(_ fields: Fields, style: LayoutStyle?) -> LayoutSettings {
    var settings = LayoutSettings()
    refuseDisplay(besidePartitionsOf: fields)
    for pair in fields.pairs {
      guard let key = pair.key.text.flatMap(LayoutKey.init(rawValue:)), key != .style else {
        continue
      }
      if let style, !key.isTaken(by: style) {
        let columns = key == .content ? "triple-column" : "double-column"
        let written = fields.pair("style")
        error(
          "`\(key.rawValue)` needs \(key == .content ? "three columns" : "columns")",
          at: pair.key,
          help: "\(written == nil ? "add" : "write") `style: \(columns)`, or delete "
            + "`\(key.rawValue)`",
          related: written.map { [note("the style is this", at: $0.value)] } ?? [])
        continue
      }
      read(key, pair.value, style, into: &settings)
      if let pane = Pane(rawValue: key.rawValue) { checkAdaptation(of: pane, pair.value, style) }
    }
    return settings
  }

  /// Reads what a layout says of a key. Without a style nothing is checked against it.
  func read(
    _ key: LayoutKey, _ node: YAMLNode, _ style: LayoutStyle?, into settings: inout LayoutSettings
  ) {
    let what = "`\(key.rawValue)`"
    switch key {
    case .style: break
    case .display:
      settings.display = term(node, what)
      if settings.display?.needsThreeColumns == true, style == .doubleColumn {
        error(
          "\(node.found) needs three columns", at: node,
          help: "write `style: triple-column`, or another `display`")
      }
    case .partitions: settings.partitions = partitions(node)
    case .sidebar: settings.sidebar = column(node, what)
    case .content: settings.content = column(node, what)
    case .inspector: settings.inspector = column(node, what)
    case .detail: (settings.detail, settings.detailAdapt) = detail(node)
    case .tabs: settings.tabs = tabs(node)
    case .collapsible: settings.collapsible = boolean(node, what)
    case .axis: settings.axis = term(node, what)
    case .spacing: settings.spacing = length(node, what)
    case .margin: settings.margin = margin(node)
    case .hinge: settings.hinge = term(node, what)
    case .priority:
      let panes = terms(node, what, as: Pane.self)
      settings.priority = panes.isEmpty ? nil : panes
      if style == .doubleColumn, panes.contains(.content) {
        error(
          "`priority` names `content`, which needs three columns", at: node,
          help: "delete it, or write `style: triple-column`")
      }
    case .tip: settings.tip = name(node, what)
    case .values: settings.values = values(node)
    }
  }

  private func values(_ node: YAMLNode) -> NamedValues {
    var values = NamedValues()
    let names = outputs.map { $0.name }
    if names.isEmpty, let pairs = node.pairs {
      guard !pairs.contains(where: { unread.contains($0.key.text ?? "") }) else { return values }
      error(
        "`values` says what no output declares", at: node,
        help: "declare it: `outputs: { \(pairs[0].key.text ?? "x"): { type: number, default: 2 } }`"
      )
      return values
    }
    guard let fields = fields(of: node, "`values`", keys: names, areNamesChosen: true) else {
      return values
    }
    if node.isEmptyMapping {
      error("`values` is empty", at: node, help: "give it a value, or delete the key")
    }
    for pair in fields.pairs {
      guard let name = chosenKey(pair), let output = outputs.first(where: { $0.name == name })
      else { continue }
      values[output.name] = answer(pair.value, output.type, "`\(output.name)`")
    }
    return values
  }
}
