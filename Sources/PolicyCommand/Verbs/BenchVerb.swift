import LayoutPolicies
import PolicyAnalysis

/// `bench`: how long a policy takes to decide, by its rules and compiled.
struct BenchVerb {
  static let verb = Verb(
    "bench", "Measure how fast a policy decides, and what compiling it takes.",
    positionals: [CommonOptions.policy(.any, "policies to measure; all in files if none is named")],
    options: [
      CommonOptions.format(), CommonOptions.policies, CommonOptions.plugin,
      CommonOptions.allowEmpty,
    ], example: "layout-policy bench reader")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let entries = workspace.entries(arguments.positionals, console)
    if workspace.reportErrors(console) { return }
    guard !entries.isEmpty else {
      if console.status == .done, !arguments.has("allow-empty") {
        console.report(
          Diagnostic(
            .error, "there are no policies to measure",
            help: "write one into ./policies, or name one"), .nothing)
      }
      return
    }
    let contexts = BenchmarkContexts.all
    var measured: [PolicyBenchmark] = []
    for entry in entries {
      do throws(PolicyError) {
        measured.append(try PolicyBenchmark(entry.name, entry.policy, contexts))
      } catch {
        console.report(error.diagnostic, .wrongInput)
      }
    }
    guard !measured.isEmpty else { return }
    console.output.write(
      arguments.wantsJSON
        ? measured.map { $0.json.description + "\n" }.joined() : PolicyBenchmark.table(of: measured)
    )
  }
}
