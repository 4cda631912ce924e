import PolicyCommand
import Testing

@Suite("A matrix in CSV")
struct CSVTests {
  private static let header =
    "policy,device,orientation,windowing,width,height,given,style,display,partitions,sidebar,content,"
    + "detail,inspector,tabs,collapsible,axis,spacing,margin,hinge,priority,tip,values,rule,also,unknown,"
    + "panes,detail-width,notes\n"

  @Test("has one header, and one line a window for one policy after the other")
  func lines() throws {
    let run = try Workbench().run(
      "matrix", "fixed-width", "stack", "--id", "ipad-mini-6", "--format", "csv", "--height",
      "700.5,900")
    let rest = #","[detail, sidebar, content, inspector]",,,"#
    let columns = "double-column,one-beside-secondary,,350,,,,none,false,horizontal,0,,separating"
    #expect(run.errors == "")
    #expect(
      run.output == Self.header + """
        fixed-width,ipad-mini-6,portrait,,744,700.5,height 700.5,\(columns)\(rest)wide,,,sidebar | detail,394,
        fixed-width,ipad-mini-6,portrait,,744,900,height 900,\(columns)\(rest)tall,,,sidebar | detail,394,
        fixed-width,ipad-mini-6,landscape,,1133,700.5,height 700.5,\(columns)\(rest)wide,,,sidebar | detail,783,
        fixed-width,ipad-mini-6,landscape,,1133,900,height 900,\(columns)\(rest)wide,,,sidebar | detail,783,
        stack,ipad-mini-6,portrait,,744,700.5,height 700.5,stack,,,,,,,none,,,0,,,,,,otherwise,,,detail,744,
        stack,ipad-mini-6,portrait,,744,900,height 900,stack,,,,,,,none,,,0,,,,,,otherwise,,,detail,744,
        stack,ipad-mini-6,landscape,,1133,700.5,height 700.5,stack,,,,,,,none,,,0,,,,,,otherwise,,,detail,1133,
        stack,ipad-mini-6,landscape,,1133,900,height 900,stack,,,,,,,none,,,0,,,,,,otherwise,,,detail,1133,

        """)
  }

  @Test(
    "keeps a rule's name in its cell, and from being run as a formula",
    arguments: [
      ("plain name", "plain name"), ("a, b", #""a, b""#), (#"a \"b\""#, #""a ""b""""#),
      (#"=cmd|\" /C calc\"!A0"#, #""'=cmd|"" /C calc""!A0""#), ("=1+1", "'=1+1"),
      ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("a=b", "a=b"),
      (#"=\u0301x"#, "'=\u{301}x"), (#"a\"\u0301,"#, "\"a\"\"\u{301},\""),
      (#"two\nlines\rx"#, "two\u{FFFD}lines\u{FFFD}x"), ("größer", "größer"),
    ])
  func cells(name: String, cell: String) throws {
    let bench = try Workbench([
      "p.yaml": """
      version: 1
      rules: [{ name: "\(name)", when: { width: 1... }, layout: { style: stack } }]
      otherwise: { use: stack }
      """
    ])
    let run = try bench.run(
      "matrix", "@/p.yaml", "--id", "iphone-17", "--orientation", "portrait", "--format", "csv")
    #expect(run.errors == "")
    let line =
      "p,iphone-17,portrait,full-screen,402,874,,stack,,,,,,,none,,,0,,,,,,\(cell),,,detail,402,\n"
    #expect(Array(run.output.utf8) == Array((Self.header + line).utf8))
  }

  @Test("says what it cannot hold on the standard error")
  func leftOut() throws {
    let bench = try Workbench([
      "policies/a.yaml": "version: 1\nassume: { width: 800... }\notherwise: { use: stack }\n",
      "policies/b.yaml": "version: 1\nassume: { width: 9000... }\notherwise: { use: stack }\n",
    ])
    let options = ["--policies", "@/policies", "--id", "ipad-mini-6", "--format", "csv"]
    let run = try bench.run(["matrix"] + options)
    #expect(run.lines.count == 2)
    #expect(run.output.hasPrefix(Self.header))
    #expect(
      run.errors == """
        note: `assume` leaves out 1 window of `a`
        error: no window of any device is left for `b`
          help: its `assume` leaves out 2

        """)
  }
}
