import DeviceCatalog
import LayoutPolicies

/// Scalars by the type that the schema wants, never by YAML's guesses.
extension FileReading {
  /// A text, plain or quoted; plain text that some YAML version reads as something else is refused.
  func text(_ node: YAMLNode, _ what: String) -> String? {
    guard case .scalar(let text, let isPlain) = node.content else {
      error("\(what) must be a text, not \(node.found)", at: node)
      return nil
    }
    if isPlain, let meaning = AmbiguousText.meaning(of: text) {
      if node.isNull {
        error("\(what) is empty", at: node)
      } else {
        error(
          "\(text.inBackticks) is \(meaning) to some YAML readers", at: node,
          help: "quote it: `\"\(text)\"`")
      }
      return nil
    }
    guard !text.isEmpty else {
      error("\(what) is empty", at: node)
      return nil
    }
    return text
  }

  /// A kebab-case name.
  func name(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = text(node, what) else { return nil }
    guard Spelling.isKebabCase(text) else {
      error("\(text.inBackticks) is not a name", at: node, help: Spelling.help(for: text))
      return nil
    }
    return text
  }

  /// A plain number in JSON's grammar.
  func number(_ node: YAMLNode, _ what: String) -> Double? {
    guard case .scalar(let text, let isPlain) = node.content else {
      error("\(what) must be a number, not \(node.found)", at: node)
      return nil
    }
    do throws(NumberText.Refusal) {
      let number = try NumberText.read(text)
      guard isPlain else {
        error("\(what) must be a number, not a text", at: node, help: "delete the quotes")
        return nil
      }
      return number
    } catch {
      self.error("\(what): \(error.message)", at: node, help: error.help)
      return nil
    }
  }

  /// A plain `true` or `false`.
  func boolean(_ node: YAMLNode, _ what: String) -> Bool? {
    guard case .scalar(let text, let isPlain) = node.content else {
      error("\(what) must be `true` or `false`, not \(node.found)", at: node)
      return nil
    }
    switch (text, isPlain) {
    case ("true", true): return true
    case ("false", true): return false
    default:
      let isQuoted = !isPlain && (text == "true" || text == "false")
      error(
        "\(what) must be `true` or `false`, not \(isQuoted ? "a text" : node.found)", at: node,
        help: isQuoted ? "delete the quotes" : Self.booleanMeant(by: text).map { "write `\($0)`" })
      return nil
    }
  }

  /// What other spellings of a boolean mean.
  private static func booleanMeant(by text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": true
    case "no", "off", "n", "false", "0": false
    default: nil
    }
  }

  /// One of the words of a list.
  func term<Value: Term>(_ node: YAMLNode, _ what: String, as type: Value.Type = Value.self)
    -> Value?
  {
    // The words are put together only for an error.
    if let value = node.text.flatMap({ Value(named: $0) }) { return value }
    return word(node, what, among: Value.all.map { $0.name }).flatMap { Value(named: $0) }
  }

  /// One of these words.
  func word(_ node: YAMLNode, _ what: String, among words: [String]) -> String? {
    guard case .scalar(let text, _) = node.content else {
      error("\(what) must be one word, not \(node.found)", at: node)
      return nil
    }
    guard words.contains(text) else {
      error(
        node.isNull ? "\(what) is empty" : "\(what) cannot be \(text.inBackticks)", at: node,
        help: Suggestion.help(for: text, among: words))
      return nil
    }
    return text
  }

  /// One or several of the words of a list.
  func terms<Value: Term>(_ node: YAMLNode, _ what: String, as type: Value.Type) -> [Value] {
    var values: [Value] = []
    for item in items(of: node, what) {
      guard let value = term(item, what, as: type) else { continue }
      if values.contains(value) {
        error("`\(value.name)` stands twice in \(what)", at: item, help: "delete one")
      }
      values.append(value)
    }
    return values
  }

  /// A share of something: above 0 and below 1.
  func share(_ node: YAMLNode, _ what: String, help: (Double) -> String?) -> Double? {
    if let percentage = node.percentage {
      error(
        "\(what) is no percentage", at: node, help: "write `\((percentage / 100).plainText)`")
      return nil
    }
    guard let share = number(node, what) else { return nil }
    guard share > 0, share < 1 else {
      error(
        "\(what) of \(share.plainText) does not lie between 0 and 1", at: node, help: help(share))
      return nil
    }
    return share
  }

  /// A length of a layout: points, or `sp`. Help for a percentage says where a share can be said.
  func length(
    _ node: YAMLNode, _ what: String,
    sharing help: (String) -> String = { _ in "write a length in points" }
  ) -> Length? {
    if case .scalar(let text, let isPlain) = node.content, isPlain || text.hasSuffix("sp") {
      let isScaled = text.hasSuffix("sp")
      guard isPlain else {
        error("\(what) must be a length, not a text", at: node, help: "delete the quotes")
        return nil
      }
      if let share = node.percentage {
        error(
          "\(what) cannot be a percentage", at: node, help: help((share / 100).plainText))
        return nil
      }
      if isScaled, text.contains(" ") {
        error(
          "\(what): \(text.inBackticks) has a space in it", at: node,
          help: "write `\(text.filter { $0 != " " })`")
        return nil
      }
      do throws(NumberText.Refusal) {
        let value = try NumberText.read(isScaled ? text.dropLast(2) : text[...])
        guard value >= 0 else {
          error("\(what) cannot be negative", at: node)
          return nil
        }
        return isScaled ? .sp(value) : .points(value)
      } catch {
        self.error("\(what): \(error.message)", at: node, help: error.help)
        return nil
      }
    }
    return number(node, what).map { .points($0) }
  }

  /// A value of a declared type.
  func value(_ node: YAMLNode, _ type: ValueType, _ what: String) -> InputValue? {
    switch type {
    case .number: return number(node, what).map { .number($0) }
    case .boolean: return boolean(node, what).map { .boolean($0) }
    case .text: return text(node, what).map { .text($0) }
    case .choice(let names): return choice(node, names, what).map { .text($0) }
    case .choices(let names):
      let chosen = items(of: node, what).compactMap { choice($0, names, what) }
      return chosen.isEmpty ? nil : .text(chosen.joined(separator: ","))
    }
  }

  private func choice(_ node: YAMLNode, _ names: [String], _ what: String) -> String? {
    guard let text = text(node, what) else { return nil }
    guard names.contains(text) else {
      error(
        "\(what) cannot be \(text.inBackticks)", at: node,
        help: Suggestion.help(for: text, among: names))
      return nil
    }
    return text
  }
}

extension YAMLNode {
  /// The number before a percent sign.
  var percentage: Double? {
    guard let text, text.hasSuffix("%") else { return nil }
    return try? NumberText.read(text.dropLast())
  }
}
