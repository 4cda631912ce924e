import Foundation
import PolicyCommand
import Testing

@Suite("Completions")
struct CompletionTests {
  @Test("every verb, option and word of the table is in each script", arguments: Shell.allCases)
  func wholeTable(shell: Shell) throws {
    let script = CommandLineTool.program.completions(for: shell)
    let known = Set(script.split { !($0.isLetter || $0.isNumber || $0 == "-") })
    for verb in CommandLineTool.program.verbs {
      #expect(known.contains(Substring(verb.name)))
      for option in verb.options {
        #expect(known.contains(Substring(shell == .fish ? option.name : "--\(option.name)")))
        #expect(known.isSuperset(of: option.candidates.words.map { Substring($0) }))
      }
      for positional in verb.positionals {
        #expect(known.isSuperset(of: positional.candidates.words.map { Substring($0) }))
      }
    }
  }

  @Test("each script is understood, whatever marks its texts have", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    for program in [CommandLineTool.program, sample, marked] {
      let run = try ask(shell, ["-n"], program.completions(for: shell))
      #expect(run?.errors ?? "" == "")
    }
  }

  @Test(
    "bash offers what can stand at the cursor",
    arguments: [
      (["ev"], ["eval"]),
      (["eval", "--wi"], ["--width", "--width-class"]),
      (
        ["eval", "-"],
        [
          "--format", "--policies", "-p", "--quiet", "-q", "--device", "--width", "--width-class",
          "--a-name-that-is-long", "--contexts", "--help", "-h",
        ]
      ),
      (["eval", "--width-class", ""], ["compact", "regular"]),
      (["eval", "--width-class", "="], ["compact", "regular"]),
      (["eval", "--width-class", "=", "r"], ["regular"]),
      (["eval", "--width-class=r"], ["--width-class=regular"]),
      (["eval", "--width", ""], []),
      (["eval", "--width", "-"], []),
      (["eval", "--width", "--form"], []),
      (["eval", "--width", "5", "--form"], ["--format"]),
      (["eval", "--quiet", "--form"], ["--format"]),
      (["eval", "--", "--form"], []),
      (["--"], ["--help", "--version"]),
      (["nothing", "--"], []),
    ] as [([String], [String])])
  func bash(words: [String], expected: [String]) throws {
    #expect(try offers(of: sample, ["layout-policy"] + words) == expected)
  }

  @Test(
    "bash keeps the values before the last comma",
    arguments: [
      (["--idiom", "phone,p"], ["phone,phone", "phone,pad"]),
      (["--idiom", "=", "phone,w"], ["phone,watch"]),
      (["--idiom=phone,w"], ["--idiom=phone,watch"]),
    ] as [([String], [String])])
  func commas(words: [String], expected: [String]) throws {
    let offered = try offers(of: CommandLineTool.program, ["layout-policy", "matrix"] + words)
    #expect(offered == expected)
  }

  @Test("words with marks are offered as they are, and nothing in them is run")
  func marks() throws {
    #expect(try offers(of: marked, ["marked", "do", "--pick", ""]) == markedWords)
    let script = marked.completions(for: .fish) + "\ncomplete -C 'marked do --pick '\n"
    if let run = try ask(.fish, ["--no-config"], script) {
      let words = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(Set(words.map(String.init)) == Set(markedWords))
    }
  }

  @Test("what is no shell is refused")
  func noShell() throws {
    let run = try Workbench().run("completions", "fihs")
    #expect(run.status == .wrongInput)
    #expect(run.errors == "error: SHELL cannot be `fihs`\n  help: did you mean `fish`?\n")
  }

  @Test("policies and devices are listed by their names alone")
  func names() throws {
    let bench = try Workbench(["p/mine.yaml": columns(when: "width: 600...")])
    let policies = try bench.run("list", "--format", "names", "--policies", "@/p").lines
    #expect(policies == ["stack", "double-column", "pad-only", "tip-once", "fixed-width", "mine"])
    let devices = try bench.run("devices", "--id", "ipad-mini-6,iphone-17", "--format", "names")
    #expect(Set(devices.lines) == ["ipad-mini-6", "iphone-17"])
  }

  /// What bash offers for words as bash cuts them.
  private func offers(of program: Program, _ words: [String]) throws -> [String] {
    let cut = words.map { "'\($0)'" }.joined(separator: " ")
    let last = words.last.map { $0 == "=" ? "" : $0 } ?? ""
    let script =
      program.completions(for: .bash) + """
        COMP_WORDS=(\(cut))
        COMP_CWORD=\(words.count - 1)
        _\(program.name.replacingOccurrences(of: "-", with: "_")) \(words[0]) '\(last)'
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    let run = try #require(try ask(.bash, ["--norc"], script))
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Has the shell read a script; nil where this machine has no such shell.
  private func ask(
    _ shell: Shell, _ arguments: [String], _ script: String
  ) throws -> (output: String, errors: String)? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let paths = folders.map { "\($0)/\(shell.rawValue)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    let bench = try Workbench(["script": script])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + ["\(bench.path)/script"]
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Foundation.Pipe(), Foundation.Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: printed, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
  }
}

private let markedWords = ["it's", "$(echo run)", "a:b", "[c]", "two words", "\\", "*", "\"q\""]

/// A program whose texts have marks that shells and roff take for their own.
let marked = Program(
  "marked", "it's \"quoted\": [$HOME] \\ `back` ~ ^",
  verbs: [
    Verb(
      "do", ".begins with a point: it's [so] $(echo run)",
      positionals: [Positional("[A:B]", .any, "'begins with a quote")],
      options: [
        Option("pick", .one("A:[B]"), "a\\b: it's [one] $x", choices: markedWords),
        Option("some", .many("C"), "…", candidates: Candidates(.list, markedWords)),
      ], example: "marked do --pick 'a b'")
  ], example: "marked do")
