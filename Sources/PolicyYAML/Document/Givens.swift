import DeviceCatalog
import LayoutPolicies

/// `given` of a test, through the one door for contexts.
extension FileReading {
  /// Takes what a step gives on top of the steps before it; nil if there was an error. Keys that
  /// `forgives` are left out.
  func context(
    of step: YAMLNode?, at place: YAMLNode, given: inout Given, forgives: (String) -> Bool
  ) -> LayoutContext? {
    let before = errors
    var fields: [(field: GivenField, pair: YAMLPair)] = []
    if let step {
      guard case .mapping(let pairs) = step.content else {
        error("`given` must be a mapping, not \(step.found)", at: step)
        return nil
      }
      for pair in pairs where !forgives(pair.key.text ?? "") {
        guard let key = chosenKey(pair), let value = givenValue(pair.value) else { continue }
        fields.append((GivenField(key, value), pair))
      }
    }
    // Each on its own first, so that one run names all that is wrong.
    for (field, pair) in fields {
      do throws(GivenError) {
        var alone = given
        try alone.set(field.key, to: field.value)
      } catch {
        note(error, in: pair)
      }
    }
    guard errors == before else { return nil }
    do throws(GivenError) {
      try given.set(all: fields.map { $0.field })
      return try given.context()
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
    let isUnknownKey = problem.path.isEmpty && problem.message.hasPrefix("unknown key")
    error(problem.message, at: isUnknownKey ? pair.key : node, help: problem.help)
  }

  private func givenValue(_ node: YAMLNode) -> GivenValue? {
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
