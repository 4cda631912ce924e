/// `man`: the manual page.
struct ManVerb {
  static let verb = Verb(
    "man", "Print the manual page, in roff.", example: "layout-policy man")

  let console: Console

  init(_ console: Console) { self.console = console }

  func run() {
    console.output.write(CommandLineTool.program.manualPage(version: CommandLineTool.version))
  }
}
