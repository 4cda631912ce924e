import LayoutPolicies

/// Names, texts and numbers.
extension PolicySchema {
  var name: Schema {
    .matching(
      "[a-z][a-z0-9]*(-[a-z0-9]+)*", help: "a name has lowercase letters, digits and hyphens")
  }

  var text: Schema { Schema(["type": .text("string"), "minLength": .number(1)]) }

  /// The name of a screen or a tab: what means something else in `expect` cannot be one.
  var screen: Schema {
    .matching("(?!(none|hidden)$)[\\s\\S]+", help: "a name other than `none` and `hidden`")
  }

  /// The name of a rule.
  var ruleName: Schema {
    let reserved = Question.reservedRuleNames.map { name in
      name.map { "[\($0.uppercased())\($0)]" }.joined()
    }
    return .matching(
      "(?!(\(reserved.joined(separator: "|")))$)\\S([\\s\\S]*\\S)?",
      help: "a name without spaces around it, and none of "
        + Question.reservedRuleNames.joined(separator: ", "))
  }

  /// Points, or `sp`.
  var length: Schema {
    .matching("\(NumberPattern.notNegative)sp", orNumberFrom: 0, help: "points, or `12sp`")
  }

  /// A length of one point or more.
  var widthLength: Schema {
    .matching(
      "\(NumberPattern.oneOrMore)sp", orNumberFrom: 1,
      help: "points or `12sp`, from 1 on; a share stands under `fraction`")
  }

  /// A share of something.
  var share: Schema {
    Schema([
      "type": .text("number"), "exclusiveMinimum": .number(0), "exclusiveMaximum": .number(1),
    ])
  }

  /// A plain number, from `least` on or above it.
  func number(from least: Double? = nil, above bound: Double? = nil) -> Schema {
    var schema = Schema(["type": .text("number")])
    if let least { schema = schema.with("minimum", .number(least)) }
    if let bound { schema = schema.with("exclusiveMinimum", .number(bound)) }
    return schema
  }

  /// A whole number.
  func count(from least: Int = 0) -> Schema {
    Schema([
      "type": .text("integer"), "minimum": .number(Double(least)),
      "maximum": .number(Double(FileReading.mostCounted)),
    ])
  }

  var boolean: Schema { Schema(["type": .text("boolean")]) }

  /// The version of the format.
  var version: Schema { Schema(["const": .number(1)]) }

  /// A value of a declared type.
  func value(_ type: ValueType) -> Schema {
    switch type {
    case .number: number()
    case .boolean: boolean
    case .text: .part(.text)
    case .choice(let names): .words(names)
    case .choices(let names): .oneOrMore(.words(names))
    }
  }

  /// A number, a boolean or a text, of a type that the schema cannot know.
  var scalar: Schema {
    Schema(["type": .list([.text("string"), .text("number"), .text("boolean")])])
  }
}
