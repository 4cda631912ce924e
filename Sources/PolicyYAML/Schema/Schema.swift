import LayoutPolicies

/// A JSON schema (draft-07) of some value, put together from keywords. Nil refuses every value.
///
/// Alternatives are told apart by `if`, so that editors say what is wrong with the one that was
/// meant, and not that none of several fits.
struct Schema: Sendable {
  private var keywords: [String: PlainValue]?

  init(_ keywords: [String: PlainValue]) { self.keywords = keywords }

  private init() { keywords = nil }

  /// Refuses everything: for keys that cannot stand where they are.
  static let nothing = Schema()

  /// Accepts everything.
  static let anything = Schema([:])

  /// What another part of the schema says.
  static func part(_ part: SchemaPart) -> Schema {
    Schema(["$ref": .text("#/definitions/\(part.rawValue)")])
  }

  /// One of these words.
  static func words(_ words: [String]) -> Schema {
    Schema(["enum": .list(words.map { .text($0) })])
  }

  /// One of the words of the field.
  static func words<Value: Term>(_: Value.Type) -> Schema { words(Value.all.map { $0.name }) }

  /// A text that follows a pattern whole, or a number from `minimum` on, where one is given. `help`
  /// is what editors say of other values.
  static func matching(_ pattern: String, orNumberFrom minimum: Double? = nil, help: String)
    -> Schema
  {
    var keywords: [String: PlainValue] = [
      "pattern": .text("^(\(pattern))$"), "errorMessage": .text(help),
    ]
    keywords["type"] =
      minimum == nil ? .text("string") : .list([.text("number"), .text("string")])
    keywords["minimum"] = minimum.map { .number($0) }
    return Schema(keywords)
  }

  /// A list. Nothing stands in it twice if `isUnique`.
  static func list(
    of item: Schema, from least: Int = 1, to most: Int? = nil, isUnique: Bool = false
  )
    -> Schema
  {
    var keywords: [String: PlainValue] = ["type": .text("array"), "items": item.plain]
    if least > 0 { keywords["minItems"] = .number(Double(least)) }
    keywords["maxItems"] = most.map { .number(Double($0)) }
    if isUnique { keywords["uniqueItems"] = .boolean(true) }
    return Schema(keywords)
  }

  /// A value, or a list of such.
  static func oneOrMore(_ item: Schema, isUnique: Bool = false) -> Schema {
    either("array", list(of: item, isUnique: isUnique), else: item)
  }

  /// What a value of a type must be, and what others.
  static func either(_ type: String, _ schema: Schema, else other: Schema) -> Schema {
    when(Schema(["type": .text(type)]), then: schema, else: other)
  }

  /// What a value must be where it passes a test, and where it does not.
  static func when(_ test: Schema, then: Schema? = nil, else other: Schema? = nil) -> Schema {
    var keywords = ["if": test.plain]
    keywords["then"] = then?.plain
    keywords["else"] = other?.plain
    return Schema(keywords)
  }

  /// A value that follows all of these.
  static func all(_ schemas: [Schema]) -> Schema {
    Schema(["allOf": .list(schemas.map { $0.plain })])
  }

  /// With the sentence that editors show, also beside a `$ref`, where validators pass over it.
  func described(_ summary: String) -> Schema { with("description", .text(summary)) }

  /// With a further keyword.
  func with(_ keyword: String, _ value: PlainValue) -> Schema {
    var schema = self
    schema.keywords?[keyword] = value
    return schema
  }

  /// A value that follows both. Mappings of one keyword are joined; other keywords stand in one of
  /// them only.
  func merging(_ other: Schema) -> Schema {
    guard let keywords, let others = other.keywords else { return .nothing }
    return Schema(keywords.merging(others) { .merged($0, $1) })
  }

  /// The schema as JSON says it, keys sorted.
  var plain: PlainValue {
    guard let keywords else { return .boolean(false) }
    return .map(keywords.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }
}

extension PlainValue {
  /// The entries of both mappings, sorted.
  fileprivate static func merged(_ first: PlainValue, _ second: PlainValue) -> PlainValue {
    guard case .map(let own) = first, case .map(let others) = second else { return second }
    return .map((own + others).sorted { $0.0 < $1.0 })
  }
}
