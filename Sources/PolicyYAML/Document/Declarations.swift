import DeviceCatalog
import LayoutPolicies

/// What a file declares before its rules: breakpoints, inputs and outputs.
extension FileReading {
  /// The keys whose ranges may have names.
  static let breakpointKeys: [ContextKey] = [.width, .height]
  /// All that `breakpoints` may say.
  static var breakpointsKeys: [String] { ["set"] + breakpointKeys.map { $0.rawValue } }
  static let declarationKeys = ["type", "of", "default"]

  /// `breakpoints: { set: material-2, width: { roomy: 840... } }`
  func readBreakpoints(_ node: YAMLNode) {
    guard let fields = fields(of: node, "`breakpoints`", keys: Self.breakpointsKeys) else {
      return forgive(node)
    }
    let set = fields["set"].flatMap { breakpointSet($0) }
    if set == nil, !fields.lacks("set") { lacksBreakpointSet = true }
    for key in Self.breakpointKeys { breakpoints[key] = set?.breakpoints(of: key) }
    for pair in fields.pairs {
      guard let key = pair.key.text.flatMap(ContextKey.init(rawValue:)) else { continue }
      guard let names = pair.value.pairs else {
        error(
          "breakpoints of `\(key.rawValue)` must be a mapping of names, not \(pair.value.found)",
          at: pair.value, help: "write `{ roomy: 840... }`, or delete the key")
        forgive(pair.value)
        continue
      }
      guard !isTooLong(names.count, "`\(key.rawValue)`", at: pair.value) else { continue }
      for named in names {
        guard let name = name(named.key, "the name of a breakpoint"),
          let range = range(named.value, .length, "breakpoint `\(name)`")
        else {
          forgive(named.key)
          continue
        }
        if let set, set.breakpoints(of: key).contains(where: { $0.name == name }) {
          error(
            "`\(set.name)` has a breakpoint `\(name)` of `\(key.rawValue)` already", at: named.key,
            help: "give it another name",
            related: fields["set"].map { [note("the set is here", at: $0)] } ?? [])
          continue
        }
        breakpoints[key, default: []].append(Breakpoint(name: name, range: range))
        askedRanges.append(AskedRange(key: key, range: range, node: named.value))
      }
    }
  }

  private func breakpointSet(_ node: YAMLNode) -> BreakpointSet? {
    let names = BreakpointSet.all.map { "`\($0.name)`" }.joined(separator: " and ")
    if case .sequence = node.content {
      error("`set` must be the name of one set, not a list", at: node, help: "there are \(names)")
      return nil
    }
    guard let name = text(node, "`set`") else { return nil }
    let set = BreakpointSet.all.first { $0.name == name }
    if set == nil {
      let near = Suggestion.nearest(to: name, among: BreakpointSet.all.map { $0.name })
      error(
        "there is no set of breakpoints \(name.inBackticks)", at: node,
        help: (near.map { "did you mean `\($0)`? " } ?? "") + "there are \(names)")
    }
    return set
  }

  /// Names that inputs cannot have, since contexts or conditions use them.
  static var takenNames: [String] {
    ContextKey.allCases.map { $0.rawValue } + givenNames + ["any", "all", "not"]
  }

  private static var givenNames: [String] { Given.keys.map { $0.name } }

  /// `inputs: { focus: { type: boolean, default: false } }`
  func readInputs(_ node: YAMLNode) {
    inputs = declarations(node, "`inputs`", default: value) { name, node in
      guard !Self.takenNames.contains(name) else {
        error(
          "an input cannot be named `\(name)`", at: node,
          help:
            "\(Self.givenNames.contains(name) ? "contexts" : "conditions") use that word already")
        return false
      }
      return true
    }
  }

  /// `outputs: { grid-columns: { type: number, default: 2 } }`
  func readOutputs(_ node: YAMLNode) {
    outputs = declarations(node, "`outputs`", default: answer) { _, _ in true }
    outputs = outputs.filter { output in
      guard output.defaultValue == nil else { return true }
      let key = node.pairs?.first { $0.key.text == output.name }?.key ?? node
      error(
        "output `\(output.name)` has no default", at: key,
        help: "add `default:`, since an output is never absent")
      forgive(key)
      return false
    }
  }

  private typealias ReadingDefault = (YAMLNode, ValueType, String) -> InputValue?

  private func declarations(
    _ node: YAMLNode, _ what: String, default readDefault: ReadingDefault,
    accepts: (String, YAMLNode) -> Bool
  ) -> [ValueDeclaration] {
    guard let pairs = node.pairs else {
      error(
        "\(what) must be a mapping of names, not \(node.found)", at: node,
        help: "write `{ focus: { type: boolean, default: false } }`, or delete the key")
      forgive(node)
      return []
    }
    guard !isTooLong(pairs.count, what, at: node) else { return [] }
    return pairs.compactMap { pair in
      guard let name = name(pair.key, "a name in \(what)"), accepts(name, pair.key),
        let declaration = declaration(name, pair, what, readDefault)
      else {
        forgive(pair.key)
        return nil
      }
      return declaration
    }
  }

  private func declaration(
    _ name: String, _ pair: YAMLPair, _ what: String, _ readDefault: ReadingDefault
  ) -> ValueDeclaration? {
    let title = "`\(name)` in \(what)"
    if let type = pair.value.text, Self.types.contains(where: { $0.0 == type }) {
      error("\(title) must be a mapping", at: pair.value, help: "write `{ type: \(type) }`")
      return nil
    }
    if case .scalar = pair.value.content, !pair.value.isNull {
      error(
        "\(title) must be a mapping, not \(pair.value.found)", at: pair.value,
        help: "write `{ type: number, default: 2 }`, or `{ of: [a, b] }`")
      return nil
    }
    guard let fields = fields(of: pair.value, title, keys: Self.declarationKeys) else {
      return nil
    }
    let place = location(pair.key)
    if let choices = fields["of"] {
      for key in ["type", "default"] {
        guard let pair = fields.pair(key) else { continue }
        error(
          "\(title) has `of` and `\(key)`", at: pair.key,
          help: "`of` lists the choices; the first is the default")
      }
      guard let items = list(choices, "`of`", example: "of: [automatic, never]") else { return nil }
      guard !isTooLong(items.count, "`of`", at: choices) else { return nil }
      let names = items.compactMap { self.name($0, "a choice") }
      guard names.count == items.count else { return nil }
      for (index, item) in names.enumerated() where names[..<index].contains(item) {
        error("`\(item)` stands twice in `of`", at: items[index], help: "delete one")
      }
      guard let first = names.first else { return nil }
      return ValueDeclaration(name, .choice(names), default: .text(first), at: place)
    }
    if fields.lacks("type") {
      error("\(title) has no type", at: pair.key, help: "write `type: boolean`, or `of: [a, b]`")
    }
    guard let type = fields["type"].flatMap({ declaredType($0) }) else { return nil }
    guard let defaultNode = fields["default"] else {
      return ValueDeclaration(name, type, at: place)
    }
    guard let value = readDefault(defaultNode, type, "`default`") else { return nil }
    return ValueDeclaration(name, type, default: value, at: place)
  }

  static let types: [(String, ValueType)] = [
    ("number", .number), ("boolean", .boolean), ("text", .text),
  ]

  private func declaredType(_ node: YAMLNode) -> ValueType? {
    guard let type = Self.types.first(where: { $0.0 == node.text }) else {
      error(
        "`type` cannot be \(node.found)", at: node,
        help: Suggestion.help(for: node.text ?? "", among: Self.types.map { $0.0 }))
      return nil
    }
    return type.1
  }
}
