import LayoutPolicies

extension FileReading {
  /// A range of numbers.
  func range(_ node: YAMLNode, _ measure: Measure, _ what: String) -> NumberRange? {
    guard case .scalar(let text, let isPlain) = node.content, !node.isNull else {
      error("\(what) must be a range, not \(node.found)", at: node, help: "write `600...`")
      return nil
    }
    guard isPlain else {
      error("\(what) must be a range, not a text", at: node, help: "delete the quotes")
      return nil
    }
    do throws(RangeText.Refusal) {
      let parts = try RangeText(text)
      if parts.isBare, measure == .length {
        _ = try Self.bound(text[...], measure)
        error(
          "\(what) must be a range, not one number", at: node,
          help: "did you mean `\(text)...`? `..<\(text)` is below it")
        return nil
      }
      let lower = try parts.lower.map { part throws(RangeText.Refusal) in
        try Self.bound(part, measure, in: text)
      }
      let upper = try parts.upper.map { part throws(RangeText.Refusal) in
        try Self.bound(part, measure, in: text)
      }
      return combined(lower, upper, parts, measure, node, what)
    } catch {
      self.error("\(what): \(error.message)", at: node, help: error.help)
      return nil
    }
  }

  private func combined(
    _ lower: Length?, _ upper: Length?, _ parts: RangeText, _ measure: Measure, _ node: YAMLNode,
    _ what: String
  ) -> NumberRange? {
    if let lower, let upper, lower.isScaled != upper.isScaled {
      error(
        "one bound of \(what) is `sp` and one is not", at: node,
        help: "write `sp` at both or at neither")
      return nil
    }
    let range = NumberRange(
      lower: lower?.value, upper: upper?.value, includesUpper: parts.includesUpper,
      isScaled: lower?.isScaled ?? upper?.isScaled ?? false)
    // Below 0 there are numbers, but no lengths or ratios.
    let isBelowAll = measure != .number && range.upper == 0 && !range.includesUpper
    guard !range.isEmpty, !isBelowAll else {
      error(
        "nothing lies in `\(range.plainText)`, so it can never match", at: node,
        help: isBelowAll ? "it cannot be negative" : "the lower bound comes first")
      return nil
    }
    return range
  }

  /// A bound of the range `text`; help shows the whole range as it should be.
  private static func bound(
    _ part: Substring, _ measure: Measure, in text: String
  ) throws(RangeText.Refusal) -> Length {
    do throws(RangeText.Refusal) {
      return try bound(part, measure)
    } catch {
      guard let help = error.help, help.hasPrefix("write `"), help.hasSuffix("`"),
        part.count < text.count
      else { throw error }
      let meant = help.dropFirst(7).dropLast()
      guard !meant.contains("`") else { throw error }
      let whole = text[..<part.startIndex] + meant + text[part.endIndex...]
      throw RangeText.Refusal(message: error.message, help: "write `\(whole)`")
    }
  }

  static func bound(
    _ text: Substring, _ measure: Measure
  ) throws(RangeText.Refusal) -> Length {
    let isScaled = measure == .length && text.hasSuffix("sp")
    let value =
      measure == .ratio
      ? try ratio(text) : try RangeText.number(isScaled ? text.dropLast(2) : text)
    guard value >= 0 || measure == .number else {
      throw RangeText.Refusal(message: "\(text.inBackticks) cannot be negative", help: nil)
    }
    return isScaled ? .sp(value) : .points(value)
  }

  private static func ratio(_ text: Substring) throws(RangeText.Refusal) -> Double {
    let colon = text.split(separator: ":")
    if colon.count == 2 {
      throw RangeText.Refusal(
        message: "\(text.inBackticks) is a number in base 60 to some YAML readers",
        help: "write `\(colon[0])/\(colon[1])`")
    }
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2 else { return try RangeText.number(text) }
    let (over, under) = (try RangeText.number(sides[0]), try RangeText.number(sides[1]))
    guard under != 0, (over / under).isFinite else {
      throw RangeText.Refusal(
        message: "\(text.inBackticks) is not finite", help: "write a ratio such as `16/9`")
    }
    return over / under
  }

  /// A range of versions, or one version.
  func versionRange(_ node: YAMLNode, _ what: String) -> VersionRange? {
    guard case .scalar(let text, _) = node.content else {
      error("\(what) must be a version or a range, not \(node.found)", at: node)
      return nil
    }
    do throws(RangeText.Refusal) {
      let parts = try RangeText(text)
      func version(_ part: Substring?) throws(RangeText.Refusal) -> OSVersion? {
        guard let part else { return nil }
        guard let version = OSVersion(String(part)) else {
          throw RangeText.Refusal(
            message: "\(part.inBackticks) is no version", help: "write one to four dotted numbers")
        }
        return version
      }
      let range = VersionRange(
        lower: try version(parts.lower), upper: try version(parts.upper),
        includesUpper: parts.includesUpper)
      guard !range.isEmpty else {
        error(
          "nothing lies in `\(range.plainText)`, so it can never match", at: node,
          help: "the lower bound comes first")
        return nil
      }
      return range
    } catch {
      self.error("\(what): \(error.message)", at: node, help: error.help)
      return nil
    }
  }
}
