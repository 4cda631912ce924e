import Foundation
import PackagePlugin

/// A verb of the command line, asked about the policies of a package.
struct PolicyTool {
  let verb: String

  /// Runs the verb with the options and arguments, and ends the plugin with its status. Where no
  /// `--policies` says what to read, it reads the package's folder `policies` and the YAML files of
  /// its targets.
  func run(_ arguments: [String], in context: PluginContext) throws -> Never {
    let tool = Process()
    tool.executableURL = try context.tool(named: "layout-policy").url
    tool.arguments = [verb] + places(arguments, in: context.package) + arguments
    try tool.run()
    tool.waitUntilExit()
    exit(tool.terminationStatus)
  }

  private func places(_ arguments: [String], in package: Package) -> [String] {
    guard !arguments.contains(where: { $0 == "--policies" || $0.hasPrefix("--policies=") }) else {
      return []
    }
    let folder = package.directoryURL.appending(path: "policies").path
    let hasFolder = FileManager.default.fileExists(atPath: folder)
    let paths = (hasFolder ? [folder] : []) + package.targets.flatMap { $0.yaml.map { $0.path } }
    return paths.map { "--policies=\($0)" }
  }
}
