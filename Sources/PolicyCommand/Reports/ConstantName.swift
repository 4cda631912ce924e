/// The name of a policy as that of a Swift constant: `double-column` as `doubleColumn`.
struct ConstantName: Hashable {
  /// The name, without backticks.
  let text: String

  /// Nil for a name that no constant can have.
  init?(ofPolicy name: String) {
    let parts = name.split(separator: "-")
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    text = (parts.prefix(1).map(String.init) + rest).joined()
    guard !Self.taken.contains(text) else { return nil }
  }

  /// The name as it stands in source: a word of Swift in backticks.
  var quoted: String { Self.words.contains(text) ? "`\(text)`" : text }

  /// `Policies.all` lists the policies, and `Policies.self` is the type whatever its members are.
  private static let taken: Set<String> = ["all", "self"]

  /// The words that Swift keeps for itself wherever a name may stand.
  private static let words: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
