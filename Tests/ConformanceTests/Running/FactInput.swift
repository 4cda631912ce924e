import LayoutPolicies
import PolicyYAML

/// What goes into a fact, handed out key by key. Keys that nobody asks for are told afterwards, so
/// that no adapter passes over what it does not know.
struct FactInput {
  /// What is wrong with what goes in.
  struct Malformed: Error {
    let message: String
    let mark: TextMark
  }

  /// The keys that were asked for, by their places in the text.
  private final class Ledger {
    var asked: Set<TextMark> = []
  }

  private let node: YAMLNode
  /// The key, or the place in a list, as messages name it.
  private let name: String
  private let ledger: Ledger

  init(_ fact: Fact) { self.init(fact.input, "input", Ledger()) }

  private init(_ node: YAMLNode, _ name: String, _ ledger: Ledger) {
    self.node = node
    self.name = name
    self.ledger = ledger
  }

  /// An error about this value.
  func malformed(_ message: String) -> Malformed {
    Malformed(message: "`\(name)` \(message), not `\(node.plainText)`", mark: node.mark)
  }

  /// The value of a key; nil if it is not there, or null.
  subscript(key: String) -> FactInput? {
    guard let pair = node.pairs?.first(where: { $0.key.text == key }) else { return nil }
    ledger.asked.insert(pair.key.mark)
    return pair.value.isNull ? nil : FactInput(pair.value, key, ledger)
  }

  /// The value of a key that must be there.
  func value(_ key: String) throws(Malformed) -> FactInput {
    guard let value = self[key] else {
      throw Malformed(message: "`\(name)` has no `\(key)`", mark: node.mark)
    }
    return value
  }

  func number() throws(Malformed) -> Double {
    guard let number = node.number else { throw malformed("must be a number") }
    return number
  }

  func boolean() throws(Malformed) -> Bool {
    guard let flag = node.boolean else { throw malformed("must be `true` or `false`") }
    return flag
  }

  /// A text; numbers and booleans as they are written.
  func text() throws(Malformed) -> String {
    guard let text = node.text else { throw malformed("must be a text") }
    return text
  }

  /// One of the words that a table translates.
  func word<Meaning>(_ meanings: [String: Meaning]) throws(Malformed) -> Meaning {
    guard let meaning = meanings[try text()] else {
      throw malformed("must be one of \(meanings.keys.sorted().map { "`\($0)`" })")
    }
    return meaning
  }

  func list() throws(Malformed) -> [FactInput] {
    guard case .sequence(let items) = node.content else { throw malformed("must be a list") }
    return items.enumerated().map { FactInput($1, "\(name)[\($0)]", ledger) }
  }

  /// The numbers of a list of this length.
  func numbers(_ count: Int? = nil) throws(Malformed) -> [Double] {
    let items = try list()
    guard count == nil || items.count == count else {
      throw malformed("must be a list of \(count ?? 0) numbers")
    }
    var numbers: [Double] = []
    for item in items { numbers.append(try item.number()) }
    return numbers
  }

  func number(_ key: String) throws(Malformed) -> Double { try value(key).number() }
  func boolean(_ key: String) throws(Malformed) -> Bool { try value(key).boolean() }
  func text(_ key: String) throws(Malformed) -> String { try value(key).text() }
  func list(_ key: String) throws(Malformed) -> [FactInput] { try value(key).list() }
  func numbers(_ key: String, _ count: Int? = nil) throws(Malformed) -> [Double] {
    try value(key).numbers(count)
  }

  /// Whether a value is of this kind, for keys that have several forms.
  var isText: Bool { node.text != nil && node.number == nil && node.boolean == nil }
  var isNumber: Bool { node.number != nil }
  var isMapping: Bool { node.pairs != nil }

  /// The keys, for mappings whose keys the fact chooses; each counts as asked for.
  var keys: [String] {
    for pair in node.pairs ?? [] { ledger.asked.insert(pair.key.mark) }
    return (node.pairs ?? []).map { $0.key.text ?? "" }
  }

  /// The keys in it, at all depths, that nobody asked for.
  var unasked: [(key: String, mark: TextMark)] { unasked(in: node) }

  private func unasked(in node: YAMLNode) -> [(key: String, mark: TextMark)] {
    switch node.content {
    case .scalar, .unreadable: []
    case .sequence(let items): items.flatMap { unasked(in: $0) }
    case .mapping(let pairs):
      pairs.flatMap { pair in
        ledger.asked.contains(pair.key.mark)
          ? unasked(in: pair.value) : [(pair.key.text ?? "", pair.key.mark)]
      }
    }
  }
}
