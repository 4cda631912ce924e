import LayoutPolicies

extension NumberText {
  /// Names what keeps `text` from being a number, and the number that was most likely meant.
  static func refusal(of text: String) -> Refusal {
    guard !text.isEmpty else { return Refusal(message: "a number is missing", help: nil) }
    let shown = text.inBackticks
    let bare = text.unsigned
    if text.trimmed != text {
      return Refusal("\(shown) has a space around it", write: text.trimmed)
    }
    if let number = bare.inOtherBase { return Refusal("\(shown) is \(number.base)", number.value) }
    if bare.isNotFinite { return Refusal(message: "\(shown) is not finite", help: nil) }
    if text.contains("_") {
      return Refusal("\(shown) has an underscore", write: text.filter { $0 != "_" })
    }
    if text.contains(",") { return commaRefusal(of: text) }
    if text.hasPrefix("+") { return Refusal("\(shown) has a plus sign", write: bare) }
    let sign = text.hasPrefix("-") ? "-" : ""
    if bare.hasPrefix(".") {
      return Refusal("\(shown) has no digit before its point", write: sign + "0" + bare)
    }
    if text.hasSuffix(".") {
      return Refusal("\(shown) has no digit after its point", write: String(text.dropLast()))
    }
    if let stripped = bare.withoutLeadingZeros {
      return Refusal("\(shown) begins with a zero", write: sign + stripped)
    }
    if let (number, unit) = text.numberAndUnit {
      return Refusal("\(shown) has a unit, `\(unit)`", write: number)
    }
    return Refusal(message: "\(shown) is no number", help: nil)
  }

  private static func commaRefusal(of text: String) -> Refusal {
    let message = "\(text.inBackticks) has a comma"
    let pieces = text.pieces(at: ",")
    let decimal = pieces.joined(separator: ".")
    guard pieces.count == 2, conforms(decimal.utf8) else {
      return Refusal(message, write: pieces.joined())
    }
    // Three digits behind a comma may be thousands or a fraction.
    guard pieces[1].utf8.count == 3 else { return Refusal(message, write: decimal) }
    return Refusal(message: message, help: "write `\(pieces.joined())` or `\(decimal)`")
  }
}

extension NumberText.Refusal {
  /// Offers `suggestion` if it is a number.
  fileprivate init(_ message: String, write suggestion: String) {
    let isNumber = NumberText.conforms(suggestion.utf8)
    self.init(message: message, help: isNumber ? "write `\(suggestion)`" : nil)
  }

  fileprivate init(_ message: String, _ value: UInt64?) {
    self.init(message: message, help: value.map { "write `\($0)`" })
  }
}

extension String {
  /// Without spaces and line ends on either side.
  fileprivate var trimmed: String {
    let tail = drop { $0.isWhitespace }
    let end = tail.lastIndex { !$0.isWhitespace }.map { tail.index(after: $0) }
    return String(tail[..<(end ?? tail.startIndex)])
  }

  /// Without its sign.
  fileprivate var unsigned: String { hasPrefix("+") || hasPrefix("-") ? String(dropFirst()) : self }

  /// The name of the base that a prefix such as `0x` asks for, and the value if there is one.
  fileprivate var inOtherBase: (base: String, value: UInt64?)? {
    let digits = String(dropFirst(2))
    switch prefix(2).lowercased() {
    case "0x": return ("hexadecimal", UInt64(digits, radix: 16))
    case "0o": return ("octal", UInt64(digits, radix: 8))
    case "0b": return ("binary", UInt64(digits, radix: 2))
    default: return nil
    }
  }

  fileprivate var isNotFinite: Bool {
    [".inf", ".nan", "inf", "infinity", "nan"].contains(lowercased())
  }

  /// The rest behind zeros that JSON does not allow, if there are some.
  fileprivate var withoutLeadingZeros: String? {
    let rest = drop { $0 == "0" }
    let needsZero = rest.first.map { !("1"..."9").contains($0) } ?? true
    let result = (needsZero ? "0" : "") + rest
    return result.utf8.count < utf8.count && NumberText.conforms(result.utf8) ? result : nil
  }

  /// A number and the letters behind it: `800pt`, `50%`.
  fileprivate var numberAndUnit: (number: String, unit: String)? {
    let end = lastIndex { !($0.isLetter || $0 == "%" || $0 == " ") }.map { index(after: $0) }
    guard let end, end < endIndex, NumberText.conforms(self[..<end].utf8) else { return nil }
    let unit = self[end...].drop { $0 == " " }
    // An exponent without digits is no unit.
    return unit.lowercased() == "e" ? nil : (String(self[..<end]), String(unit))
  }
}
