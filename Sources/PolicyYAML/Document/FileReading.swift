import DeviceCatalog
import LayoutPolicies

/// One file while its nodes are checked: what was declared so far, and all that is wrong.
final class FileReading {
  let source: SourceText
  let catalog: @Sendable () -> Catalog
  let limits: YAMLLimits
  private(set) var findings: FindingList
  /// How many errors there are.
  private(set) var errors = 0
  /// Whether an error was noted: what was read must not be used.
  var hasErrors: Bool { errors > 0 }

  /// What the file declares; conditions and layouts are read after it.
  var inputs: [ValueDeclaration] = []
  var outputs: [ValueDeclaration] = []
  var breakpoints: [ContextKey: [Breakpoint]] = [:]
  /// Whether breakpoints come from a set that could not be read: any name may be one of them.
  var lacksBreakpointSet = false
  /// The navigation model of a scenario.
  var model = Scenario.Model()
  /// Whether what is open can be given; in a scenario it comes of what is done.
  var takesOpen = true
  /// Whether mappings may name only parts of what a policy must say, as in expectations.
  var takesParts = false
  /// What was given and no context can have.
  var refused: Set<GivenField> = []
  /// The ranges that conditions ask, for checks of neighbouring ones.
  var askedRanges: [AskedRange] = []

  /// What the file silences.
  var silences = Silences()

  /// Names of what the file says but could not be read: where they are used, nothing more is wrong.
  private(set) var unread: Set<String> = []

  /// A range asked of a length, and where.
  struct AskedRange {
    let key: ContextKey
    let range: NumberRange
    let node: YAMLNode
  }

  /// A name for a range.
  struct Breakpoint {
    let name: String
    let range: NumberRange
  }

  init(_ source: SourceText, catalog: @escaping @Sendable () -> Catalog, limits: YAMLLimits) {
    self.source = source
    self.catalog = catalog
    self.limits = limits
    findings = FindingList(limit: limits.findings)
  }

  /// Notes an error at a node; it is put into words only if it will be shown. What cannot be read
  /// has a finding already.
  func error(
    _ message: @autoclosure () -> String, at node: YAMLNode,
    help: @autoclosure () -> String? = nil, related: @autoclosure () -> [Diagnostic] = []
  ) {
    errors += 1
    guard !node.isUnreadable else { return }
    findings.add(source.diagnostic(.error, message(), at: node, help: help(), related: related()))
  }

  /// Notes something that works but was hardly meant, unless the file silences it: about a rule, or
  /// about another part of the file.
  func warning(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at node: YAMLNode,
    about place: RulePlace?, help: @autoclosure () -> String? = nil,
    related: @autoclosure () -> [Diagnostic] = []
  ) {
    findings.add(
      source.diagnostic(
        .warning, message(), kind: kind, at: node, help: help(), related: related()),
      unless: silences.silence(of: kind, about: place))
  }

  /// A further place for a finding.
  func note(_ message: String, at node: YAMLNode) -> Diagnostic {
    source.diagnostic(.note, message, at: node)
  }

  /// Takes findings made elsewhere.
  func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { errors += 1 }
      findings.add(diagnostic)
    }
  }

  /// Whether there are more names in one place than a policy declares.
  func isTooLong(_ count: Int, _ what: String, at node: YAMLNode) -> Bool {
    guard count > limits.declarations else { return false }
    error(
      "\(what) holds \(count) names, more than \(limits.declarations)", at: node,
      help: "split the policy into several")
    forgive(node)
    return true
  }

  /// Says nothing more about the names in a node that could not be read.
  func forgive(_ node: YAMLNode?) { unread.formUnion(node?.texts ?? []) }

  func location(_ node: YAMLNode) -> SourceLocation { source.location(node.mark) }
}
