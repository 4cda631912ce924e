import PolicyCommand
import Testing

@Suite("The difference from a revision of git")
struct RevisionTests {
  /// A repository with a commit `first`, which a branch `main` goes on from; some files are changed
  /// since.
  private func repository() throws -> Workbench {
    let bench = try Workbench([
      "policies/reader.yaml": policy(600), "policies/old.yaml": policy(700),
      "policies/same.yaml": policy(500), "policies/apps/user.yaml": "version: 1\nuse: reader\n",
      "policies/broken.yaml": columns(when: "wdth: 600..."), "inbox.yaml": policy(400),
      "policies/same.test.yaml": "nothing",
    ])
    try bench.git("init", "-q", "-b", "main")
    try bench.git("add", ".")
    try bench.git("commit", "-q", "-m", "first")
    try bench.git("tag", "first")
    try bench.remove("policies/broken.yaml")
    try bench.git("commit", "-q", "-a", "-m", "second")
    try bench.write("policies/reader.yaml", policy(640).utf8)
    try bench.write("policies/new.yaml", policy(800).utf8)
    try bench.write("inbox.yaml", policy(480).utf8)
    try bench.remove("policies/old.yaml")
    return bench
  }

  private func policy(_ width: Int) -> String { columns(when: "width: \(width)...") }

  private static let all = ["--policies", "@/policies"]

  @Test("compares all policies in files, those that others use too, and touches nothing")
  func all() throws {
    let bench = try repository()
    let index = try bench.bytes(of: ".git/index")
    let run = try bench.run(["diff", "--git", "main"] + Self.all)
    #expect(run.errors == "")
    #expect(
      run.lines.filter { !$0.hasPrefix("   ") && !$0.contains("real devices") } == [
        "new: added  (policies/new.yaml)",
        "old: removed  (main:policies/old.yaml)",
        "reader: changes  (main:policies/reader.yaml -> policies/reader.yaml)",
        "  600 ..< 640 points wide: double-column automatic -> stack",
        "same: decides alike everywhere  (main:policies/same.yaml -> policies/same.yaml)",
        "user: changes  (main:policies/apps/user.yaml -> policies/apps/user.yaml)",
        "  600 ..< 640 points wide: double-column automatic -> stack",
        "5 policies: 2 change, 1 is added, 1 is removed, 1 decides alike",
      ])
    #expect(run.status == .no)
    #expect(try bench.bytes(of: ".git/index") == index)
  }

  @Test(
    "compares those that are named, by name, place or path",
    arguments: [
      ("reader", ["reader: changes  (main:policies/reader.yaml -> policies/reader.yaml)"], .no),
      (
        "apps/user", ["user: changes  (main:policies/apps/user.yaml -> policies/apps/user.yaml)"],
        .no
      ),
      ("@/inbox.yaml", ["inbox: changes  (main:inbox.yaml -> inbox.yaml)"], .no),
      ("@/policies/old.yaml", ["old: removed  (main:policies/old.yaml)"], .no),
      ("new", ["new: added  (policies/new.yaml)"], .no),
      (
        "same", ["same: decides alike everywhere  (main:policies/same.yaml -> policies/same.yaml)"],
        .done
      ),
      ("double-column", ["double-column: decides alike everywhere"], .done),
    ] as [(String, [String], PolicyCommand.ExitStatus)])
  func named(argument: String, lines: [String], status: PolicyCommand.ExitStatus) throws {
    let run = try repository().run(["diff", "--git", "main", argument] + Self.all)
    #expect(run.errors == "")
    #expect(run.lines.filter { !$0.hasPrefix(" ") } == lines)
    #expect(run.status == status)
  }

  @Test(
    "says what cannot be read",
    arguments: [
      (
        ["--git", "mian"], "error: there is no revision `mian`\n  help: did you mean `main`?\n",
        .wrongInput
      ),
      (
        ["--git=--output=x"],
        "error: there is no revision `--output=x`\n  help: write a branch, a tag or a commit, such as `main`\n",
        .wrongInput
      ),
      (
        ["--git", "main", "@/policies/same.test.yaml"],
        """
        error: `policies/same.test.yaml` holds tests of `same`, and is no policy
          help: name the policy; its tests are found beside it

        """, .wrongInput
      ),
      (
        ["--git", "main:policies"],
        "error: `main:policies` is more than a revision\n  help: write `--git main`, and what to compare besides: a policy, or `--policies policies`\n",
        .wrongInput
      ),
      (
        ["--git", "main:"],
        "error: `main:` is more than a revision\n  help: write `--git main`, and what to compare besides\n",
        .wrongInput
      ),
      (
        ["--git", "mian:policies"],
        "error: there is no revision `mian:policies`\n", .wrongInput
      ),
      (
        ["--git", "main", "nothing"], "error: there is no policy `nothing`\n", .wrongInput
      ),
      (["--git", "main", "@/nothing.yaml"], "error: `nothing.yaml` is not there\n", .missingFile),
      (
        ["--git", "first"],
        """
        first:policies/broken.yaml:3:30: error: unknown key `wdth` in `when`
            - { name: columns, when: { wdth: 600... }, layout: { style: double-column } }
                                       ^^^^
          help: did you mean `width`?

        """, .wrongInput
      ),
      (
        ["--git", "main", "@/policies"],
        "error: `policies` is a folder, and `--git` compares policies\n  help: read them from there: `--policies policies`\n",
        .wrongInput
      ),
    ] as [([String], String, PolicyCommand.ExitStatus)])
  func failures(arguments: [String], message: String, status: PolicyCommand.ExitStatus) throws {
    let run = try repository().run(["diff"] + arguments + Self.all)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == status)
  }

  @Test("says that a folder is in no repository")
  func noRepository() throws {
    let bench = try Workbench(["policies/reader.yaml": policy(600)])
    let run = try bench.run(["diff", "--git", "main"] + Self.all)
    #expect(
      run.errors == """
        error: `policies` is in no git repository
          help: compare two files or folders instead

        """)
    #expect(run.status == .wrongInput)
  }

  @Test("shows a policy once, however often it is named")
  func repeated() throws {
    let run = try repository().run(
      ["diff", "--git", "main", "reader", "@/policies/reader.yaml", "old"]
        + ["@/policies/apps/../reader.yaml", "@/policies/old.yaml", "stack", "stack"] + Self.all)
    #expect(run.errors == "")
    #expect(run.lines.last == "3 policies: 1 changes, 1 is removed, 1 decides alike")
  }

  /// A repository with a commit `main` that has these links, of which none is there any more.
  private func repository(links: [String: String]) throws -> Workbench {
    let bench = try Workbench(["policies/reader.yaml": policy(600), "policies/.hidden/x": ""])
    for (name, target) in links { try bench.link(name, to: target) }
    try bench.git("init", "-q", "-b", "main")
    try bench.git("add", ".")
    try bench.git("commit", "-q", "-m", "first")
    for name in links.keys { try bench.remove(name) }
    return bench
  }

  @Test("follows links inside of the revision, and skips those that a folder skips")
  func links() throws {
    let bench = try repository(links: [
      "policies/linked.yaml": "reader.yaml", "policies/.dead.yaml": "nowhere.yaml",
      "policies/.hidden/dead.yaml": "nowhere.yaml", "policies/folder": "../policies",
      "policies/notes.txt": "/etc/notes.txt", "dead.yaml": "nowhere.yaml",
    ])
    let run = try bench.run(["diff", "--git", "main"] + Self.all)
    #expect(run.errors == "")
    #expect(run.lines.last == "2 policies: 1 is removed, 1 decides alike")
  }

  @Test(
    "says which links lead nowhere, where they would be read",
    arguments: [
      ("policies/dead.yaml", "nowhere.yaml", []), ("policies/dead.txt", "nowhere.txt", []),
      ("policies/out.yaml", "/etc/out.yaml", []),
      ("policies/dead.yaml", "nowhere.yaml", ["reader"]),
      ("dead.yaml", "nowhere.yaml", ["@/dead.yaml"]),
      ("policies/dead.yaml", "dead.yaml", ["@/policies/dead.yaml"]),
    ] as [(String, String, [String])])
  func deadLinks(link: String, target: String, named: [String]) throws {
    let bench = try repository(links: [link: target])
    let run = try bench.run(["diff", "--git", "main"] + named + Self.all)
    #expect(
      run.errors == "error: `main:\(link)` is a link that leads to nothing in the revision\n")
    #expect(run.output == "" && run.status == .wrongInput)
  }
}
