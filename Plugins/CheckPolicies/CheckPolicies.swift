import PackagePlugin

/// `swift package check-policies`: `layout-policy check` for the policies of a package.
@main
struct CheckPolicies: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PolicyTool(verb: "check").run(arguments, in: context)
  }
}
