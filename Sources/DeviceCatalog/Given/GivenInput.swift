import LayoutPolicies

extension GivenValue {
  /// The value of a declared input; nil takes it back.
  func input(_ type: ValueType, at spot: GivenSpot) throws(GivenError) -> InputValue? {
    // YAML and JSON read quotes themselves; of an option's value they are a part.
    if self == .plain("\"unknown\"") {
      return try GivenValue.quoted("unknown").input(type, at: spot)
    }
    if removesInput(of: type) { return nil }
    switch type {
    case .number: return .number(try number(at: spot))
    case .boolean: return .boolean(try flag(at: spot))
    case .text:
      if let text { return .text(text) }
      throw spot.error("`\(spot.name)` needs text, not \(found)", help: "quote it")
    case .choice(let names):
      if let text, names.contains(text) { return .text(text) }
      throw wrongWord(among: names, at: spot)
    case .choices(let names):
      if let text = joinedWords, type.accepts(.text(text)) { return .text(text) }
      throw wrongWord(among: names, at: spot)
    }
  }

  /// Whether it takes an input back: `unknown` does not where it is a value like any other.
  private func removesInput(of type: ValueType) -> Bool {
    switch (self, type) {
    case (.plain, .choice(let names)), (.quoted, .choice(let names)):
      isRemover && !names.contains("unknown")
    case (.quoted, .text): false
    default: isRemover
    }
  }

  /// Words as they stand between commas, or those of a list.
  private var joinedWords: String? {
    guard case .list(let items) = self else { return text }
    return items.map { $0.text ?? "" }.joined(separator: ",")
  }
}
