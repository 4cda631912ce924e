import LayoutPolicies
import PolicyAnalysis
import PolicyYAML

/// `export`: a policy in a form that other programs run or draw.
struct ExportVerb {
  /// The forms; the first is the one that is written where none is named.
  enum Format: String, CaseIterable {
    case sql, json, dot, csv
  }

  private static let usualTable = "contexts"

  static let verb = Verb(
    "export", "Write a policy as SQL, as a decision diagram, or as a table.",
    positionals: [CommonOptions.policy(.one, "a policy's name, or the path of its file")],
    options: [
      CommonOptions.format(Format.allCases.map { $0.rawValue }),
      Option(
        "table", .one("NAME"), "the table whose rows are answered, else `\(usualTable)`",
        examples: ["analytics.sessions"]),
      Option(
        "once-columns", .flag,
        "let a column of the table tell for each `once` key whether it is spent"),
      CommonOptions.output(
        "write it to this file, whole or not at all", example: "reader.sql"),
      CommonOptions.policies, CommonOptions.plugin,
    ], example: "layout-policy export double-column --table sessions")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    try arguments.checkOutput()
    let format = arguments.value("format") ?? Format.sql.rawValue
    if format != Format.sql.rawValue,
      let option = ["table", "once-columns"].first(where: { arguments.has($0) })
    {
      throw UsageError(
        "`--\(option)` is about SQL, and the format is `\(format)`",
        help: "leave it out, or write `--format sql`")
    }
    let parts = arguments.value("table")?.split(separator: ".", omittingEmptySubsequences: false)
    if parts?.contains("") ?? false {
      throw UsageError(
        "`--table` needs a name, or names with dots between them",
        help: "write `--table analytics.sessions`")
    }
    if let table = arguments.value("table"), table.lowercased().hasPrefix("lp_") {
      throw UsageError(
        "\(table.inBackticks) is like a step on the way, whose names begin with `lp_`",
        help: "name its schema before it, or make a view of another name")
    }
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let entry else { return }
    do throws(PolicyError) {
      let text = try text(of: entry, Format(rawValue: arguments.value("format") ?? "") ?? .sql)
      console.write(text, asAskedBy: arguments)
    } catch {
      console.report(
        Diagnostic(
          .error, "`\(entry.name)` cannot be exported: \(error.message)",
          at: entry.policy.rules?.location, help: error.help), .wrongInput)
    }
  }

  private func text(of entry: Workspace.Entry, _ format: Format) throws(PolicyError) -> String {
    guard let rules = entry.policy.rules else {
      throw PolicyError(
        .opaque, "it is code", help: "only rules can be exported; write it as rules")
    }
    switch format {
    case .sql:
      return try SQLStatement(
        rules, table: arguments.value("table") ?? Self.usualTable,
        asksOnce: arguments.has("once-columns"), json: { JSONValue($0).description }
      ).text
    case .json: return try ExportedDiagram(rules).json.description + "\n"
    case .dot: return try ExportedDiagram(rules).dot
    case .csv: return try DecisionTable(rules).csv
    }
  }
}
