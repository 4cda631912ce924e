import LayoutPolicies

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process in which a plug-in is loaded and asked, so that the host outlives it.
///
/// It is an executable of the host's, started with two arguments: `plugin-worker`, and the path of
/// the library. Its standard input is a socket to the host.
public enum PluginWorker {
  /// The first argument of an executable that is to be a worker.
  static let argument = "plugin-worker"

  /// If the arguments ask for a worker, is one until the host closes the socket, and then ends the
  /// process. An executable that hosts plug-ins in processes of their own calls this first, before
  /// it does anything else.
  ///
  /// - Parameter arguments: Those of the process, without its name.
  public static func runIfAsked(_ arguments: [String]) {
    guard arguments.count == 2, arguments[0] == argument, let socket = takeSocket() else { return }
    watch(socket)
    var service = WorkerService(socket: socket, library: arguments[1])
    service.serve()
    endGroup()
  }

  /// Moves the socket out of the reach of what prints and reads, and closes everything else that
  /// the host left open. Nil if the standard input is no socket, so that a person typed the
  /// argument.
  private static func takeSocket() -> Int32? {
    var kind = Int32(0)
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(0, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else { return nil }
    for descriptor in Int32(3)..<1024 { close(descriptor) }
    // Far from those that a library may close, as far as the system allows.
    let places: [Int32] = [200, 50, 3]
    let socket = places.lazy.map { fcntl(0, F_DUPFD_CLOEXEC, $0) }.first { $0 >= 0 } ?? -1
    let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    guard socket >= 0, nothing >= 0 else { return nil }
    dup2(nothing, 0)
    if dup2(2, 1) < 0 {
      dup2(nothing, 1)
      dup2(nothing, 2)
    }
    close(nothing)
    signal(SIGPIPE, SIG_IGN)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    unsafe setrlimit(coreSize, &none)
    return socket
  }

  /// Ends the process when the host goes, even while a decision hangs.
  private static func watch(_ socket: Int32) {
    var thread = noThread
    unsafe pthread_create(
      &thread, nil,
      { socket in
        var waited = pollfd(fd: Int32(Int(bitPattern: socket)), events: 0, revents: 0)
        while unsafe poll(&waited, 1, -1) < 0 {}
        // A plug-in that closed the socket is found out when its answer does not come.
        if waited.revents & Int16(POLLNVAL) != 0 { return nil }
        endGroup()
      }, UnsafeMutableRawPointer(bitPattern: Int(socket)))
  }
}

/// Ends the process, and what the library started in its group. Not `exit`: what the library does
/// at the end may hang, and nobody waits for it.
private func endGroup() -> Never {
  if getpgrp() == getpid() { kill(0, SIGKILL) }
  _exit(0)
}

#if canImport(Glibc)
  private let coreSize = __rlimit_resource_t(RLIMIT_CORE.rawValue)
  private let noThread = pthread_t()
#elseif canImport(Musl)
  private let coreSize = RLIMIT_CORE
  private let noThread: pthread_t? = nil
#else
  private let coreSize = RLIMIT_CORE
  private let noThread: pthread_t? = nil
#endif
