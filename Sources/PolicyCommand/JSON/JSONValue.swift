/// What a JSON text says.
package enum JSONValue: Sendable, Hashable {
  /// Nothing.
  case null
  /// A yes or no.
  case boolean(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Named values in the order in which they were written.
  case object([JSONField])
  /// A place that is filled in after all else is written.
  case blank

  /// What kind of value it is, as a message says it: "a number", "text".
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    case .blank: "nothing yet"
    }
  }
}

/// One named value of a JSON object, and where it stood.
package struct JSONField: Sendable {
  /// The name.
  package let key: String
  /// The value.
  package let value: JSONValue
  /// Where the key stood in its line, in Unicode scalars from 1; 0 if it was not read.
  package let keyColumn: Int
  /// Where the value stood in its line, in Unicode scalars from 1; 0 if it was not read.
  package let column: Int

  /// Names a value.
  package init(_ key: String, _ value: JSONValue, keyColumn: Int = 0, column: Int = 0) {
    self.key = key
    self.value = value
    self.keyColumn = keyColumn
    self.column = column
  }

  /// Whether this field is written before the other.
  func precedes(_ other: JSONField) -> Bool { key < other.key }
}

/// Fields are equal when they say the same, wherever they stood.
extension JSONField: Hashable {
  package static func == (left: JSONField, right: JSONField) -> Bool {
    left.key == right.key && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

/// Objects are made from literals: sorted already, and without the fields that are nil, because
/// what is not there is absent rather than null.
extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    var fields: [JSONField] = []
    fields.reserveCapacity(elements.count)
    for case (let key, let value?) in elements { fields.append(JSONField(key, value)) }
    self = .object(fields.sorted { $0.precedes($1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }
}
