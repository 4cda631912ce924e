import LayoutPolicies

extension PolicyRegistry {
  /// The built-in policies, those in the reader's files, and one in Swift.
  public static func reader() throws -> PolicyRegistry {
    var registry = PolicyRegistry()
    for policy in Policies.all { try registry.register(policy) }
    try registry.register(Lectern())
    return registry
  }
}
