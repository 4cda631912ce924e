import DeviceCatalog
import LayoutPolicies

/// `ruler`: where along one side of the window a policy's answer changes.
struct RulerVerb {
  static let verb = Verb(
    "ruler", "Show where a policy's answer changes along the width or height of a window.",
    positionals: [CommonOptions.policy(.one, "a policy's name, or the path of its file")],
    options: [
      Option(
        "along", .one("SIDE"), "the side that varies; width unless given",
        choices: WindowSide.allCases.map { $0.rawValue }),
      CommonOptions.format(), CommonOptions.policies, CommonOptions.plugin,
    ]
      // The platform of the context chooses devices too.
      + DeviceFilter.options.filter { $0.name != GivenKey.platform.name }
      + CommonOptions.context(without: [.inside]),
    example: "layout-policy ruler double-column --device pad --height 800")

  let arguments: ParsedArguments
  let console: Console
  private let side: WindowSide

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    side = arguments.value("along").flatMap { WindowSide(rawValue: $0) } ?? .width
    let other: WindowSide = side == .width ? .height : .width
    for key in [side.rawValue, GivenKey.size.name] where arguments.has(key) {
      let help =
        key == side.rawValue
        ? "leave it out, or write `--along \(other.rawValue)`"
        : "write `--\(other.rawValue)` alone"
      throw UsageError(
        "`--\(key)` says the \(side.rawValue), along which the ruler goes", help: help)
    }
  }

  func run() throws(UsageError) {
    let catalog = Catalog.standard
    let filter = try DeviceFilter(arguments, catalog)
    var workspace = Workspace(arguments, console)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let entry else { return }
    guard let rules = entry.policy.rules, rules.firstCode == nil else {
      let code = entry.policy.rules?.firstCode
      return console.report(
        Diagnostic(
          .error,
          code.map { "`\(entry.name)` uses `\($0.name)`, which is code" }
            ?? "`\(entry.name)` is code",
          help: "only rules show where answers change; ask `matrix` instead"), .wrongInput)
    }
    do throws(GivenError) {
      let fields = try arguments.contextFields(inputs: rules.allInputs)
      var given = Given(inputs: rules.allInputs)
      try given.set(all: fields)
      let ruler = Ruler(
        rules, along: side, in: given, devices: catalog.devices.filter(filter.accepts))
      guard !ruler.parts.isEmpty else { return try reportEmpty(ruler, entry) }
      write(ruler, entry, fields)
    } catch {
      console.report(error.diagnostic, .wrongInput)
    }
  }

  /// Either no device can be so, or the policy assumes that none is.
  private func reportEmpty(_ ruler: Ruler, _ entry: Workspace.Entry) throws(GivenError) {
    if let (_, error) = ruler.impossible.first { throw error }
    console.report(
      Diagnostic(
        .error, "no \(side.rawValue) is left for `\(entry.name)`",
        help: "its `assume` leaves out all"), .nothing)
  }

  private func write(_ ruler: Ruler, _ entry: Workspace.Entry, _ given: [GivenField]) {
    if arguments.wantsJSON {
      let json = ruler.json(policy: entry.name, given: given)
      return console.output.write(json.description + "\n")
    }
    let summary = entry.template.summary
    console.output.write((entry.name + (summary.isEmpty ? "" : ": \(summary)")).harmless + "\n")
    console.output.write(ruler.text(given: given))
  }
}
