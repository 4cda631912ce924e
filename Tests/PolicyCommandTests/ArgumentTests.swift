import PolicyCommand
import Testing

@Suite("Arguments")
struct ArgumentTests {
  @Test(
    "what fits the table is taken apart",
    arguments: [
      ("eval reader", [], ["reader"]),
      ("eval --width 820 reader", ["width=820"], ["reader"]),
      ("eval reader --width=820 --device=pad", ["width=820", "device=pad"], ["reader"]),
      ("eval reader --quiet", ["quiet="], ["reader"]),
      (
        "eval -q -p a --policies b -p=c x", ["quiet=", "policies=a", "policies=b", "policies=c"],
        ["x"]
      ),
      ("eval reader --width -5", ["width=-5"], ["reader"]),
      ("eval reader --width -.5", ["width=-.5"], ["reader"]),
      ("eval reader --width=-x", ["width=-x"], ["reader"]),
      ("eval reader --device=", ["device="], ["reader"]),
      ("eval reader --device=a=b", ["device=a=b"], ["reader"]),
      ("eval reader --contexts -", ["contexts=-"], ["reader"]),
      ("eval -", [], ["-"]),
      ("eval -- --width", [], ["--width"]),
      ("eval --quiet -- -q", ["quiet="], ["-q"]),
      ("eval ==\u{301}=\u{FFFD}", [], ["==\u{301}=\u{FFFD}"]),
      ("matrix reader a b c", [], ["reader", "a", "b", "c"]),
      ("matrix reader", [], ["reader"]),
      ("list", [], []),
    ] as [(String, [String], [String])])
  func accepted(line: String, options: [String], positionals: [String]) throws {
    guard case .run(let parsed) = try sample.request(for: words(line)) else {
      Issue.record("not a verb to run")
      return
    }
    #expect(parsed.verb.name == words(line).first)
    #expect(parsed.options.map { "\($0.option.name)=\($0.value)" } == options)
    #expect(parsed.positionals == positionals)
  }

  @Test("given options are found by name")
  func lookup() throws {
    let line = "eval reader -p a -p b --quiet --device="
    guard case .run(let parsed) = try sample.request(for: words(line)) else {
      Issue.record("not a verb to run")
      return
    }
    #expect(parsed.values("policies") == ["a", "b"])
    #expect(parsed.value("device") == "")
    #expect(parsed.value("width") == nil)
    #expect(parsed.has("quiet"))
    #expect(!parsed.has("format"))
  }

  @Test(
    "help and version can be asked for",
    arguments: [
      ("--help", .help(nil)), ("-h", .help(nil)), ("--version", .version),
      ("eval --help", .help(sample.verbs[0])), ("eval reader -h --bogus", .help(sample.verbs[0])),
      ("list -h", .help(sample.verbs[2])),
    ] as [(String, Request)])
  func help(line: String, request: Request) throws {
    #expect(try sample.request(for: words(line)) == request)
  }

  @Test("what does not fit is refused with help", arguments: refusedCommands)
  func refused(line: String, message: String, help: String?) {
    let error = #expect(throws: UsageError.self) { try sample.request(for: words(line)) }
    #expect(error?.message == message)
    #expect(error?.help == help)
    #expect(error?.kind == (message.contains("cannot be") ? .value : .form))
  }

  private static let refusedCommands: [(String, String, String?)] = [
    ("", "a verb is missing", "one of `eval`, `matrix`, `list`"),
    ("evl reader", "there is no verb `evl`", "did you mean `eval`?"),
    ("help", "there is no verb `help`", "`layout-policy --help` lists what there is"),
    (
      "--width=5 eval", "`--width` stands before the verb",
      "write `layout-policy VERB --width`"
    ),
    ("--bogus", "there is no option `--bogus`", "`layout-policy --help` lists what there is"),
    ("-", "there is no option `-`", "`layout-policy --help` lists what there is"),
    ("eval x --devce pad", "there is no option `--devce`", "did you mean `--device`?"),
    ("eval x --widthClass=a", "there is no option `--widthClass`", "did you mean `--width-class`?"),
    (
      "eval x -device pad", "there is no option `-device`", "did you mean `--device`?"
    ),
    (
      "eval x --wid 5", "there is no option `--wid`",
      "options are written in full: `--width` or `--width-class`"
    ),
    (
      "eval x --zzz=\u{1B}[31m", "there is no option `--zzz`",
      "`layout-policy eval --help` lists its options"
    ),
    (
      "eval x -\u{1B}", "there is no option `-\u{FFFD}`",
      "`layout-policy eval --help` lists its options"
    ),
    ("eval x ---", "there is no option `---`", "`layout-policy eval --help` lists its options"),
    ("eval x -5", "there is no option `-5`", "`layout-policy eval --help` lists its options"),
    ("eval x --each width", "`eval` does not take `--each`", "`--each` belongs to `matrix`"),
    ("list --format=json", "`list` does not take `--format`", "`--format` belongs to `eval`"),
    ("eval x --width", "`--width` needs a value", "write `--width POINTS`"),
    ("eval x --width --quiet", "`--width` needs a value", "write `--width POINTS`"),
    ("eval x --width -- 5", "`--width` needs a value", "write `--width POINTS`"),
    ("eval x --width -x", "`--width` needs a value", "write `--width=-x` if `-x` is the value"),
    ("eval x --quiet=yes", "`--quiet` takes no value", "write `--quiet` alone"),
    ("eval x --width 1 --width=1", "`--width` is given twice", "leave one of them out"),
    ("eval x -q --quiet", "`--quiet` is given twice", "leave one of them out"),
    ("eval x --format jsn", "`--format` cannot be `jsn`", "did you mean `json`?"),
    ("eval x --format=", "`--format` cannot be empty", "one of `text`, `json`"),
    ("eval", "`eval` needs POLICY", "such as `layout-policy eval reader --device pad --width 820`"),
    (
      "eval a b", "`b` is one argument too many", "write `layout-policy eval POLICY [options]`"
    ),
    ("list a", "`a` is one argument too many", "write `layout-policy list [options]`"),
  ]
}

private func words(_ line: String) -> [String] {
  line.unicodeScalars.split(separator: " ").map { String($0) }
}
