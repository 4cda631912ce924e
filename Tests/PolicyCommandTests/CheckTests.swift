import LayoutPolicies
import PolicyYAML
import Testing

@testable import PolicyCommand

@Suite("check")
struct CheckTests {
  private static let text = """
    version: 1
    silence: { hidden-rule: tablets come in spring }
    rules:
      - { name: narrow, when: { width: ...600 }, use: stack }
      - name: middle
        when: { width: 600...840 }
        layout: { style: stack }
        silence: { overlap: both are a stack }
      - { name: wide, when: { width: 840... }, use: stack }
      - { name: any, layout: { style: stack, tip: any } }
    otherwise: { layout: { style: stack } }
    """

  @Test("shows what is not silenced, and counts what is")
  func silenced() throws {
    let bench = try Workbench(["p/inbox.yaml": Self.text])
    let text = try bench.run("check", "@/p/inbox.yaml", "--strict")
    #expect(text.status == .no)
    #expect(
      text.output == """
        p/inbox.yaml:4:36: warning: `...600` and `600...840` both hold 600 [overlap]
            - { name: narrow, when: { width: ...600 }, use: stack }
                                             ^^^^^^
          help: write `..<600`
        p/inbox.yaml:6:20: note: the other range is here
              when: { width: 600...840 }
                             ^^^^^^^^^
        1 file read, 0 errors, 1 warning, 3 infos (see them with `--info`); 2 silenced

        """)
    let json = try bench.run("check", "@/p/inbox.yaml", "--format", "json")
    #expect(json.status == .done)
    #expect(
      json.output == """
        {"files":1,"findings":[{"column":36,"file":"p/inbox.yaml","help":"write `..<600`",\
        "kind":"overlap","line":4,"message":"`...600` and `600...840` both hold 600",\
        "related":[{"column":20,"file":"p/inbox.yaml","line":6,\
        "message":"the other range is here","severity":"note"}],"severity":"warning"}],"infos":3,\
        "silenced":[{"column":20,"file":"p/inbox.yaml","help":"write `600..<840`",\
        "kind":"overlap","line":6,"message":"`600...840` and `840...` both hold 840",\
        "reason":"both are a stack","related":[{"column":34,"file":"p/inbox.yaml","line":9,\
        "message":"the other range is here","severity":"note"}],"severity":"warning"},\
        {"column":1,"file":"p/inbox.yaml","help":"write `any` as `otherwise`",\
        "kind":"hidden-rule","line":11,\
        "message":"rule `any` always matches, so `otherwise` never answers",\
        "reason":"tablets come in spring","related":[{"column":5,"file":"p/inbox.yaml",\
        "line":10,"message":"`any` is here","severity":"note"}],"severity":"warning"}]}

        """)
  }

  @Test("what is silenced does not fail a strict run, is not told by embed, and decides as before")
  func harmless() throws {
    let loud =
      Self.text.split(separator: "\n").filter { !$0.contains("silence:") }.joined(separator: "\n")
    let quiet = loud + "\nsilence: { overlap: meant, hidden-rule: meant }"
    let bench = try Workbench(["quiet/inbox.yaml": quiet, "loud/inbox.yaml": loud])
    let strict = try bench.run("check", "@/quiet/inbox.yaml", "--strict")
    #expect(strict.status == .done)
    #expect(
      strict.output
        == "1 file read, 0 errors, 0 warnings, 3 infos (see them with `--info`); 3 silenced\n")
    #expect(try bench.run("check", "@/loud/inbox.yaml", "--strict").status == .no)
    let embedded = try ["quiet", "loud"].map { try bench.run("embed", "@/\($0)/inbox.yaml") }
    #expect(embedded[0].errors == "" && embedded[1].errors.contains("[overlap]"))
    let constants = embedded.map { run in run.lines.filter { !$0.contains("silence:") } }
    #expect(constants[0] == constants[1])
  }

  @Test(
    "what is worth knowing is shown where that is wanted, else counted",
    arguments: [
      (0, false, "0 warnings", nil), (0, true, "0 warnings", nil),
      (1, false, "0 warnings, 1 info (see it with `--info`)", 1),
      (4, false, "0 warnings, 4 infos (see them with `--info`)", 4),
      (4, true, "0 warnings, 4 infos", nil),
    ] as [(Int, Bool, String, Int?)])
  func infos(count: Int, isShown: Bool, summary: String, told: Int?) {
    var loader = PolicyLoader(files: PolicyFiles([]))
    let finding = Diagnostic(.info, "partly hidden", kind: .partlyHiddenRule)
    loader.add(Array(repeating: PolicyFinding(finding, about: nil), count: count))
    let report = CheckReport(loader, errorsElsewhere: 0, showsInfos: isShown)
    let output = Output()
    report.write(to: output)
    let shown = isShown ? count : 0
    let line = "info: partly hidden [partly-hidden-rule]\n"
    #expect(
      output.text == String(repeating: line, count: shown)
        + "0 files read, 0 errors, \(summary)\n")
    let json = report.json.description
    #expect(json.contains("\"severity\":\"info\"") == (shown > 0))
    #expect(json.contains(told.map { "\"infos\":\($0)" } ?? "\"infos\"") == (told != nil))
  }
}
