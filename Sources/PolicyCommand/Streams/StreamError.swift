/// Why something cannot be read or written.
package struct StreamError: Error, Sendable, Hashable {
  /// What kind of thing went wrong.
  package enum Kind: String, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder, not a file.
    case wrongKind = "wrong-kind"
    /// The system refused to read or write.
    case failed
  }

  /// What kind of thing went wrong.
  package let kind: Kind
  /// What is wrong, in one lowercase sentence.
  package let message: String

  /// Makes an error.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
