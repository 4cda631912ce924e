/// What is wrong with a request to make or find a policy, or why one gave no answer.
public struct PolicyError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing went wrong.
  @nonexhaustive
  public enum Kind: String, Sendable, Hashable {
    /// No policy has that name.
    case unknownPolicy = "unknown-policy"
    /// Two policies have one name.
    case duplicateName = "duplicate-name"
    /// A policy has no parameter of that name.
    case unknownParameter = "unknown-parameter"
    /// A parameter got a value it cannot take.
    case invalidArgument = "invalid-argument"
    /// A rule set contradicts itself.
    case invalidRules = "invalid-rules"
    /// A plug-in cannot be loaded, or failed.
    case plugin
    /// A policy is code, or uses code, so that no text can hold it.
    case notEmbeddable = "not-embeddable"
    /// A policy is code, or uses code, so that nobody can look into it.
    case opaque
    /// A policy is too large for what was asked of it.
    case tooLarge = "too-large"
    /// A policy says something that the form it is to be written in cannot.
    case notExportable = "not-exportable"
    /// The embedded text of a policy is none.
    case damagedText = "damaged-text"
  }

  /// What kind of thing went wrong.
  public let kind: Kind
  /// What is wrong, in one lowercase sentence.
  public let message: String
  /// What to write instead.
  public let help: String?
  /// The parameter that is wrong, if it is one.
  public let parameter: String?

  /// Makes an error. `parameter` names the parameter that is wrong.
  public init(_ kind: Kind, _ message: String, help: String? = nil, parameter: String? = nil) {
    self.parameter = parameter
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// The error as a finding, without a place.
  package var diagnostic: Diagnostic { Diagnostic(.error, message, help: help) }

  /// The message, then the help.
  public var description: String { help.map { "\(message) (\($0))" } ?? message }
}
