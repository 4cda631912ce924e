import DeviceCatalog
import LayoutPolicies

/// `matrix`: what a policy answers on every real device.
struct MatrixVerb {
  static let verb = Verb(
    "matrix", "Show what a policy answers on every real device.",
    positionals: [
      CommonOptions.policy(.optional, "a policy's name or path; all in files if none is named")
    ],
    options: [
      Option("each", .flag, "one row a window instead of one an answer"), CommonOptions.format(),
      CommonOptions.policies, CommonOptions.keepGoing, CommonOptions.allowEmpty,
    ] + DeviceFilter.options
      + CommonOptions.context(isAxis: true, without: MatrixAxes.decidedKeys),
    example: "layout-policy matrix pad-only --idiom phone,pad --windowing all")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) {
    var workspace = Workspace(arguments)
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
    for (index, entry) in entries.enumerated() {
      do throws(GivenError) {
        let axes = try MatrixAxes(arguments, inputs: entry.policy.rules?.allInputs ?? [])
        let matrix = Matrix(entry.policy, devices: devices, axes: axes)
        guard !matrix.rows.isEmpty || arguments.has("allow-empty") else {
          console.report(
            Diagnostic(
              .error, "no window of any device is left for `\(entry.name)`",
              help: matrix.leftOut > 0
                ? "its `assume` leaves out \(matrix.leftOut)" : matrix.refusal?.message), .nothing)
          continue
        }
        write(matrix, entry, isFirst: index == 0)
      } catch {
        let problem = error.diagnostic
        let place = arguments.positionals.isEmpty ? "`\(entry.name)`: " : ""
        console.report(
          Diagnostic(.error, place + problem.message, help: problem.help), .wrongInput)
        return
      }
    }
  }

  private func write(_ matrix: Matrix, _ entry: Workspace.Entry, isFirst: Bool) {
    if arguments.wantsJSON {
      console.output.write(matrix.json(policy: entry.name).description + "\n")
      return
    }
    let summary = entry.template.summary
    console.output.write((isFirst ? "" : "\n") + entry.name)
    console.output.write((summary.isEmpty ? "" : ": \(summary)").harmless + "\n")
    console.output.write(matrix.headline + "\n\n")
    console.output.write(arguments.has("each") ? matrix.eachText : matrix.foldedText)
  }
}
