import PolicyCommand
import Testing

@Suite("Panes in evaluations")
struct PaneTests {
  private static let files = [
    "frame.yaml": """
    version: 1
    inputs: { busy: { type: boolean, default: false } }
    rules:
      - name: displaced
        when: { width: 1000..., busy: false }
        layout:
          style: triple-column
          display: two-displace-secondary
          sidebar: 250
          content: 300
          tabs: bar
      - name: beside
        when: { width: 500... }
        layout:
          style: double-column
          display: one-beside-secondary
          sidebar: 300
          detail: { min: 400 }
    otherwise: { layout: { style: stack } }
    """,
    "grid.yaml": """
    version: 1
    outputs: { columns: { type: number, default: 1 } }
    otherwise: { layout: { style: stack, values: { columns: { fit: 100 } } } }
    """,
    "pages.yaml": """
    version: 1
    inputs: { busy: { of: ["yes", "no"] } }
    rules: [{ name: slim, when: { width: ..<280 }, use: stack }]
    otherwise: { layout: { style: double-column, display: secondary-only } }
    """,
  ]

  private func run(_ words: String, input: String = "") throws -> Workbench.Run {
    try Workbench(Self.files).run(words.split(separator: " ").map(String.init), input: input)
  }

  @Test(
    "say in a line each where tabs and panes stand and what there is to note",
    arguments: [
      (
        "1100x800",
        [
          "tabs at      1100x80 at 0,720",
          "pane         sidebar  250x720 at 0,0",
          "pane         content  300x720 at 250,0",
          "pane         detail   550x720 at 550,0, and 250 points out of sight",
        ]
      ),
      (
        "640x800",
        [
          "pane         sidebar  300x800 at 0,0, over the others",
          "pane         detail   640x800 at 0,0",
          "note         the sidebar stands over the others, since it has no room beside them",
        ]
      ),
      ("300x800 --insets 24", ["pane     detail  252x752 at 24,24"]),
      (
        "300x800 --insets 500",
        [
          "pane     detail  0x0 at 300,500",
          "note     insets, tabs and keyboard leave no room for panes",
        ]
      ),
    ] as [(String, [String])])
  func text(size: String, lines: [String]) throws {
    let run = try run("eval @/frame.yaml --size \(size)")
    #expect(run.errors == "")
    let words = ["tabs at", "pane", "note"]
    #expect(run.lines.filter { line in words.contains { line.hasPrefix("\($0) ") } } == lines)
  }

  @Test(
    "are fields in JSON",
    arguments: [
      (
        "--size 1100x800",
        #"""
        "notes":[],"panes":[\#
        {"frame":{"height":720,"width":250,"x":0,"y":0},"pane":"sidebar","placement":"beside"},\#
        {"frame":{"height":720,"width":300,"x":250,"y":0},"pane":"content","placement":"beside"},\#
        {"frame":{"height":720,"width":550,"x":550,"y":0},"overhang":250,"pane":"detail",\#
        "placement":"displaced"}],"policy":"frame","rule":"displaced",\#
        "tabs":{"as":"bar","edge":"bottom","frame":{"height":80,"width":1100,"x":0,"y":720},"placement":"beside"},\#
        "unknown":[]}
        """#
      ),
      (
        "--size 640x800 --direction rtl",
        #"""
        "notes":[{"kind":"pane-over","message":"the sidebar stands over the others, \#
        since it has no room beside them"}],"panes":[\#
        {"frame":{"height":800,"width":300,"x":340,"y":0},"pane":"sidebar","placement":"over"},\#
        {"frame":{"height":800,"width":640,"x":0,"y":0},"pane":"detail","placement":"beside"}],\#
        "policy":"frame","rule":"beside","unknown":[]}
        """#
      ),
      ("--width 640", #""notes":[],"policy":"frame","rule":"beside","unknown":[]}"#),
    ])
  func json(options: String, end: String) throws {
    let run = try run("eval @/frame.yaml --format json \(options)")
    #expect(run.errors == "")
    #expect(run.output.hasSuffix(",\(end)\n"))
  }

  @Test("are those of the pane that the policy is asked in, for eval as for explain")
  func inside() throws {
    let place = "@/grid.yaml --size 1100x800 --inside @/frame.yaml"
    let wide = try run("eval \(place)/content")
    #expect(wide.errors == "")
    #expect(
      wide.lines.suffix(2) == ["values   { columns: 3 }", "pane     detail  300x720 at 0,0"])
    let given = try run("eval \(place)/sidebar --input busy=true")
    #expect(
      given.lines.suffix(2) == ["values   { columns: 3 }", "pane     detail  300x800 at 0,0"])
    let why = try run(
      "explain double-column --device ipad-air-11-m4 --orientation landscape --inside @/frame.yaml/detail"
    )
    #expect(
      why.output == """
        double-column/wide: double-column one-beside-secondary

        double-column
          phone sideways  failed  device is pad, wanted phone
          tall            failed  shape is wide, wanted tall
          wide            won

        inputs
          device       pad      from the catalogue: ipad-air-11-m4
          width-class  regular  derived: compact below 640 points, else of the window around
          shape        wide     derived: 880x771 is wide

        panes
          sidebar  320x771 at 0,0
          detail   560x771 at 320,0

        next changes
          not told inside of a pane, whose size follows from that of the window

        """)
  }

  @Test("make a line of contexts each, with an error for a pane that is not there")
  func lines() throws {
    let input = """
      {"size":"1100x800","inside":"@/frame.yaml/sidebar"}
      {"size":"300x800","inside":"@/frame.yaml/sidebar"}
      {"size":"1100x800","inside":"@/nobody.yaml/detail"}
      {"inside":"@/frame.yaml/detail"}
      {"size":"1100x800","inside":["detail"]}
      {"size":"1100x800","inside":null}
      {"size":"1100x800"}

      """
    let bench = try Workbench(Self.files)
    let run = try bench.run(
      [
        "eval", "@/frame.yaml", "--contexts", "-", "--format", "text", "--inside",
        "@/frame.yaml/content",
      ], input: input.replacing("@/", with: bench.path + "/"))
    #expect(run.status == .missingFile)
    #expect(run.errors == "error: `nobody.yaml` is not there\n")
    #expect(
      run.output == """
        1: stack  (otherwise)
        2: error: in `inside`: `frame` does not show its sidebar in this window (it shows `detail`)
        3: error: in `inside`: the policy `nobody.yaml` cannot be used
        4: error: in `inside`: the window's width and height are not known, so nothing is inside of it (give `size`, or the id of a device)
        5: error: `inside` needs a policy and a pane, not a list (write a policy and a pane, such as `reader/detail`)
        6: triple-column two-displace-secondary  (displaced)
        7: stack  (otherwise)

        """)
  }

  @Test("count what fits for each line of contexts anew")
  func counts() throws {
    let input = [250, 350, 250, 1000].map { "{\"width\":\($0)}\n" }.joined()
    let run = try run("eval @/grid.yaml --contexts -", input: input)
    let counts = run.lines.map { line in
      (1...20).first { line.contains(#""values":{"columns":\#($0)}"#) }
    }
    #expect(counts == [2, 3, 2, 10])
  }

  @Test(
    "of other policies are refused where there are none",
    arguments: [
      (
        "eval stack --size 1100x800 --inside @/frame.yaml/inspector", .wrongInput,
        "`--inside`: `frame` does not show its inspector in this window\n  help: it shows `sidebar`, `content`, `detail`"
      ),
      (
        "explain stack --size 300x800 --inside @/frame.yaml/sidebar", .wrongInput,
        "`--inside`: `frame` does not show its sidebar in this window\n  help: it shows `detail`"
      ),
      (
        "eval stack --inside @/frame.yaml/detail", .wrongInput,
        "`--inside`: the window's width and height are not known, so nothing is inside of it\n  help: give `size`, or the id of a device"
      ),
      (
        "explain stack --inside detail", .wrongInput,
        "`--inside`: `detail` does not say a pane of a policy\n  help: write a policy and a pane, such as `reader/detail`"
      ),
      (
        "ruler stack --inside @/frame.yaml/detail", .usage,
        "`ruler` does not take `--inside`\n  help: `--inside` belongs to `eval`, `explain`, `matrix`"
      ),
    ]
      + ["eval", "explain", "matrix"].map {
        (
          "\($0) @/pages.yaml --inside @/frame.yaml/detail --input busy=yes", .wrongInput,
          "the policies declare the input `busy` differently\n  help: leave it out, or rename it in one of them"
        )
      } as [(String, PolicyCommand.ExitStatus, String)])
  func refusals(command: String, status: PolicyCommand.ExitStatus, message: String) throws {
    let run = try run(command)
    #expect(run.errors == "error: \(message)\n")
    #expect(run.status == status)
    #expect(run.output == "")
  }
}
