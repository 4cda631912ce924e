public import LayoutPolicies

/// Why policies in files could not be used: everything that is wrong with them.
public struct PolicyReadingError: Error, Sendable, CustomStringConvertible {
  /// All findings, file by file, warnings included.
  public let findings: [Diagnostic]

  /// Collects findings.
  public init(findings: [Diagnostic]) { self.findings = findings }

  /// The findings for people: place, message, the line with a caret, help.
  public var description: String {
    findings.map { $0.rendered }.joined(separator: "\n")
  }
}

extension PolicyRegistry {
  /// Adds the policies in YAML files: those named, and all `.yaml` and `.yml` files below the
  /// folders named, in byte order of their paths. They may use each other and every policy that is
  /// registered. Tests that they state are checked but not run.
  ///
  /// - Returns: The warnings.
  /// - Throws: ``PolicyReadingError`` with everything that is wrong; then nothing is added.
  @discardableResult
  public mutating func register(
    contentsOf paths: [String]
  ) throws(PolicyReadingError) -> [Diagnostic] {
    let files = PolicyFiles(paths)
    var loader = PolicyLoader(files: files, registry: self)
    let loaded = files.policies.compactMap { loader.load($0.path) }
    return try add(loaded, files.problems, loader)
  }

  /// Adds a policy in YAML whose text comes from elsewhere, such as a resource or a server. It may
  /// use every policy that is registered. `name` is the policy's, without an ending.
  ///
  /// - Returns: The warnings.
  /// - Throws: ``PolicyReadingError`` with everything that is wrong; then nothing is added.
  @discardableResult
  public mutating func register(
    yaml text: String, named name: String
  ) throws(PolicyReadingError) -> [Diagnostic] {
    var loader = PolicyLoader(files: PolicyFiles([]), registry: self)
    let loaded = loader.load(text: text, named: name)
    return try add([loaded].compactMap { $0 }, [], loader)
  }

  private mutating func add(
    _ loaded: [LoadedPolicy], _ files: [FileProblem], _ loader: PolicyLoader
  ) throws(PolicyReadingError) -> [Diagnostic] {
    var added = self
    var problems = (files + loader.problems).map { $0.diagnostic }
    for policy in loaded {
      do throws(PolicyError) {
        try added.register(policy.policy, origin: .file(policy.path))
      } catch {
        problems.append(error.diagnostic)
      }
    }
    guard problems.isEmpty, !loader.hasErrors else {
      throw PolicyReadingError(findings: problems + loader.findings)
    }
    self = added
    return loader.findings
  }
}

extension FileProblem {
  /// The failure as a finding.
  package var diagnostic: Diagnostic { Diagnostic(.error, message, help: help) }
}
