package import DeviceCatalog
package import LayoutPolicies

/// A policy read from a file, with its tests.
package struct LoadedPolicy: Sendable {
  /// The rules.
  package let policy: RuleSet
  /// The path of its file.
  package let path: String
  /// The tests that its file states.
  package let tests: [PolicyTest]
  /// What its file does not want to be told.
  package let silences: Silences
}

/// Reads policies by name or path, with all that they use, and keeps what is wrong with them.
///
/// Each file is read once. A file with errors gives no policy, and neither do those that use it;
/// the others are not touched by it.
package struct PolicyLoader {
  /// How deep policies may use each other.
  static let deepestUse = 64

  /// The policies that are not read from files.
  package let registry: PolicyRegistry
  /// The files that names are looked up in.
  package let files: PolicyFiles
  /// All that is wrong, file by file in the order they were read.
  package private(set) var findings: [Diagnostic] = []
  /// What was found and is silenced by the files it was found in.
  package private(set) var silenced = SilencedFindings()
  /// The files that could not be read.
  package private(set) var problems: [FileProblem] = []

  private let readsTests: Bool
  private let model: Scenario.Model
  private let catalog: @Sendable () -> Catalog
  let limits: YAMLLimits
  private var loaded: [String: LoadedPolicy?] = [:]
  private var scenarios: [String: LoadedScenario?] = [:]
  private var scenarioPolicies: [String: String?] = [:]
  /// Texts that are not read from their files.
  private var texts: [String: [UInt8]] = [:]
  /// Whether there are no files but the texts.
  private var readsOnlyTexts = false
  private var sources: [String: SourceText] = [:]
  /// The names of the policies that are being read, each used by the one before.
  private var way: [String] = []

  /// Makes a loader of built-in policies and the policies in files. Without `readsTests`
  /// tests are passed over: they may take longer than all the rest. `model` is what
  /// scenarios go through.
  package init(
    files: PolicyFiles, registry: PolicyRegistry = PolicyRegistry(), readsTests: Bool = true,
    limits: YAMLLimits = YAMLLimits(),
    model: Scenario.Model = Scenario.Model(),
    catalog: @autoclosure @escaping @Sendable () -> Catalog = .standard
  ) {
    self.model = model
    self.files = files
    self.registry = registry
    self.readsTests = readsTests
    self.limits = limits
    self.catalog = catalog
  }

  /// Makes a loader of built-in policies and of texts by their paths, as files were some time ago.
  /// It looks at no file. Names are looked up among those texts that are `named`.
  package init(
    texts: [String: [UInt8]], named: PolicyFiles, registry: PolicyRegistry = PolicyRegistry()
  ) {
    self.init(files: named, registry: registry, readsTests: false)
    self.texts = texts
    readsOnlyTexts = true
  }

  /// Whether anything was wrong that is more than a warning.
  package var hasErrors: Bool {
    !problems.isEmpty || findings.contains { $0.severity == .error }
  }

  /// How many files were read.
  package var readFiles: Int { sources.count }

  /// The lines of a file that was read, without their endings.
  package func lines(of file: String) -> [String] {
    sources[file].map { source in (1...source.lineCount).compactMap { source.line($0) } } ?? []
  }

  /// Every name that a policy can be asked by, built-in ones first.
  package var names: [String] {
    var names = registry.names
    var known = Set(names)
    for file in files.policies where Spelling.isKebabCase(file.name) {
      if known.insert(file.name).inserted { names.append(file.name) }
    }
    return names
  }

  /// Reads a policy from a text, as if it stood in the file `name.yaml`.
  package mutating func load(text: String, named name: String) -> LoadedPolicy? {
    let file = name + ".yaml"
    texts[file] = Array(text.utf8)
    return load(file)
  }

  /// Reads the policy in a file, once. `folder` is searched first for what it uses; nil if the file
  /// was found by its name.
  package mutating func load(_ file: String, folder: String? = nil) -> LoadedPolicy? {
    if let known = loaded[file] { return known }
    way.append(PolicyFiles.policyName(of: file))
    let policy = read(file, name: PolicyFiles.policyName(of: file), folder: folder)
    way.removeLast()
    loaded[file] = .some(policy)
    return policy
  }

  /// What makes the policy of a name: one from a file, or one of the registry. Nil if its file has
  /// errors.
  package mutating func template(
    named name: String, folder: String? = nil
  ) throws(PolicyError) -> PolicyTemplate? {
    var found = folder.map { files(named: name, in: $0) } ?? []
    if found.isEmpty { found = files.policies.filter { $0.name == name }.map { $0.path } }
    let builtIn = registry.templates.first { $0.name == name }
    let places = found.map { "`\($0)`" } + (builtIn.map { [$0.origin.phrase] } ?? [])
    guard places.count <= 1 else {
      throw PolicyError(
        .duplicateName, "two policies are named `\(name)`: \(places[0]) and \(places[1])",
        help: "rename one of them")
    }
    if let builtIn { return builtIn }
    guard let file = found.first else {
      throw PolicyError(
        .unknownPolicy, "there is no policy \(name.inBackticks)",
        help: Suggestion.help(for: name, among: names))
    }
    return load(file, folder: folder).map { loaded in
      let policy = AnyPolicy(loaded.policy)
      return PolicyTemplate(
        name: name, summary: loaded.policy.summary, origin: .file(file)
      ) { _ throws(PolicyError) in policy }
    }
  }

  /// What the file of a policy that was read silences; nil if it gave no policy.
  func silences(of file: String) -> Silences? { (loaded[file] ?? nil)?.silences }

  /// Whether a text stands for this file.
  package func holds(_ file: String) -> Bool { texts[file] != nil }

  private func files(named name: String, in folder: String) -> [String] {
    readsOnlyTexts
      ? PolicyFiles.paths(named: name, in: folder).filter { texts[$0] != nil }
      : PolicyFiles.files(named: name, in: folder)
  }

  /// Reads a file of tests for a policy.
  package mutating func loadTests(_ file: String, for policy: AnyPolicy) -> [PolicyTest] {
    guard let (reading, root) = open(file) else { return [] }
    defer { close(reading) }
    guard let documents = reading.testFile(root, name: policy.name) else { return [] }
    let tests = TestLinker(
      reading: reading, policy: policy, isWhole: true, around: around(documents, folder: nil)
    ).link(documents)
    return reading.hasErrors ? [] : tests
  }

  private mutating func read(_ file: String, name: String, folder: String?) -> LoadedPolicy? {
    guard let (reading, document) = document(in: file, name: name) else { return nil }
    defer { close(reading) }
    guard let document else { return nil }
    var used: [String: UsedPolicy] = [:]
    for name in document.usedNames { used[name] = find(name, folder: folder) }
    let linker = PolicyLinker(reading: reading, document: document, used: used)
    guard let (policy, isWhole) = linker.link() else { return nil }
    reading.add(policy.contradictions + policy.questions.flatMap { $0.unitProblems })
    let tests = TestLinker(
      reading: reading, policy: AnyPolicy(policy), isWhole: isWhole,
      around: around(document.tests, folder: folder)
    ).link(document.tests)
    guard !reading.hasErrors, isWhole else { return nil }
    reading.warnOfOverlaps(document.questions)
    return LoadedPolicy(policy: policy, path: file, tests: tests, silences: reading.silences)
  }

  /// Reads what a file says; the nodes of its text are given up before anything is made of it.
  private mutating func document(
    in file: String, name: String
  ) -> (reading: FileReading, document: PolicyDocument?)? {
    guard let (reading, root) = open(file) else { return nil }
    if !Spelling.isKebabCase(name) {
      reading.error(
        "the file's name \(name.inBackticks) is not a name for a policy", at: root,
        help: Spelling.help(for: name))
    }
    return (reading, reading.policy(root, name: name, readsTests: readsTests))
  }

  private mutating func find(_ name: String, folder: String?) -> UsedPolicy {
    if let start = way.firstIndex(of: name) {
      return .missing(
        message: "`use` goes round: \((way[start...] + [name]).joined(separator: " -> "))",
        help: "let one of them answer itself")
    }
    guard way.count < Self.deepestUse else {
      return .missing(
        message: "policies use each other more than \(Self.deepestUse) deep",
        help: "let one of them answer itself")
    }
    do throws(PolicyError) {
      return try template(named: name, folder: folder).map { .template($0) } ?? .broken
    } catch {
      return .missing(message: error.message, help: error.help)
    }
  }

  /// Reads a file with a scenario, once. The policy that lays it out is looked up in the file's own
  /// folder first.
  package mutating func loadScenario(_ file: String) -> LoadedScenario? {
    if let known = scenarios[file] { return known }
    let scenario = readScenario(file)
    scenarios[file] = .some(scenario)
    return scenario
  }

  private mutating func readScenario(_ file: String) -> LoadedScenario? {
    let name = PolicyFiles.scenarioName(of: file) ?? PolicyFiles.policyName(of: file)
    guard let (reading, root) = open(file) else { return nil }
    defer { close(reading) }
    if !Spelling.isKebabCase(name) {
      reading.error(
        "the file's name \(name.inBackticks) is not a name for a scenario", at: root,
        help: Spelling.help(for: name))
    }
    reading.model = model
    guard let document = reading.scenario(root, name: name) else { return nil }
    let folder = PolicyFiles.folder(of: file)
    do throws(PolicyError) {
      guard let template = try template(named: document.policy.name, folder: folder) else {
        reading.error(
          "the policy \(document.policy.name.inBackticks) has errors", at: document.policy.node)
        reading.checkValues(of: document)
        return nil
      }
      let policy = try template.make()
      let linker = TestLinker(
        reading: reading, policy: policy, isWhole: true,
        around: around([document.asTest], folder: folder))
      guard let test = linker.link(document), !reading.hasErrors else { return nil }
      return LoadedScenario(name: name, test: test, template: template, policy: policy)
    } catch {
      reading.error(error.message, at: document.policy.node, help: error.help)
      reading.checkValues(of: document)
      return nil
    }
  }

  /// The name of the policy that a scenario says to be about, without a look at the rest of it; nil
  /// if that cannot be read.
  mutating func policyName(ofScenario file: String) -> String? {
    if let known = scenarioPolicies[file] { return known }
    guard let bytes = try? FileText.read(file, limit: limits.bytes) else { return nil }
    let (root, _) = YAMLReader(limits: limits).read(SourceText(name: file, bytes: bytes))
    let name = root?.value(of: "policy")?.text
    scenarioPolicies[file] = .some(name)
    return name
  }

  /// The policies in whose panes steps of tests are. They are read apart, without their tests: two
  /// policies may have tests inside of each other.
  private func around(
    _ tests: [TestDocument], folder: String?
  ) -> [String: Result<AnyPolicy, GivenError>] {
    var other = PolicyLoader(
      files: files, registry: registry, readsTests: false, limits: limits, catalog: catalog())
    other.texts = texts
    var found: [String: Result<AnyPolicy, GivenError>] = [:]
    for name in tests.flatMap({ $0.insidePolicies }) where found[name] == nil {
      found[name] = other.find(name, folder: folder).made(name)
    }
    return found
  }

  /// Reads a file's nodes.
  private mutating func open(_ file: String) -> (FileReading, YAMLNode)? {
    let source: SourceText
    do throws(FileProblem) {
      if let text = texts[file] {
        source = SourceText(name: file, bytes: text)
      } else if readsOnlyTexts {
        throw FileProblem(.missing, file, "is not there")
      } else {
        source = SourceText(name: file, bytes: try FileText.read(file, limit: limits.bytes))
      }
    } catch {
      problems.append(error)
      return nil
    }
    sources[file] = source
    let reading = FileReading(source, catalog: catalog, limits: limits)
    let (root, findings) = YAMLReader(limits: limits).read(source)
    reading.add(findings)
    guard let root else {
      close(reading)
      return nil
    }
    return (reading, root)
  }

  /// Takes over what was found in a file, in the order of its lines.
  private mutating func close(_ reading: FileReading) { take(reading.findings) }

  /// Takes over what was found, and what was held back, in the order of lines.
  mutating func take(_ list: FindingList) {
    findings += list.diagnostics.map { showingLine($0) }.inOrder { $0.location }
    silenced.append(list.silenced)
  }

  /// The finding with the line it is about, where that was not known when it was made.
  private func showingLine(_ diagnostic: Diagnostic) -> Diagnostic {
    let line = diagnostic.location.flatMap { sources[$0.file]?.line($0.line) }
    return Diagnostic(
      diagnostic.severity, diagnostic.message, kind: diagnostic.kind, at: diagnostic.location,
      length: diagnostic.length, sourceLine: diagnostic.sourceLine ?? line, help: diagnostic.help,
      related: diagnostic.related.map { showingLine($0) })
  }
}
