import LayoutPolicies

/// One value of a context as its reader found it.
package enum GivenValue: Sendable, Hashable {
  /// Text of no type yet: an option's value, a plain YAML scalar.
  case plain(String)
  /// Text for sure: a quoted YAML scalar, a JSON string.
  case quoted(String)
  /// A JSON number.
  case number(Double)
  /// A JSON boolean.
  case boolean(Bool)
  /// A JSON null: not given.
  case null
  /// Values in order.
  case list([GivenValue])
  /// Values by name, in order.
  case map([GivenField])

  /// Whether it takes back what was given before: `unknown`, or a JSON null.
  var isRemover: Bool {
    switch self {
    case .plain("unknown"), .quoted("unknown"), .null: true
    default: false
    }
  }

  /// The value as messages name it.
  var found: String {
    switch self {
    case .plain(let text): text.inBackticks
    case .quoted(let text): "the text " + text.inBackticks
    case .number(let number): "the number `\(number.plainText)`"
    case .boolean(let flag): "`\(flag)`"
    case .null: "null"
    case .list: "a list"
    case .map: "a mapping"
    }
  }
}

/// One key of a mapping with its value.
package struct GivenField: Sendable, Hashable {
  /// The key as written.
  package let key: String
  /// Its value.
  package let value: GivenValue

  /// Pairs a key with a value.
  package init(_ key: String, _ value: GivenValue) {
    self.key = key
    self.value = value
  }
}
