import LayoutPolicies
import PolicyTesting
import PolicyYAML

/// `test`: runs the tests that policy files state.
struct TestVerb {
  static let verb = Verb(
    "test", "Run the tests that policies state.",
    positionals: [CommonOptions.policy(.any, "policies to test; all in files if none is named")],
    options: [CommonOptions.policies, CommonOptions.keepGoing, CommonOptions.allowEmpty],
    example: "layout-policy test reader")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() {
    var workspace = Workspace(arguments, readsTests: true)
    let tested = workspace.testedEntries(arguments.positionals, console)
    guard workspace.canGoOn(arguments, console) else { return }
    var passed = 0
    var failed = 0
    for (entry, tests) in tested where !tests.isEmpty {
      let runs = tests.map { PolicyTestCase($0, of: entry.policy).run() }
      let failures = runs.filter { !$0.passed }
      passed += runs.count - failures.count
      failed += failures.count
      let verdict = failures.isEmpty ? "ok    " : "FAILED"
      console.output.write(
        "\(verdict)  \(entry.name): \(runs.count - failures.count) of \(runs.count.of("test")) passed\n"
      )
      for run in failures {
        for line in run.description.split(separator: "\n") {
          console.output.write("        \(line)\n")
        }
      }
    }
    console.output.write("\(passed) passed, \(failed) failed\n")
    if failed > 0 { console.end(with: .no) }
    if passed + failed == 0, console.status == .done, !arguments.has("allow-empty") {
      console.report(
        Diagnostic(.error, "there are no tests", help: "write `tests:` into a policy"), .nothing)
    }
  }
}
