import LayoutPolicies
import PolicyTesting

/// `generate-tests`: tests that reach all that a policy can decide.
struct GenerateTestsVerb {
  static let verb = Verb(
    "generate-tests", "Write tests that reach every decision and both sides of every bound.",
    positionals: [CommonOptions.policy(.one, "a policy's name, or the path of its file")],
    options: [
      CommonOptions.policies, CommonOptions.plugin,
      CommonOptions.output(
        "write the tests to this file, whole or not at all",
        example: "policies/reader.test.yaml"), CommonOptions.allowEmpty,
    ], example: "layout-policy generate-tests double-column")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    try arguments.checkOutput()
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let policy = entry?.policy else { return }
    do throws(PolicyError) {
      let tests = try GeneratedTests(of: policy)
      if tests.isCut {
        console.report(
          Diagnostic(
            .warning,
            "the analysis of \(policy.name.inBackticks) was cut, so tests are missing",
            at: policy.rules?.location, help: "its rules are too many or too entangled"))
      }
      if tests.leftOut > 0 {
        console.errors.write(
          "\(tests.leftOut.of("context")) left out, which no test can give\n")
      }
      guard tests.count > 0 else {
        if arguments.has("allow-empty") { return }
        return console.report(
          Diagnostic(
            .error, "there is nothing to test of \(policy.name.inBackticks)",
            help: tests.isCut ? nil : "none of the windows that it assumes can happen"), .nothing)
      }
      console.write(tests.yaml, asAskedBy: arguments)
    } catch {
      console.report(error)
    }
  }
}
