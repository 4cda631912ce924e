import LayoutPolicies
import PolicyTesting
import PolicyYAML

/// `play`: what an app shows after each step of a scenario.
struct PlayVerb {
  static let verb = Verb(
    "play", "Show what an app shows after each step of a scenario.",
    positionals: [
      Positional(
        "SCENARIO", .any, "scenarios by name, or the paths of their files; all if none is named",
        candidates: Candidates(.path, listing: "play --keep-going --format names --policies="))
    ],
    options: [
      Option("draw", .flag, "draw the panes to scale after each step"), CommonOptions.listFormat,
      CommonOptions.policies, CommonOptions.keepGoing, CommonOptions.allowEmpty,
    ], example: "layout-policy play slide-over")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    if arguments.has("draw"), let format = arguments.value("format"), format != "text" {
      throw UsageError("`--draw` draws as text", help: "leave out `--format \(format)`")
    }
  }

  func run() {
    var workspace = Workspace(arguments, readsTests: false)
    let scenarios = workspace.scenarios(arguments.positionals, console)
    guard workspace.canGoOn(arguments, console) else { return }
    for (place, scenario) in scenarios.enumerated() {
      guard !console.output.isDone else { return }
      guard !arguments.wantsNames else {
        console.output.write("\(scenario.name)\n")
        continue
      }
      var played: [PlayedStep] = []
      let run = PolicyTestCase(scenario.test, of: scenario.policy).run { played.append($0) }
      if !run.passed { console.end(with: .no) }
      if arguments.wantsJSON {
        let lines = scenario.test.scenario?.jsonLines(played) ?? []
        for line in lines { console.output.write("\(line)\n") }
      } else {
        let text = ScenarioText(run: run, played: played, isDrawn: arguments.has("draw")).text
        console.output.write((place > 0 ? "\n" : "") + text)
      }
    }
    if scenarios.isEmpty, console.status == .done, !arguments.has("allow-empty") {
      console.report(
        Diagnostic(
          .error, "there are no scenarios to play",
          help: "write one into a file `policies/x.scenario.yaml`"), .nothing)
    }
  }
}
