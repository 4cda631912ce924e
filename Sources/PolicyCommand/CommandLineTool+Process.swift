import PolicyPlugins

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CommandLineTool {
  /// Runs the tool on the process's own streams, and ends the process. Where the process was
  /// started to be the worker of a plug-in, it is that instead.
  ///
  /// - Parameter arguments: Those of the process, without its name.
  public static func main(_ arguments: [String]) -> Never {
    PluginWorker.runIfAsked(arguments)
    standard().run(arguments).exit()
  }

  /// The tool on the process's own streams. A closed pipe ends it quietly.
  static func standard() -> CommandLineTool {
    ignoreBrokenPipes()
    let environment = ProcessInfo.processInfo.environment
    return CommandLineTool(
      input: OpenFile(borrowing: 0, name: "standard input"),
      output: Output(OpenFile(borrowing: 1, name: "standard output"), environment: environment),
      errors: Output(OpenFile(borrowing: 2, name: "standard error"), environment: environment))
  }
}
