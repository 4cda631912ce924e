/// The value of something that an app tells a policy, or that a policy answers, besides the
/// built-in words.
@nonexhaustive
public enum InputValue: Sendable, Hashable {
  /// A finite number.
  case number(Double)
  /// A yes or no.
  case boolean(Bool)
  /// A text, or one of the choices declared.
  case text(String)
  /// How many things fit beside each other in the room; only as the answer of a number.
  case fit(FitCount)

  /// The value as people read it.
  package var plainText: String {
    switch self {
    case .number(let number): number.plainText
    case .boolean(let flag): flag ? "true" : "false"
    case .text(let text): text
    case .fit(let fit): fit.plain.plainText
    }
  }
}

extension InputValue: CustomStringConvertible {
  /// The value as people read it: `2`, `true`, `automatic`.
  public var description: String { plainText }
}

extension InputValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByStringLiteral
{
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A yes or no.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// Values by name, few and sorted, so that equal contents are equal and print equally.
public struct NamedValues: Sendable, Hashable {
  package private(set) var entries: [Entry] = []

  package struct Entry: Sendable, Hashable {
    package let name: String
    package let value: InputValue
  }

  /// No values.
  public init() {}

  /// These values, whose names rise; nil if they do not.
  init?(rising entries: [Entry]) {
    for (entry, next) in zip(entries, entries.dropFirst()) where entry.name >= next.name {
      return nil
    }
    self.entries = entries
  }

  /// The value of that name, or nil; setting nil removes it. Linear in the number of names.
  public subscript(name: String) -> InputValue? {
    get {
      for entry in entries where entry.name == name { return entry.value }
      return nil
    }
    set {
      entries.removeAll { $0.name == name }
      guard let newValue else { return }
      let place = entries.firstIndex { $0.name > name } ?? entries.count
      entries.insert(Entry(name: name, value: newValue), at: place)
    }
  }

  /// Whether there is none.
  public var isEmpty: Bool { entries.isEmpty }
  /// The names, sorted.
  public var names: [String] { entries.map { $0.name } }
}

extension NamedValues: ExpressibleByDictionaryLiteral {
  /// Makes values from a literal; of equal names the last counts.
  public init(dictionaryLiteral elements: (String, InputValue)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}
