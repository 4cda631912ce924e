import DeviceCatalog
import Foundation
import LayoutPolicies

/// A CSS query on its way to the `when` of a policy. Features that contexts do not have become
/// inputs; what is no query is an input that nobody gives.
struct MediaQuery {
  /// The inputs that the condition asks for, with their types.
  private(set) var inputs = ["css-unknown": "boolean"]
  private let units: [String: Double]
  private let hasWindow: Bool
  private var words: ArraySlice<String>
  private let unknown = "{ css-unknown: true }"
  private static let flipped = ["<": ">", "≤": "≥", ">": "<", "≥": "≤", "=": "="]

  init(_ text: String, emPx: Double, hasWindow: Bool) {
    units = [
      "": 1, "px": 1, "em": emPx, "rem": emPx, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
      "q": 96 / 101.6, "pt": 96 / 72, "pc": 16, "dpi": 1, "dppx": 96, "x": 96, "dpcm": 2.54,
    ]
    self.hasWindow = hasWindow
    let text = text.lowercased().replacing("<=", with: "≤").replacing(">=", with: "≥")
      .replacing(" / ", with: "/")
    let spaced = text.map { "(),:<≤>≥=".contains($0) ? " \($0) " : String($0) }.joined()
    words = spaced.split(whereSeparator: \.isWhitespace).map { String($0) }[...]
  }

  /// The whole query: any of those between commas.
  mutating func condition() -> String {
    let parts = words.split(separator: ",", omittingEmptySubsequences: false).map { query in
      words = query
      let part = self.query()
      return words.isEmpty ? part : unknown
    }
    return "{ any: [\(parts.joined(separator: ", "))] }"
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  /// A query that may begin with a type, as in `not screen and (width)`.
  private mutating func query() -> String {
    let isNot = words.dropFirst().first != "(" && take("not")
    _ = take("only")
    if words.isEmpty { words = ["all"] }
    guard let type = words.first, type != "(", type != "not" else { return joined() }
    words.removeFirst()
    inputs["css-all"] = "boolean, default: true"
    inputs["css-type"] = "text"
    let first = type == "all" ? "{ css-all: true }" : "{ css-type: \"\(type)\" }"
    let all = "{ all: [\(first)\(take("and") ? ", " + joined() : "")] }"
    return isNot ? "{ not: \(all) }" : all
  }

  /// Conditions joined by one word.
  private mutating func joined() -> String {
    if take("not") { return "{ not: \(enclosed()) }" }
    var parts = [enclosed()]
    guard let word = words.first, let key = ["and": "all", "or": "any"][word] else {
      return parts[0]
    }
    while take(word) { parts.append(enclosed()) }
    return "{ \(key): [\(parts.joined(separator: ", "))] }"
  }

  /// What stands in parentheses.
  private mutating func enclosed() -> String {
    guard take("(") else { return unknown }
    if words.first == "(" || words.first == "not" {
      let inner = joined()
      return take(")") ? inner : unknown
    }
    let inner = Array(words.prefix { $0 != ")" })
    words = words.dropFirst(inner.count)
    return take(")") ? feature(inner) : unknown
  }

  private mutating func feature(_ words: [String]) -> String {
    switch words.count {
    case 1 where words[0] == "orientation":
      return "{ orientation: [portrait, landscape] }"
    case 1:  // True unless it is 0.
      return test(words[0], "=", "0", isNegated: true)
    case 3 where words[1] == ":":
      let sign = ["min-": "≥", "max-": "≤"][words[0].prefix(4)] ?? "="
      return test(sign == "=" ? words[0] : String(words[0].dropFirst(4)), sign, words[2])
    case 3 where number(words[0]) != nil:
      return test(words[2], Self.flipped[words[1]], words[0])
    case 3:
      return test(words[0], words[1], words[2])
    case 5 where "<≤".contains(words[1]) == "<≤".contains(words[3]):
      let first = test(words[2], Self.flipped[words[1]], words[0])
      return "{ all: [\(first), \(test(words[2], words[3], words[4]))] }"
    default: return unknown
    }
  }

  private static let numeric = [
    "width", "height", "aspect-ratio", "resolution", "color", "color-index", "monochrome", "grid",
    "device-width", "device-height", "device-aspect-ratio",
  ]

  private mutating func test(
    _ name: String, _ sign: String?, _ value: String, isNegated: Bool = false
  ) -> String {
    let key = key(of: name)
    let isNumber = Self.numeric.contains(name)
    guard let sign, Self.flipped[sign] != nil, Spelling.isKebabCase(key),
      isNumber == (number(value) != nil)
    else { return unknown }
    if key.hasPrefix("css-") { inputs[key] = isNumber ? "number" : "text" }
    // Nothing is below 0.
    let number = number(value) ?? 0
    let bound = max(0, number).plainText
    let isStrict = sign == "<" || sign == ">"
    var range =
      [
        "<": "\(bound)...", "≤": "...\(bound)", ">": "...\(bound)", "≥": "\(bound)...",
        "=": isNumber ? "\(bound)...\(bound)" : "\"\(value)\"",
      ][sign] ?? ""
    var isNot = isStrict != isNegated
    if number < 0 { (range, isNot) = ("0...", sign == "<" || sign == "≤" || sign == "=") }
    return isNot ? "{ not: { \(key): \(range) } }" : "{ \(key): \(range) }"
  }

  /// The key of contexts that a feature has, or the name of an input.
  func key(of feature: String) -> String {
    switch feature {
    case "width", "height", "orientation": feature
    case "aspect-ratio" where hasWindow: "aspect"
    default: "css-\(feature)"
    }
  }

  /// A number in pixels or dots per inch, or a ratio.
  func number(_ text: String) -> Double? {
    let sides = text.replacing(" ", with: "").split(
      separator: "/", omittingEmptySubsequences: false)
    if sides.count == 2, let over = number(String(sides[0])), let under = number(String(sides[1])) {
      return under == 0 ? nil : over / under
    }
    let unit = text.reversed().prefix { $0.isLetter }.reversed()
    guard let factor = units[String(unit)] else { return nil }
    return (try? NumberText.read(text.dropLast(unit.count))).map { $0 * factor }
  }
}
