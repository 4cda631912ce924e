import PolicyCommand
import Testing

/// Faults that people reported of command-line tools.
@Suite struct ReportedCommandTests {
  private static let policy = columns(when: "width: 600...")
  private static let files = [
    "p/good.yaml": policy,
    "p/doubtful.yaml":
      "version: 1\nrules:\n  - { name: all, use: stack }\notherwise: { use: stack }\n",
    "p/broken.yaml": "version: 1\n",
    "p/failing.yaml": policy
      + "tests:\n  - { name: t, given: { width: 700 }, expect: { rule: otherwise } }\n",
    "p/passing.yaml": policy
      + "tests:\n  - { name: t, given: { width: 700 }, expect: { rule: columns } }\n",
    "lines": "{\"width\": 700}\n", "bad-lines": "{\"width\": 700}\n{\"width\":\n",
    "empty/note.txt": "",
  ]

  @Test(
    "each kind of ending has its status",
    arguments: [
      ("check @/p/good.yaml", PolicyCommand.ExitStatus.done), ("check @/p/doubtful.yaml", .done),
      ("test @/p/passing.yaml", .done), ("eval stack", .done), ("--help", .done),
      ("check --help", .done), ("--version", .done), ("list --policies @/p/good.yaml", .done),
      ("eval @/p/good.yaml --contexts @/lines", .done),
      ("check --policies @/empty --allow-empty", .done),
      ("test @/p/good.yaml --allow-empty", .done),
      ("matrix @/p/good.yaml --id ipad-mini-6", .done),
      ("devices --id ipad-mini-6", .done),
      ("check @/p/doubtful.yaml --strict", .no), ("test @/p/failing.yaml", .no),
      ("check @/p/broken.yaml", .wrongInput), ("check --policies @/p", .wrongInput),
      ("eval @/p/broken.yaml", .wrongInput), ("eval nobody", .wrongInput),
      ("eval stack --width wide", .wrongInput), ("eval stack --input note=1", .wrongInput),
      ("eval stack --device ipad-mini-66", .wrongInput), ("check @/p", .wrongInput),
      ("eval @/p/good.yaml --contexts @/bad-lines", .wrongInput),
      ("devices --idiom tablet", .wrongInput), ("devices --id nothing", .wrongInput),
      ("eval stack --format xml", .wrongInput),
      ("check --policies @/empty", .nothing), ("test @/p/good.yaml", .nothing),
      ("devices --year 1990", .nothing), ("matrix --policies @/empty", .nothing),
      ("", .usage), ("chekc", .usage), ("check --no-such-flag", .usage), ("eval", .usage),
      ("eval stack --wid 700", .usage), ("eval stack --width 700 --width 900", .usage),
      ("eval stack --session", .usage), ("eval stack pad-only", .usage),
      ("check @/p/missing.yaml", .missingFile), ("check --policies @/missing", .missingFile),
      ("eval @/missing.yaml", .missingFile), ("test @/missing.yaml", .missingFile),
      ("eval stack --contexts @/missing", .missingFile),
      ("eval stack --contexts @/empty", .wrongInput), ("check @/loop.yaml", .failed),
      ("check @/p/broken.yaml @/p/missing.yaml", .missingFile),
    ])
  func status(_ command: String, _ status: PolicyCommand.ExitStatus) throws {
    let bench = try Workbench(Self.files)
    try bench.link("loop.yaml", to: "loop.yaml")
    let run = try bench.run(command.split(separator: " ").map(String.init))
    #expect(run.status == status)
    #expect((run.errors + run.output).isEmpty == false)
    if status > PolicyCommand.ExitStatus.wrongInput { #expect(run.errors.contains("error: ")) }
  }

  @Test(
    "a length of an option is a finite number of points in digits",
    arguments: [
      ("--width=nan", "`--width`: `nan` is not finite"),
      ("--width=inf", "`--width`: `inf` is not finite"),
      ("--width=-inf", "`--width`: `-inf` is not finite"),
      ("--width=1e400", "`--width`: `1e400` is too large"),
      ("--width=0x320", "`--width`: `0x320` is hexadecimal"),
      ("--width=767,5", "`--width`: `767,5` has a comma"),
      ("--width=1_000", "`--width`: `1_000` has an underscore"),
      ("--width=-5", "`width` cannot be negative"),
      ("--width= 800", "`--width`: ` 800` has a space around it"),
      ("--text-scale=-1", "`text-scale` must be above 0"),
      ("--width=", "`--width`: a number is missing"),
    ])
  func lengths(_ option: String, _ message: String) throws {
    let bench = try Workbench(["p.yaml": Self.policy])
    let run = try bench.run("eval", "@/p.yaml", option)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: \(message)"))
    #expect(run.status == .wrongInput)
  }

  @Test("a number behind an option is its value even if it is negative; -0 is 0")
  func negatives() throws {
    let bench = try Workbench(["p.yaml": Self.policy])
    let negative = try bench.run("eval", "@/p.yaml", "--width", "-5")
    #expect(negative.errors == "error: `width` cannot be negative\n")
    #expect(negative.status == .wrongInput)
    let zero = try bench.run("eval", "@/p.yaml", "--width=-0", "--format", "json")
    let plain = try bench.run("eval", "@/p.yaml", "--width=0", "--format", "json")
    #expect(zero.status == .done)
    #expect(zero.output == plain.output)
    #expect(!zero.output.contains("-0"))
  }

  @Test("an argument behind -- is no option")
  func doubleDash() throws {
    let bench = try Workbench([:])
    let run = try bench.run("eval", "--", "-odd-name.yaml")
    #expect(run.errors.hasPrefix("error: `-odd-name.yaml` is not there"))
  }

  @Test("a bad line is answered in its place, blank lines are passed over, line ends may be CRLF")
  func lines() throws {
    let bench = try Workbench(["p.yaml": Self.policy])
    let input =
      "{\"width\":500}\n{\"width\":\r\n{\"width\":900}\r\n\n \t\r\n{\"width\":\"wide\"}\n{\"width\":700}"
    let run = try bench.run(["eval", "@/p.yaml", "--contexts", "-"], input: input)
    #expect(run.status == .wrongInput)
    #expect(run.errors == "")
    #expect(run.lines.count == 5)
    let rules = run.lines.map { line in
      ["otherwise", "columns"].first { line.contains("\"policy\":\"p\",\"rule\":\"\($0)\"") }
    }
    #expect(rules == ["otherwise", nil, "columns", nil, "columns"])
    #expect(run.lines[1].hasPrefix(#"{"error":{"column":10,"#))
    #expect(run.lines[1].contains(#""line":2,"#))
    #expect(run.lines[3].hasPrefix(#"{"error":{"column":10,"field":"width","#))
    #expect(run.lines[3].contains(#""line":6,"#))
  }

  @Test(
    "what is wrong with a line names its field, or where it stops being JSON",
    arguments: [
      (#"{"width":700.5,"height":"tall"}"#, #""column":25,"field":"height""#),
      (#"{"width":700,"text-scale":true}"#, #""column":27,"field":"text-scale""#),
      (#"{"width":1e400}"#, #""column":10,"field":"width""#), (#"{"width":NaN}"#, #""column":10"#),
      (#"{"width":0700}"#, #""column":10"#), (#"{"width":700,}"#, #""column":13"#),
      (#"{"Width":700}"#, #""field":"Width""#), ("null", "a context is an object, not null"),
      (#""x""#, "a context is an object, not text"),
      (#"{"width":1,"width":2}"#, #""column":12,"field":"width""#),
      (#"{"size":"1x2","width":2}"#, "`width` is said twice"), ("[]", "a context is an object"),
    ])
  func badLines(_ line: String, _ part: String) throws {
    let bench = try Workbench([:])
    let run = try bench.run(["eval", "stack", "--contexts", "-"], input: line + "\n{}\n")
    #expect(run.status == .wrongInput)
    #expect(run.lines.count == 2)
    #expect(run.lines[0].hasPrefix(#"{"error":{"#))
    #expect(run.lines[0].contains(part))
    #expect(run.lines[1].contains(#""style":"stack""#))
  }

  @Test(
    "equal runs write equal bytes, without colours where nobody sees them",
    arguments: [
      "check --policies @/p", "check --policies @/p --format json", "list --policies @/p/good.yaml",
      "eval @/p/good.yaml --format json", "ruler @/p/good.yaml --format json",
      "matrix @/p/good.yaml double-column --idiom pad",
      "matrix @/p/good.yaml --id ipad-mini-6 --windowing all",
      "test --policies @/p --keep-going", "eval nobody", "devices --idiom pad",
    ])
  func determinism(_ command: String) throws {
    let bench = try Workbench(Self.files)
    let arguments = command.split(separator: " ").map(String.init)
    let runs = try (0..<20).map { _ in
      let run = try bench.run(arguments)
      return run.output + "\0" + run.errors
    }
    #expect(Set(runs).count == 1)
    #expect(!runs[0].contains("\u{1B}"))
  }

  @Test("findings have colours on a terminal that wants them")
  func colours() throws {
    let bench = try Workbench(Self.files)
    let run = try bench.run(["check", "@/p/broken.yaml"], isColourful: true)
    #expect(run.output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!Output.allowsColours(isTerminal: false, environment: [:]))
    #expect(!Output.allowsColours(isTerminal: true, environment: ["NO_COLOR": "1"]))
  }

  @Test("a reader that goes away ends a run quietly and soon")
  func closedPipe() throws {
    let bench = try Workbench([:])
    let line = "{\"width\": 700}\n"
    try bench.write("many", String(repeating: line, count: 20_000).utf8)
    let pipe = try Pipe()
    ignoreBrokenPipes()
    pipe.closeReading()
    let errors = Output()
    let tool = CommandLineTool(
      input: try OpenFile(reading: "/dev/null"), output: Output(pipe.output, environment: [:]),
      errors: errors)
    #expect(tool.run(["eval", "stack", "--contexts", bench.path + "/many"]) == .done)
    #expect(errors.text == "")
  }

  @Test("a full disk is a failure")
  func fullDisk() throws {
    guard let disk = OpenFile.fullDisk else { return }
    let errors = Output()
    let tool = CommandLineTool(
      input: try OpenFile(reading: "/dev/null"), output: Output(disk, environment: [:]),
      errors: errors)
    #expect(tool.run(["list"]) == .failed)
    #expect(errors.text.hasPrefix("error: "))
  }
}
