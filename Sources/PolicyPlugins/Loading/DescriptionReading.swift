internal import CPolicyPlugin
import LayoutPolicies

/// Reads what a plug-in says of itself.
struct DescriptionReading {
  let description: PluginDescription
  let policies: [LoadedPolicy]

  private let plugin: PluginName

  /// Reads what the exported function gave.
  ///
  /// - Throws: ``PolicyError`` for another version of the contract, and for what cannot be read.
  init(_ export: UnsafeRawPointer?, _ plugin: PluginName) throws(PolicyError) {
    guard let export = unsafe export else {
      throw plugin.error("gives NULL for a plug-in")
    }
    let said = unsafe export.loadUnaligned(
      fromByteOffset: MemoryLayout<UInt32>.size, as: UInt32.self)
    guard said == LAYOUT_POLICY_ABI else {
      throw plugin.error(
        "speaks version \(said) of the contract; version \(LAYOUT_POLICY_ABI) is spoken here",
        help: "build it with the `layout_policy_plugin.h` of this version")
    }
    do throws(Misfit) {
      self = try unsafe DescriptionReading(checked: export, plugin)
    } catch {
      throw plugin.error("describes itself badly: \(error.message)")
    }
  }

  private init(checked export: UnsafeRawPointer, _ plugin: PluginName) throws(Misfit) {
    var bytes: [UInt8] = []
    var flattening = Flattening(reusing: &bytes, limit: Limit.description)
    try unsafe flattening.copy(export, .plugin, named: "plug-in")
    bytes = flattening.bytes
    var policies: [LoadedPolicy] = []
    let original = unsafe export.assumingMemoryBound(to: layout_policy_plugin.self)
    description = try unsafe Placing.place(&bytes, .plugin) { start throws(Misfit) in
      let copy = unsafe start.assumingMemoryBound(to: layout_policy_plugin.self).pointee
      var described: [PluginDescription.Policy] = []
      let version = try unsafe Self.text(copy.version, "version")
      for index in 0..<Int(unsafe copy.policies == nil ? 0 : copy.policy_count) {
        guard let policy = unsafe copy.policies[index]?.pointee,
          let descriptor = unsafe original.pointee.policies[index]
        else { continue }
        let description = try unsafe Self.policy(policy, version: version)
        guard let loaded = unsafe LoadedPolicy(descriptor, known: policy) else {
          throw Misfit("policy `\(description.name)` lacks `make` or `decide`")
        }
        described.append(description)
        policies.append(loaded)
      }
      return PluginDescription(
        name: try unsafe Self.text(copy.name, "name"), version: version, policies: described)
    }
    self.policies = policies
    self.plugin = plugin
  }

  private static func policy(
    _ policy: layout_policy_descriptor, version: String
  ) throws(Misfit) -> PluginDescription.Policy {
    var parameters: [PluginDescription.Parameter] = []
    for index in 0..<Int(unsafe policy.parameters == nil ? 0 : policy.parameter_count) {
      guard let parameter = unsafe policy.parameters[index]?.pointee else { continue }
      parameters.append(try unsafe Self.parameter(parameter))
    }
    return PluginDescription.Policy(
      name: try unsafe text(policy.name, "name"),
      summary: unsafe policy.summary == nil ? "" : try unsafe text(policy.summary, "summary"),
      version: unsafe policy.version == nil ? version : try unsafe text(policy.version, "version"),
      parameters: parameters)
  }

  private static func parameter(
    _ parameter: layout_policy_parameter
  ) throws(Misfit) -> PluginDescription.Parameter {
    let name = try unsafe text(parameter.name, "name")
    let type: PluginDescription.ParameterType
    let value: ArgumentValue
    switch unsafe Int(parameter.type) {
    case LAYOUT_POLICY_NUMBER: (type, value) = unsafe (.number, .number(parameter.number))
    case LAYOUT_POLICY_BOOLEAN: (type, value) = unsafe (.boolean, .boolean(parameter.flag != 0))
    case LAYOUT_POLICY_TEXT: (type, value) = (.text, .text(try unsafe text(parameter.text, "text")))
    case LAYOUT_POLICY_CHOICE, LAYOUT_POLICY_CHOICES:
      var names: [String] = []
      for index in 0..<Int(unsafe parameter.choices == nil ? 0 : parameter.choice_count) {
        names.append(try unsafe text(parameter.choices[index], "choices"))
      }
      type = unsafe Int(parameter.type) == LAYOUT_POLICY_CHOICE ? .choice(names) : .choices(names)
      value = .text(try unsafe text(parameter.text, "text"))
    default:
      throw Misfit(unsafe "parameter `\(name)` has the type \(parameter.type), which there is not")
    }
    return PluginDescription.Parameter(name: name, type: type, defaultValue: value)
  }

  private static func text(_ text: UnsafePointer<CChar>?, _ key: String) throws(Misfit) -> String {
    guard let text = unsafe text else { throw Misfit("a `\(key)` is NULL that must be there") }
    guard let valid = unsafe String(validatingCString: text) else {
      throw Misfit("the text of a `\(key)` is not UTF-8")
    }
    guard valid == valid.harmless else {
      throw Misfit("the text of a `\(key)` has control characters")
    }
    return valid
  }
}
