import LayoutPolicies
import PolicyTesting
import PolicyYAML

/// `schema`: what may be written in a file, for editors.
struct SchemaVerb {
  static let verb = Verb(
    "schema", "Print the JSON schema of policies, tests or scenarios, for editors.",
    positionals: [
      Positional(
        "KIND", .optional, "the kind of file, else policy",
        choices: PolicySchema.Kind.allCases.map { $0.rawValue })
    ], options: [CommonOptions.policies, CommonOptions.plugin],
    example: "layout-policy schema tests")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Names of files are enough: a policy with errors can be named, and its errors are its own.
  func run() {
    let kind = arguments.positionals.first.flatMap { PolicySchema.Kind(rawValue: $0) } ?? .policy
    var workspace = Workspace(arguments, console)
    workspace.reportFiles(console)
    guard console.status == .done else { return }
    let schema = PolicySchema(
      templates: workspace.loader.registry.templates,
      fileNames: Set(workspace.loader.files.policies.map { $0.name }).sorted(),
      model: .navigation)
    console.output.write(JSONValue(schema.plain(kind)).description + "\n")
  }
}
