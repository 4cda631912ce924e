internal import CPolicyPlugin

/// What a plug-in written in Swift exports, in one line:
///
/// ```swift
/// @c(layout_policy_plugin_v1)
/// public func plugin() -> UnsafeRawPointer {
///   PolicyPluginExport.of("hinges", version: "1.0", HingeAware.self)
/// }
/// ```
public enum PolicyPluginExport {
  /// Describes a plug-in as the contract wants it. What it gives lives as long as the program; call
  /// it once.
  ///
  /// - Parameters:
  ///   - name: The plug-in's kebab-case name.
  ///   - version: Its version, such as `1.0`.
  ///   - policies: The types of the policies it brings.
  public static func of<each Policy: PluginPolicy>(
    _ name: String, version: String, _ policies: repeat (each Policy).Type
  ) -> UnsafeRawPointer {
    var exported: [ExportedPolicy] = []
    for policy in repeat each policies { exported.append(ExportedPolicy(policy)) }
    // The library is never unloaded, so nothing is freed.
    let storage = Storage()
    let descriptors = unsafe exported.map { policy in
      unsafe storage.keep(policy.descriptor(in: storage))
    }
    let plugin = unsafe layout_policy_plugin(
      size: UInt32(MemoryLayout<layout_policy_plugin>.size), abi: UInt32(LAYOUT_POLICY_ABI),
      name: storage.keep(name), version: storage.keep(version),
      policies: storage.keep(descriptors), policy_count: UInt32(descriptors.count), reserved: 0)
    let pointer = unsafe storage.keep(plugin)
    _ = unsafe Unmanaged.passRetained(storage)
    return unsafe UnsafeRawPointer(pointer)
  }
}
