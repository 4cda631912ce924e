package import LayoutPolicies

/// What a plug-in says that it is and brings: what travels from the process that loaded it.
package struct PluginDescription: Sendable, Hashable, Codable {
  /// The plug-in's kebab-case name.
  package let name: String
  /// Its version.
  package let version: String
  /// What it brings, in its order.
  package let policies: [Policy]

  /// A policy that a plug-in brings.
  package struct Policy: Sendable, Hashable, Codable {
    /// Its kebab-case name.
    package let name: String
    /// What it is for, in a sentence.
    package let summary: String
    /// Its version.
    package let version: String
    /// What can be chosen of it.
    package let parameters: [Parameter]
  }

  /// Something that can be chosen of a policy.
  package struct Parameter: Sendable, Hashable, Codable {
    /// Its kebab-case name.
    package let name: String
    /// What it may be.
    package let type: ParameterType
    /// What it is where nobody chooses.
    package let defaultValue: ArgumentValue
  }

  /// What a parameter may be.
  package enum ParameterType: Sendable, Hashable, Codable {
    case number, boolean, text
    case choice([String])
    case choices([String])
  }
}

/// The value of a parameter, as it travels.
package enum ArgumentValue: Sendable, Hashable, Codable {
  case number(Double)
  case boolean(Bool)
  case text(String)
}

extension PluginDescription {
  /// Checks what the plug-in at a path says of itself.
  ///
  /// - Throws: ``PolicyError`` for names that are not kebab-case or come twice, and for parameters
  ///   without a default of their type.
  package func check(path: String) throws(PolicyError) {
    guard Spelling.isKebabCase(name) else {
      throw PluginName(path: path).error(
        "cannot be named \(name.inBackticks)", help: Spelling.help(for: name))
    }
    let plugin = PluginName(name: name, path: path)
    guard !policies.isEmpty else { throw plugin.error("brings no policy") }
    var names: Set<String> = []
    for policy in policies {
      let template = policy.template(of: plugin) { _ throws(PolicyError) in AnyPolicy(Stack()) }
      if let problem = template.problem {
        throw plugin.error("describes itself badly: \(problem.message)", help: problem.help)
      }
      guard names.insert(policy.name).inserted else {
        throw plugin.error("brings two policies named `\(policy.name)`")
      }
    }
  }
}

extension ArgumentValue {
  /// The value; nil for one that no plug-in can be given.
  package init?(_ value: InputValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let flag): self = .boolean(flag)
    case .text(let text): self = .text(text)
    default: return nil
    }
  }

  var value: InputValue {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .text(let text): .text(text)
    }
  }
}

extension PluginDescription.Policy {
  /// A value for each parameter, in order, as a plug-in gets them.
  package func arguments(_ values: NamedValues) -> [ArgumentValue] {
    parameters.map { parameter in
      values[parameter.name].flatMap { ArgumentValue($0) } ?? parameter.defaultValue
    }
  }

  /// What a registry holds of it: `make` gets a value for each parameter, in order.
  package func template(
    of plugin: PluginName,
    making: @escaping @Sendable ([ArgumentValue]) throws(PolicyError) -> AnyPolicy
  ) -> PolicyTemplate {
    PolicyTemplate(
      name: name, summary: summary, version: version,
      parameters: parameters.map { $0.declaration }, origin: .plugin(plugin.path)
    ) { values throws(PolicyError) in try making(arguments(values)) }
  }
}

extension PluginDescription.Parameter {
  fileprivate var declaration: ValueDeclaration {
    let type: ValueType =
      switch type {
      case .number: .number
      case .boolean: .boolean
      case .text: .text
      case .choice(let names): .choice(names)
      case .choices(let names): .choices(names)
      }
    return ValueDeclaration(name, type, default: defaultValue.value)
  }
}
