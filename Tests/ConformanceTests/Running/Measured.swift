import DeviceCatalog
import LayoutPolicies
import PolicyYAML

/// What came out, by the keys that facts expect.
struct Measured: Sendable, ExpressibleByDictionaryLiteral {
  var values: [String: Measure]
  /// What names in expectations such as `800 - C` stand for.
  var constants: [String: Double] = [:]

  init(_ values: [String: Measure]) { self.values = values }
  init(dictionaryLiteral elements: (String, Measure)...) {
    self.init(Dictionary(elements) { $1 })
  }

  /// Where what came out is not what is expected.
  func differences(from expected: YAMLNode, tolerance: Double) -> [(message: String, at: TextMark)]
  {
    (expected.pairs ?? []).flatMap { pair -> [(message: String, at: TextMark)] in
      let key = pair.key.text ?? ""
      guard let value = values[key] else {
        return [("the adapter gives no `\(key)`", pair.key.mark)]
      }
      return value.isMet(pair.value, tolerance, constants)
        ? []
        : [("`\(key)` is \(value), expected is \(pair.value.plainText)", pair.value.mark)]
    }
  }
}

/// A value that came out.
enum Measure: Sendable {
  case number(Double)
  case boolean(Bool)
  case text(String)
  case list([Measure])
  case map([String: Measure])
  /// One value in several spellings.
  case oneOf([Measure])
  /// No value: expected as null.
  case none

  /// Whether this is the value expected. A mapping names parts.
  func isMet(_ node: YAMLNode, _ tolerance: Double, _ constants: [String: Double]) -> Bool {
    switch (self, node.content) {
    case (.oneOf(let spellings), _):
      return spellings.contains { $0.isMet(node, tolerance, constants) }
    case (.none, _): return node.isNull
    case (.number(let number), .scalar(let text, _)):
      guard let wanted = node.number ?? Self.value(of: text, constants) else { return false }
      return abs(number - wanted) <= tolerance
    case (.boolean(let flag), _): return node.boolean == flag
    case (.text(let text), .scalar(let wanted, _)): return text == wanted
    case (.list(let values), .sequence(let items)):
      return values.count == items.count
        && zip(values, items).allSatisfy { $0.isMet($1, tolerance, constants) }
    case (.map(let values), .mapping(let pairs)):
      return pairs.allSatisfy { pair in
        values[pair.key.text ?? ""].map { $0.isMet(pair.value, tolerance, constants) } ?? false
      }
    default: return false
    }
  }

  /// The value of a sum of numbers and names, such as `800 - C`.
  private static func value(of text: String, _ constants: [String: Double]) -> Double? {
    var sum = 0.0
    var sign = 1.0
    for word in text.split(separator: " ") {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      default:
        guard let term = constants[String(word)] ?? (try? NumberText.read(word)) else {
          return nil
        }
        sum += sign * term
      }
    }
    return text.isEmpty ? nil : sum
  }
}

extension Measure: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number): number.plainText
    case .boolean(let flag): "\(flag)"
    case .text(let text): text
    case .list(let values): "[" + values.map { $0.description }.joined(separator: ", ") + "]"
    case .map(let values):
      "{ " + values.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
    case .oneOf(let spellings): spellings.first?.description ?? "nothing"
    case .none: "nothing"
    }
  }
}

extension Measure {
  init(_ value: PlainValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let flag): self = .boolean(flag)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map { Measure($0) })
    case .map(let entries):
      self = .map(Dictionary(entries.map { ($0.0, Measure($0.1)) }) { $1 })
    }
  }

  static func numbers(_ numbers: [Double]) -> Measure { .list(numbers.map { .number($0) }) }
  static func texts(_ texts: [String]) -> Measure { .list(texts.map { .text($0) }) }

  /// `[left, top, right, bottom]`
  static func sides(of frame: Frame) -> Measure {
    .numbers([frame.x, frame.y, frame.x + frame.width, frame.y + frame.height])
  }

  /// `[x, y, width, height]`
  static func place(of frame: Frame) -> Measure {
    .numbers([frame.x, frame.y, frame.width, frame.height])
  }
}
