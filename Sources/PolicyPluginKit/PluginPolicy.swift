public import LayoutPolicies

/// A policy that a plug-in can bring: a `LayoutPolicy` that tells its name and
/// parameters before it is made.
///
/// ```swift
/// struct HingeAware: PluginPolicy {
///   static let name = "hinge-aware"
///   static let summary = "Panes on either side of a fold."
///
///   init(_ arguments: NamedValues) throws(PolicyError) {}
///
///   func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
///     LayoutDecision(policy: name, layout: .doubleColumn(hinge: .always))
///   }
/// }
/// ```
///
/// A policy that is rules (a `RuleBasedPolicy`) brings them to the host, which decides by them and
/// can explain them.
///
/// What follows from a model of the host's catalogue arrives as if somebody had told it, sides and
/// classes included; of the model itself come its id and names. So rules inside of code keep their
/// hysteresis, except for the classes of such a model. The memory holds the once keys and the rules
/// that decided last, but not what a person chose about panes.
public protocol PluginPolicy: LayoutPolicy {
  /// The kebab-case name, one of its own among all policies of a host.
  static var name: String { get }
  /// What it is for, in a sentence.
  static var summary: String { get }
  /// Its version; nil is the plug-in's.
  static var version: String? { get }
  /// What can be chosen; each parameter has a default.
  static var parameters: [ValueDeclaration] { get }

  /// Makes the policy. `arguments` has a value for every parameter, each of the declared type.
  ///
  /// - Throws: `PolicyError` if a value makes no sense.
  init(_ arguments: NamedValues) throws(PolicyError)
}

extension PluginPolicy {
  /// The name of all policies of this type.
  public var name: String { Self.name }
  /// The plug-in's.
  public static var version: String? { nil }
  /// None.
  public static var parameters: [ValueDeclaration] { [] }
}

extension PluginPolicy where Self: RuleBasedPolicy {
  /// The name of the rule set.
  public var name: String { ruleSet.name }
}
