/// Where a policy comes from, in words: `built-in`, `code`, or the path of a file.
public struct PolicyOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The words.
  public let description: String

  /// Ships with the framework.
  public static let builtIn = PolicyOrigin(description: "built-in")
  /// A Swift value of the app.
  public static let code = PolicyOrigin(description: "code")
  /// Read from a file.
  public static func file(_ path: String) -> PolicyOrigin { PolicyOrigin(description: path) }

  /// The policy from here, in a message.
  package var phrase: String {
    switch self {
    case .builtIn: "a built-in one"
    case .code: "one in code"
    default: "`\(description)`"
    }
  }
}

/// What a registry holds: a policy still to be made, with its parameters.
public struct PolicyTemplate: Sendable {
  /// The kebab-case name.
  public let name: String
  /// What it is for, in a sentence.
  public let summary: String
  /// What can be chosen; each parameter has a default.
  public let parameters: [ValueDeclaration]
  /// Where it comes from.
  public let origin: PolicyOrigin
  private let making: @Sendable (NamedValues) throws(PolicyError) -> AnyPolicy

  /// Describes a policy to be made. `making` gets a value for every parameter, each of the
  /// declared type, and throws if a value makes no sense.
  public init(
    name: String, summary: String, parameters: [ValueDeclaration] = [], origin: PolicyOrigin,
    making: @escaping @Sendable (NamedValues) throws(PolicyError) -> AnyPolicy
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.origin = origin
    self.making = making
  }

  /// Makes the policy. Parameters that `arguments` leaves out have their defaults.
  ///
  /// - Throws: ``PolicyError`` for a name that is no parameter, or a value it cannot take.
  public func make(_ arguments: NamedValues = NamedValues()) throws(PolicyError) -> AnyPolicy {
    var values = NamedValues()
    for parameter in parameters { values[parameter.name] = parameter.defaultValue }
    for entry in arguments.entries {
      guard let parameter = parameters.first(where: { $0.name == entry.name }) else {
        throw PolicyError(
          .unknownParameter, "`\(name)` has no parameter `\(entry.name)`",
          help: parameters.isEmpty
            ? "it takes none"
            : Suggestion.help(for: entry.name, among: parameters.map { $0.name }))
      }
      guard parameter.type.accepts(entry.value) else {
        throw PolicyError(
          .invalidArgument,
          "`\(entry.name)` of `\(name)` cannot be `\(entry.value.plainText)`",
          help: "it takes: \(parameter.type.plainText)")
      }
      values[entry.name] = entry.value
    }
    return try making(values)
  }
}
