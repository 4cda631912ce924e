import Foundation
import PackagePlugin

/// Makes the policies in a target's YAML files constants of a generated file. Its name is one that a target
/// hardly has already.
@main
struct EmbedPolicies: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "layout-policy").url
    return embed(target.yaml, of: target.name, by: tool, into: context.pluginWorkDirectoryURL)
  }

  /// The command that embeds the policies among the files. Tests and scenarios are among its inputs
  /// although it does not read them: SwiftPM warns of files that nobody takes.
  private func embed(
    _ files: [URL], of target: String, by tool: URL, into folder: URL
  ) -> [Command] {
    let policies = files.filter {
      !["test", "scenario"].contains($0.deletingPathExtension().pathExtension)
    }
    guard !policies.isEmpty else {
      Diagnostics.warning(
        "the target `\(target)` has no policies to embed: "
          + "put their .yaml files into its folder, and do not declare them as resources")
      return []
    }
    let output = folder.appending(path: "EmbeddedPolicies.swift")
    return [
      .buildCommand(
        displayName: "Embedding policies in \(target)", executable: tool,
        arguments: ["embed"] + policies.map { "--policies=\($0.path)" }
          + ["--output=\(output.path)"],
        inputFiles: files, outputFiles: [output])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Written for targets of Xcode projects, but never tried.
  extension EmbedPolicies: XcodeBuildToolPlugin {
    /// Xcode makes a resource of every YAML file that is added to a target, so those count here.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try embed(
        target.inputFiles.map { $0.url }.yaml, of: target.displayName,
        by: context.tool(named: "layout-policy").url, into: context.pluginWorkDirectoryURL)
    }
  }
#endif
