#if canImport(Darwin)
  import Darwin

  /// The path of the executable that runs.
  let runningExecutable = {
    var size: UInt32 = 0
    unsafe _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    unsafe _NSGetExecutablePath(&path, &size)
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()
#else
  /// The path of the executable that runs, also when it was moved since.
  let runningExecutable = "/proc/self/exe"
#endif
