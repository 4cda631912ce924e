import LayoutPolicies
package import PolicyPlugins

/// The command-line tool as a library: arguments in, text and a status out. Nothing here looks at
/// the process itself but ``main(_:)``.
public struct CommandLineTool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  let input: OpenFile
  let output: Output
  let errors: Output
  let isolation: PluginIsolation

  /// A tool on some streams. `isolation` says where the code of run-time plug-ins runs.
  package init(
    input: OpenFile, output: Output, errors: Output,
    isolation: PluginIsolation = .childProcess()
  ) {
    self.isolation = isolation
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Runs what the arguments ask for. `arguments` come without the program's name.
  public func run(_ arguments: [String]) -> ExitStatus {
    let console = Console(
      input: input, output: output, errors: errors, isolation: isolation)
    do throws(UsageError) {
      switch try Self.program.request(for: arguments) {
      case .help(let verb):
        output.write(verb?.helpText(in: Self.program) ?? Self.program.helpText)
      case .version: output.write("layout-policy \(Self.version)\n")
      case .run(let parsed): try Self.run(parsed, console)
      }
    } catch {
      console.report(
        Diagnostic(.error, error.message, help: error.help),
        error.kind == .value ? .wrongInput : .usage)
    }
    return console.finish()
  }

  private static func run(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    switch arguments.verb.name {
    case EvalVerb.verb.name: try EvalVerb(arguments, console).run()
    case ExplainVerb.verb.name: try ExplainVerb(arguments, console).run()
    case MatrixVerb.verb.name: try MatrixVerb(arguments, console).run()
    case DiffVerb.verb.name: try DiffVerb(arguments, console).run()
    case RulerVerb.verb.name: try RulerVerb(arguments, console).run()
    case TestVerb.verb.name: try TestVerb(arguments, console).run()
    case GenerateTestsVerb.verb.name: try GenerateTestsVerb(arguments, console).run()
    case PlayVerb.verb.name: try PlayVerb(arguments, console).run()
    case CheckVerb.verb.name: try CheckVerb(arguments, console).run()
    case ListVerb.verb.name: try ListVerb(arguments, console).run()
    case DevicesVerb.verb.name: try DevicesVerb(arguments, console).run()
    case SchemaVerb.verb.name: SchemaVerb(arguments, console).run()
    case BenchVerb.verb.name: try BenchVerb(arguments, console).run()
    case EmbedVerb.verb.name: try EmbedVerb(arguments, console).run()
    case ExportVerb.verb.name: try ExportVerb(arguments, console).run()
    case CompletionsVerb.verb.name: CompletionsVerb(arguments, console).run()
    default: ManVerb(console).run()
    }
  }

  /// All verbs and their options, in one table.
  package static let program = Program(
    "layout-policy", "Evaluate, explain, test and check layout policies on real devices.",
    verbs: [
      EvalVerb.verb, ExplainVerb.verb, MatrixVerb.verb, DiffVerb.verb, RulerVerb.verb,
      TestVerb.verb, GenerateTestsVerb.verb, PlayVerb.verb, CheckVerb.verb, ListVerb.verb,
      DevicesVerb.verb, EmbedVerb.verb, BenchVerb.verb, ExportVerb.verb, SchemaVerb.verb,
      CompletionsVerb.verb, ManVerb.verb,
    ], example: "layout-policy matrix double-column")
}
