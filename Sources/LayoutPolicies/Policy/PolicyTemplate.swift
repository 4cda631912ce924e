/// Where a policy comes from.
public struct PolicyOrigin: Sendable, Hashable, CustomStringConvertible {
  private enum Source: Sendable, Hashable {
    case builtIn, code
    case file(String), plugin(String)
  }

  private let source: Source

  /// Ships with the framework.
  public static let builtIn = PolicyOrigin(source: .builtIn)
  /// A Swift value of the app.
  public static let code = PolicyOrigin(source: .code)
  /// Read from a file.
  public static func file(_ path: String) -> PolicyOrigin { PolicyOrigin(source: .file(path)) }
  /// Brought by the plug-in at this path.
  public static func plugin(_ path: String) -> PolicyOrigin { PolicyOrigin(source: .plugin(path)) }

  /// In words: `built-in`, `code`, the path of a file, or `plug-in` and its path.
  public var description: String {
    switch source {
    case .builtIn: "built-in"
    case .code: "code"
    case .file(let path): path
    case .plugin(let path): "plug-in \(path)"
    }
  }

  /// The path of the file; nil for what comes from none.
  package var path: String? {
    if case .file(let path) = source { path } else { nil }
  }

  /// Whether a plug-in brings it.
  package var isPlugin: Bool {
    if case .plugin = source { true } else { false }
  }

  /// The policy from here, in a message.
  package var phrase: String {
    switch source {
    case .builtIn: "a built-in one"
    case .code: "one in code"
    case .file(let path): path.inBackticks
    case .plugin(let path): "one of the plug-in \(path.inBackticks)"
    }
  }
}

/// What a registry holds: a policy still to be made, with its parameters.
public struct PolicyTemplate: Sendable {
  /// The kebab-case name.
  public let name: String
  /// What it is for, in a sentence.
  public let summary: String
  /// Which version of it this is, if it says so.
  public let version: String?
  /// What can be chosen; each parameter has a default.
  public let parameters: [ValueDeclaration]
  /// Where it comes from.
  public let origin: PolicyOrigin
  private let making: @Sendable (NamedValues) throws(PolicyError) -> AnyPolicy

  /// Describes a policy to be made. `making` gets a value for every parameter, each of the
  /// declared type, and throws if a value makes no sense:
  ///
  /// ```swift
  /// PolicyTemplate(
  ///   name: "grid", summary: "…", parameters: [ValueDeclaration("columns", .number, default: 3)]
  /// ) { values throws(PolicyError) in … }
  /// ```
  public init<Policy: LayoutPolicy>(
    name: String, summary: String, version: String? = nil,
    parameters: [ValueDeclaration] = [], origin: PolicyOrigin = .code,
    making: @escaping @Sendable (NamedValues) throws(PolicyError) -> Policy
  ) {
    self.name = name
    self.summary = summary
    self.version = version
    self.parameters = parameters
    self.origin = origin
    self.making = { values throws(PolicyError) in AnyPolicy(try making(values)) }
  }

  /// What is wrong with its name or parameters, or nil.
  package var problem: Diagnostic? {
    if let problem = Spelling.problem(of: name, as: "a policy") { return problem }
    var taken: [String] = []
    for parameter in parameters {
      let title = "parameter `\(parameter.name)` of `\(name)`"
      if let problem = Spelling.problem(of: parameter.name, as: "a parameter") { return problem }
      if taken.contains(parameter.name) { return Diagnostic(.error, "\(title) is declared twice") }
      guard let value = parameter.defaultValue else {
        return Diagnostic(.error, "\(title) has no default", help: "give it one")
      }
      guard parameter.type.accepts(value) else {
        return Diagnostic(
          .error, "the default of \(title) cannot be `\(value.plainText)`",
          help: "it takes: \(parameter.type.plainText)")
      }
      taken.append(parameter.name)
    }
    return nil
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
          help: "it takes: \(parameter.type.plainText)", parameter: parameter.name)
      }
      values[entry.name] = entry.value
    }
    return try making(values)
  }
}
