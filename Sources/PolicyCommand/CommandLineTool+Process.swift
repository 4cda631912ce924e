#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CommandLineTool {
  /// The tool on the process's own streams. A closed pipe ends it quietly.
  public static func standard() -> CommandLineTool {
    ignoreBrokenPipes()
    let environment = ProcessInfo.processInfo.environment
    return CommandLineTool(
      input: OpenFile(borrowing: 0, name: "standard input"),
      output: Output(OpenFile(borrowing: 1, name: "standard output"), environment: environment),
      errors: Output(OpenFile(borrowing: 2, name: "standard error"), environment: environment))
  }
}
