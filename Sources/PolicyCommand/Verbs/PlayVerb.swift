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
      CommonOptions.policies, CommonOptions.plugin, CommonOptions.keepGoing,
      CommonOptions.allowEmpty,
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
    var workspace = Workspace(arguments, console, readsTests: false)
    let scenarios = workspace.scenarios(arguments.positionals, console)
    guard workspace.canGoOn(arguments, console) else { return }
    for (place, scenario) in scenarios.enumerated() {
      guard !console.output.isDone else { return }
      guard !arguments.wantsNames else {
        console.output.write("\(scenario.name)\n")
        continue
      }
      play(scenario, isFirst: place == 0)
    }
    if scenarios.isEmpty, console.status == .done, !arguments.has("allow-empty") {
      console.report(
        Diagnostic(
          .error, "there are no scenarios to play",
          help: "write one into a file `policies/x.scenario.yaml`"), .nothing)
    }
  }
  /// Plays a scenario and writes each step as it comes out.
  private func play(_ loaded: LoadedScenario, isFirst: Bool) {
    guard let scenario = loaded.test.scenario else { return }
    let test = PolicyTestCase(loaded.test, of: loaded.policy)
    let run: PolicyTestRun
    var place = 0
    func number(_ played: PlayedStep) -> NumberedStep {
      defer { place += 1 }
      return scenario.numbered(played, at: place)
    }
    if arguments.wantsJSON {
      run = test.run { console.output.write("\(scenario.json(of: number($0)))\n") }
    } else {
      var text = ScenarioText(scenario, isDrawn: arguments.has("draw"))
      // What is aligned has to be known before the first line.
      _ = test.run { text.note($0) }
      console.output.write((isFirst ? "" : "\n") + text.head)
      run = test.run { console.output.write(text.text(of: number($0))) }
      console.output.write(ScenarioText.summary(of: run))
    }
    if !run.passed { console.end(with: run.lacksDecision ? .wrongInput : .no) }
  }
}
