import LayoutPolicies

/// A pattern of links: parts between slashes, as `artist/:id/albums` or `page/:number?`.
struct LinkPattern: Hashable, Sendable {
  /// What stands between two slashes.
  enum Part: Hashable, Sendable {
    case fixed(String)
    case parameter(String)
    case optional(String)

    /// The name, of a parameter.
    var name: String? {
      switch self {
      case .fixed: nil
      case .parameter(let name), .optional(let name): name
      }
    }
  }

  /// The most parts that a pattern may have: patterns are walked part within part.
  static let mostParts = 64

  /// The pattern as it was written.
  let text: String
  /// The parts; none is the root's pattern.
  let parts: [Part]
  /// The names of its parameters.
  var names: [String] { parts.compactMap(\.name) }

  /// Reads a pattern.
  ///
  /// - Throws: `wrongPattern`.
  init(_ text: String) throws(NavigationError) {
    self.text = text
    // Split with its empty parts: each is a slash too many.
    let texts = text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    guard texts.count <= Self.mostParts, text.utf8.count <= Link.longest else {
      throw Self.wrong(
        text, "has \(texts.count) parts and \(text.utf8.count) bytes",
        help: "at most \(Self.mostParts) parts and \(Link.longest) bytes are read")
    }
    var parts: [Part] = []
    for part in texts {
      guard !part.isEmpty else {
        let parts = text.split(separator: "/").joined(separator: "/")
        throw Self.wrong(
          text, "has a slash too many",
          help: parts.isEmpty
            ? "write the empty text for links without parts" : "write \(parts.inBackticks)")
      }
      parts.append(try Self.part(part, of: text))
    }
    self.parts = parts

    var names: Set<String> = []
    for name in self.names where !names.insert(name).inserted {
      throw Self.wrong(text, "has two parameters \(name.inBackticks)", help: "rename one of them")
    }
    let required = parts.drop { if case .optional = $0 { false } else { true } }
    if required.contains(where: { if case .optional = $0 { false } else { true } }) {
      throw Self.wrong(
        text, "goes on after an optional parameter", help: "put optional parameters last")
    }
  }

  private static func part(
    _ text: Substring, of pattern: String
  ) throws(NavigationError) -> Part {
    guard text.first == ":" else {
      if let character = text.first(where: { !isFixed($0) }) {
        throw wrong(
          pattern, "has a \(String(character).inBackticks) in \(text.inBackticks)",
          help: help(for: character))
      }
      guard text != ".", text != ".." else {
        throw wrong(
          pattern, "has a part \(text.inBackticks)", help: "no link has it; leave it out")
      }
      return .fixed(String(text))
    }
    let isOptional = text.last == "?"
    let name = String(text.dropFirst().dropLast(isOptional ? 1 : 0))
    guard name.first?.isLetter == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    else {
      throw wrong(
        pattern, "has a parameter without a right name, \(text.inBackticks)",
        help: "a letter, then letters, digits, `-` and `_`, as `:id` or `:id?`")
    }
    return isOptional ? .optional(name) : .parameter(name)
  }

  /// Whether a character can stand in a fixed part: what a URL can hold between slashes, and
  /// letters of all languages. `:` and `*` mean parameters, here or in other routers.
  private static func isFixed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-._~!$&'()+,;=@".contains(character)
  }

  private static func help(for character: Character) -> String {
    switch character {
    case "%": "write it decoded; links are decoded before they are compared"
    case "?": "an optional parameter is `:name?`; a query is read from the match"
    case "#": "a fragment is read from the match"
    case ":", "*", "{", "}", "<", ">", "[", "]": "a parameter is a part of its own, as `:name`"
    default: "a fixed part has letters, digits, and any of `-._~!$&'()+,;=@`"
    }
  }

  private static func wrong(_ pattern: String, _ problem: String, help: String) -> NavigationError {
    NavigationError(.wrongPattern, "the pattern \(pattern.inBackticks) \(problem)", help: help)
  }
}
