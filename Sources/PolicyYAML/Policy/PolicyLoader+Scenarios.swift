package import LayoutPolicies

/// A scenario read from a file, with the policy that lays it out.
package struct LoadedScenario: Sendable {
  /// The name of its file.
  package let name: String
  /// The scenario as a test.
  package let test: PolicyTest
  /// Where the policy comes from.
  package let template: PolicyTemplate
  /// The policy.
  package let policy: AnyPolicy

  /// Whether it is about the policy of a name that was read from a file, or from none.
  package func isAbout(_ name: String, _ file: String?) -> Bool {
    guard policy.name == name else { return false }
    guard let own = template.origin.path, let file else { return template.origin.path == file }
    return FileIdentity(of: own) == FileIdentity(of: file)
  }
}

extension PolicyLoader {
  /// The scenarios in files, without those whose names others have, too; and what is wrong with
  /// these.
  package var namedScenarios: (paths: [String], findings: [Diagnostic]) {
    let files = Dictionary(grouping: files.scenarios) { $0.name }
    let paths = self.files.scenarios.filter { files[$0.name]?.count == 1 }.map { $0.path }
    let equal = self.files.scenarios.compactMap { scenario -> Diagnostic? in
      guard let all = files[scenario.name], all.count > 1, all[0] == scenario else { return nil }
      return Diagnostic(
        .error,
        "two scenarios are named `\(scenario.name)`: `\(all[0].path)` and `\(all[1].path)`",
        help: "rename one of them")
    }
    return (paths, equal)
  }

  /// Reads the scenarios about a policy: those among the files that names are looked up in, and
  /// those that stand beside its own `file`.
  package mutating func loadScenarios(about policy: String, file: String?) -> [PolicyTest] {
    var paths = files.scenarios.map { $0.path }
    if let file {
      let known = Set(paths.map { FileIdentity(of: $0) })
      paths += PolicyFiles.scenarioFiles(in: PolicyFiles.folder(of: file))
        .filter { !known.contains(FileIdentity(of: $0)) }
    }
    return paths.compactMap { path in
      // What is wrong with scenarios about other policies is none of this one's business.
      if let name = policyName(ofScenario: path), name != policy { return nil }
      return loadScenario(path).flatMap { $0.isAbout(policy, file) ? $0.test : nil }
    }
  }
}
