import LayoutPolicies
import PolicyYAML

/// `check`: all that is wrong with policies, and what was hardly meant.
struct CheckVerb {
  static let verb = Verb(
    "check", "Show everything that is wrong with policies.",
    positionals: [CommonOptions.policy(.any, "policies to check; all in files if none is named")],
    options: [
      Option("strict", .flag, "let warnings fail the run"),
      Option("info", .flag, "show also what is worth knowing and no fault"),
      CommonOptions.format(),
      CommonOptions.policies, CommonOptions.plugin, CommonOptions.allowEmpty,
    ], example: "layout-policy check --strict")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() {
    var workspace = Workspace(arguments, console, readsTests: true)
    let entries = workspace.testedEntries(arguments.positionals, console)
    for problem in workspace.loader.problems { console.report(problem) }
    workspace.loader.analyse(entries.map { $0.entry })
    let report = CheckReport(
      workspace.loader, errorsElsewhere: console.errorCount, showsInfos: arguments.has("info"))
    if report.errors > 0 { console.end(with: .wrongInput) }
    if report.warnings > 0, arguments.has("strict") { console.end(with: .no) }
    if arguments.wantsJSON {
      console.output.write(report.json.description + "\n")
    } else {
      report.write(to: console.output)
    }
    if report.files == 0, entries.isEmpty, console.status == .done, !arguments.has("allow-empty") {
      console.report(
        Diagnostic(
          .error, "there are no policies to check",
          help: "write one into ./policies, or name a path with `--policies`"), .nothing)
    }
  }
}
