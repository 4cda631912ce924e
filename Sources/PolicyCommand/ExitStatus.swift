#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a run ended. Of several statuses the greatest counts.
public enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
  /// Done.
  case done = 0
  /// The answer is no: a test failed, policies differ, or warnings count.
  case no = 1
  /// Something read is wrong: a policy, a test, a context, a name.
  case wrongInput = 2
  /// There was nothing to work on.
  case nothing = 3
  /// The command line itself is wrong.
  case usage = 64
  /// A file that was named is not there.
  case missingFile = 66
  /// Reading or writing failed.
  case failed = 74

  /// When a run ends so, in a few words.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .no:
      "the answer is no: a test failed, policies differ, a law is broken, warnings under --strict"
    case .wrongInput: "something read is wrong: a policy, a test, a context, a name, a value"
    case .nothing: "there was nothing to work on"
    case .usage: "the command line itself is wrong"
    case .missingFile: "a file that was named is not there"
    case .failed: "reading or writing failed"
    }
  }

  /// Orders by number.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Ends the process with this status.
  public func exit() -> Never { unsafeExit(rawValue) }
}

private func unsafeExit(_ status: Int32) -> Never { exit(status) }
