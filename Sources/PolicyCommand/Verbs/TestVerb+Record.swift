import DeviceCatalog
import LayoutPolicies
import PolicyTesting

/// `test POLICY --record`: today's answers as tests.
extension TestVerb {
  static let record = Option(
    "record", .flag, "run no tests, but write what the policy answers today as tests")

  /// Refuses options that say nothing, with `--record` or without it.
  static func checkRecord(_ arguments: ParsedArguments) throws(UsageError) {
    let isRecording = arguments.has(record.name)
    let others =
      isRecording
      ? [filter, coverage, leastCoverage, format, output, CommonOptions.keepGoing]
      : DeviceFilter.options
    if let other = others.first(where: { arguments.has($0.name) }) {
      throw UsageError(
        isRecording
          ? "`--record` runs no tests, so `--\(other.name)` says nothing"
          : "`--\(other.name)` chooses devices for `--record`",
        help: isRecording ? "leave one of them out" : "add `--record`, or leave it out")
    }
    guard !isRecording || arguments.positionals.count == 1 else {
      throw UsageError(
        "`--record` needs one policy", help: "such as `layout-policy test reader --record`")
    }
  }

  /// Writes a file of tests to the standard output.
  func writeRecord() throws(UsageError) {
    var workspace = Workspace(arguments, console)
    let entry = workspace.entry(arguments.positionals[0], console)
    guard !workspace.reportErrors(console), let policy = entry?.policy else { return }
    let filter = try DeviceFilter(arguments, .standard)
    do throws(GivenError) {
      let devices = Catalog.standard.devices.filter(filter.accepts)
      let recorded = try RecordedTests(of: policy, on: devices)
      if let failure = recorded.failure { return console.report(failure) }
      if recorded.leftOut > 0 {
        console.errors.write(
          "\(recorded.leftOut.of("window")) left out, "
            + "which `\(policy.name)` assumes cannot happen\n"
        )
      }
      if recorded.count > 0 {
        console.output.write(recorded.yaml)
      } else if !arguments.has("allow-empty") {
        console.report(Diagnostic(.error, "no window of any device is left"), .nothing)
      }
    } catch {
      console.report(error.diagnostic, .wrongInput)
    }
  }
}
