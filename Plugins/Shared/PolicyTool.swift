import Foundation
import PackagePlugin

/// A verb of the command line, asked about the policies of a package.
struct PolicyTool {
  let verb: String

  /// Runs the verb with the options and arguments, and ends the plugin with its status. Where no
  /// `--policies` says what to read, it reads the package's folder `policies` and the YAML files of
  /// its targets, or of those that `--target` names.
  ///
  /// Targets may have policies of one name, as each has constants of its own. Those cannot be read
  /// together: then each target is asked alone, and the greatest status counts.
  func run(_ arguments: [String], in context: PluginContext) throws -> Never {
    let tool = try context.tool(named: "layout-policy").url
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let arguments = extractor.remainingArguments
    var status: Int32 = 0
    for places in try places(arguments, of: targets, in: context.package) {
      let asked = Process()
      asked.executableURL = tool
      asked.arguments = [verb] + places.map { "--policies=\($0)" } + arguments
      try asked.run()
      asked.waitUntilExit()
      status = max(status, asked.terminationStatus)
    }
    exit(status)
  }

  /// What is read together.
  private func places(
    _ arguments: [String], of targets: [String], in package: Package
  ) throws -> [[String]] {
    guard !arguments.contains(where: { $0 == "--policies" || $0.hasPrefix("--policies=") }) else {
      return [[]]
    }
    guard targets.isEmpty else {
      return try package.targets(named: targets).map { target in
        guard !target.yaml.isEmpty else { throw NoPolicies(target: target.name) }
        return target.yaml.map { $0.path }
      }
    }
    let folder = package.directoryURL.appending(path: "policies").path
    let shared = FileManager.default.fileExists(atPath: folder) ? [folder] : []
    let groups = package.targets.map { $0.yaml }.filter { !$0.isEmpty }
    let names = groups.flatMap { $0.map { $0.lastPathComponent } }
    guard Set(names).count < names.count else {
      return [shared + groups.flatMap { $0.map { $0.path } }]
    }
    return (shared.isEmpty ? [] : [shared]) + groups.map { $0.map { $0.path } }
  }
}

/// A target was named that has no policies.
private struct NoPolicies: Error, CustomStringConvertible {
  let target: String
  var description: String { "the target `\(target)` has no policies" }
}
