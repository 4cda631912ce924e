import LayoutPolicies

/// Why a path cannot be saved or restored, or a type not be given a tag.
public struct PathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing went wrong.
  @nonexhaustive
  public enum Kind: String, Sendable, Hashable {
    /// A tag or name is taken, or a type has a tag already.
    case duplicateTag = "duplicate-tag"
    /// A tag or name is too long, or a name is empty.
    case wrongTag = "wrong-tag"
    /// A screen's type has no tag, so it cannot be saved.
    case missingTag = "missing-tag"
    /// A screen does not let itself be written.
    case unwritable
    /// The data is not JSON in UTF-8.
    case notJSON = "not-json"
    /// Lists and objects are within each other too deep.
    case tooDeep = "too-deep"
    /// The data is JSON, but no saved path.
    case notAPath = "not-a-path"
    /// The path was saved in a version of the format that this code does not know.
    case unknownVersion = "unknown-version"
    /// No type has the tag.
    case unknownTag = "unknown-tag"
    /// A value is not one of the type that has its tag.
    case wrongValue = "wrong-value"
  }

  /// What kind of thing went wrong.
  public let kind: Kind
  /// The screen it happened in, counted from the lowest, which is 0; nil if it is none or unknown.
  public let index: Int?
  /// The tag or type name of that screen, if it has one.
  public let tag: String?
  /// What is wrong and where, in one lowercase sentence.
  public let message: String
  /// What to do instead.
  public let help: String?

  /// Says what was found, and the message also where.
  init(
    _ kind: Kind, at index: Int? = nil, tag: String? = nil, _ finding: String, help: String? = nil
  ) {
    self.kind = kind
    self.index = index
    self.tag = tag
    self.help = help
    let screen = index.map { "in screen \($0)\(tag.map { ", \($0.inBackticks)" } ?? ""): " }
    message = (screen ?? "") + finding
  }

  /// The message, then the help.
  public var description: String { help.map { "\(message) (\($0))" } ?? message }
}

extension PathError {
  /// A screen's own code, or the library's, threw this while its value was read.
  static func reading(at index: Int, tag: String, _ error: any Error) -> PathError {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      PathError(
        .wrongValue, at: index, tag: tag,
        "the value has no \(place(context.codingPath + [key]).inBackticks)")
    case DecodingError.dataCorrupted(let context) where isOwn(context.debugDescription):
      PathError(
        .wrongValue, at: index, tag: tag,
        "the value\(position(context.codingPath)) was refused: "
          + context.debugDescription.inBackticks)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      PathError(
        .wrongValue, at: index, tag: tag,
        "the value\(position(context.codingPath)) is not what the screen holds there")
    default:
      PathError(
        .wrongValue, at: index, tag: tag, "the value was refused: \("\(error)".inBackticks)")
    }
  }

  /// A screen's own code, or the library's, threw this while its value was written.
  static func writing(at index: Int, tag: String, _ error: any Error) -> PathError {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      return PathError(
        .unwritable, at: index, tag: tag, "the screen cannot be written: \("\(error)".inBackticks)")
    }
    let position = position(context.codingPath)
    let reason = context.debugDescription
    if isOwn(reason) {
      return PathError(
        .unwritable, at: index, tag: tag,
        "the screen\(position) cannot be written: \(reason.inBackticks)")
    }
    // All that the encoder says of a whole that it could encode is that it cannot be written.
    if reason.hasPrefix("Unable to encode the given top-level value") {
      return PathError(
        .tooDeep, at: index, tag: tag, "lists and objects are too deep within each other",
        help: "at most \(JSONWalker.deepest) are read")
    }
    return PathError(
      .unwritable, at: index, tag: tag,
      "\(AnyScreen.shown(value) ?? "the screen")\(position) cannot be written as JSON")
  }

  /// Whether a screen's own code says this: not Foundation or the standard library, which tell of
  /// types. What they may say one day and is not among these is told as it is.
  private static func isOwn(_ reason: String) -> Bool {
    let others = [
      "Attempted to decode ", "Cannot initialize ", "Encountered ", "Expected ", "Invalid ",
      "Number ", "Parsed JSON number ", "The given data was not valid JSON", "Top-level ",
      "Unable to ",
    ]
    return !reason.isEmpty && !others.contains { reason.hasPrefix($0) }
  }

  private static func position(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "" : " at \(place(keys).inBackticks)"
  }

  /// The keys as one writes them: `order.lines[2].price`.
  private static func place(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}
