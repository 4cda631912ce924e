import PolicyCommand
import Testing

@Suite("Hard input")
struct HardInputTests {
  private static let steering = """
    version: 1
    summary: "s\\u001b[31mS\\u0007"
    outputs: { o: { type: text, default: "o\\u001b[2J\\nline" } }
    rules:
      - { name: "r\\u001b[31m\\nR", when: { width: 5... }, layout: { values: { o: "q\\u202E" } } }
    otherwise: { layout: { style: stack } }
    tests:
      - { name: "t\\u001b[31mT", given: { width: 9 }, expect: { values: { o: "e\\u001b[31m" } } }
    """

  @Test(
    "never steers the terminal that shows it",
    arguments: [
      ["eval", "@/policies/i.yaml", "--width", "9"], ["matrix", "@/policies/i.yaml"],
      ["matrix", "@/policies/i.yaml", "--each"], ["matrix", "@/policies/i.yaml", "stack"],
      ["matrix", "@/policies/i.yaml", "--format", "csv"], ["ruler", "@/policies/i.yaml"],
      ["test", "@/policies/i.yaml"],
      ["list", "--policies", "@/policies"], ["check", "--policies", "@/policies"],
      ["eval", "nope", "--policies", "@/odd"], ["eval", "@/policies/i.yaml", "--contexts", "-"],
      ["eval", "@/policies/i.yaml", "--contexts", "-", "--format", "text"],
    ])
  func steering(arguments: [String]) throws {
    let bench = try Workbench([
      "policies/i.yaml": Self.steering, "odd/a\u{1B}[31mb.yaml": Self.steering,
    ])
    let run = try bench.run(arguments, input: "{\"wi\\u001bdth\":9}\n{\"width\":9}\n")
    for text in [run.output, run.errors] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      // JSON is for programs, and keeps every text as it is.
      #expect(text.hasPrefix("{") || !text.unicodeScalars.contains("\u{202E}"))
    }
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
  }

  /// What is asked of a matrix, and the message that refuses it.
  @Test(
    "of a matrix is refused by name",
    arguments: [
      (["--width", "500", "--width", "500"], "`500` stands twice in `--width`"),
      (["--direction", "rtl,rtl"], "`rtl` stands twice in `--direction`"),
      (["--text-scale", "1,1.0"], "`1.0` stands twice in `--text-scale`"),
      (["--open", "sidebar+detail,detail+sidebar"], "`detail,sidebar` stands twice in `--open`"),
      (["--direction", "rtl,*"], "`*` stands for every value of `--direction`"),
      (["--year", "20.5"], "`--year`: `20.5` is no year"),
      (
        ["--orientation", "*", "--orientation", "portrait"],
        "`portrait` stands twice in `--orientation`"
      ),
      (["--windowing", "all,full-screen"], "`--windowing`: `all` stands for every windowing"),
      (["--width", "5", "--size", "5x5"], "`width` is said twice"),
      (["--year", "2020...2010"], "`--year`: nothing lies in `2020...2010`"),
      (["--id", "ipad-mini-6,"], "there is no device ``"),
      (["--input", "x=1"], "the policy has no input `x`"),
      (["--input", "width=1"], "the policy has no input `width`"),
    ])
  func matrix(options: [String], message: String) throws {
    let run = try Workbench().run(["matrix", "double-column"] + options)
    #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
    #expect(run.status == .wrongInput)
    #expect(run.output == "")
  }

  @Test("makes no more windows than a person can mean")
  func product() throws {
    let many = (1...100).map { String($0) }.joined(separator: ",")
    let run = try Workbench().run(
      ["matrix", "double-column", "--width", many, "--height", many, "--keyboard", many])
    #expect(
      run.errors
        == """
        error: `--height`: the options make 10000 combinations or more for each window
          help: ask for at most 1000

        """)
    #expect(run.status == .wrongInput)
  }

  @Test("that leaves no window says why")
  func noWindow() throws {
    let bench = try Workbench([
      "policies/none.yaml": "version: 1\nassume: { width: ..<5 }\notherwise: { use: stack }\n"
    ])
    let assumed = try bench.run(
      ["matrix", "@/policies/none.yaml", "--id", "ipad-mini-6", "--allow-empty"])
    #expect(assumed.status == .done)
    let refused = try bench.run("matrix", "stack", "--id", "iphone-17", "--posture", "book")
    #expect(refused.status == .nothing)
    #expect(refused.errors.contains("sets the device's own hinge, and `iphone-17` has none"))
  }

  @Test("in files of tests is never passed over")
  func orphans() throws {
    let tests = "version: 1\npolicy: z\ntests: [{ name: a, expect: { rule: otherwise } }]\n"
    let bench = try Workbench([
      "ot/chat.yaml":
        "version: 1\notherwise: { use: stack }\ntests: [{ name: a, expect: { rule: otherwise } }]\n",
      "ot/x.test.yaml": tests,
    ])
    for verb in ["test", "check"] {
      let run = try bench.run(verb, "--policies", "@/ot")
      #expect(run.status == .wrongInput)
      #expect(run.errors.contains("`ot/x.test.yaml` tests `x`, which is not there"))
    }
    let named = try bench.run("test", "@/ot/x.test.yaml")
    #expect(named.errors.hasPrefix("error: `ot/x.test.yaml` holds tests of `x`, and is no policy"))
    #expect(named.status == .wrongInput)
  }

  @Test("gets one message, not a second one that is wrong")
  func oneMessage() throws {
    let bench = try Workbench(["policies/a.yaml": "version: 1\notherwise: { use: stack }\n"])
    for verb in ["matrix", "test"] {
      let run = try bench.run(verb, "nope", "--keep-going", "--policies", "@/policies")
      #expect(run.status == .wrongInput)
      #expect(run.errors.split(separator: "\n").count { $0.hasPrefix("error:") } == 1)
    }
    let empty = try bench.run(["eval", "stack", "--contexts", "-"], input: "\n\n")
    #expect(empty.status == .nothing)
    #expect(empty.errors == "error: there are no contexts\n")
  }

  @Test("leaves built-in policies where they are")
  func namesake() throws {
    let bench = try Workbench(["bi/stack.yaml": "version: 1\notherwise: { use: pad-only }\n"])
    let run = try bench.run("list", "--policies", "@/bi", "--keep-going")
    #expect(run.lines.first == "stack   (built-in)")
    #expect(
      run.errors.hasPrefix(
        "error: two policies are named `stack`: `bi/stack.yaml` and a built-in one"))
    #expect(run.status == .wrongInput)
  }

  @Test("that is unknown is asked by options that exist")
  func advice() throws {
    let bench = try Workbench([
      "in.yaml": """
      version: 1
      inputs: { q: { type: number } }
      rules: [{ name: r, when: { q: 1... }, layout: { style: double-column } }]
      otherwise: { layout: { style: stack } }
      """
    ])
    let run = try bench.run("eval", "@/in.yaml")
    #expect(run.output.hasSuffix("More is known with:\n  --input q=…\n"))
    let wrong = try bench.run("eval", "@/in.yaml", "--input", "q=0x1")
    #expect(wrong.errors.hasPrefix("error: `--input q`: `0x1` is hexadecimal"))
  }

  @Test("of one file by two paths is one file")
  func onePath() throws {
    let tests = "version: 1\npolicy: a\ntests: [{ name: t, expect: { rule: otherwise } }]\n"
    let bench = try Workbench([
      "p/a.yaml": "version: 1\notherwise: { use: stack }\n", "p/a.test.yaml": tests,
    ])
    let folder = bench.path + "/p"
    for arguments in [
      ["--policies", folder, "--policies", folder + "/../p"],
      ["a", "a", "--policies", folder], ["a", folder + "/../p/a.yaml", "--policies", folder],
      [folder + "/./a.yaml", "--policies", folder],
    ] {
      let run = try bench.run(["test"] + arguments)
      #expect(run.lines.last == "1 passed, 0 failed", "\(arguments)")
      #expect(run.status == .done)
    }
    let missing = try bench.run("eval", "b", "--policies", "@/nowhere")
    #expect(missing.errors == "error: `nowhere` is not there\n")
    #expect(missing.status == .missingFile)
  }

  @Test("for built-in policies is run too")
  func builtInTests() throws {
    let bench = try Workbench([
      "p/stack.test.yaml":
        "version: 1\npolicy: stack\ntests: [{ name: t, expect: { style: double-column } }]\n"
    ])
    let run = try bench.run("test", "--policies", "@/p")
    #expect(run.lines.last == "0 passed, 1 failed")
    #expect(run.status == .no)
  }
}
