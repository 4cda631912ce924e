import PackagePlugin

/// `swift package test-policies`: `layout-policy test` for the policies of a package.
@main
struct TestPolicies: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PolicyTool(verb: "test").run(arguments, in: context)
  }
}
