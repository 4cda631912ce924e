import DeviceCatalog
import LayoutPolicies

/// `given` of a test, through the one door for contexts.
extension FileReading {
  /// Takes what a step gives on top of the steps before it; nil if there was an error. Unknown keys
  /// that are forgiven are left out. `memory` is that of the policy `around`, in a pane of which
  /// the step may be.
  func context(
    of step: YAMLNode?, at place: YAMLNode, given: inout Given, inputs: [ValueDeclaration],
    memory: inout PolicyMemory, around: (String) throws(GivenError) -> AnyPolicy,
    isForgiven: (String) -> Bool
  ) -> LayoutContext? {
    guard let fields = fields(given: step, to: given, inputs: inputs, isForgiven: isForgiven) else {
      return nil
    }
    do throws(GivenError) {
      try given.set(all: fields.map { $0.field })
      return try given.context(memory: &memory, policy: around)
    } catch {
      let pair = fields.last { $0.field.key == error.key }?.pair
      if let pair {
        note(error, in: pair)
      } else {
        self.error(error.message, at: step ?? place, help: error.help)
      }
      return nil
    }
  }

  /// What a step gives, each value checked on its own, so that one run names all that is wrong; nil
  /// if there was an error.
  func fields(
    given step: YAMLNode?, to given: Given, inputs: [ValueDeclaration],
    isForgiven: (String) -> Bool
  ) -> [(field: GivenField, pair: YAMLPair)]? {
    let before = errors
    var fields: [(field: GivenField, pair: YAMLPair)] = []
    if let step {
      guard case .mapping(let pairs) = step.content else {
        error("`given` must be a mapping, not \(step.found)", at: step)
        return nil
      }
      for pair in pairs {
        guard let key = chosenKey(pair), let value = givenValue(pair.value) else { continue }
        // A size without width is a hexadecimal number to YAML.
        if key == GivenKey.size.name, pair.value.text?.hasPrefix("0x") == true,
          text(pair.value, "`size`") == nil
        {
          continue
        }
        if GivenKey(rawValue: key) == nil {
          guard let input = inputs.first(where: { $0.name == key }) else {
            if !isForgiven(key) { refuse(pair, given, inputs) }
            continue
          }
          guard isClear(pair.value, for: input) else { continue }
        }
        fields.append((GivenField(key, value), pair))
      }
    }
    for (field, pair) in fields {
      // To find out again what was meant takes long; beyond the limit findings are only counted.
      if findings.isFull, refused.contains(field) {
        error("", at: pair.value)
        continue
      }
      do throws(GivenError) {
        var alone = given
        try alone.set(field.key, to: field.value)
      } catch {
        refused.insert(field)
        note(error, in: pair)
      }
    }
    return errors == before ? fields : nil
  }

  private func note(_ problem: GivenError, in pair: YAMLPair) {
    var node = pair.value
    for step in problem.path {
      switch (step, node.content) {
      case (.key(let key), _): node = node.value(of: key) ?? node
      case (.index(let index), .sequence(let items)) where items.indices.contains(index):
        node = items[index]
      default: break
      }
    }
    error(problem.message, at: node, help: problem.help)
  }

  /// Notes that no context has such a key.
  private func refuse(_ pair: YAMLPair, _ given: Given, _ inputs: [ValueDeclaration]) {
    guard !findings.isFull else { return error("", at: pair.key) }
    let key = pair.key.text ?? ""
    var given = given
    do throws(GivenError) {
      try given.set(key, to: .null)
    } catch {
      let keys = Given.keys.map { $0.name } + inputs.map { $0.name }
      let isOfAll = error.help == Suggestion.help(for: key, among: keys)
      let sayable = keys.filter { takesOpen || !GivenKey.followed.map { $0.name }.contains($0) }
      self.error(
        error.message, at: pair.key,
        help: isOfAll ? Suggestion.help(for: key, among: sayable) : error.help)
    }
  }

  /// Whether a text is one to every reader of YAML. Options and JSON have no such doubts.
  private func isClear(_ node: YAMLNode, for input: ValueDeclaration) -> Bool {
    switch (input.type, node.content) {
    case (.text, .scalar), (.choice, .scalar): text(node, "`\(input.name)`") != nil
    default: true
    }
  }

  func givenValue(_ node: YAMLNode) -> GivenValue? {
    switch node.content {
    case .scalar(let text, let isPlain):
      if node.isNull {
        error("a value is missing", at: node, help: "write `unknown` for what is not given")
        return nil
      }
      return isPlain ? .plain(text) : .quoted(text)
    case .sequence(let items):
      let values = items.compactMap { givenValue($0) }
      return values.count == items.count ? .list(values) : nil
    case .mapping(let pairs):
      let fields = pairs.compactMap { pair in
        givenValue(pair.value).map { GivenField(pair.key.text ?? "", $0) }
      }
      return fields.count == pairs.count ? .map(fields) : nil
    case .unreadable:
      error("", at: node)
      return nil
    }
  }
}
