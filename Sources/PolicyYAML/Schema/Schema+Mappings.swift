import LayoutPolicies

/// Mappings: of the keys that the reader knows, or of names that the file chooses.
extension Schema {
  /// A mapping of known keys, each with its sentence; it cannot be empty unless `least` is 0.
  static func mapping(
    _ keys: [String], requiring required: [String] = [], from least: Int = 1,
    _ parts: [String: (Schema, String)]
  ) -> Schema {
    mapping(described(keys, parts)).requiring(required).from(least)
  }

  /// The keys that the reader knows, each with what it must be and its sentence.
  static func described(
    _ keys: [String], _ parts: [String: (Schema, String)]
  ) -> [(String, Schema)] {
    keys.map { key in (key, parts[key].map { $0.0.described($0.1) } ?? .nothing) }
  }

  /// A mapping of keys, and of no others.
  static func mapping(_ parts: [(String, Schema)]) -> Schema {
    properties(parts).with("type", .text("object")).with("additionalProperties", .boolean(false))
  }

  /// A mapping of kebab-case names that the file chooses.
  static func names(to value: Schema, from least: Int = 1, most: Int? = nil) -> Schema {
    texts(to: value, from: least, most: most).with("propertyNames", part(.name).plain)
  }

  /// A mapping of texts that the file chooses.
  static func texts(to value: Schema, from least: Int = 1, most: Int? = nil) -> Schema {
    var schema = Schema(["type": .text("object"), "additionalProperties": value.plain])
      .from(least)
    if let most { schema = schema.with("maxProperties", .number(Double(most))) }
    return schema
  }

  /// What some keys of a mapping must be, if they are there.
  static func properties(_ parts: [(String, Schema)]) -> Schema {
    Schema(["properties": .map(parts.sorted { $0.0 < $1.0 }.map { ($0.0, $0.1.plain) })])
  }

  /// What each item of a list must be.
  static func items(_ schema: Schema) -> Schema { Schema(["items": schema.plain]) }

  /// What each value of a mapping must be.
  static func values(_ schema: Schema) -> Schema { Schema(["additionalProperties": schema.plain]) }

  /// Mappings that have a key.
  static func having(_ keys: String...) -> Schema { Schema([:]).requiring(keys) }

  /// Mappings without some keys.
  static func lacking(_ keys: [String]) -> Schema { properties(keys.map { ($0, .nothing) }) }

  /// Mappings with no other keys than these.
  static func onlyKeys(_ keys: [String]) -> Schema {
    Schema(["propertyNames": words(keys).plain])
  }

  /// What mappings must be that have a key.
  static func ifHaving(_ key: String, _ schema: Schema) -> Schema {
    Schema(["dependencies": .map([(key, schema.plain)])])
  }

  /// With keys that must be there.
  func requiring(_ keys: [String]) -> Schema {
    keys.isEmpty ? self : with("required", .list(keys.map { .text($0) }))
  }

  /// With at least so many keys.
  func from(_ least: Int) -> Schema {
    least > 0 ? with("minProperties", .number(Double(least))) : self
  }
}
