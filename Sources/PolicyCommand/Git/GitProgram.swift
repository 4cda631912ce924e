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

/// The program `git`, as it is found on the `PATH`.
struct GitProgram {
  /// How a run ended, and what it wrote.
  struct Run {
    let succeeded: Bool
    let output: [UInt8]
    let errors: [UInt8]

    /// The output without the end of its last line.
    var line: String {
      String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }

    /// The first line of what it complained about.
    var complaint: String {
      String(decoding: errors.prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }

  private let name = "git"

  /// Runs it to its end. The streams are files without names, so that neither waits for the other.
  func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> Run {
    guard let (given, output, errors) = Self.streams else { throw failure(errno) }
    defer { for file in [given, output, errors] { fclose(file) } }
    fwrite(input, 1, input.count, given)
    rewind(given)

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in [given, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, fileno(file), Int32(number))
    }
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    var variables = Self.environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, nil, &words, &variables)
    guard code == 0 else { throw failure(code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return Run(
      succeeded: status == 0, output: Self.bytes(of: output), errors: Self.bytes(of: errors))
  }

  /// Complaints in English, no questions, and no lock that others would wait for.
  private static var environment: [String] {
    var variables = ProcessInfo.processInfo.environment
    variables["LC_ALL"] = "C"
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    return variables.map { "\($0)=\($1)" }
  }

  private typealias File = UnsafeMutablePointer<FILE>

  private static var streams: (File, File, File)? {
    guard let first = tmpfile(), let second = tmpfile(), let third = tmpfile() else { return nil }
    return (first, second, third)
  }

  private static func bytes(of file: File) -> [UInt8] {
    fseek(file, 0, SEEK_END)
    let count = max(0, ftell(file))
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = fread(buffer.baseAddress, 1, count, file)
    }
  }

  private func failure(_ code: Int32) -> GitError {
    code == ENOENT
      ? GitError(
        kind: .noProgram, message: "git is not installed",
        help: "install it, or compare two files or folders")
      : GitError(
        kind: .noProgram,
        message: "git cannot be started: \(String(cString: strerror(code)).lowercased())")
  }
}
