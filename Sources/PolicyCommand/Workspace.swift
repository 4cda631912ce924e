import DeviceCatalog
import LayoutPolicies
import PolicyTesting
import PolicyYAML

/// The policies that a run works on: the built-in ones and those in files.
struct Workspace {
  /// A policy that was asked for.
  struct Entry {
    let name: String
    let policy: AnyPolicy
    /// What it may be given, and where it comes from.
    let template: PolicyTemplate
    /// The file it was read from.
    let file: String?
    /// The tests that its file states.
    let tests: [PolicyTest]
  }

  /// A policy with its tests and scenarios.
  struct Tested {
    let entry: Entry
    private(set) var tests: [PolicyTest]

    init(entry: Entry, tests: [PolicyTest]) {
      self.entry = entry
      self.tests = tests
    }

    /// Adds a test, unless it is there.
    mutating func add(_ test: PolicyTest) {
      if !tests.contains(where: { $0.location == test.location }) { tests.append(test) }
    }
  }

  var loader: PolicyLoader
  /// How many findings and file problems have been shown.
  private var shown = (findings: 0, problems: 0, files: 0)
  let isNamed: Bool
  /// The folder of the last path that was named.
  private(set) var folder: String?

  /// The folder that is read where none is named.
  static let usualFolder = "policies"

  /// How many errors there were before any policy was asked for: those of plug-ins, which do not
  /// keep the other policies from working.
  private let errorsBefore: Int

  /// Loads the plug-ins and looks at the files that the arguments name. Only some verbs need what
  /// tests say.
  init(_ arguments: ParsedArguments, _ console: Console, readsTests: Bool = false) {
    let registry = PolicyRegistry(arguments, console)
    errorsBefore = console.errorCount
    let named = arguments.values("policies")
    isNamed = !named.isEmpty
    let hasUsual = PolicyFiles.isThere(Self.usualFolder)
    loader = PolicyLoader(
      files: PolicyFiles(isNamed ? named : hasUsual ? [Self.usualFolder] : []),
      registry: registry, readsTests: readsTests, model: .navigation)
  }

  /// Works on what a loader finds.
  init(_ loader: PolicyLoader, _ console: Console, isNamed: Bool = true) {
    errorsBefore = console.errorCount
    self.isNamed = isNamed
    self.loader = loader
  }

  /// Whether the argument is a path rather than a name.
  static func isPath(_ argument: String) -> Bool {
    argument.contains("/") || argument.contains(".")
  }

  /// The policies of these names and paths; every one in files if there is none. What is wrong is
  /// shown by the caller.
  mutating func entries(_ arguments: [String], _ console: Console) -> [Entry] {
    if arguments.isEmpty {
      reportFiles(console)
      return allFiles(console)
    }
    var found: Set<NamedFile> = []
    return arguments.compactMap { entry($0, console) }.filter {
      found.insert(NamedFile(name: $0.name, path: $0.file)).inserted
    }
  }

  /// As ``entries(_:_:)``, each with its tests and scenarios; the path of a scenario is that of one
  /// test. Where none is named, every file of tests and scenarios counts: it is about one of the
  /// policies in files, or about a built-in one, or its policy is missing.
  mutating func testedEntries(_ arguments: [String], _ console: Console) -> [Tested] {
    let isScenario = { Self.isPath($0) && PolicyFiles.scenarioName(of: $0) != nil }
    let named = arguments.filter { !isScenario($0) }
    var tested: [Tested] = []
    if arguments.isEmpty {
      var entries = entries([], console)
      let own = Set(loader.files.policies.map { $0.name })
      let others = loader.files.tests.filter { !own.contains($0.name) }
      entries += registered(console) { name in others.contains { $0.name == name } }
      for finding in loader.orphanedTests { console.report(finding, .wrongInput) }
      tested = entries.map { Tested(entry: $0, tests: tests(of: $0)) }
    } else if !named.isEmpty {
      tested = entries(named, console).map { entry in
        let scenarios = loader.loadScenarios(about: entry.name, file: entry.file)
        return Tested(entry: entry, tests: tests(of: entry) + scenarios)
      }
    }
    let files = arguments.isEmpty ? scenarioFiles(console) : arguments
    for scenario in files.filter(isScenario).compactMap({ loader.loadScenario($0) }) {
      let place = tested.firstIndex { scenario.isAbout($0.entry.name, $0.entry.file) }
      if place == nil { tested.append(Tested(entry: Entry(scenario), tests: [])) }
      tested[place ?? tested.count - 1].add(scenario.test)
    }
    return tested
  }

  /// Shows the errors found so far. Whether the verb can go on: there are none, or
  /// `--keep-going` asks for the good files alone.
  mutating func canGoOn(_ arguments: ParsedArguments, _ console: Console) -> Bool {
    guard reportErrors(console) || console.errorCount > errorsBefore else { return true }
    guard arguments.has("keep-going") else { return false }
    console.errors.write("going on with the files that have no errors\n")
    return true
  }

  /// The policy of a name or path.
  mutating func entry(_ argument: String, _ console: Console) -> Entry? {
    if Self.isPath(argument) {
      if let tested = PolicyFiles.testedPolicy(of: argument) {
        console.report(
          Diagnostic(
            .error, "`\(argument)` holds tests of \(tested.inBackticks), and is no policy",
            help: "name the policy; its tests are found beside it"), .wrongInput)
        return nil
      }
      if PolicyFiles.scenarioName(of: argument) != nil {
        console.report(
          Diagnostic(
            .error, "`\(argument)` holds a scenario, and is no policy",
            help: "play it: `layout-policy play \(argument)`"), .wrongInput)
        return nil
      }
      guard let path = policyPath(argument, console) else { return nil }
      folder = PolicyFiles.folder(of: path)
      return loader.load(path, folder: folder).map { Entry($0) }
    }
    if isNamed { reportFiles(console) }
    return named(argument, console)
  }

  /// The path that is meant: where nothing stands at the argument itself, it may be the place of a
  /// policy below a folder that is read, without its ending.
  private mutating func policyPath(_ argument: String, _ console: Console) -> String? {
    guard !argument.contains("."), !PolicyFiles.isThere(argument) else { return argument }
    if isNamed { reportFiles(console) }
    let found = loader.files.policies(at: argument)
    guard found.count <= 1 else {
      console.report(
        Diagnostic(
          .error, "two policies are at `\(argument)`: `\(found[0])` and `\(found[1])`",
          help: "give the path of one of them"), .wrongInput)
      return nil
    }
    if let path = found.first { return path }
    let places = loader.files.places.filter { $0.contains("/") }
    guard let help = Suggestion.help(forSlip: argument, among: places) else { return argument }
    console.report(
      Diagnostic(.error, "\(argument.inBackticks) is not there", help: help), .missingFile)
    return nil
  }

  private mutating func named(_ name: String, _ console: Console) -> Entry? {
    do throws(PolicyError) {
      guard let template = try loader.template(named: name) else { return nil }
      if let file = loader.files.policies.first(where: { $0.name == name })?.path {
        return loader.load(file).map { Entry($0) }
      }
      return Entry(
        name: name, policy: try template.make(), template: template, file: nil, tests: [])
    } catch {
      // Where files could not be looked at, a name may be missing for that reason alone.
      guard loader.files.problems.isEmpty || error.kind != .unknownPolicy else {
        reportFiles(console)
        return nil
      }
      let advice = error.kind == .unknownPolicy ? adviceOnScenario(name) : nil
      console.report(Diagnostic(.error, error.message, help: advice ?? error.help), .wrongInput)
      return nil
    }
  }

  private mutating func allFiles(_ console: Console) -> [Entry] {
    var names: Set<String> = []
    return loader.files.policies.filter { names.insert($0.name).inserted }
      .compactMap { named($0.name, console) }
  }

  /// The built-in policies and those of plug-ins, each with its usual parameters; of some names, if
  /// that is said.
  func registered(
    _ console: Console, where isWanted: (String) -> Bool = { _ in true }
  ) -> [Entry] {
    loader.registry.templates.filter { isWanted($0.name) }.compactMap { template in
      do throws(PolicyError) {
        return Entry(
          name: template.name, policy: try template.make(), template: template, file: nil,
          tests: [])
      } catch {
        console.report(error)
        return nil
      }
    }
  }

  /// The tests of a policy: those its file states, and those in files of their own.
  private mutating func tests(of entry: Entry) -> [PolicyTest] {
    entry.tests + loader.loadTests(about: entry.policy, beside: entry.file)
  }

  /// Shows the folders and links that could not be followed, once.
  mutating func reportFiles(_ console: Console) {
    for problem in loader.files.problems[shown.files...] { console.report(problem) }
    shown.files = loader.files.problems.count
  }

  /// Shows the errors found so far. Returns whether there were any.
  @discardableResult
  mutating func reportErrors(_ console: Console) -> Bool {
    let errors = loader.findings[shown.findings...].filter { $0.severity == .error }
    let problems = loader.problems[shown.problems...]
    (shown.findings, shown.problems) = (loader.findings.count, loader.problems.count)
    for finding in errors { console.report(finding, .wrongInput) }
    for problem in problems { console.report(problem) }
    return !errors.isEmpty || !problems.isEmpty
  }
}

extension Workspace.Entry {
  init(_ scenario: LoadedScenario) {
    self.init(
      name: scenario.policy.name, policy: scenario.policy, template: scenario.template,
      file: scenario.template.origin.path, tests: [])
  }

  init(_ loaded: LoadedPolicy) {
    let policy = AnyPolicy(loaded.policy)
    self.init(
      name: loaded.policy.name, policy: policy,
      template: PolicyTemplate(
        name: loaded.policy.name, summary: loaded.policy.summary, origin: .file(loaded.path)
      ) { _ throws(PolicyError) in policy },
      file: loaded.path, tests: loaded.tests)
  }
}
