package import LayoutPolicies

extension PolicyLoader {
  /// Reads the files of tests about a policy: those among the files that names are looked up in,
  /// and those that stand beside its own `file`.
  package mutating func loadTests(about policy: AnyPolicy, beside file: String?) -> [PolicyTest] {
    var paths = files.tests.filter { $0.name == policy.name }.map { $0.path }
    if let file {
      let known = Set(paths.map { FileIdentity(of: $0) })
      paths += PolicyFiles.testFiles(beside: file).filter { !known.contains(FileIdentity(of: $0)) }
    }
    return paths.flatMap { loadTests($0, for: policy) }
  }

  /// What is wrong with files of tests whose policy is neither in files nor registered.
  package var orphanedTests: [Diagnostic] {
    let known = Set(files.policies.map { $0.name } + registry.names)
    return files.tests.filter { !known.contains($0.name) }.map { test in
      Diagnostic(
        .error, "`\(test.path)` tests \(test.name.inBackticks), which is not there",
        help: Suggestion.help(for: test.name, among: names))
    }
  }
}
