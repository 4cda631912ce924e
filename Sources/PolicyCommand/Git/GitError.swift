import LayoutPolicies

/// Why something cannot be read from a git repository.
struct GitError: Error {
  /// What kind of failure, for exit codes.
  enum Kind {
    /// There is no program `git`, or it cannot be started.
    case noProgram
    /// The folder belongs to no repository.
    case noRepository
    /// The repository has no such revision.
    case unknownRevision
    /// A path stands behind the revision.
    case pathInRevision
    /// Git refused.
    case refused
  }

  let kind: Kind
  let message: String
  var help: String?

  var diagnostic: Diagnostic { Diagnostic(.error, message, help: help) }

  var status: ExitStatus {
    switch kind {
    case .noRepository, .unknownRevision, .pathInRevision: .wrongInput
    case .noProgram, .refused: .failed
    }
  }
}
