import PolicyCommand
import Testing

/// Faults that people reported of tools that read folders of files, and of files that say nothing.
@Suite struct ReportedFileTests {
  private static let good = columns(when: "width: 600...")

  @Test(
    "a file that cannot be used is never an answer",
    arguments: [
      ("", "x.yaml:1:1: error: the file is empty"),
      ("# later\n", "x.yaml:1:1: error: the file holds only comments"),
      ("version: 1\nrules:\notherwise:\n", "x.yaml:2:1: error: `rules` is empty"),
      (
        "version: 1\nrules:\n  - name: pads\n    wehn: { device: pad }\n    use: stack\n"
          + "otherwise: { layout: { style: stack } }\n",
        "x.yaml:4:5: error: unknown key `wehn` in a rule"
      ),
      (
        "version: 1\nrules:\n  - { name: b, layout: hologram }\notherwise: { use: stack }\n",
        "x.yaml:3:24: error: `layout` must be a mapping, not `hologram`"
      ),
    ])
  func unusable(_ text: String, _ error: String) throws {
    let bench = try Workbench(["p/x.yaml": text, "p/good.yaml": Self.good])
    let commands = [
      ["eval", "@/p/x.yaml", "--device", "phone"], ["eval", "x", "--policies", "@/p"],
      ["matrix", "@/p/x.yaml"], ["test", "@/p/x.yaml"], ["list", "--policies", "@/p"],
      ["matrix", "--policies", "@/p"], ["test", "--policies", "@/p"],
    ]
    for command in commands {
      let run = try bench.run(command)
      #expect(run.status == .wrongInput, "\(command)")
      #expect(run.output == "", "\(command)")
      #expect(run.errors.hasPrefix("p/" + error), "\(command)")
    }
    let check = try bench.run("check", "@/p/x.yaml")
    #expect(check.status == .wrongInput)
    #expect(check.output.hasPrefix("p/" + error))
  }

  @Test("one bad file does not hide the others")
  func others() throws {
    let bench = try Workbench([
      "p/good.yaml": Self.good, "p/sub/twice.yaml": "version: 1\nversion: 1\n",
    ])
    try bench.write("p/latin.yaml", Array("version: 1\nsummary: caf".utf8) + [0xE9, 0x0A])
    let check = try bench.run("check", "--policies", "@/p")
    #expect(check.status == .wrongInput)
    #expect(check.output.contains("p/latin.yaml:2:13: error: the byte 0xE9 is not UTF-8"))
    #expect(check.output.contains("p/sub/twice.yaml:2:1: error: duplicate key `version`"))
    #expect(check.lines.last == "3 files read, 3 errors, 0 warnings")
    let list = try bench.run("list", "--policies", "@/p", "--keep-going")
    #expect(list.status == .wrongInput)
    #expect(list.output.contains("good   (p/good.yaml)"))
    #expect(list.errors.hasSuffix("going on with the files that have no errors\n"))
    let eval = try bench.run("eval", "good", "--policies", "@/p", "--width", "700")
    #expect(eval.status == .done)
  }

  @Test("a folder is read by endings, links to folders are not followed, and the files are counted")
  func folders() throws {
    let bench = try Workbench([
      "p/a.yaml": Self.good, "p/b.yml": columns(when: "width: 700..."),
      "p/c.YAML": Self.good,
      "p/d.yaml.bak": "not: read",
      "p/.hidden.yaml": Self.good,
    ])
    try bench.link("p/up", to: "..")
    try bench.link("p/self", to: ".")
    let run = try bench.run("check", "--policies", "@/p")
    #expect(run.status == .done)
    #expect(run.output == "2 files read, 0 errors, 0 warnings; 5 skipped\n")
  }

  @Test("a name that two files have, or a file and a built-in policy, is an error with both places")
  func namesTwice() throws {
    let bench = try Workbench([
      "p/one/reader.yaml": Self.good, "p/two/reader.yml": Self.good, "p/stack.yaml": Self.good,
    ])
    let check = try bench.run("check", "--policies", "@/p")
    #expect(check.status == .wrongInput)
    #expect(
      check.errors.contains(
        "two policies are named `reader`: `p/one/reader.yaml` and `p/two/reader.yml`"))
    #expect(check.errors.contains("two policies are named `stack`: "))
    let eval = try bench.run("eval", "reader", "--policies", "@/p")
    #expect(eval.status == .wrongInput)
    #expect(eval.output == "")
    #expect(eval.errors.contains("`p/one/reader.yaml` and `p/two/reader.yml`"))
    let path = try bench.run("eval", "@/p/one/reader.yaml", "--policies", "@/p", "--width", "700")
    #expect(path.status == .done)
  }

  @Test(
    "a policy has a place below the folder that is read, by which every verb finds it",
    arguments: [
      "eval conventions/reader --width 700", "explain conventions/reader --width 700",
      "matrix conventions/base", "matrix conventions/reader deep/er/reader",
      "ruler conventions/reader", "check conventions/reader", "test conventions/reader",
      "eval stack --size 700x700 --inside conventions/reader/detail",
    ])
  func places(_ words: String) throws {
    let bench = try Workbench([
      "p/conventions/reader.yaml": "version: 1\notherwise: { use: base }\n",
      "p/conventions/base.yaml": Self.good, "p/base.yml": "version: 1\notherwise: { use: stack }\n",
      "p/deep/er/reader.yml": Self.good,
      "p/conventions/reader.test.yaml":
        "version: 1\npolicy: reader\ntests:\n"
        + "  - { name: neighbours, given: { width: 700 }, expect: { style: double-column } }\n",
    ])
    for folder in ["@/p", "@/p/"] {
      let run = try bench.run(words: words + " --policies " + folder)
      #expect(run.status == .done && run.errors == "")
    }
  }

  @Test(
    "a place that no policy has is a missing path, and one that two have an error",
    arguments: [
      (
        "conventions/raeder", .missingFile,
        "error: `conventions/raeder` is not there\n  help: did you mean `conventions/reader`?\n"
      ),
      ("conventions/xyz", .missingFile, "error: `conventions/xyz` is not there\n"),
      ("conventions", .wrongInput, "error: there is no policy `conventions`\n"),
      ("conventions/reader.yaml", .missingFile, "error: `conventions/reader.yaml` is not there\n"),
      (
        "conventions/twice", .wrongInput,
        "error: two policies are at `conventions/twice`: `p/conventions/twice.yaml` and "
          + "`p/conventions/twice.yml`\n  help: give the path of one of them\n"
      ),
    ] as [(String, PolicyCommand.ExitStatus, String)])
  func noPlaces(_ place: String, _ status: PolicyCommand.ExitStatus, _ errors: String) throws {
    let bench = try Workbench([
      "p/conventions/reader.yaml": Self.good, "p/conventions/twice.yaml": Self.good,
      "p/conventions/twice.yml": Self.good,
    ])
    let run = try bench.run("eval", place, "--policies", "@/p")
    #expect(run.status == status && run.errors.hasPrefix(errors) && run.output == "")
  }

  @Test("a dead link and a missing path are shown once")
  func deadLinks() throws {
    let bench = try Workbench(["p/a.yaml": Self.good, "p/b.yaml": Self.good])
    try bench.link("p/dead.yaml", to: "nowhere")
    let run = try bench.run("check", "a", "b", "--policies", "@/p", "--policies", "@/q")
    #expect(
      run.errors == """
        error: `p/dead.yaml` is a link that leads nowhere
        error: `q` is not there

        """)
    #expect(run.status == .missingFile)
  }

  @Test(
    "a policy finds those it uses beside it, then among the others, and tests stand beside it too")
  func beside() throws {
    let bench = try Workbench([
      "app/reader.yaml": "version: 1\notherwise: { use: base }\n", "app/base.yaml": Self.good,
      "app/reader.test.yaml":
        "version: 1\npolicy: reader\ntests:\n"
        + "  - { name: uses its neighbour, given: { width: 700 }, expect: { rule: otherwise, "
        + "chain: [reader/otherwise, base/columns] } }\n",
      "other/base.yaml": "version: 1\notherwise: { use: stack }\n",
    ])
    let run = try bench.run("test", "@/app/reader.yaml", "--policies", "@/other")
    #expect(run.status == .done)
    #expect(run.lines.last == "1 passed, 0 failed")
    let check = try bench.run("check", "--policies", "@/app/base.yaml", "--policies", "@/app")
    #expect(check.output == "3 files read, 0 errors, 0 warnings\n")
  }

  @Test("tests whose policy is not there are an error")
  func orphans() throws {
    let bench = try Workbench([
      "p/reader.yaml": Self.good,
      "p/raeder.test.yaml": "version: 1\npolicy: raeder\ntests: []\n",
    ])
    let run = try bench.run("check", "--policies", "@/p")
    #expect(run.status == .wrongInput)
    #expect(
      run.errors.hasPrefix(
        "error: `p/raeder.test.yaml` tests `raeder`, which is not there\n  help: did you mean"))
  }
}
