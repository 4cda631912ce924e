import LayoutPolicies
import PolicyYAML

/// `check`: all that is wrong with policies, and what was hardly meant.
struct CheckVerb {
  static let verb = Verb(
    "check", "Show everything that is wrong with policies.",
    positionals: [CommonOptions.policy(.any, "policies to check; all in files if none is named")],
    options: [
      Option("strict", .flag, "let warnings fail the run"), CommonOptions.format(),
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
    let findings = workspace.loader.findings
    for problem in workspace.loader.problems { console.report(problem) }
    let errors = findings.count { $0.severity == .error } + console.errorCount
    let warnings = findings.count { $0.severity == .warning }
    if errors > 0 { console.end(with: .wrongInput) }
    if warnings > 0, arguments.has("strict") { console.end(with: .no) }
    let files = workspace.loader.readFiles
    if arguments.wantsJSON {
      let report: JSONValue = [
        "files": .number(Double(files)), "findings": .array(findings.map { JSONValue($0) }),
      ]
      console.output.write(report.description + "\n")
    } else {
      for finding in findings {
        console.output.write(finding.painted(console.output.isColourful) + "\n")
      }
      let skipped = workspace.loader.files.skipped
      console.output.write(
        "\(files.of("file")) read, \(errors.of("error")), \(warnings.of("warning"))"
          + (skipped > 0 ? "; \(skipped) skipped" : "") + "\n")
    }
    if files == 0, entries.isEmpty, console.status == .done, !arguments.has("allow-empty") {
      console.report(
        Diagnostic(
          .error, "there are no policies to check",
          help: "write one into ./policies, or name a path with `--policies`"), .nothing)
    }
  }
}

extension JSONValue {
  /// A finding.
  init(_ finding: Diagnostic) {
    self = [
      "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
      "file": finding.location.map { .string($0.file) },
      "line": finding.location.map { .number(Double($0.line)) },
      "column": finding.location.map { .number(Double($0.column)) },
      "help": finding.help.map { .string($0) },
      "related": finding.related.isEmpty
        ? nil : .array(finding.related.map { JSONValue($0) }),
    ]
  }
}
