import DeviceCatalog
import LayoutPolicies

/// `when` and `assume`: what is asked of a context.
extension FileReading {
  /// The words that join conditions.
  static let joiners = ["any", "all", "not"]

  /// The short word for a fold.
  static let postureKey = GivenKey.posture.name
  /// What a condition may say of a fold.
  static let foldKeys = ["axis", "posture", "separating", "occluding"]

  /// The keys that a condition may ask, besides inputs.
  static let conditionKeys =
    ContextKey.allCases.map { $0.rawValue } + [postureKey] + joiners

  /// A mapping whose keys are joined by *and*.
  func condition(_ node: YAMLNode, _ what: String) -> Condition? {
    if case .mapping(let pairs) = node.content, pairs.isEmpty {
      error(
        "\(what) is empty", at: node,
        help: what == "`when`"
          ? "delete it: without a condition a rule always matches"
          : "write a condition such as `{ device: pad }`, or delete it")
      return nil
    }
    let known = inputs.isEmpty ? Self.conditionKeys : Self.conditionKeys + inputs.map { $0.name }
    guard case .mapping = node.content else {
      guard !node.isNull else {
        error("\(what) is empty", at: node)
        return nil
      }
      var help = "write conditions such as `{ width: 600... }`"
      if case .sequence = node.content { help = "write `{ any: [...] }` or `{ all: [...] }`" }
      error("\(what) must be a mapping, not \(node.found)", at: node, help: help)
      return nil
    }
    guard
      let fields = fields(
        of: node, what, keys: known, areNamesChosen: true,
        advice: { Self.advice(for: $0, amongInputs: self.inputs) })
    else { return nil }
    let parts = fields.pairs.compactMap { pair -> Condition? in
      let key = pair.key.text ?? ""
      if let input = inputs.first(where: { $0.name == key }) {
        return chosenKey(pair).flatMap { _ in asked(input, pair.value) }
      }
      return joined(key, pair.value) ?? asked(key, pair.value)
    }
    // Half a condition would match more than was meant.
    guard parts.count == fields.pairs.count, !parts.isEmpty else { return nil }
    return parts.count == 1 ? parts[0] : Condition(.all(parts))
  }

  /// Where a key belongs that conditions do not know.
  private static func advice(for key: String, amongInputs inputs: [ValueDeclaration]) -> String? {
    switch key {
    case "size": "ask `width` and `height`"
    case "smallest-width": "ask `smaller-side`"
    case "insets": "conditions do not ask it; `keyboard` can be asked"
    case "recent": "conditions do not ask it; `open` can be asked"
    case "idiom": "did you mean `device`?"
    case "and", "or": "write `all: [...]` or `any: [...]`"
    default: nil
    }
  }

  private func joined(_ key: String, _ node: YAMLNode) -> Condition? {
    switch key {
    case "any", "all":
      guard
        let items = list(node, "`\(key)`", example: "\(key): [{ device: pad }, { width: 840... }]")
      else { return nil }
      let parts = items.compactMap { condition($0, "a part of `\(key)`") }
      guard parts.count == items.count else { return nil }
      return Condition(key == "any" ? .any(parts) : .all(parts))
    case "not":
      if case .sequence = node.content {
        error(
          "`not` takes one mapping, not a list", at: node,
          help: "write `not: { any: [...] }` or `not: { all: [...] }`")
        return nil
      }
      // Of ranges that are shunned none holds a bound together with another.
      let first = askedRanges.count
      defer { askedRanges.removeSubrange(first...) }
      return condition(node, "`not`").map { Condition(.not($0)) }
    default: return nil
    }
  }

  private func asked(_ key: String, _ node: YAMLNode) -> Condition? {
    let what = "`\(key)`"
    switch key {
    case "device": return termCondition(.device, node, DeviceIdiom.self, help: deviceHelp)
    case "windowing": return termCondition(.windowing, node, Windowing.self)
    case "platform": return termCondition(.platform, node, Platform.self)
    case "orientation": return termCondition(.orientation, node, Orientation.self)
    case "shape": return termCondition(.shape, node, WindowShape.self)
    case "width-class": return termCondition(.widthClass, node, SizeClass.self)
    case "height-class": return termCondition(.heightClass, node, SizeClass.self)
    case "direction": return termCondition(.direction, node, ReadingDirection.self)
    case "width": return eachOf(node, what) { self.lengthCondition(.width, $0) }
    case "height": return eachOf(node, what) { self.lengthCondition(.height, $0) }
    case "smaller-side": return eachOf(node, what) { self.lengthCondition(.smallerSide, $0) }
    case "keyboard": return eachOf(node, what) { self.lengthCondition(.keyboard, $0) }
    case "aspect": return eachOf(node, what) { self.numberCondition(.aspect, $0, .ratio) }
    case "text-scale": return eachOf(node, what) { self.numberCondition(.textScale, $0, .factor) }
    case "os-version":
      return eachOf(node, what) { self.versionRange($0, what).map { Condition(.osVersion($0)) } }
    case "model": return modelCondition(node)
    case "open":
      guard node.text != "none" else {
        error(
          "`open` cannot be `none` in a condition", at: node,
          help: "write `not: { open: [sidebar, content, detail, inspector] }`")
        return nil
      }
      let panes = terms(node, what, as: Pane.self)
      return panes.isEmpty ? nil : Condition(.open(PaneSet(panes)))
    case "fold": return eachOf(node, what) { self.foldCondition($0) }
    case "posture": return eachOf(node, what) { self.postureCondition($0) }
    default: return nil
    }
  }

  /// A list is *one of*.
  private func eachOf(_ node: YAMLNode, _ what: String, _ read: (YAMLNode) -> Condition?)
    -> Condition?
  {
    let items = items(of: node, what)
    let parts = items.compactMap(read)
    guard parts.count == items.count, !parts.isEmpty else { return nil }
    return parts.count == 1 ? parts[0] : Condition(.any(parts))
  }

  private func termCondition<Value: Term>(
    _ key: ContextKey, _ node: YAMLNode, _ type: Value.Type,
    help: (String) -> String? = { _ in nil }
  ) -> Condition? {
    if let text = node.text, Value(named: text) == nil, let help = help(text) {
      error("`\(key.rawValue)` cannot be \(text.inBackticks)", at: node, help: help)
      return nil
    }
    let values = terms(node, "`\(key.rawValue)`", as: type)
    return values.isEmpty ? nil : Condition.term(key, values)
  }

  /// A device's id under `device` belongs under `model`.
  private func deviceHelp(_ text: String) -> String? {
    catalog().device(named: text) == nil ? nil : "ask `model: \(text)` for one device or family"
  }

  private func lengthCondition(_ key: ContextKey, _ node: YAMLNode) -> Condition? {
    let names = breakpoints[key] ?? []
    if let text = node.text, Spelling.isKebabCase(text) {
      guard let breakpoint = names.first(where: { $0.name == text }) else {
        if lacksBreakpointSet || unread.contains(text) { return nil }
        error(
          "there is no breakpoint \(text.inBackticks) of `\(key.rawValue)`", at: node,
          help: names.isEmpty
            ? help(forUndeclared: text, of: key)
            : Suggestion.help(for: text, among: names.map { $0.name }))
        return nil
      }
      return Condition(.number(key, breakpoint.range))
    }
    guard let range = range(node, .length, "`\(key.rawValue)`") else { return nil }
    askedRanges.append(AskedRange(key: key, range: range, node: node))
    return Condition(.number(key, range))
  }

  private func help(forUndeclared name: String, of key: ContextKey) -> String {
    let set = BreakpointSet.all.first { $0.breakpoints(of: key).contains { $0.name == name } }
    return set.map { "`breakpoints: { set: \($0.name) }` brings it; or write a range: `840...`" }
      ?? "write a range such as `840...`"
      + (WindowSide(named: key.name) == nil ? "" : ", or declare the name under `breakpoints`")
  }

  private func numberCondition(_ key: ContextKey, _ node: YAMLNode, _ measure: Measure)
    -> Condition?
  {
    range(node, measure, "`\(key.rawValue)`").map { Condition(.number(key, $0)) }
  }

  private func modelCondition(_ node: YAMLNode) -> Condition? {
    let items = items(of: node, "`model`")
    let names = items.compactMap { item -> String? in
      guard let name = text(item, "`model`") else { return nil }
      guard catalog().device(named: name) != nil else {
        error(
          DeviceIdiom(named: name) == nil
            ? "there is no device \(name.inBackticks)"
            : "`\(name)` is a kind of device, not a model", at: item,
          help: DeviceIdiom(named: name) == nil
            ? Suggestion.help(for: name, among: catalog().names) : "ask `device: \(name)`")
        return nil
      }
      return name
    }
    return names.count == items.count && !names.isEmpty ? Condition(.model(names)) : nil
  }

  private func foldCondition(_ node: YAMLNode) -> Condition? {
    if node.text == "none" { return .noFold }
    if case .scalar = node.content {
      error(
        "`fold` must be a mapping or `none`, not \(node.found)", at: node,
        help: "write `fold: { posture: half-open }`")
      return nil
    }
    if case .mapping(let pairs) = node.content, pairs.isEmpty {
      error("`fold` asks nothing", at: node, help: "write `fold: { posture: half-open }`")
      return nil
    }
    guard let fields = fields(of: node, "`fold`", keys: Self.foldKeys) else { return nil }
    let pattern = FoldPattern(
      axis: fields["axis"].flatMap { term($0, "`axis`") },
      posture: fields["posture"].flatMap { term($0, "`posture`") },
      separating: fields["separating"].flatMap { boolean($0, "`separating`") },
      occluding: fields["occluding"].flatMap { boolean($0, "`occluding`") })
    return Condition.fold(pattern)
  }

  private func postureCondition(_ node: YAMLNode) -> Condition? {
    guard let posture = term(node, "`posture`", as: HingePosture.self) else { return nil }
    return Condition.fold(FoldPattern(axis: posture.axis, posture: posture.posture))
  }

  private func asked(_ input: ValueDeclaration, _ node: YAMLNode) -> Condition? {
    let what = "`\(input.name)`"
    if input.type == .number {
      return eachOf(node, what) { item in
        self.range(item, .number, what).map { Condition.input(input, in: $0) }
      }
    }
    let items = items(of: node, what)
    let values = items.compactMap { value($0, input.type, what) }
    guard values.count == items.count, !values.isEmpty else { return nil }
    return Condition(.input(Condition.InputTest(input, .oneOf(values))))
  }
}
