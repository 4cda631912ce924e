import LayoutPolicies

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs as a child, and the socket that is its standard input. A socket rather than
/// two pipes: it serves both ways, and writing to a child that is gone raises no signal.
///
/// The last reference gone, the child is killed with all that it started, and the system forgets
/// it.
final class ChildProcess {
  /// The end that stays here; it never makes a caller wait.
  let socket: Int32
  /// Nil once the system has told how it ended.
  private var identifier: pid_t?
  private var ending = ChildEnding.unknown

  /// Starts a program.
  init(running executable: String, arguments: [String]) throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw SystemFailure("make a socket")
    }
    // Where the standard streams are closed, the ends may have got their numbers.
    let (near, far) = (Self.apart(ends[0]), Self.apart(ends[1]))
    defer { close(far) }
    guard near >= 0, far >= 0 else {
      close(near)
      throw SystemFailure("make a socket")
    }
    _ = fcntl(near, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var yes: Int32 = 1
      unsafe setsockopt(near, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    do throws(SystemFailure) {
      identifier = try Self.spawn(executable, [executable] + arguments, input: far)
    } catch {
      close(near)
      throw error
    }
    socket = near
  }

  deinit {
    close(socket)
    end(within: 0)
  }

  /// Moves a descriptor behind the standard streams, and keeps it from other programs.
  private static func apart(_ descriptor: Int32) -> Int32 {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], input: Int32
  ) throws(SystemFailure) -> pid_t {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"

    var actions = unsafe spawnActions()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)

    // The child begins with the usual signals, whatever this process ignores or holds back, and
    // in a group of its own: what is meant for this process does not reach it, and what it starts
    // itself can be ended with it.
    var attributes = spawnAttributes()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
      unsafe posix_spawn_file_actions_addinherit_np(&actions, 1)
      unsafe posix_spawn_file_actions_addinherit_np(&actions, 2)
    #endif
    unsafe posix_spawnattr_setflags(&attributes, numericCast(flags))

    let variables = environment.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    let failure = unsafe withCStrings(arguments) { arguments in
      unsafe withCStrings(variables) { variables in
        unsafe posix_spawn(
          &identifier, executable, &actions, &attributes, arguments, variables)
      }
    }
    guard failure == 0 else { throw SystemFailure("start \(executable.inBackticks)", failure) }
    return identifier
  }

  /// How it ended; a child that does not end by itself within `seconds` is killed, and then how it
  /// would have ended is unknown.
  @discardableResult
  func end(within seconds: Double) -> ChildEnding {
    guard let child = identifier else { return ending }
    identifier = nil
    // What it started goes with it.
    defer { kill(-child, SIGKILL) }
    var status: Int32 = 0
    // A process that has closed its files is all but gone, so the first waits are short.
    var (pause, left) = (0.0001, seconds)
    while left > 0 {
      let found = unsafe waitpid(child, &status, WNOHANG)
      if found != 0 {
        ending = found == child ? ChildEnding(waitStatus: status) : .unknown
        return ending
      }
      usleep(UInt32(pause * 1_000_000))
      left -= pause
      pause = min(pause * 2, left)
    }
    kill(child, SIGKILL)
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    return ending
  }
}

/// A call of the system that failed.
struct SystemFailure: Error {
  /// What did not succeed: `cannot start …: no such file or directory`.
  let message: String

  init(_ deed: String, _ code: Int32 = errno) {
    var reason = unsafe String(cString: strerror(code))
    reason = reason.prefix(1).lowercased() + reason.dropFirst()
    message = "cannot \(deed): \(reason)"
  }
}

/// Calls `body` with the texts as C has them, ending with a null pointer.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = unsafe texts.map { unsafe strdup($0) }
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe body(pointers + [nil])
}

#if canImport(Darwin)
  private let streamSocket = SOCK_STREAM
  private func spawnActions() -> posix_spawn_file_actions_t? { nil }
  private func spawnAttributes() -> posix_spawnattr_t? { nil }
#else
  private let streamSocket = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
  private func spawnActions() -> posix_spawn_file_actions_t {
    unsafe posix_spawn_file_actions_t()
  }
  private func spawnAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
#endif
