import Foundation
import PolicyCommand
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports of tests in the forms that CI services read.
@Suite struct TestReportTests {
  private static let inbox =
    columns(when: "width: 600...") + """
      tests:
        - { name: wide, given: { width: 700 }, expect: { rule: columns } }
        - name: "odd, #1: 100% \\\\ <a> & ]]> \\"q\\" \\x07\\uFFFF"
          given: { width: 700 }
          expect: { rule: otherwise, priority: [detail] }

      """
  private static let mail =
    columns(when: "height: 500...") + """
      tests:
        - name: grows
          steps:
            - { given: { width: 700 }, expect: { rule: otherwise } }
            - { given: { height: 700 }, expect: { style: double-column } }

      """
  private static let odd = "odd, #1: 100% \\ <a> & ]]> \"q\" \u{FFFD}"

  private static func run(_ arguments: String...) throws -> Workbench.Run {
    let bench = try Workbench(["p/inbox.yaml": inbox, "p/mail.yaml": mail])
    return try bench.run(["test", "--policies", "@/p"] + arguments)
  }

  @Test("text shows what failed, below a line for each policy")
  func text() throws {
    let run = try Self.run()
    #expect(run.status == .no)
    #expect(
      run.output == """
        FAILED  inbox: 1 of 2 tests passed
                odd, #1: 100% \\ <a> & ]]> "q" \u{FFFD}\u{FFFF}   p/inbox.yaml:7:5
                  rule   p/inbox.yaml:9:21
                    expected  otherwise
                    actual    columns
                  priority   p/inbox.yaml:9:42
                       expected | actual
                    2  none     | sidebar
                    3  none     | content
                    4  none     | inspector
        ok      mail: 1 of 1 test passed
        2 passed, 1 failed

        """)
  }

  @Test("JUnit's XML is well formed and names every test")
  func junit() throws {
    let xml = try Self.run("--format", "junit").output
    let reader = XMLReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    #expect(
      reader.elements == [
        "testsuites errors=0 failures=1 tests=3 time=0",
        "testsuite errors=0 failures=1 name=inbox skipped=0 tests=2 time=0",
        "testcase classname=inbox file=p/inbox.yaml line=6 name=wide time=0",
        "testcase classname=inbox file=p/inbox.yaml line=7 name=\(Self.odd)\u{FFFD} time=0",
        "failure message=not as expected: rule, priority type=expectation",
        "testsuite errors=0 failures=0 name=mail skipped=0 tests=1 time=0",
        "testcase classname=mail file=p/mail.yaml line=6 name=grows time=0",
      ])
    #expect(reader.text.contains("    expected  otherwise\n    actual    columns\n"))
  }

  @Test("TAP numbers every test, and tells of a failure in YAML")
  func tap() throws {
    let lines = try Self.run("--format", "tap").lines
    #expect(
      lines == [
        "TAP version 14", "1..3", "ok 1 - inbox: wide",
        "not ok 2 - inbox: odd, \\#1: 100% \\\\ <a> & ]]> \"q\" \u{FFFD}\u{FFFF}",
        "  ---", #"  at: "p/inbox.yaml:7:5""#, "  failures:",
        #"    - {"actual":"columns","at":"p/inbox.yaml:9:21","expected":"otherwise","#
          + #""subject":"rule","unknown":[]}"#,
        #"    - {"actual":["detail","sidebar","content","inspector"],"at":"p/inbox.yaml:9:42","#
          + #""expected":["detail"],"subject":"priority","unknown":[]}"#,
        "  ...", "ok 3 - mail: grows",
      ])
  }

  @Test("GitHub's annotations stand where the expectations do")
  func github() throws {
    let lines = try Self.run("--format", "github").lines
    #expect(lines.count == 3)
    #expect(
      lines[0]
        == "::error file=p/inbox.yaml,line=9,col=21,title=inbox%3A odd%2C #1%3A 100%25 \\ <a> & ]]> "
        + "\"q\" \u{FFFD}\u{FFFF}::rule   p/inbox.yaml:9:21%0A  expected  otherwise%0A"
        + "  actual    columns")
    #expect(lines[2] == "2 passed, 1 failed")
  }

  @Test("JSON has every test, with its failures")
  func json() throws {
    let run = try Self.run("--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["passed"] as? Int == 2 && report?["failed"] as? Int == 1)
    #expect(
      run.output.hasSuffix(
        #"{"policy":"mail","tests":[{"at":"p/mail.yaml:6:5","name":"grows","passed":true}]}]}"#
          + "\n"))
  }

  @Test("a report goes to a file beside the text, or the run says why not")
  func output() throws {
    let bench = try Workbench(["p/inbox.yaml": Self.inbox])
    let text = try bench.run("test", "@/p/inbox.yaml")
    for _ in 0..<2 {
      let run = try bench.run(
        "test", "@/p/inbox.yaml", "--format", "tap", "--output", "@/report.tap")
      #expect(run.status == .no && run.output == text.output)
      let report = try String(contentsOfFile: "\(bench.path)/report.tap", encoding: .utf8)
      #expect(report.hasPrefix("TAP version 14\n1..2\n") && report.hasSuffix("\n  ...\n"))
    }
    for (path, reason) in [
      ("nowhere/report.xml", "error: cannot write `nowhere/report.xml`: no such file or directory"),
      ("p", "error: `p` is a folder, not a file"),
    ] {
      let run = try bench.run(
        "test", "@/p/inbox.yaml", "--format", "junit", "--output", "@/" + path)
      #expect(run.status == .failed)
      #expect(run.errors == reason + "\n")
    }
    #expect(try bench.run("test", "--output", "-").status == .usage)
  }

  @Test("coverage is part of the report, and too little of it ends the run with 1")
  func coverage() throws {
    let bench = try Workbench([
      "p/mail.yaml": Self.mail, "p/none.yaml": columns(when: "device: tv"),
    ])
    let (tv, phone) = (
      "  try `--device apple-tv-hd --orientation landscape`",
      "  try `--device iphone-5s --orientation portrait`"
    )
    let gaps = [
      "p/none.yaml:3:5: rule `columns` never won", tv,
      "p/none.yaml:3:5: `device: tv` of rule `columns` was never true nor false", tv, phone,
      "p/none.yaml:4:1: `otherwise` never won", phone,
    ]
    let text = try bench.run("test", "--policies", "@/p", "--coverage")
    #expect(text.status == .done)
    #expect(
      text.lines == [
        "ok      mail: 1 of 1 test passed", "        coverage 75 %, 3 of 4",
        "          p/mail.yaml:3:5: `height: 500...` of rule `columns` was never false",
        "            try `--device iphone-5s --orientation landscape`",
        "none    none: 0 of 0 tests passed", "        coverage 0 %, 0 of 4",
      ] + gaps.map { "          " + $0 } + ["1 passed, 0 failed"])
    let json = try bench.run("test", "@/p/mail.yaml", "--coverage", "--format", "json")
    #expect(
      json.output.contains(
        #""coverage":{"count":4,"covered":3,"gaps":[{"at":"p/mail.yaml:3:5","message":"#
          + #""`height: 500...` of rule `columns` was never false","#
          + #""try":["--device iphone-5s --orientation landscape"]}],"percentage":75}"#))
    let github = try bench.run("test", "@/p/mail.yaml", "--coverage", "--format", "github")
    #expect(
      github.lines[0] == "::warning file=p/mail.yaml,line=3,col=5,title=coverage of mail::"
        + "`height: 500...` of rule `columns` was never false"
        + "%0Atry `--device iphone-5s --orientation landscape`")
    let strict = try bench.run(
      "test", "@/p/mail.yaml", "--min-coverage", "100", "--format", "github")
    #expect(strict.status == .no && strict.lines[0].hasPrefix("::error file=p/mail.yaml,line=3"))
    let tap = try bench.run("test", "@/p/mail.yaml", "--coverage", "--format", "tap")
    #expect(tap.lines.contains("# coverage of mail: 75 %, 3 of 4"))
    #expect(tap.lines.last == "#     try `--device iphone-5s --orientation landscape`")
    let junit = try bench.run("test", "@/p/mail.yaml", "--coverage", "--format", "junit")
    #expect(junit.lines.contains(#"      <property name="coverage" value="75"/>"#))
    let nothing = try bench.run("test", "@/p/none.yaml", "--min-coverage", "75")
    #expect(nothing.status == .nothing)
    #expect(try bench.run("test", "@/p/mail.yaml", "--min-coverage", "75").status == .done)
    let less = try bench.run("test", "--policies", "@/p", "--min-coverage", "75.1")
    #expect(less.status == .no && less.output == text.output)
    #expect(
      less.errors == """
        error: tests cover 75 % of `mail`, less than 75.1 %
          help: 1 gap, the first: p/mail.yaml:3:5: `height: 500...` of rule `columns` was never false
        error: tests cover 0 % of `none`, less than 75.1 %
          help: 3 gaps, the first: p/none.yaml:3:5: rule `columns` never won

        """)
    let filtered = try bench.run("test", "--policies", "@/p", "--coverage", "--filter", "mail")
    #expect(!filtered.output.contains("none"))
  }

  @Test(
    "a percentage is a number from 0 to 100", arguments: ["101", "-1", "all", "100%", "nan", ""])
  func percentage(text: String) throws {
    let run = try Self.run("--min-coverage", text)
    #expect(run.status == .wrongInput && run.output == "")
    #expect(
      run.errors == """
        error: `--min-coverage` cannot be `\(text)`
          help: write a number from 0 to 100

        """)
  }

  @Test(
    "a filter runs the tests with a text in their names, whatever its case",
    arguments: [
      ("WIDE", PolicyCommand.ExitStatus.done, "1 passed, 0 failed"),
      ("mail: gr", .done, "1 passed, 0 failed"),
      ("", .no, "2 passed, 1 failed"), ("inbox", .no, "1 passed, 1 failed"),
      ("nobody", .nothing, "0 passed, 0 failed"),
    ])
  func filter(text: String, status: PolicyCommand.ExitStatus, summary: String) throws {
    let run = try Self.run("--filter", text)
    #expect(run.status == status)
    #expect(run.lines.last == summary)
    let allowed = try Self.run("--filter", text, "--allow-empty")
    #expect(allowed.status == (status == .nothing ? .done : status))
    if status == .nothing {
      #expect(run.errors.hasPrefix("error: no test has `nobody` in its name\n  help: "))
    }
  }
}

/// Lists the elements of a document, each with its attributes by name.
private final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let pairs = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    elements.append(([name] + pairs).joined(separator: " "))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
