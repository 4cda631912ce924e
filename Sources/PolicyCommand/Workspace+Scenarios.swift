import LayoutPolicies
import PolicyYAML

/// Scenarios, by name or path.
extension Workspace {
  /// The scenarios of these names and paths; every one in files if there is none. What is wrong is
  /// shown.
  mutating func scenarios(_ arguments: [String], _ console: Console) -> [LoadedScenario] {
    if arguments.isEmpty || isNamed { reportFiles(console) }
    let paths =
      arguments.isEmpty
      ? scenarioFiles(console) : arguments.compactMap { path(of: $0, console) }
    return paths.compactMap { loader.loadScenario($0) }
  }

  /// The files of all scenarios. Those of one name are errors, which are shown.
  func scenarioFiles(_ console: Console) -> [String] {
    let (paths, findings) = loader.namedScenarios
    for finding in findings { console.report(finding, .wrongInput) }
    return paths
  }

  /// What to do where a scenario was named, and a policy is asked for; nil if there is none of that
  /// name.
  func adviceOnScenario(_ name: String) -> String? {
    guard let file = loader.files.scenarios.first(where: { $0.name == name }) else { return nil }
    return "it is a scenario: `layout-policy play \(name)`; "
      + "to check or test it, give its path, `\(file.path)`"
  }

  /// The path of a scenario's file.
  private func path(of argument: String, _ console: Console) -> String? {
    if Self.isPath(argument) {
      if PolicyFiles.scenarioName(of: argument) != nil || !PolicyFiles.isThere(argument) {
        return argument
      }
      console.report(
        Diagnostic(
          .error, "`\(argument)` is not the file of a scenario",
          help: "scenarios stand in files named `x.scenario.yaml`"), .wrongInput)
      return nil
    }
    let found = loader.files.scenarios.filter { $0.name == argument }.map { $0.path }
    guard found.count > 1 else {
      if let path = found.first { return path }
      let names = loader.files.scenarios.map { $0.name }
      console.report(
        Diagnostic(
          .error, "there is no scenario \(argument.inBackticks)",
          help: Suggestion.help(for: argument, among: names)
            ?? "write it into `policies/\(argument).scenario.yaml`"), .wrongInput)
      return nil
    }
    console.report(
      Diagnostic(
        .error, "two scenarios are named `\(argument)`: `\(found[0])` and `\(found[1])`",
        help: "give the path of one of them"), .wrongInput)
    return nil
  }
}
