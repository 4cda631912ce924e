#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a child process ended.
enum ChildEnding: Sendable, Hashable {
  case signal(Int32)
  case status(Int32)
  /// It was killed, or somebody else asked the system first.
  case unknown

  /// Reads what `waitpid` gives.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .status(waitStatus >> 8 & 0xFF) : .signal(signal)
  }

  /// In words that go on a sentence: `crashed with SIGSEGV (a bad memory access)`.
  var words: String {
    switch self {
    case .signal(SIGKILL): "was killed with SIGKILL"
    case .signal(let signal): "crashed with \(Self.name(of: signal))"
    case .status(let status): "ended with status \(status) before it answered"
    case .unknown: "stopped answering"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV (a bad memory access)"
    case SIGBUS: "SIGBUS (a bad memory access)"
    case SIGABRT: "SIGABRT (it gave up)"
    case SIGILL: "SIGILL (an illegal instruction, as Swift's own checks use)"
    case SIGTRAP: "SIGTRAP (a trap, as Swift's own checks use)"
    case SIGFPE: "SIGFPE (a calculation without a result)"
    case SIGPIPE: "SIGPIPE (it wrote where nobody reads)"
    case SIGALRM: "SIGALRM (an alarm that it had set)"
    case SIGTERM: "SIGTERM (it was told to end)"
    case SIGHUP: "SIGHUP"
    case SIGINT: "SIGINT"
    case SIGQUIT: "SIGQUIT"
    case SIGSYS: "SIGSYS (a forbidden call of the system)"
    case SIGXCPU: "SIGXCPU (it used up its time)"
    default: "signal \(signal)"
    }
  }
}
