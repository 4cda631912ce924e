/// What is wrong with a command line.
package struct UsageError: Error, Sendable, Hashable {
  /// What kind of thing is wrong.
  package enum Kind: String, Sendable {
    /// The command does not fit the table.
    case form
    /// An option has a value that it does not take.
    case value
  }

  /// What kind of thing is wrong.
  package let kind: Kind
  /// What is wrong, in one lowercase sentence.
  package let message: String
  /// What to write instead.
  package let help: String?

  /// Makes an error.
  package init(_ message: String, help: String? = nil, kind: Kind = .form) {
    self.kind = kind
    self.message = message
    self.help = help
  }
}
