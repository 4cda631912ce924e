import Foundation
import PolicyCommand
import Testing

@Suite("generate-tests")
struct GenerateTestsTests {
  private static let inbox = """
    version: 1
    rules:
      - { name: roomy, when: { width: 760..., height: 480... }, layout: { style: double-column } }
    otherwise: { layout: { style: stack } }

    """

  @Test("writes tests that pass as they are and leave no gap, and writes the same again")
  func passing() throws {
    let bench = try Workbench(["p/inbox.yaml": Self.inbox])
    let run = try bench.run("generate-tests", "@/p/inbox.yaml")
    #expect(run.status == .done && run.errors == "")
    #expect(
      run.lines.suffix(6) == [
        #"  - name: "not quite roomy: 479 high""#,
        "    given: { size: 820x479 }",
        "    expect: { rule: otherwise, unknown: none, style: stack }",
        #"  - name: "roomy: 480 high""#,
        "    given: { size: 820x480 }",
        "    expect: { rule: roomy, unknown: none, style: double-column, display: automatic }",
      ])
    let whole = try bench.run(
      "generate-tests", "inbox", "--policies", "@/p", "--output", "@/p/inbox.test.yaml")
    #expect(whole.status == .done && whole.output == "" && whole.errors == "")
    let written = try String(contentsOfFile: bench.path + "/p/inbox.test.yaml", encoding: .utf8)
    #expect(written == run.output)
    #expect(try bench.run("check", "@/p/inbox.yaml", "--strict").status == .done)
    let test = try bench.run("test", "@/p/inbox.yaml", "--min-coverage", "100")
    #expect(test.status == .done, "\(test.output)\(test.errors)")
    // A bound that moves by a point is noticed.
    try bench.write("p/inbox.yaml", Self.inbox.replacing("480", with: "481").utf8)
    let moved = try bench.run("test", "@/p/inbox.yaml")
    #expect(moved.status == .no && moved.output.contains("roomy: 480 high"))
  }

  @Test("works on the built-in policies, for which a test can be told by a file beside others")
  func builtIn() throws {
    let bench = try Workbench()
    let run = try bench.run("generate-tests", "tip-once")
    #expect(run.output.contains("    steps:\n"))
    try bench.write("p/tip-once.test.yaml", run.output.utf8)
    let test = try bench.run("test", "--policies", "@/p", "--min-coverage", "100")
    #expect(test.status == .done, "\(test.output)\(test.errors)")
  }

  @Test("tells the text `unknown` of an input from one that is not given")
  func unknownText() throws {
    let bench = try Workbench([
      "p/inbox.yaml": """
      version: 1
      inputs: { mode: { type: text }, "on": { of: [known, unknown] } }
      rules:
        - { name: known, when: { "on": known }, layout: { style: triple-column } }
        - name: once
          once: tip
          when: { any: [{ mode: unknown }, { not: { mode: unknown } }] }
          layout: { style: double-column, tip: tip }
        - name: then
          when: { any: [{ mode: unknown }, { not: { mode: unknown } }] }
          layout: { style: double-column }
      otherwise: { layout: { style: stack } }

      """
    ])
    let run = try bench.run("generate-tests", "@/p/inbox.yaml", "--output", "@/p/inbox.test.yaml")
    #expect(run.status == .done && run.errors == "" && run.output == "")
    let text = String(decoding: try bench.bytes(of: "p/inbox.test.yaml"), as: UTF8.self)
    #expect(text.contains(#"given: { mode: "unknown", "on": "unknown" }"#), "\(text)")
    // Where `unknown` is one of the words of a choice, only the default takes one back.
    #expect(text.contains(#"given: { mode: unknown, "on": known }"#), "\(text)")
    let test = try bench.run("test", "@/p/inbox.yaml", "--min-coverage", "100")
    #expect(test.status == .done, "\(test.output)\(test.errors)")
  }

  @Test("refuses what it cannot look into, and where it cannot write")
  func refused() throws {
    let bench = try Workbench([
      "p/inbox.yaml": Self.inbox, "p/bad.yaml": "version: 2\n",
    ])
    try bench.link("dead.yaml", to: "nowhere.yaml")
    let cases: [(words: String, status: PolicyCommand.ExitStatus, message: String)] = [
      ("", .usage, "POLICY"), ("nobody", .wrongInput, "there is no policy `nobody`"),
      ("@/p/bad.yaml", .wrongInput, "p/bad.yaml:1:10: error: "),
      ("@/p/inbox.yaml --output -", .usage, "`--output` needs a file"),
      ("@/p/inbox.yaml --output @/p", .failed, "`p` is a folder"),
      (
        "@/p/inbox.yaml --output @/dead.yaml", .failed,
        "cannot write `dead.yaml`: it is a link that leads nowhere"
      ),
    ]
    for (words, status, message) in cases {
      let run = try bench.run(words: "generate-tests " + words)
      #expect(run.status == status && run.output == "", "\(words) \(run.output)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }
}
