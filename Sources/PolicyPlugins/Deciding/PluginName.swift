package import LayoutPolicies

/// A plug-in in messages: what it calls itself, and where it was loaded from.
package struct PluginName: Sendable, Hashable {
  /// Its own name; nil while it has not told it.
  package let name: String?
  /// The path as it was given.
  package let path: String

  /// Names a plug-in.
  package init(name: String? = nil, path: String) {
    self.name = name
    self.path = path
  }

  /// An error of the plug-in: `message` goes on after its name.
  package func error(_ message: String, help: String? = nil) -> PolicyError {
    let path = "`\(path.harmless)`"
    let title = name.map { "\($0.inBackticks) (\(path))" } ?? path
    return PolicyError(.plugin, "plug-in \(title) \(message)", help: help)
  }

  /// A failed decision of one of its policies: `message` goes on after the names.
  package func failure(of policy: String, _ message: String, help: String? = nil) -> PolicyError {
    error("fails in `\(policy)`: \(message)", help: help)
  }
}
