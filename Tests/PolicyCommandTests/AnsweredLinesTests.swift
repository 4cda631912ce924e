import PolicyCommand
import Testing

@Suite("Lines of contexts")
struct AnsweredLinesTests {
  private static let policy = """
    version: 1
    outputs: { columns: { type: number, default: 1 } }
    rules:
      - name: three
        when: { width: 1100... }
        layout:
          style: triple-column
          display: two-displace-secondary
          sidebar: { min: 210.5, max: 300 }
          content: { fraction: 0.31 }
          detail: { min: 700 }
      - name: two
        when: { width: 600..., height: 480... }
        layout: { style: double-column, display: one-over-secondary, tip: open-list }
      - { name: low, when: { height: ..<400 }, layout: { tabs: none, values: { columns: 3 } } }
    otherwise: { layout: { style: stack } }
    also:
      places:
        rules: [{ name: rail, when: { width: 700... }, layout: { margin: 7.25 } }]
    """

  @Test("say what eval says of each context alone, in JSON and in text")
  func sameAnswers() throws {
    let bench = try Workbench(["p.yaml": Self.policy])
    let options = [
      ("", "{}"), ("--width 1234.567", #"{"width":1234.567}"#), ("--size 0x5", #"{"size":"0x5"}"#),
      ("--size 1133.25x700 --device pad", #"{"size":"1133.25x700","device":"pad"}"#),
      ("--size 1100x333.333", #"{"width":1100,"height":333.333}"#),
      ("--size 820x1180 --direction rtl", #"{"size":"820x1180","direction":"rtl"}"#),
      ("--size 333.3333x390 --insets 0.1", #"{"size":"333.3333x390","insets":0.1}"#),
      ("--size 700x600 --orientation portrait", #"{"size":"700x600","orientation":"portrait"}"#),
      ("--size 1e15x4e8", #"{"size":"1e15x4e8"}"#),
      ("--device iphone-17", #"{"device":"iphone-17"}"#),
      ("--size 390x844 --keyboard 336", #"{"width":390,"height":844,"keyboard":336}"#),
    ]
    // Twice, since what was said before is remembered.
    let input = (options + options).map { $0.1 + "\n" }.joined()
    let alone = try options.map { options, _ in
      try bench.run(words: "eval @/p.yaml --format json \(options)").lines[0]
    }
    let lines = try bench.run(["eval", "@/p.yaml", "--contexts", "-"], input: input).lines
    #expect(lines == alone + alone)

    let text = try bench.run(
      ["eval", "@/p.yaml", "--contexts", "-", "--format", "text"], input: input
    ).lines
    for (number, line) in text.enumerated() {
      let json = lines[number]
      let rule = try #require(line.split(separator: "(").last?.split(separator: ")").first)
      #expect(line.hasPrefix("\(number + 1): "))
      #expect(json.contains("\"policy\":\"p\",\"rule\":\"\(rule)\""))
    }
  }

  @Test("say the same of many rules, however many lines come before")
  func manyRules() throws {
    let rules = (0..<30).map { number in
      "  - { name: r\(number), when: { width: \(1200 - 30 * number)..., focus: \(number % 3 == 0) }, "
        + "layout: { style: stack, margin: \(number) } }\n"
    }
    let policy =
      "version: 1\nhysteresis: 20\ninputs: { focus: { type: boolean } }\nrules:\n"
      + rules.joined() + "otherwise: { layout: { style: stack } }\n"
    let bench = try Workbench(["p.yaml": policy])
    let some = (0..<60).map { number in
      let focus = number % 4 == 0 ? "" : ",\"focus\":\(number % 2 == 0)"
      return "{\"width\":\(200 + 20 * number),\"height\":700\(focus)}\n"
    }
    let input = (0..<20).map { _ in some.joined() }.joined()
    for options in [[], ["--session"]] {
      let lines = try bench.run(["eval", "@/p.yaml", "--contexts", "-"] + options, input: input)
        .lines
      #expect(lines.count == 1200)
      // In a session the first round alone has nothing before it.
      #expect(lines[60..<120] == lines[1140..<1200])
    }
  }

  /// A line that is no JSON, where, in which field, and what the text says.
  @Test(
    "that are no JSON are answered with an error that names line, column and field",
    arguments: [
      (
        #"{"width":1,"width":2}"#, 12, "width",
        "in `width`: the key is given twice, first at column 2 (leave one of them out)"
      ),
      (
        #"{"fold":{"axis":"vertical","axis":"horizontal"}}"#, 28, "fold.axis",
        "in `fold.axis`: the key is given twice, first at column 10 (leave one of them out)"
      ),
      (#"{"width":1,}"#, 11, nil, "a comma stands before `}` (leave it out)"),
      (
        #"{"open":["detail",]}"#, 18, "open", "in `open`: a comma stands before `]` (leave it out)"
      ),
      (
        "{\"device\":\"p\u{FFFF}d\"}", 13, "device",
        "in `device`: found the byte 0xFF in a text (lines are UTF-8)"
      ),
      (
        #"{"device":"\ud83d"}"#, 12, "device",
        #"in `device`: `\uD83D` is one half of a surrogate pair "#
          + "(write the character itself, or both halves)"
      ),
      (
        #"{"open":["\udE00"]}"#, 11, "open[0]",
        #"in `open[0]`: `\uDE00` is one half of a surrogate pair "#
          + "(write the character itself, or both halves)"
      ),
    ] as [(String, Int, String?, String)])
  func badLines(line: String, column: Int, field: String?, text: String) throws {
    let bench = try Workbench()
    // U+FFFF stands for a byte that no UTF-8 has.
    let bytes = line.unicodeScalars.flatMap { scalar in
      scalar == "\u{FFFF}" ? [0xFF] : Array(String(scalar).utf8)
    }
    try bench.write("lines", Array("{}\n".utf8) + bytes + Array("\n{}\n".utf8))
    let json = try bench.run("eval", "stack", "--contexts", "@/lines")
    #expect(json.status == .wrongInput)
    #expect(json.lines.count == 3)
    #expect(json.lines[0] == json.lines[2])
    let place = field.map { ",\"field\":\"\($0)\"" } ?? ""
    #expect(json.lines[1].hasPrefix("{\"error\":{\"column\":\(column)\(place),"))
    #expect(json.lines[1].contains("\"line\":2,\"message\":"))
    let shown = try bench.run("eval", "stack", "--contexts", "@/lines", "--format", "text")
    #expect(shown.lines[1] == "2: error: \(text)")
  }
}
