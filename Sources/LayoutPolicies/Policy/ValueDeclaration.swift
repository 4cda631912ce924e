/// What a declared value may be.
@nonexhaustive
public enum ValueType: Sendable, Hashable {
  /// A finite number.
  case number
  /// `true` or `false`.
  case boolean
  /// Any text.
  case text
  /// One of these texts.
  case choice([String])
  /// Several of these texts, in any order, written with commas between them.
  case choices([String])

  /// The type as people read it: `number`, `automatic | never`.
  package var plainText: String {
    switch self {
    case .number: "number"
    case .boolean: "boolean"
    case .text: "text"
    case .choice(let names): names.joined(separator: " | ")
    case .choices(let names): "some of " + names.joined(separator: ", ")
    }
  }

  /// The texts of a choice.
  var names: [String]? {
    switch self {
    case .choice(let names), .choices(let names): names
    case .number, .boolean, .text: nil
    }
  }

  /// The value of a choice that nobody made.
  fileprivate var firstChoice: InputValue? {
    guard case .choice(let names) = self else { return nil }
    return names.first.map { .text($0) }
  }

  /// Whether `value` is of this type.
  package func accepts(_ value: InputValue) -> Bool {
    switch (self, value) {
    case (.number, .number(let number)): number.isFinite
    case (.boolean, .boolean), (.text, .text): true
    case (.choice(let names), .text(let text)): names.contains(text)
    case (.choices(let names), .text(let text)):
      text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { piece in
        names.contains { $0 == piece }
      }
    default: false
    }
  }

  /// Whether `value` is of this type, or counts what fits where a number is wanted.
  package func acceptsAnswer(_ value: InputValue) -> Bool {
    if case .fit(let fit) = value { return self == .number && fit.problem == nil }
    return accepts(value)
  }
}

/// A name with a type and perhaps a default: an input or output of a policy, or a parameter of a
/// template.
public struct ValueDeclaration: Sendable, Hashable {
  /// The kebab-case name.
  public let name: String
  /// What the value may be.
  public let type: ValueType
  /// The value where none is given, of a choice the first; nil leaves an input unknown.
  public let defaultValue: InputValue?
  /// Where it is declared, if a file declares it.
  public let location: SourceLocation?

  /// Declares a value.
  public init(
    _ name: String, _ type: ValueType, default defaultValue: InputValue? = nil,
    at location: SourceLocation? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue ?? type.firstChoice
    self.location = location
  }
}
