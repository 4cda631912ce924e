import PolicyCommand
import Testing

@Suite("Recording tests")
struct RecordTests {
  /// A policy whose names and values say something else to some reader of YAML.
  private static let odd = #"""
    version: 1
    inputs: { "no": { type: boolean } }
    outputs:
      "y": { of: ["on", none, "off"] }
      note: { type: text, default: "5 #: it's \"so\"\t\u2028" }
      size: { type: number, default: 1e21 }
    assume: { width: 380... }
    hysteresis: 8
    silence: { idiom-alone: odd, close-thresholds: odd, missing-input: odd }
    rules:
      - { name: "no", when: { width: ..<395, "no": true }, layout: { style: stack } }
      - { name: "yes", when: { device: phone, width: ..<395 }, layout: { style: stack } }
      - { name: "a: b # c", when: { width: ..<410 }, layout: { style: stack, tip: "on" } }
      - { name: "'quoted' \"twice\" [x], {y}", when: { device: phone }, use: double-column }
      - { name: "1:30", once: "y", when: { device: pad, shape: tall }, use: tip-once }
      - name: "- ünïcode"
        when: { device: pad }
        layout:
          style: double-column
          sidebar: { fraction: 0.25, min: 180sp, max: 280sp }
          tabs: { as: rail, ideal: 80 }
    otherwise: { use: fixed-width }
    also:
      "on":
        rules: [{ name: "~", when: { device: phone }, layout: { values: { "y": none } } }]
      "off":
        rules: [{ name: "0x10", when: { device: pad }, layout: { values: { size: { fit: 90, gap: 7 } } } }]

    """#

  @Test("what was recorded passes strictly, whatever names a policy uses")
  func oddNames() throws {
    let bench = try Workbench(["p/odd.yaml": Self.odd])
    let recorded = try bench.run("test", "@/p/odd.yaml", "--record", "--idiom", "phone,pad,mac")
    #expect(recorded.status == .done)
    #expect(recorded.errors.hasSuffix(" windows left out, which `odd` assumes cannot happen\n"))
    try bench.write("p/odd.test.yaml", recorded.output.utf8)
    let check = try bench.run("check", "@/p/odd.yaml", "--strict")
    #expect(check.status == .done, "\(check.output)")
    let test = try bench.run("test", "@/p/odd.yaml")
    #expect(test.status == .done, "\(test.output)")
    for name in [#""yes""#, #""a: b # c""#, #""1:30""#, #""0x10""#, #""~""#, #""- ünïcode""#] {
      #expect(recorded.output.contains(name), "\(name)")
    }
  }

  @Test("what only some layouts say is recorded where they do")
  func furtherDetail() throws {
    let bench = try Workbench([
      "p/added.yaml": """
      version: 1
      rules: [{ name: wide, when: { width: 600... }, layout: { style: double-column, partitions: 1 } }]
      otherwise: { layout: { style: stack } }
      also: { q1: { otherwise: { layout: { detail: { adapt: levitate } } } } }

      """
    ])
    let recorded = try bench.run("test", "@/p/added.yaml", "--record", "--id", "iphone-17")
    #expect(recorded.lines.contains { $0.hasSuffix(" detail: none") })
    #expect(recorded.lines.contains { $0.hasSuffix(" detail: { adapt: levitate }") })
    try bench.write("p/added.test.yaml", recorded.output.utf8)
    let test = try bench.run("test", "@/p/added.yaml")
    #expect(test.status == .done, "\(test.output)\(test.errors)")
  }

  @Test("a device is a test, with a step for each way to hold it")
  func oneDevice() throws {
    let bench = try Workbench(["p/wide.yaml": columns(when: "width: 600...")])
    let run = try bench.run("test", "@/p/wide.yaml", "--record", "--id", "ipad-mini-6")
    #expect(
      run.output == """
        version: 1
        policy: wide
        tests:
          - name: ipad-mini-6 as recorded
            steps:
              - given: { device: ipad-mini-6, orientation: portrait }
        \(Self.columnsExpected)
                  panes: [detail]
                  notes: none
              - given: { orientation: landscape }
        \(Self.columnsExpected)
                  panes: [sidebar, detail]
                  notes: none

        """)
    #expect(try bench.run("test", "double-column", "--record", "--idiom", "tv").lines.count > 10)
  }

  private static let columnsExpected = """
            expect:
              rule: columns
              unknown: none
              style: double-column
              display: automatic
              partitions: none
              sidebar: { min: 0, max: 320, fraction: 0.4, reveal: automatic, shown: true, edge: leading }
              detail: none
              inspector: none
              tabs: none
              collapsible: true
              axis: horizontal
              spacing: 0
              margin: none
              hinge: separating
              priority: [detail, sidebar, content, inspector]
              tip: none
    """

  @Test(
    "recording wants one policy, and options of its own",
    arguments: [
      ("test --record", PolicyCommand.ExitStatus.usage, "`--record` needs one policy"),
      ("test stack pad-only --record", .usage, "`--record` needs one policy"),
      ("test stack --record --filter x", .usage, "`--record` runs no tests, so `--filter` says"),
      ("test stack --record --format tap", .usage, "`--record` runs no tests, so `--format` says"),
      ("test stack --record --output x", .usage, "`--record` runs no tests, so `--output` says"),
      ("test stack --id ipad-mini-6", .usage, "`--id` chooses devices for `--record`"),
      ("test stack --record --id ipad", .wrongInput, "there is no device `ipad`"),
      ("test nobody --record", .wrongInput, "there is no policy `nobody`"),
      ("test stack --record --year 1990", .nothing, "no window of any device is left"),
      ("test stack --record --year 1990 --allow-empty", .done, ""),
    ])
  func refused(command: String, status: PolicyCommand.ExitStatus, error: String) throws {
    let run = try Workbench().run(command.split(separator: " ").map(String.init))
    #expect(run.status == status && run.output == "")
    #expect(run.errors.contains(error), "\(run.errors)")
  }
}
