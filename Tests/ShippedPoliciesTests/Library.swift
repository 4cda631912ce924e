import LayoutPolicies
import PolicyYAML

/// The shipped policies, found from where this file stands.
enum Library {
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/policies"

  static let files = PolicyFiles([folder])
  static let names = files.policies.map { $0.name }

  /// A policy with its tests, and all that was found in its file and those it uses.
  static func load(_ name: String) -> (policy: LoadedPolicy?, findings: [String]) {
    var loader = PolicyLoader(files: files)
    let path = files.policies.first { $0.name == name }?.path ?? name
    let policy = loader.load(path)
    let problems = loader.problems.map { "\($0)" }
    return (policy, problems + loader.findings.map { $0.rendered })
  }
}
