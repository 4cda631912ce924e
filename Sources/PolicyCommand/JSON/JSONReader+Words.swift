import DeviceCatalog
import LayoutPolicies

extension JSONReader {
  /// Reads what stands here without quotes: a number, `true`, `false` or `null`.
  mutating func word() throws(JSONError) -> JSONValue {
    let start = column
    let word = bytes[position...].prefix(while: Self.isPartOfWord)
    guard let first = word.first else {
      throw unexpected("where a value was expected", help: valueHelp)
    }
    position = word.endIndex
    if first == ASCII.minus || Self.isDigit(first) { return .number(try number(word, at: start)) }
    if word.elementsEqual("true".utf8) { return true }
    if word.elementsEqual("false".utf8) { return false }
    if word.elementsEqual("null".utf8) { return .null }
    let text = String(decoding: word, as: UTF8.self)
    throw fault("\(text.inBackticks) is not a JSON value", at: start, help: help(forWord: text))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { ASCII.zero...ASCII.nine ~= byte }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case ASCII.zero...ASCII.nine: true
    case ASCII.minus, ASCII.plus, ASCII.point, UInt8(ascii: "_"): true
    default: false
    }
  }

  private var valueHelp: String? {
    switch next {
    case UInt8(ascii: "'"): "text stands in double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
    default: nil
    }
  }

  private func help(forWord word: String) -> String {
    switch word.lowercased() {
    case "true", "false", "null": "write `\(word.lowercased())`"
    case "nan", "inf", "infinity", "none", "nil", "undefined": "leave out what is not known"
    case let number where number.utf8.first.map { $0 < UInt8(ascii: "_") } ?? false: numberHelp
    default: "text stands in double quotes"
    }
  }

  private var numberHelp: String { "write a number such as `320`, `0.5` or `-2`" }

  private func number(_ word: ArraySlice<UInt8>, at start: Int) throws(JSONError) -> Double {
    let isNumber = Self.isNumber(word)
    if isNumber, let number = NumberText.short(word) { return number }
    let text = String(decoding: word, as: UTF8.self)
    guard isNumber else {
      let digits = word.drop { $0 == ASCII.zero }
      let help = Self.isNumber(digits) ? "write `\(String(decoding: digits, as: UTF8.self))`" : nil
      throw fault(
        "\(text.inBackticks) is not a number in JSON", at: start, help: help ?? numberHelp)
    }
    guard let number = Double(text), number.isFinite else {
      throw fault("the number \(text.inBackticks) is too large", at: start)
    }
    return number
  }

  /// Whether the word follows JSON's grammar of numbers, which is narrower than `Double`'s.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    if rest.first == ASCII.minus { rest.removeFirst() }
    let leading = rest.first
    let whole = dropDigits(&rest)
    guard whole > 0, whole == 1 || leading != ASCII.zero else { return false }
    if rest.first == ASCII.point {
      rest.removeFirst()
      guard dropDigits(&rest) > 0 else { return false }
    }
    if let exponent = rest.first, exponent | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == ASCII.plus || rest.first == ASCII.minus { rest.removeFirst() }
      guard dropDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Takes the digits away and tells how many there were.
  private static func dropDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let before = rest.count
    rest = rest.drop(while: isDigit)
    return before - rest.count
  }
}
