import Foundation
import LayoutPolicies
import PolicyCommand
import Testing

@Suite("embed")
struct EmbedTests {
  private static let reader = """
    version: 1
    summary: Columns where there is room.

    rules:
      - { name: roomy, when: { width: 840... }, layout: { style: double-column } }
    otherwise: { use: base }

    """
  private static let base = "version: 1\notherwise: { layout: { style: stack, tip: base } } # ``\n"

  @Test("writes a documented constant for each policy, sorted by name")
  func source() throws {
    let bench = try Workbench(["p/reader.yaml": Self.reader, "p/more/base.yaml": Self.base])
    let run = try bench.run("embed", "--policies", "@/p")
    #expect(run.errors == "" && run.status == .done)
    #expect(
      run.output == """
        // swift-format-ignore-file
        // swiftlint:disable all
        // Made by `layout-policy embed`. Change the policies and run it again, not this file:
        // - more/base.yaml
        // - reader.yaml

        public import LayoutPolicies

        /// Policies of rules, which need no files.
        @usableFromInline nonisolated enum Policies {
          /// The policy of `more/base.yaml`.
          ///
          /// ```yaml
          /// version: 1
          /// otherwise: { layout: { style: stack, tip: base } } # ``
          /// ```
          static let base = RuleSet(embeddedV1: "v1 1 14:more/base.yaml 1 4:base at 0 1 1 \
        otherwise layout style stack tip 4:base . at 0 2 1 . 0")

          /// Columns where there is room.
          ///
          /// ```yaml
          /// version: 1
          /// summary: Columns where there is room.
          ///
          /// rules:
          ///   - { name: roomy, when: { width: 840... }, layout: { style: double-column } }
          /// otherwise: { use: base }
          /// ```
          static let reader = RuleSet(embeddedV1: "v1 2 11:reader.yaml 14:more/base.yaml 2 4:base \
        at 1 1 1 otherwise layout style stack tip 4:base . at 1 2 1 . 0 6:reader \
        summary 28:Columns where there is room. at 0 1 1 rules 1 5:roomy width from 840 . \
        at 0 5 5 layout style double-column . otherwise use 0 at 0 6 1 . 0")

          /// All of them.
          @usableFromInline static var all: [RuleSet] { [base, reader] }
        }

        """)
  }

  @Test("writes the same for the same policies, wherever they stand and however they are named")
  func isDeterministic() throws {
    let files = ["p/reader.yaml": Self.reader, "p/base.yaml": Self.base]
    let (bench, other) = (try Workbench(files), try Workbench(files))
    let first = try bench.run("embed", "--policies", "@/p")
    for words in [
      "embed reader base --policies @/p", "embed base reader --policies @/p/",
      "embed --policies @/p/reader.yaml --policies @/p/base.yaml",
      "embed @/p/base.yaml @/p/reader.yaml reader --policies @/p --policies @/p/base.yaml",
    ] {
      let run = try other.run(words: words)
      #expect(run.output == first.output, "\(words)\n\(run.errors)")
    }
  }

  @Test("writes literals that decide as the policies do")
  func literals() throws {
    let bench = try Workbench(["reader.yaml": Self.reader, "base.yaml": Self.base])
    let run = try bench.run("embed", "reader", "tip-once", "--policies", "@/")
    let literals = run.output.components(separatedBy: "embeddedV1: \"").dropFirst().map {
      $0.components(separatedBy: "\")")[0]
    }
    let policies = try literals.map { try RuleSet(embeddedText: Array($0.utf8)) }
    #expect(policies.map { $0.name } == ["reader", "tip-once"])
    #expect(run.lines.contains("// - built-in"))
    #expect(!run.output.contains(" base = "))
    #expect(policies[0].layout(in: LayoutContext(width: 840)).style == .doubleColumn)
    #expect(policies[0].layout(in: LayoutContext(width: 839)).tip == "base")
    let pad = LayoutContext(device: .pad, size: Size(width: 820, height: 1180))
    #expect(policies[1].layout(in: pad).tip == "sidebar")
  }

  @Test("turns names into those of Swift, in backticks where Swift keeps the word")
  func names() throws {
    let names = [
      ("material-3-dense", "material3Dense"), ("double", "double"), ("default", "`default`"),
      ("init", "`init`"), ("protocol", "`protocol`"), ("type", "type"), ("a-b-c", "aBC"),
    ]
    for (name, constant) in names {
      let bench = try Workbench(["p/\(name).yaml": columns(when: "width: 600...")])
      let run = try bench.run("embed", "--policies", "@/p")
      #expect(run.output.contains("  static let \(constant) = RuleSet("))
      #expect(
        run.output.contains("  @usableFromInline static var all: [RuleSet] { [\(constant)] }\n"))
    }
  }

  @Test("shows what was hardly meant")
  func warnings() throws {
    let bench = try Workbench([
      "p/inbox.yaml": """
      version: 1
      rules:
        - { name: narrow, when: { width: ...600 }, layout: { style: stack } }
        - { name: wide, when: { width: 600... }, layout: { style: double-column } }
      otherwise: { layout: { style: stack } }

      """
    ])
    let run = try bench.run("embed", "--policies", "@/p")
    #expect(run.errors.hasPrefix("p/inbox.yaml:3:36: warning: "), "\(run.errors)")
    #expect(run.status == .done && run.output.contains("static let inbox"))
  }

  @Test("keeps the YAML readable in the comment, whatever it holds")
  func comments() throws {
    let bench = try Workbench()
    let text = """
      \u{FEFF}version: 1\r
      summary: "\\"Ä\\" \\\\ 🏳️‍🌈"\r
      #\t```` a fence\r
      \r
      otherwise: { layout: { style: stack } }\r

      """
    try bench.write("p/odd.yaml", text.utf8)
    let run = try bench.run("embed", "--policies", "@/p")
    #expect(run.errors == "")
    #expect(
      run.output.contains(
        """
          /// "Ä" \\ 🏳️‍🌈
          ///
          /// `````yaml
          /// version: 1
          /// summary: "\\"Ä\\" \\\\ 🏳️‍🌈"
          /// #\t```` a fence
          ///
          /// otherwise: { layout: { style: stack } }
          /// `````
        """))
    #expect(
      run.output.contains("summary 21:\\\"\\u{c4}\\\" \\\\ \\u{1f3f3}\\u{fe0f}\\u{200d}\\u{1f308}"))
    #expect(!run.output.utf8.contains(UInt8(ascii: "\r")))
  }

  @Test("writes a file whole, or leaves it as it was", arguments: [true, false])
  func output(isGood: Bool) throws {
    let bench = try Workbench(["p/reader.yaml": isGood ? Self.base : "version: 2\n"])
    try bench.write("old.swift", "old".utf8)
    try bench.link("Policies.swift", to: "old.swift")
    let run = try bench.run("embed", "--policies", "@/p", "--output", "@/Policies.swift")
    #expect(run.output == "")
    #expect(run.status == (isGood ? .done : .wrongInput))
    let written = try String(contentsOfFile: bench.path + "/old.swift", encoding: .utf8)
    #expect(written == (isGood ? try bench.run("embed", "--policies", "@/p").output : "old"))
    let left = try FileManager.default.contentsOfDirectory(atPath: bench.path).sorted()
    #expect(left == ["Policies.swift", "old.swift", "p", "standard-input"])
  }

  @Test("refuses what can be no constant, and writes nothing")
  func refused() throws {
    let bench = try Workbench([
      "good/reader.yaml": Self.base, "bad/reader.yaml": "version: 1\nrule: []\n",
      "names/all.yaml": Self.base, "names/self.yaml": Self.base,
      "clash/a-1.yaml": Self.base, "clash/x/a1.yaml": Self.base,
    ])
    try FileManager.default.createDirectory(
      atPath: bench.path + "/none", withIntermediateDirectories: false)
    let cases: [(String, PolicyCommand.ExitStatus, [String])] = [
      ("--policies @/bad", .wrongInput, ["bad/reader.yaml:2:1: error: "]),
      ("--policies @/good --policies @/bad", .wrongInput, ["two policies are named `reader`"]),
      (
        "--policies @/names", .wrongInput,
        [
          "names/all.yaml:1:1: error: a constant cannot be named `all`",
          "names/self.yaml:1:1: error: a constant cannot be named `self`",
        ]
      ),
      (
        "--policies @/clash", .wrongInput,
        ["`a-1.yaml` and `x/a1.yaml` would both be the constant `a1`"]
      ),
      ("--policies @/none", .nothing, ["there are no policies to embed"]),
      ("nobody --policies @/good", .wrongInput, ["there is no policy `nobody`"]),
      ("@/good/nobody.yaml", .missingFile, ["`good/nobody.yaml` is not there"]),
      ("--policies @/good --output -", .usage, ["`--output` needs a file"]),
      ("--policies @/good --output @/good", .failed, ["`good` is a folder"]),
    ]
    for (words, status, messages) in cases {
      let run = try bench.run(words: "embed " + words)
      #expect(run.status == status, "\(words)")
      #expect(run.output == "", "\(words)")
      for message in messages { #expect(run.errors.contains(message), "\(run.errors)") }
    }
  }
}
