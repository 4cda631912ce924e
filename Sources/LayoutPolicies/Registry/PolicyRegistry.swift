/// Policies by name: a value that an app makes, fills and passes on.
///
/// ```swift
/// let registry = PolicyRegistry()
/// let layout = try registry.layout(
///   named: "fixed-width", device: .pad, orientation: .portrait,
///   size: Size(width: 820, height: 1180))
/// ```
public struct PolicyRegistry: Sendable {
  /// What can be made, in the order it was registered.
  public private(set) var templates: [PolicyTemplate]

  /// A registry of the built-in policies.
  public init() { templates = PolicyTemplate.builtIn }

  /// The names, in the order they were registered.
  public var names: [String] { templates.map { $0.name } }

  /// Adds a policy with parameters.
  ///
  /// - Throws: ``PolicyError`` if the name is taken or is not kebab-case, or if a parameter has no
  ///   default that it can take.
  public mutating func register(_ template: PolicyTemplate) throws(PolicyError) {
    if let problem = template.problem {
      throw PolicyError(.invalidRules, problem.message, help: problem.help)
    }
    if let taken = templates.first(where: { $0.name == template.name }) {
      throw PolicyError(
        .duplicateName,
        "two policies are named `\(template.name)`: \(taken.origin.phrase) and "
          + template.origin.phrase,
        help: "rename one of them")
    }
    templates.append(template)
  }

  /// Adds a policy without parameters.
  ///
  /// - Throws: ``PolicyError`` if the name is taken or is not kebab-case, or if its rules
  ///   contradict each other.
  public mutating func register(
    _ policy: some LayoutPolicy, summary: String = "", origin: PolicyOrigin = .code
  ) throws(PolicyError) {
    if let rules = policy.rules {
      guard rules.name == policy.name else {
        throw PolicyError(
          .invalidRules, "policy `\(policy.name)` has rules that are named `\(rules.name)`",
          help: "give both one name")
      }
      try rules.validate()
    }
    let erased = AnyPolicy(policy)
    try register(
      PolicyTemplate(
        name: policy.name, summary: summary.isEmpty ? policy.rules?.summary ?? "" : summary,
        origin: origin
      ) { _ throws(PolicyError) in erased })
  }

  /// What makes the policy of that name. Linear in the number of policies.
  ///
  /// - Throws: ``PolicyError`` with a suggestion if there is none.
  public func template(named name: String) throws(PolicyError) -> PolicyTemplate {
    guard let template = templates.first(where: { $0.name == name }) else {
      throw PolicyError(
        .unknownPolicy, "there is no policy \(name.inBackticks)",
        help: Suggestion.help(for: name, among: names))
    }
    return template
  }

  /// Makes the policy of that name.
  ///
  /// - Throws: ``PolicyError`` for an unknown name, or arguments it cannot take.
  public func policy(
    named name: String, with arguments: NamedValues = NamedValues()
  ) throws(PolicyError) -> AnyPolicy {
    try template(named: name).make(arguments)
  }

  /// Decides without a past: the plain call. It makes the policy anew, remembers nothing, so a tip
  /// that shows once shows every time, and keeps no rule by hysteresis; an app that decides again
  /// and again keeps a policy and a ``PolicyMemory``.
  ///
  /// - Throws: ``PolicyError`` for an unknown name.
  public func layout(
    named name: String, device: DeviceIdiom? = nil, orientation: Orientation? = nil,
    size: Size? = nil
  ) throws(PolicyError) -> NavigationLayout {
    try layout(
      named: name, in: LayoutContext(device: device, orientation: orientation, size: size))
  }

  /// Decides without a past, in any context, with the policy's parameters at their defaults.
  ///
  /// - Throws: ``PolicyError`` for an unknown name.
  public func layout(
    named name: String, in context: LayoutContext
  ) throws(PolicyError) -> NavigationLayout {
    try policy(named: name).layout(in: context)
  }
}
