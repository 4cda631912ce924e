import LayoutPolicies
import PolicyYAML

/// `embed`: policies as Swift source, for apps that link the core alone.
struct EmbedVerb {
  static let verb = Verb(
    "embed", "Write policies as Swift constants, for apps that read no files.",
    positionals: [CommonOptions.policy(.any, "policies to embed; all in files if none is named")],
    options: [
      CommonOptions.policies, CommonOptions.plugin,
      CommonOptions.output(
        "write the source to this file, whole or not at all", example: "Policies.swift"),
    ], example: "layout-policy embed reader --output Policies.swift")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    try arguments.checkOutput()
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let entries = workspace.entries(arguments.positionals, console)
    guard !workspace.reportErrors(console), console.status == .done else { return }
    for finding in workspace.loader.findings { console.report(finding) }
    guard !entries.isEmpty else {
      let help = "name one, or write one into ./policies"
      return console.report(
        Diagnostic(.error, "there are no policies to embed", help: help), .nothing)
    }
    let constants = entries.compactMap { constant($0, workspace.loader) }
      .sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) }
    reportClashes(constants)
    guard console.status == .done else { return }
    let source = EmbeddedSource(constants: constants).text
    console.write(source, asAskedBy: arguments)
  }

  /// The policy as a constant; nil if it can be none, which is shown.
  private func constant(
    _ entry: Workspace.Entry, _ loader: PolicyLoader
  ) -> EmbeddedSource.Constant? {
    let location = entry.policy.rules?.location
    guard let name = ConstantName(ofPolicy: entry.name) else {
      console.report(
        Diagnostic(
          .error, "a constant cannot be named `\(entry.name)`", at: location,
          help: "the generated code uses that name; rename the policy"), .wrongInput)
      return nil
    }
    guard let rules = entry.policy.rules else {
      console.report(
        Diagnostic(
          .error, "`\(entry.name)` cannot be embedded: it is code",
          help: "make it in Swift, or write it as rules"), .wrongInput)
      return nil
    }
    do throws(PolicyError) {
      return EmbeddedSource.Constant(
        name: name, summary: entry.template.summary,
        origin: entry.file.map(loader.files.shortName) ?? "\(entry.template.origin)",
        yaml: entry.file.map(loader.lines),
        text: try rules.embeddedText(naming: loader.files.shortName))
    } catch {
      console.report(
        Diagnostic(.error, error.message, at: location, help: error.help), .wrongInput)
      return nil
    }
  }

  /// Shows the policies whose constants would have one name. `constants` are sorted by that.
  private func reportClashes(_ constants: [EmbeddedSource.Constant]) {
    for (first, second) in zip(constants, constants.dropFirst()) where first.name == second.name {
      console.report(
        Diagnostic(
          .error,
          "`\(first.origin)` and `\(second.origin)` would both be the constant "
            + "`\(first.name.text)`",
          help: "rename one of them"), .wrongInput)
    }
  }
}
