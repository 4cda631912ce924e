import LayoutPolicies
import PolicyYAML

/// A policy as it was and as it is; nil where there is none.
struct PolicyPair {
  let name: String
  let old: Workspace.Entry?
  let new: Workspace.Entry?
}

extension DiffVerb {
  /// What is to be compared; nil if something cannot be read, which is shown then.
  func readPairs() throws(UsageError) -> [PolicyPair]? {
    if let revision = arguments.value(Self.git.name) { return pairs(since: revision) }
    guard arguments.positionals.count == 2 else {
      throw UsageError(
        "`diff` needs two policies, the old and the new",
        help: "write `layout-policy diff OLD NEW`, or `--git main` to compare with a revision")
    }
    let (old, new) = (arguments.positionals[0], arguments.positionals[1])
    var workspace = Workspace(arguments, console)
    switch (workspace.isFolder(old), workspace.isFolder(new)) {
    case (true, true):
      guard arguments.values(CommonOptions.policies.name).isEmpty else {
        throw UsageError(
          "`--policies` adds nothing to two folders, each of which is read for itself",
          help: "leave it out")
      }
      let registry = workspace.loader.registry
      return pairs(
        Workspace(PolicyLoader(files: PolicyFiles([old]), registry: registry), console),
        Workspace(PolicyLoader(files: PolicyFiles([new]), registry: registry), console))
    case (false, false):
      let entries = [old, new].map { workspace.entry($0, console) }
      guard !workspace.reportErrors(console), let first = entries[0], let second = entries[1]
      else { return nil }
      return [PolicyPair(name: second.name, old: first, new: second)]
    default:
      let folder = workspace.isFolder(old) ? old : new
      let other = folder == old ? new : old
      guard !other.contains("/") || PolicyFiles.isThere(other) else {
        _ = workspace.entry(other, console)
        workspace.reportErrors(console)
        return nil
      }
      console.report(
        Diagnostic(
          .error, "\(folder.inBackticks) is a folder, and the other is none",
          help: "compare two folders, or two policies"), .wrongInput)
      return nil
    }
  }

  /// All policies of two workspaces, by their names.
  private func pairs(_ old: Workspace, _ new: Workspace) -> [PolicyPair]? {
    var (old, new) = (old, new)
    let (before, after) = (old.entries([], console), new.entries([], console))
    let isGood = [old.reportErrors(console), new.reportErrors(console)] == [false, false]
    guard isGood, console.status == .done else { return nil }
    let names = Set((before + after).map { $0.name }).sorted()
    return names.map { name in
      PolicyPair(
        name: name, old: before.first { $0.name == name }, new: after.first { $0.name == name })
    }
  }

  // MARK: Revisions

  private func pairs(since revision: String) -> [PolicyPair]? {
    var new = Workspace(arguments, console)
    if let folder = arguments.positionals.first(where: { new.isFolder($0) }) {
      console.report(
        Diagnostic(
          .error, "\(folder.inBackticks) is a folder, and `--git` compares policies",
          help: "read them from there: `--policies \(folder)`"), .wrongInput)
      return nil
    }
    let past: Past
    do throws(GitError) {
      past = try policies(of: revision, registry: new.loader.registry)
    } catch {
      console.report(error.diagnostic, error.status)
      return nil
    }
    var old = Workspace(past.loader, console, isNamed: new.isNamed)
    if arguments.positionals.isEmpty { return pairs(old, new) }
    var pairs: [PolicyPair] = []
    for argument in arguments.positionals {
      let isPath = Workspace.isPath(argument)
      // What is no policy today was none then, and is said once.
      if isPath, PolicyFiles.isAboutPolicy(argument) {
        _ = new.entry(argument, console)
        continue
      }
      let then = isPath ? old.path(at: argument) ?? Self.shown(revision, argument) : argument
      let today = isPath ? new.path(at: argument) ?? argument : argument
      if past.deadLinks.contains(then) {
        console.report(
          Diagnostic(.error, "`\(then)` is a link that leads to nothing in the revision"),
          .wrongInput)
        continue
      }
      let wasThere = isPath ? old.loader.holds(then) : old.knows(argument)
      let isThere = isPath ? PolicyFiles.isThere(today) : new.knows(argument)
      let before = wasThere ? old.entry(then, console) : nil
      // What was never there is missing today.
      let after = isThere || !wasThere ? new.entry(argument, console) : nil
      guard before != nil || after != nil else { continue }
      let pair = PolicyPair(name: after?.name ?? before?.name ?? "", old: before, new: after)
      if !pairs.contains(where: { $0.isSame(as: pair) }) { pairs.append(pair) }
    }
    let isGood = [old.reportErrors(console), new.reportErrors(console)] == [false, false]
    return isGood && console.status == .done ? pairs : nil
  }

  /// How messages show a path in a revision.
  private static func shown(_ revision: String, _ path: String) -> String {
    let folder = PolicyFiles.folder(of: path)
    return GitRevision.shown(revision, folder, String(path.dropFirst(folder.count)))
  }

  /// The policies of a revision, and the links beside them that lead to nothing.
  private struct Past {
    let loader: PolicyLoader
    let deadLinks: Set<String>
  }

  /// The policies of a revision: those in the folders that names are looked up in, and those beside
  /// the paths that are named.
  private func policies(
    of revision: String, registry: PolicyRegistry
  ) throws(GitError) -> Past {
    var texts: [String: [UInt8]] = [:]
    var named: [String] = []
    var deadLinks: [String] = []
    var bases: [String] = []
    let given = arguments.values(CommonOptions.policies.name)
    for place in given.isEmpty ? [Workspace.usualFolder] : given {
      let isFile = PolicyFiles.isRead(place) && !PolicyFiles.isFolder(place)
      let folder = isFile ? PolicyFiles.folder(of: place) : place
      let file = isFile ? String(place.dropFirst(folder.count)) : nil
      let found = try GitRevision(revision, in: folder).contents(isDeep: !isFile) {
        PolicyFiles.isRead($0) && (file == nil || file == $0)
      }
      texts.merge(found.texts) { old, _ in old }
      named += found.texts.keys
      let path = Self.shown(revision, place)
      deadLinks += found.deadLinks.filter { !isFile || $0 == path }
      bases.append(GitRevision.shown(revision, folder, ""))
    }
    let files = PolicyFiles(named, deadLinks: deadLinks, below: bases)
    // A place without an ending is one below those folders.
    let folders = Set(
      arguments.positionals.filter { $0.contains(".") }.map { PolicyFiles.folder(of: $0) })
    for folder in folders.sorted() {
      let found = try GitRevision(revision, in: folder).contents(isDeep: false) {
        PolicyFiles.isRead($0)
      }
      texts.merge(found.texts) { old, _ in old }
      deadLinks += found.deadLinks
    }
    return Past(
      loader: PolicyLoader(texts: texts, named: files, registry: registry),
      deadLinks: Set(deadLinks))
  }
}

extension PolicyPair {
  /// Whether both are about one policy, however it was named.
  fileprivate func isSame(as other: PolicyPair) -> Bool {
    guard let new, let others = other.new else {
      return new == nil && other.new == nil && old?.file == other.old?.file
    }
    return NamedFile(name: new.name, path: new.file)
      == NamedFile(name: others.name, path: others.file)
  }
}

extension Workspace {
  /// Whether a folder is meant: a path of one, or its name where no policy has it.
  fileprivate func isFolder(_ argument: String) -> Bool {
    PolicyFiles.isFolder(argument) && (Self.isPath(argument) || !knows(argument))
  }

  /// Whether there is a policy of this name.
  fileprivate func knows(_ name: String) -> Bool { loader.names.contains(name) }

  /// The path of the one policy at a place below a folder that is read.
  fileprivate func path(at place: String) -> String? {
    guard !place.contains(".") else { return nil }
    return loader.files.policies(at: place).first
  }
}
