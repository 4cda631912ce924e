import LayoutPolicies
import PolicyYAML

/// The files of a revision of the repository in which a folder stands, whether the folder is still
/// there or not. Neither the files of today nor the index are touched.
struct GitRevision {
  /// One file, or a link to one.
  private struct Item {
    let path: String
    let isLink: Bool
    /// What names its contents.
    let object: String
  }

  /// How a person names it.
  private let name: String
  private let git = GitProgram()
  /// The folder as it was given; it and its ancestors may be gone.
  private let folder: String
  /// The nearest folder that is there.
  private let workplace: String
  /// Where the folder stands in the repository, with a slash at the end; empty for its top.
  private let place: String
  private let tree: String

  /// Finds a revision in the repository of a folder; an empty folder is the working directory.
  init(_ name: String, in folder: String) throws(GitError) {
    // Git would take the first for an option, and the second for all but that revision.
    guard !name.isEmpty, !name.hasPrefix("-"), !name.hasPrefix("^") else {
      throw Self.unknown(name, help: "write a branch, a tag or a commit, such as `main`")
    }
    self.name = name
    self.folder = folder
    let (workplace, rest) = Self.nearest(to: folder)
    self.workplace = workplace
    let prefix = try git.run(["-C", workplace, "rev-parse", "--show-prefix"])
    guard prefix.succeeded else {
      guard prefix.complaint.contains("not a git repository") else {
        throw Self.refusal(prefix)
      }
      throw GitError(
        kind: .noRepository, message: "`\(workplace)` is in no git repository",
        help: "compare two files or folders instead")
    }
    place = prefix.line + rest
    if let colon = name.firstIndex(of: ":"), colon > name.startIndex {
      let (revision, path) = (name[..<colon], name[colon...].dropFirst())
      let alone = try git.run(["-C", workplace, "rev-parse", "--verify", "--quiet", "\(revision)"])
      guard !alone.succeeded else {
        throw GitError(
          kind: .pathInRevision, message: "\(name.inBackticks) is more than a revision",
          help: "write `--git \(revision)`, and what to compare besides"
            + (path.isEmpty ? "" : ": a policy, or `--policies \(path)`"))
      }
    }
    let found = try git.run(["-C", workplace, "rev-parse", "--verify", "--quiet", name])
    guard found.succeeded else {
      let names = try git.run(
        [
          "-C", workplace, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags",
          "refs/remotes",
        ])
      let known = names.line.split(separator: "\n").map(String.init)
      throw Self.unknown(name, help: Suggestion.help(for: name, among: known))
    }
    let tree = try git.run(
      ["-C", workplace, "rev-parse", "--verify", "--quiet", "\(found.line)^{tree}"])
    guard tree.succeeded else { throw Self.unknown(name, help: "name a commit") }
    self.tree = tree.line
  }

  /// What a folder holds, by paths as messages show them.
  struct Contents {
    fileprivate(set) var texts: [String: [UInt8]] = [:]
    /// The links that lead to nothing in the revision.
    fileprivate(set) var deadLinks: [String] = []
  }

  /// The texts of the files in the folder that are wanted, and the links that are dead, whatever
  /// their endings; with those below it, if that is said. Where a link out of the repository led,
  /// nobody knows: it is dead if it is wanted.
  func contents(
    isDeep: Bool, where isWanted: (String) -> Bool
  ) throws(GitError) -> Contents {
    var contents = Contents()
    let items = try items(isDeep: isDeep).filter { $0.isLink || isWanted($0.path) }
    guard !items.isEmpty else { return contents }
    let run = try git.run(
      ["-C", workplace, "cat-file", "--batch", "--follow-symlinks"],
      input: Array(items.map { $0.object + "\n" }.joined().utf8))
    guard run.succeeded else { throw Self.refusal(run) }
    var rest = run.output[...]
    for item in items {
      let words = rest.prefix { $0 != 0x0A }.split(separator: 0x20)
      rest = rest.drop { $0 != 0x0A }.dropFirst()
      // A link has no kind if it leads nowhere or out of the repository, and its path for a text.
      let count = words.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
      let leadsOut = words.count == 2 && words[0].elementsEqual("symlink".utf8)
      let kind = words.count == 3 ? String(decoding: words[1], as: UTF8.self) : ""
      if kind == "blob" {
        if isWanted(item.path) { contents.texts[shown(item.path)] = Array(rest.prefix(count)) }
      } else if kind != "tree", isWanted(item.path) || !leadsOut {
        contents.deadLinks.append(shown(item.path))
      }
      rest = rest.dropFirst(count + 1)
    }
    return contents
  }

  /// How messages show a path below the folder: as git does, and always with a folder.
  func shown(_ path: String) -> String { Self.shown(name, folder, path) }

  static func shown(_ name: String, _ folder: String, _ path: String) -> String {
    let base = folder.isEmpty ? "./" : folder.hasSuffix("/") ? folder : folder + "/"
    return "\(name):\(base)\(path)"
  }

  private func items(isDeep: Bool) throws(GitError) -> [Item] {
    let listing = try git.run(
      ["-C", workplace, "ls-tree", "-z", "--full-tree"] + (isDeep ? ["-r"] : []) + [tree]
        + (place.isEmpty ? [] : ["--", place]))
    guard listing.succeeded else { throw Self.refusal(listing) }
    return listing.output.split(separator: 0).compactMap { entry in
      let parts = entry.split(separator: 0x09, maxSplits: 1)
      let words = parts[0].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, words.count == 3, words[1] == "blob" else { return nil }
      let path = String(decoding: parts[1], as: UTF8.self)
      let isLink = words[0] == "120000"
      return Item(
        path: String(path.dropFirst(place.count)), isLink: isLink,
        object: isLink ? "\(tree):\(path)" : words[2])
    }
  }

  /// The nearest folder that is there, and what of the path is not, with a slash at its end.
  private static func nearest(to folder: String) -> (folder: String, rest: String) {
    var parts = folder.split(separator: "/")
    let root = folder.hasPrefix("/") ? "/" : ""
    var rest = ""
    while !parts.isEmpty {
      let path = root + parts.joined(separator: "/")
      if PolicyFiles.isFolder(path) { return (path, rest) }
      rest = parts.removeLast() + "/" + rest
    }
    return (root.isEmpty ? "." : root, rest)
  }

  private static func unknown(_ name: String, help: String?) -> GitError {
    GitError(
      kind: .unknownRevision, message: "there is no revision \(name.inBackticks)", help: help)
  }

  private static func refusal(_ run: GitProgram.Run) -> GitError {
    GitError(kind: .refused, message: "git refused: \(run.complaint)")
  }
}
