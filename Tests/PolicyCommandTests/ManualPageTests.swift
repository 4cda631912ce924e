import PolicyCommand
import Testing

@Suite("The manual page")
struct ManualPageTests {
  @Test("it comes from the table, with the marks of roff escaped")
  func page() {
    #expect(marked.manualPage(version: "1.0").hasPrefix(start))
  }

  @Test("it has every verb, option and status")
  func wholeTable() throws {
    let page = try Workbench().run("man")
    #expect(page.status == .done)
    func escaped(_ name: String) -> String { name.split(separator: "-").joined(separator: "\\-") }
    for verb in CommandLineTool.program.verbs {
      #expect(page.output.contains("\n.SS \"layout\\-policy \(escaped(verb.name))"))
      for option in verb.options {
        #expect(page.output.contains("\\fB\\-\\-\(escaped(option.name))\\fR"))
      }
    }
    #expect(page.output.contains("\\fB74\\fR\nreading or writing failed\n"))
  }

  private let start = #"""
    .TH "MARKED" "1" "" "marked 1.0" "User Commands"
    .SH "NAME"
    marked \- it\(aqs \(dqquoted\(dq: [$HOME] \e \(gaback\(ga \(ti \(ha
    .SH "SYNOPSIS"
    \fBmarked\fR \fIVERB\fR [\fIoptions\fR]
    .SH "OPTIONS"
    .TP
    \fB\-h\fR, \fB\-\-help\fR
    show this help
    .TP
    \fB\-\-version\fR
    show the version
    .SH "VERBS"
    .SS "marked do [[A:B]...] [options]"
    \&.begins with a point: it\(aqs [so] $(echo run)
    .TP
    \fI[A:B]\fR
    \&\(aqbegins with a quote
    .PP
    Options:
    .TP
    \fB\-\-pick\fR \fIA:[B]\fR
    a\eb: it\(aqs [one] $x; one of it\(aqs, $(echo run), a:b, [c], two words, \e, *, \(dqq\(dq
    .TP
    \fB\-\-some\fR \fIC\fR
    \[u2026]; may be repeated
    .TP
    \fB\-h\fR, \fB\-\-help\fR
    show this help
    .PP
    Example:
    .PP
    .nf
    marked do \-\-pick \(aqa b\(aq
    .fi
    .SH "EXIT STATUS"

    """#
}
