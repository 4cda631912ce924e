import DeviceCatalog
import LayoutPolicies

/// `matrix`: what policies answer on every real device.
struct MatrixVerb {
  static let verb = Verb(
    "matrix", "Show what a policy answers on every real device, or several side by side.",
    positionals: [
      CommonOptions.policy(
        .any, "policies' names or paths; all in files, one by one, if none is named")
    ],
    options: [
      Option("each", .flag, "one row a window instead of one an answer"),
      Option(
        "min-detail", .one("POINTS"), "mark and count windows in which the detail has less",
        examples: ["400"]),
      CommonOptions.format(["text", "json", "csv"]),
      CommonOptions.policies, CommonOptions.plugin, CommonOptions.keepGoing,
      CommonOptions.allowEmpty,
    ] + DeviceFilter.options
      + CommonOptions.context(isAxis: true, without: MatrixAxes.decidedKeys),
    example: "layout-policy matrix pad-only --idiom pad --windowing all --min-detail 400")

  let arguments: ParsedArguments
  let console: Console
  private let leastDetail: Double?

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    leastDetail = try arguments.points("min-detail")
  }

  func run() throws(UsageError) {
    var workspace = Workspace(arguments, console)
    let entries = workspace.entries(arguments.positionals, console)
    guard workspace.canGoOn(arguments, console) else { return }
    if entries.isEmpty, console.status > .done { return }
    guard !entries.isEmpty || arguments.has("allow-empty") else {
      return console.report(
        Diagnostic(
          .error, "there are no policies in files",
          help: "name one, such as `layout-policy matrix double-column`"), .nothing)
    }
    let catalog = Catalog.standard
    let filter = try DeviceFilter(arguments, catalog)
    let devices = catalog.devices.filter(filter.accepts)
    // Those that are named are compared.
    let tables = arguments.positionals.isEmpty ? entries.map { [$0] } : [entries]
    var isFirst = true
    for table in tables {
      do throws(GivenError) {
        var around: [(name: String, policy: AnyPolicy)] = []
        for place in arguments.values(GivenKey.inside.name) {
          let name = try place.asPanePlace().policy
          around.append((name, try workspace.policyAround(name, console)))
        }
        let inputs = try arguments.inputs(of: table.map { $0.policy } + around.map { $0.policy })
        let axes = try MatrixAxes(arguments, inputs: inputs, isShared: table.count > 1)
        let matrix = Matrix(
          zip(Workspace.Entry.labels(of: table), table).map { ($0, $1.policy) },
          devices: devices, axes: axes, inputs: inputs, leastDetail: leastDetail,
          around: { name in around.first { $0.name == name }?.policy })
        guard !matrix.rows.isEmpty || arguments.has("allow-empty") else {
          reportEmpty(matrix)
          continue
        }
        write(matrix, table, isFirst: isFirst)
        for (failure, windows) in matrix.failures {
          let message = "\(failure.message) (in \(windows.of("window")))"
          console.report(Diagnostic(.error, message, help: failure.help), .wrongInput)
        }
        isFirst = false
      } catch {
        let problem = error.diagnostic
        let place = arguments.positionals.isEmpty ? "`\(table[0].name)`: " : ""
        console.report(
          Diagnostic(.error, place + problem.message, help: problem.help), .wrongInput)
        return
      }
    }
  }

  /// The policies, as messages name them.
  private func title(_ matrix: Matrix) -> String {
    matrix.names.map { $0.inBackticks }.joined(separator: ", ")
  }

  private func reportEmpty(_ matrix: Matrix) {
    console.report(
      Diagnostic(
        .error, "no window of any device is left for \(title(matrix))",
        help: matrix.leftOut > 0
          ? "\(matrix.names.count > 1 ? "their" : "its") `assume` leaves out \(matrix.leftOut)"
          : matrix.refusal?.message), .nothing)
  }

  /// What a table of cells cannot hold.
  private func notes(on matrix: Matrix) -> [String] {
    var notes: [String] = []
    if matrix.leftOut > 0 {
      notes.append("`assume` leaves out \(matrix.leftOut.of("window")) of \(title(matrix))")
    }
    if matrix.absent > 0 {
      let are = matrix.names.count > 1 ? "are" : "is"
      notes.append(
        "\(title(matrix)) \(are) not asked in \(matrix.absent.of("window")), in which the pane "
          + "does not show")
    }
    return notes
      + matrix.names.indices.compactMap { policy in
        matrix.tooNarrowText(policy).map { "\(matrix.names[policy].inBackticks): \($0)" }
      }
  }

  private func write(_ matrix: Matrix, _ table: [Workspace.Entry], isFirst: Bool) {
    if arguments.wantsJSON {
      console.output.write(matrix.json.description + "\n")
      return
    }
    if arguments.value("format") == "csv" {
      for note in notes(on: matrix) { console.report(Diagnostic(.note, note)) }
      return console.output.write((isFirst ? Matrix.csvHeader : "") + matrix.csv)
    }
    if !isFirst { console.output.write("\n") }
    for (name, entry) in zip(matrix.names, table) {
      let summary = entry.template.summary
      console.output.write((name + (summary.isEmpty ? "" : ": \(summary)")).harmless + "\n")
    }
    let isEach = arguments.has("each")
    if table.count > 1 {
      let text = ComparisonText(matrix)
      console.output.write(text.headline + "\n" + (isEach ? text.each : text.folded))
    } else {
      let text = MatrixText(matrix)
      console.output.write(text.headline + "\n" + (isEach ? text.each : text.folded))
    }
  }
}

extension Workspace.Entry {
  /// What tables call policies: their names, or their paths where two have the same name.
  fileprivate static func labels(of entries: [Workspace.Entry]) -> [String] {
    entries.map { entry in
      let isShared = entries.count { $0.name == entry.name } > 1
      return isShared ? entry.file ?? entry.name : entry.name
    }
  }
}

extension ParsedArguments {
  /// A length in points.
  fileprivate func points(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = try? NumberText.read(text), number >= 0 else {
      throw UsageError(
        "`--\(name)` cannot be \(text.inBackticks)", help: "write a number of points", kind: .value)
    }
    return number
  }
}
