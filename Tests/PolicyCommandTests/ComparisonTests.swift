import PolicyCommand
import Testing

@Suite("A matrix of several policies")
struct ComparisonTests {
  private static let files = [
    "old.yaml": """
    version: 1
    summary: The old one.
    inputs: { busy: { type: boolean, default: false } }
    rules:
      - name: wide
        when: { width: 700..., not: { busy: true } }
        layout: { style: double-column, display: one-beside-secondary, sidebar: 300 }
    otherwise: { layout: { style: stack } }
    """,
    "new.yaml": """
    version: 1
    assume: { width: 380... }
    inputs: { busy: { of: ["yes", "no"] }, mode: { of: [calm, loud] } }
    rules:
      - { name: odd, when: { os-version: 99... }, layout: { style: triple-column } }
      - name: wide
        when: { width: 800... }
        layout: { style: double-column, display: one-beside-secondary, sidebar: 350 }
    otherwise: { layout: { style: stack } }
    also:
      bars:
        rules: [{ name: low, when: { height: ..<500 }, layout: { tabs: rail } }]
    """,
  ]
  private static let devices = ["--id", "ipad-mini-6,iphone-se-2,iphone-17"]

  private func run(_ arguments: String...) throws -> Workbench.Run {
    try Workbench(Self.files).run(["matrix"] + arguments + Self.devices)
  }

  @Test("has a column for each, marks where they differ, and leaves out what one assumes away")
  func folded() throws {
    let run = try run("@/old.yaml", "@/new.yaml", "stack", "stack")
    #expect(run.errors == "")
    #expect(
      run.output == """
        old: The old one.
        new
        stack: One screen at a time, everywhere.
        3 devices; * in 4 of 5 windows they differ; `assume` leaves out 1 more
        ? `new`: an earlier rule was undecided, since this is unknown: `os-version` in 5

           old                                                                       new                                                                          stack
        *  stack (otherwise): detail                                                 stack, tabs rail (otherwise): detail ?                                       stack (otherwise): detail
                1 phone sideways
        *  double-column one-beside-secondary, sidebar 300 (wide): detail            double-column one-beside-secondary, sidebar 350, tabs rail (wide): detail ?  stack (otherwise): detail
                1 phone sideways
        *  double-column one-beside-secondary (wide): sidebar | detail               stack (otherwise): detail ?                                                  stack (otherwise): detail
                1 pad upright
        *  double-column one-beside-secondary, sidebar 300 (wide): sidebar | detail  double-column one-beside-secondary, sidebar 350 (wide): sidebar | detail ?   stack (otherwise): detail
                1 pad sideways
           stack (otherwise): detail                                                 stack (otherwise): detail ?                                                  stack (otherwise): detail
                1 phone upright

        """)
  }

  @Test("has one row a window with --each")
  func each() throws {
    let run = try Workbench().run(
      "matrix", "double-column", "stack", "--each", "--width", "500,900", "--id", "ipad-mini-6",
      "--orientation", "landscape")
    #expect(
      run.output == """
        double-column: Two columns where the width class is regular, else a stack.
        stack: One screen at a time, everywhere.
        1 device; * in 1 of 2 windows they differ, orientation landscape

           device       orientation  windowing  width  height  double-column                                                stack                      given
           ipad-mini-6  landscape    -            500     744  stack (otherwise): detail                                    stack (otherwise): detail  width 500
        *  ipad-mini-6  landscape    -            900     744  double-column one-beside-secondary (wide): sidebar | detail  stack (otherwise): detail  width 900

        """)
  }

  @Test("is one object in JSON, which says where they differ and how each answers")
  func json() throws {
    let run = try run("@/new.yaml", "stack", "--format", "json", "--height", "400,600")
    #expect(run.lines.count == 1)
    #expect(
      run.output.hasPrefix(#"{"differing":7,"left-out":2,"policies":["new","stack"],"rows":[{"#))
    #expect(run.output.hasSuffix(#"],"undecided":{"new":{"os-version":10},"stack":{}}}"# + "\n"))
    func shown(width: Int, x: Int) -> String {
      #""notes":[],"panes":[{"frame":{"height":400,"width":\#(width),"x":\#(x),"y":0},"#
        + #""pane":"detail","placement":"beside"}],"#
    }
    let stack =
      #"{"detail-width":667,"layout":{"spacing":0,"style":"stack","tabs":"none"},"#
      + shown(width: 667, x: 0) + #""policy":"stack","rule":"otherwise","unknown":[]}"#
    #expect(
      run.output.contains(
        #"{"answers":{"new":{"also":{"bars":"low"},"detail-width":587,"#
          + #""layout":{"spacing":0,"style":"stack","tabs":"rail"},"# + shown(width: 587, x: 80)
          + #""policy":"new","rule":"otherwise","tabs":{"as":"rail","edge":"leading","#
          + #""frame":{"height":400,"width":80,"x":0,"y":0},"placement":"beside"},"#
          + #""unknown":["os-version"]},"stack":"#
          + stack
          + #"},"device":"iphone-se-2","differs":true,"given":{"height":"400"},"height":400,"orientation":"landscape","width":667}"#
      ))
  }

  @Test("tells policies of one name apart by their paths, and knows when two paths are one file")
  func namesakes() throws {
    let bench = try Workbench([
      "a.yaml": Self.files["old.yaml"] ?? "", "b/a.yaml": "version: 1\notherwise: { use: stack }\n",
    ])
    let both = try bench.run(["matrix", "@/a.yaml", "@/b/a.yaml"] + Self.devices)
    #expect(both.lines.prefix(2) == ["a.yaml: The old one.", "b/a.yaml"])
    let one = try bench.run(["matrix", "@/a.yaml", "@/b/../a.yaml"] + Self.devices)
    #expect(one.output == (try bench.run(["matrix", "@/a.yaml"] + Self.devices)).output)
  }

  @Test(
    "takes an input that one of them declares",
    arguments: [
      (["--input", "mode=loud"], nil),
      (
        ["--input", "moed=loud"],
        "none of the policies has an input `moed`\n  help: did you mean `mode`?"
      ),
      (
        ["--input", "width=9"], "none of the policies has an input `width`\n  help: write `--width`"
      ),
      (
        ["--input", "busy=true"],
        "the policies declare the input `busy` differently\n  help: leave it out, or rename it in one of them"
      ),
    ] as [([String], String?)])
  func inputs(options: [String], message: String?) throws {
    let bench = try Workbench(Self.files)
    let run = try bench.run(["matrix", "@/old.yaml", "@/new.yaml"] + options)
    #expect(run.errors == message.map { "error: \($0)\n" } ?? "")
    #expect(run.status == (message == nil ? .done : .wrongInput))
    #expect(run.output.isEmpty == (message != nil))
  }

  @Test("says whose assumptions leave no window")
  func noWindow() throws {
    let run = try run("@/new.yaml", "stack", "--width", "300")
    #expect(
      run.errors == """
        error: no window of any device is left for `new`, `stack`
          help: their `assume` leaves out 6

        """)
    #expect(run.status == .nothing)
  }
}
