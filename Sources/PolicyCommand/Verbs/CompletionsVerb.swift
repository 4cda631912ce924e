/// `completions`: the script with which a shell completes what is typed.
struct CompletionsVerb {
  static let verb = Verb(
    "completions", "Print a shell's script for completing commands.",
    positionals: [
      Positional(
        "SHELL", .one, "the shell that reads it", choices: Shell.allCases.map { $0.rawValue })
    ], example: "layout-policy completions bash")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() {
    // The parser lets only shells pass.
    guard let shell = Shell(rawValue: arguments.positionals[0]) else { return }
    console.output.write(CommandLineTool.program.completions(for: shell))
  }
}
