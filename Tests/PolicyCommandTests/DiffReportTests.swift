import PolicyCommand
import Testing

@Suite("The report on the difference of policies")
struct DiffReportTests {
  private static let files = [
    "old/a.yaml": columns(when: "device: mac, width: 600..."),
    "new/a.yaml": columns(when: "device: mac, width: 640..."),
    "old/gone.yaml": columns(when: "width: 600..."),
    "new/come.yaml": columns(when: "width: 600..."),
    "old/same.yaml": columns(when: "width: 600..."),
    "new/same.yaml": columns(when: "width: 600..."),
    "one.yaml": columns(when: "device: mac"),
    "many.yaml": columns(
      when: "width: 600..., any: [{ device: pad, shape: tall }, { height: ..<400 }]"),
    "odd.yaml": """
    version: 1
    inputs: { mode: { type: text, default: calm } }
    rules:
      - name: a
        when: { mode: "a|b <b>*x*</b> `c` @you" }
        layout: { style: double-column }
    otherwise: { layout: { style: stack } }
    """, "stack.yaml": "version: 1\notherwise: { layout: { style: stack } }\n",
    "number.yaml": "inputs: { a: { type: number, default: 1 } }\n" + columns(when: "a: 2..."),
    "boolean.yaml": "inputs: { a: { type: boolean, default: false } }\n" + columns(when: "a: true"),
    "columns.yaml": "version: 1\notherwise: { layout: { style: double-column } }\n",
    "given.yaml": columns(when: "any: [{ width: 600... }, { width: ..<600 }]"),
  ]

  private func run(_ arguments: String...) throws -> Workbench.Run {
    try Workbench(Self.files).run(["diff"] + arguments)
  }

  @Test("tells of folders which policies come, go, change or decide alike")
  func folders() throws {
    let run = try run("@/old", "@/new")
    #expect(
      run.output == """
        a: changes  (old/a.yaml -> new/a.yaml)
          mac, 600 ..< 640 points wide: double-column automatic -> stack
              such as { device: mac, width: 600, height: 1180 }
          0 of 747 windows of real devices change

        come: added  (new/come.yaml)

        gone: removed  (old/gone.yaml)

        same: decides alike everywhere  (old/same.yaml -> new/same.yaml)

        4 policies: 1 changes, 1 is added, 1 is removed, 1 decides alike

        """)
    #expect(run.errors == "" && run.status == .no)
  }

  @Test("is one line of JSON")
  func json() throws {
    let run = try run("@/old/a.yaml", "@/new/a.yaml", "--format", "json")
    let stack = #"{"spacing":0,"style":"stack","tabs":"none"}"#
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix(#"{"differs":true,"policies":[{"changes":[{"change":{"keys":["#))
    #expect(run.output.contains(#""new":\#(stack),"#))
    let end = #"""
      "text":"double-column automatic -> stack"},"place":"mac, 600 ..< 640 points wide",\#
      "such-as":{"device":"mac","height":1180,"width":600},\#
      "where":{"device":["mac"],"width":[{"below":640,"from":600}]}}],"exact":true,"more":0,\#
      "new":"new/a.yaml","notes":[],"old":"old/a.yaml","outcome":"changed","policy":"a",\#
      "windows":{"changed":[],"left-out":0,"unchanged":747}}]}

      """#
    #expect(run.output.hasSuffix(end), "\(run.output)")
  }

  @Test("is Markdown that nothing in it can change")
  func markdown() throws {
    let run = try run("@/stack.yaml", "@/odd.yaml", "--format", "markdown")
    #expect(
      run.output == """
        ## Layout policies

        ### odd: changes

        stack.yaml -&#62; odd.yaml

        | Where | What changes | Such as |
        | --- | --- | --- |
        | &#96;mode&#96; "a&#124;b &#60;b&#62;&#42;x&#42;&#60;/b&#62; &#96;c&#96; &#64;you" | stack -&#62; double-column automatic | { mode: "a&#124;b &#60;b&#62;&#42;x&#42;&#60;/b&#62; &#96;c&#96; &#64;you" } |

        - input &#96;mode&#96; is declared by the new one alone: text, default calm

        0 of 747 windows of real devices change.

        """)
  }

  @Test("shows as many lines as are wanted, and counts the others")
  func limits() throws {
    let whole = try run("@/one.yaml", "@/many.yaml")
    let lines = whole.lines.filter { $0.hasPrefix("  ") && $0.contains(": ") }
      .filter { !$0.hasPrefix("   ") }
    #expect(lines.count > 2)
    let cut = try run("@/one.yaml", "@/many.yaml", "--limit", "1")
    #expect(cut.lines.contains("  and \(lines.count - 1) more"))
    #expect(cut.lines.contains(lines[0]) && !cut.lines.contains(lines[1]))
    let none = try run("@/one.yaml", "@/many.yaml", "--limit", "0")
    #expect(none.lines[1] == "  \(lines.count) kinds of context, not listed")
    let markdown = try run("@/one.yaml", "@/many.yaml", "--limit", "0", "--format", "markdown")
    #expect(markdown.lines[3] == "\(lines.count) kinds of context, not listed")
    #expect(!markdown.output.contains("| Where |"))
  }

  @Test("has no table where there is nothing to compare")
  func empty() throws {
    let bench = try Workbench(["a/x.txt": "", "b/x.txt": ""])
    let run = try bench.run(
      "diff", "@/a", "@/b", "--allow-empty", "--format", "markdown")
    #expect(run.output == "## Layout policies\n\nThere are none to compare.\n")
    #expect(run.status == .done)
  }

  @Test("says `{}` in JSON for everywhere and for any number")
  func anything() throws {
    let given = try run("@/stack.yaml", "@/given.yaml", "--format", "json")
    #expect(given.output.contains(#""where":{"width":[{}]}"#), "\(given.output)")
    let all = try run("@/stack.yaml", "@/columns.yaml", "--format", "json")
    #expect(all.output.contains(#""place":"everywhere","such-as":{},"where":{}"#), "\(all.output)")
  }

  @Test("has a key for each way in which an input is declared")
  func declarations() throws {
    let run = try run("@/number.yaml", "@/boolean.yaml", "--format", "json")
    let cells =
      #"{"input a (boolean, default false)":[true],"input a (number, default 1)":[{"below":2}]}"#
    #expect(run.output.contains("\"such-as\":{\"a\":true},\"where\":\(cells)"), "\(run.output)")
  }

  @Test(
    "says what cannot be compared",
    arguments: [
      (["@/one.yaml"], "error: `diff` needs two policies, the old and the new\n", .usage),
      (
        ["@/one.yaml", "@/old"], "error: `old` is a folder, and the other is none\n", .wrongInput
      ),
      (
        ["@/old", "@/new", "--policies", "@/old"],
        "error: `--policies` adds nothing to two folders, each of which is read for itself\n",
        .usage
      ),
      (["@/one.yaml", "@/none.yaml"], "error: `none.yaml` is not there\n", .missingFile),
      (["@/one.yaml", "double-colum"], "error: there is no policy `double-colum`\n", .wrongInput),
      (["stack", "stack", "--limit", "-1"], "error: `--limit` cannot be `-1`\n", .wrongInput),
      (["stack", "stack", "--limit", "x"], "error: `--limit` cannot be `x`\n", .wrongInput),
    ] as [([String], String, PolicyCommand.ExitStatus)])
  func refusals(arguments: [String], message: String, status: PolicyCommand.ExitStatus) throws {
    let run = try Workbench(Self.files).run(["diff"] + arguments)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == status, "\(run.errors)")
  }
}
