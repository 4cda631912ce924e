public import LayoutPolicies

/// Why policies in files could not be used: everything that is wrong with them.
public struct PolicyReadingError: Error, Sendable, CustomStringConvertible {
  /// All findings, file by file, warnings included.
  public let findings: [Diagnostic]

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
    var added = self
    var problems = files.problems.map { $0.diagnostic }
    for file in files.policies {
      guard let loaded = loader.load(file.path) else { continue }
      do throws(PolicyError) {
        try added.register(loaded.policy, origin: .file(file.path))
      } catch {
        problems.append(Diagnostic(.error, error.message, help: error.help))
      }
    }
    problems += loader.problems.map { $0.diagnostic }
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
