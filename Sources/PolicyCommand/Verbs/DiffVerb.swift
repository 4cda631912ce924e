import DeviceCatalog
import LayoutPolicies

/// `diff`: in which contexts policies lay out differently than others, or than they once did.
struct DiffVerb {
  static let git = Option(
    "git", .one("REVISION"), "compare with the policies as they are in this revision",
    examples: ["main"])
  static let limit = Option(
    "limit", .one("COUNT"), "how many kinds of context to list for each policy; 20 if not said",
    examples: ["100"])
  private static let usualLimit = 20

  static let verb = Verb(
    "diff", "Show in which contexts layouts change between two policies, and on which devices.",
    positionals: [
      CommonOptions.policy(
        .any, "the old and the new: policies or folders; with --git any number, or all in files")
    ],
    options: [
      git, limit, CommonOptions.format(["text", "json", "markdown"]), CommonOptions.policies,
      CommonOptions.plugin, CommonOptions.allowEmpty,
    ], example: "layout-policy diff double-column pad-only")

  let arguments: ParsedArguments
  let console: Console
  private let shownBoxes: Int

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    guard let text = arguments.value(Self.limit.name) else {
      shownBoxes = Self.usualLimit
      return
    }
    guard let count = Int(text), count >= 0, text.utf8.first != UInt8(ascii: "+") else {
      throw UsageError(
        "`--limit` cannot be \(text.inBackticks)", help: "write a whole number, such as `100`",
        kind: .value)
    }
    shownBoxes = count
  }

  func run() throws(UsageError) {
    guard let pairs = try readPairs() else { return }
    guard !pairs.isEmpty || arguments.has("allow-empty") else {
      return console.report(
        Diagnostic(.error, "there are no policies in files to compare"), .nothing)
    }
    var report = DiffReport(limit: shownBoxes)
    for pair in pairs {
      do throws(PolicyError) {
        let difference = try ComparedPolicy(pair)
        if difference.differs { console.end(with: .no) }
        if difference.isOpen {
          console.report(
            Diagnostic(
              .error, "`\(pair.name)` is too large to compare whole",
              help: "its windows on devices are compared; elsewhere it may differ or not"),
            .wrongInput)
        }
        report.policies.append(difference)
      } catch {
        console.report(error)
      }
    }
    switch arguments.value("format") {
    case "json": console.output.write(report.json.description + "\n")
    case "markdown": console.output.write(report.markdown)
    default: console.output.write(report.text)
    }
  }
}
