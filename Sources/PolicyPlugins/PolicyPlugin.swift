public import LayoutPolicies

/// A run-time plug-in that was loaded: a dynamic library that brings policies.
///
/// ```swift
/// let plugin = try PolicyPlugin(path: "Plugins/libgolden-ratio.so")
/// try registry.register(contentsOf: plugin)
/// ```
///
/// Its code runs with all the rights of this program, so a path should be one that the person
/// chose. In this process a crash in it is a crash here, and a library stays loaded until the
/// program ends; ``init(path:isolation:)`` keeps it in a process of its own. Nothing else of it is
/// trusted: an answer that no layout can say becomes a decision with a `failure`.
///
/// Policies may be asked from any thread; those of one plug-in wait for each other.
public struct PolicyPlugin: Sendable {
  /// The path it was loaded from.
  public let path: String
  /// Its kebab-case name.
  public let name: String
  /// Its version.
  public let version: String
  /// The policies it brings, each with its origin.
  public let templates: [PolicyTemplate]

  /// Loads a plug-in, which runs code of the library.
  ///
  /// - Throws: `PolicyError` that names the path: for a file or a folder above it
  ///   that others may write, what is no library for this machine or no plug-in, another version of
  ///   the contract, and a plug-in that describes itself badly.
  public init(path: String) throws(PolicyError) {
    try self.init(path: path, LoadedPlugin(path: path))
  }

  /// A plug-in that is part of this program: what its exported function gives.
  package init(path: String, export: UnsafeRawPointer?) throws(PolicyError) {
    try self.init(path: path, unsafe LoadedPlugin(path: path, export: export))
  }

  private init(path: String, _ loaded: LoadedPlugin) throws(PolicyError) {
    let host = InProcessHost(loaded)
    let plugin = PluginName(name: loaded.description.name, path: path)
    let names = loaded.description.policies.map { $0.name }
    try self.init(path: path, loaded.description) { place, arguments throws(PolicyError) in
      try host.policy(place, named: names[place], of: plugin, with: arguments)
    }
  }

  /// A plug-in that runs somewhere: `making` gets the place of a policy in the description, and a
  /// value for each of its parameters.
  init(
    path: String, _ description: PluginDescription,
    making: @escaping @Sendable (Int, [ArgumentValue]) throws(PolicyError) -> AnyPolicy
  ) throws(PolicyError) {
    try description.check(path: path)
    self.path = path
    name = description.name
    version = description.version
    let plugin = PluginName(name: name, path: path)
    templates = description.policies.enumerated().map { place, policy in
      policy.template(of: plugin) { arguments throws(PolicyError) in
        try making(place, arguments)
      }
    }
  }
}

extension PolicyRegistry {
  /// Adds all policies of a plug-in.
  ///
  /// - Throws: `PolicyError` that names both origins if a name is taken; then none
  ///   is added.
  public mutating func register(contentsOf plugin: PolicyPlugin) throws(PolicyError) {
    var registry = self
    for template in plugin.templates { try registry.register(template) }
    self = registry
  }
}
