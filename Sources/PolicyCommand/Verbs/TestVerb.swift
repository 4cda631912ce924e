import DeviceCatalog
import LayoutPolicies
import PolicyTesting
import PolicyYAML

/// `test`: runs the tests that policy files state, and scenarios.
struct TestVerb {
  static let verb = Verb(
    "test", "Run the tests that policies state, and scenarios.",
    positionals: [
      CommonOptions.policy(
        .any, "policies to test, or files of scenarios; all in files if none is named")
    ],
    options: [
      filter, coverage, leastCoverage, format, output, record, CommonOptions.policies,
      CommonOptions.plugin,
      CommonOptions.keepGoing, CommonOptions.allowEmpty,
    ] + DeviceFilter.options(group: "devices for --record"), example: "layout-policy test reader")

  static let filter = Option(
    "filter", .one("TEXT"), "run only tests with this in `policy: name`, in whatever case",
    examples: ["tip"])
  static let coverage = Option(
    "coverage", .flag, "show which rules and conditions no test covers")
  static let leastCoverage = Option(
    "min-coverage", .one("PERCENT"), "fail where tests cover less of a policy", examples: ["100"])
  static let format = CommonOptions.format(TestReport.Format.allCases.map { $0.rawValue })
  static let output = CommonOptions.output(
    "write the report to this file, and text to the standard output", example: "report.xml")

  let arguments: ParsedArguments
  let console: Console
  private let format: TestReport.Format
  /// The percentage that tests must cover of each policy.
  private let leastCoverage: Double?

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    try Self.checkRecord(arguments)
    format = arguments.value("format").flatMap { TestReport.Format(rawValue: $0) } ?? .text
    leastCoverage = try arguments.percentage("min-coverage")
    try arguments.checkOutput()
  }

  func run() throws(UsageError) {
    guard !arguments.has(Self.record.name) else { return try writeRecord() }
    var workspace = Workspace(arguments, console, readsTests: true)
    let tested = workspace.testedEntries(arguments.positionals, console)
    guard workspace.canGoOn(arguments, console) else { return }
    let report = TestReport(
      policies: tested.compactMap { run($0.tests.filter { $0.expectsAnything }, of: $0.entry) })
    write(report)
    if report.failed > 0 { console.end(with: report.lacksDecision ? .wrongInput : .no) }
    reportCoverage(report)
    if report.isEmpty, console.status <= .no, !arguments.has("allow-empty") {
      let scenarios = tested.flatMap { $0.tests }.compactMap { $0.scenario }
      console.report(nothingToRun(of: scenarios), .nothing)
    }
  }

  /// Runs the tests that are wanted; nil if there are none, unless all are and coverage counts.
  private func run(_ tests: [PolicyTest], of entry: Workspace.Entry) -> TestReport.Policy? {
    let cases = tests.map { PolicyTestCase($0, of: entry.policy) }.filter(isWanted)
    let counts = arguments.has("coverage") || leastCoverage != nil
    guard !cases.isEmpty || counts && !arguments.has("filter") else { return nil }
    return TestReport.Policy(
      name: entry.name, runs: cases.map { $0.run() },
      coverage: counts
        ? entry.policy.rules.map { Coverage(of: $0, by: cases.map { $0.test }) } : nil,
      leastCoverage: leastCoverage, lacksRules: counts && entry.policy.rules == nil)
  }

  /// Says which policies are covered too little.
  private func reportCoverage(_ report: TestReport) {
    guard let leastCoverage else { return }
    for policy in report.policies where policy.isCoveredTooLittle {
      guard let coverage = policy.coverage else { continue }
      console.report(
        Diagnostic(
          .error,
          "tests cover \(coverage.percentage.plainText) % of `\(policy.name)`, "
            + "less than \(leastCoverage.plainText) %",
          help: "\(coverage.gaps.count.of("gap")), the first: \(coverage.gaps[0])"), .no)
    }
  }

  private func isWanted(_ test: PolicyTestCase) -> Bool {
    guard let text = arguments.value("filter") else { return true }
    return test.description.lowercased().contains(text.lowercased())
  }

  private func nothingToRun(of scenarios: [Scenario]) -> Diagnostic {
    guard let text = arguments.value("filter") else {
      if let scenario = scenarios.first {
        return Diagnostic(
          .error, "there are no tests: the scenario `\(scenario.name)` expects nothing",
          help: "add `expect: { ... }` to a step of it")
      }
      return Diagnostic(.error, "there are no tests", help: "write `tests:` into a policy")
    }
    return Diagnostic(
      .error, "no test has \(text.inBackticks) in its name",
      help: "the names are those of `--format tap`, such as `reader: an iPad turns`")
  }

  private func write(_ report: TestReport) {
    guard let path = arguments.value("output") else {
      return console.output.write(report.written(as: format))
    }
    console.output.write(report.written(as: .text))
    console.write(report.written(as: format), to: path)
  }
}

extension ParsedArguments {
  /// A number from 0 to 100.
  fileprivate func percentage(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = try? NumberText.read(text), (0...100).contains(number) else {
      throw UsageError(
        "`--\(name)` cannot be \(text.inBackticks)", help: "write a number from 0 to 100",
        kind: .value)
    }
    return number
  }
}
