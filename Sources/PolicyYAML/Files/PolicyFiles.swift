#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of policies, tests and scenarios below some paths, by name. Only names are read, no
/// contents.
package struct PolicyFiles: Sendable {
  /// A file, and the policy it is about if its name says that.
  package struct Entry: Sendable, Hashable {
    /// The name of the policy or scenario: the file's, without its ending.
    package let name: String
    /// The path, as the paths that were given begin it.
    package let path: String
  }

  /// The policies, in byte order of their paths.
  package private(set) var policies: [Entry] = []
  /// The files of tests.
  package private(set) var tests: [Entry] = []
  /// The files of scenarios.
  package private(set) var scenarios: [Entry] = []
  /// How many files and folders were passed over: hidden ones, other endings, links to folders.
  package private(set) var skipped = 0
  /// What could not be read.
  package private(set) var problems: [FileProblem] = []
  private var found: Set<NamedFile> = []
  /// How the paths begin that stand below a folder that was given.
  private var bases: [String] = []

  /// Looks below each path, a file or a folder.
  package init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  /// Sorts paths, in byte order, as if they had been found below folders of a revision. Hidden
  /// files and folders, and files of other endings, are passed over.
  package init(_ paths: [String], deadLinks: [String], below folders: [String]) {
    bases = folders.map { Self.base(of: $0) }
    let dead = Set(deadLinks)
    for path in dead.union(paths).sorted(by: { $0.isBefore($1) }) {
      guard let base = bases.first(where: { path.hasPrefix($0) }) else { continue }
      let isHidden = path.dropFirst(base.count).split(separator: "/").contains {
        $0.hasPrefix(".")
      }
      if isHidden {
        skipped += 1
      } else if dead.contains(path) {
        problems.append(
          FileProblem(.wrongKind, path, "is a link that leads to nothing in the revision"))
      } else {
        sort(path, isNamed: false)
      }
    }
  }

  private mutating func add(_ path: String) {
    switch FileKind(of: path) {
    case .missing: problems.append(FileProblem(.missing, path, "is not there"))
    case .deadLink: problems.append(FileProblem(.wrongKind, path, "is a link that leads nowhere"))
    case .folder, .linkToFolder:
      bases.append(Self.base(of: path))
      let before = (policies: policies.count, tests: tests.count, scenarios: scenarios.count)
      addContents(of: path)
      // Not name by name: `a-b/x.yaml` comes before `a/x.yaml`.
      policies[before.policies...].sort { $0.path.isBefore($1.path) }
      tests[before.tests...].sort { $0.path.isBefore($1.path) }
      scenarios[before.scenarios...].sort { $0.path.isBefore($1.path) }
    case .file: addFile(path, isNamed: true)
    case .other: problems.append(FileProblem(.wrongKind, path, "is neither a file nor a folder"))
    }
  }

  private mutating func addContents(of folder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      problems.append(FileProblem(.unreadable, folder, "cannot be read"))
      return
    }
    let base = Self.base(of: folder)
    for name in names.sorted(by: { $0.isBefore($1) }) {
      guard !name.hasPrefix(".") else {
        skipped += 1
        continue
      }
      let path = base + name
      switch FileKind(of: path) {
      case .folder: addContents(of: path)
      case .file: addFile(path, isNamed: false)
      case .deadLink:
        problems.append(FileProblem(.wrongKind, path, "is a link that leads nowhere"))
      // A link to a folder may lead back to where it stands.
      case .linkToFolder, .other: skipped += 1
      case .missing:
        problems.append(
          FileProblem(.unreadable, path, "cannot be found again", help: "is its name UTF-8?"))
      }
    }
  }

  /// How the paths of what stands in a folder begin.
  private static func base(of folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The places of policies below the folders that were given: `conventions/inbox` for
  /// `policies/conventions/inbox.yaml`. One below two of the folders has two.
  package var places: [String] {
    policies.flatMap { policy in
      bases.filter { policy.path.hasPrefix($0) }.map { base in
        Self.folder(of: String(policy.path.dropFirst(base.count))) + policy.name
      }
    }
  }

  /// The paths of the policies at such a place: several only if folders or endings differ.
  package func policies(at place: String) -> [String] {
    let paths = Set(bases.flatMap { base in Self.endings.map { base + place + $0 } })
    return policies.map { $0.path }.filter { paths.contains($0) }
  }

  /// A file's name wherever the folders stand: its path below the innermost folder that was given,
  /// else its last component.
  package func shortName(of path: String) -> String {
    let below = bases.filter { path.hasPrefix($0) }.map { path.dropFirst($0.count) }
    return String(
      below.min { $0.count < $1.count } ?? path.dropFirst(Self.folder(of: path).count))
  }

  /// The endings of policy files.
  private static let endings = [".yaml", ".yml"]

  /// The name that a file gives its policy.
  package static func policyName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    for ending in endings where last.hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return last.split(separator: ".").first.map(String.init) ?? last
  }

  /// The policy that a file of tests is about; nil for other files.
  package static func testedPolicy(of path: String) -> String? {
    self.name(of: path, before: ".test")
  }

  /// The name of the scenario in a file; nil for other files.
  package static func scenarioName(of path: String) -> String? {
    self.name(of: path, before: ".scenario")
  }

  /// Whether a file holds tests or a scenario, and no policy.
  package static func isAboutPolicy(_ path: String) -> Bool {
    testedPolicy(of: path) != nil || scenarioName(of: path) != nil
  }

  private static func name(of path: String, before kind: String) -> String? {
    let name = policyName(of: path)
    return name.hasSuffix(kind) ? String(name.dropLast(kind.count)) : nil
  }

  /// The folder that a path stands in; empty for the working directory.
  package static func folder(of path: String) -> String {
    let end = path.lastIndex(of: "/").map { path.index(after: $0) }
    return String(path[..<(end ?? path.startIndex)])
  }

  /// The policy files of a name that stand in a folder itself.
  package static func files(named name: String, in folder: String) -> [String] {
    paths(named: name, in: folder).filter { FileKind(of: $0) == .file }
  }

  /// Where the policy files of a name would stand in a folder itself.
  static func paths(named name: String, in folder: String) -> [String] {
    let base = base(of: folder)
    return endings.map { base + name + $0 }
  }

  /// The files of tests that stand beside a policy's file and are about it.
  package static func testFiles(beside path: String) -> [String] {
    files(named: policyName(of: path) + ".test", in: folder(of: path))
  }

  /// The files of scenarios that stand in a folder itself, in byte order.
  package static func scenarioFiles(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    let base = base(of: folder)
    return (names ?? []).filter { !$0.hasPrefix(".") && isScenario($0) }
      .sorted { $0.isBefore($1) }.map { base + $0 }.filter { FileKind(of: $0) == .file }
  }

  private static func isScenario(_ path: String) -> Bool {
    endings.contains(where: path.hasSuffix) && scenarioName(of: path) != nil
  }

  /// Whether anything stands at the path.
  package static func isThere(_ path: String) -> Bool { FileKind(of: path) != .missing }

  /// Whether a folder stands at the path, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    [.folder, .linkToFolder].contains(FileKind(of: path))
  }

  /// Whether a file of this path, below a folder, is one of those that are read.
  package static func isRead(_ path: String) -> Bool { endings.contains(where: path.hasSuffix) }

  private mutating func addFile(_ path: String, isNamed: Bool) {
    // A file that was named may stand below a folder that was named too, and one path may be
    // spelled in two ways.
    guard found.insert(NamedFile(name: Self.policyName(of: path), path: path)).inserted else {
      return
    }
    sort(path, isNamed: isNamed)
  }

  /// Adds a file by its ending. One that was named itself is a policy whatever its ending.
  private mutating func sort(_ path: String, isNamed: Bool) {
    let name = Self.policyName(of: path)
    if let tested = Self.testedPolicy(of: path) {
      tests.append(Entry(name: tested, path: path))
    } else if let scenario = Self.scenarioName(of: path) {
      scenarios.append(Entry(name: scenario, path: path))
    } else if isNamed || Self.endings.contains(where: path.hasSuffix) {
      policies.append(Entry(name: name, path: path))
    } else {
      skipped += 1
    }
  }
}

extension String {
  /// Whether its bytes come before those of the other.
  fileprivate func isBefore(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
