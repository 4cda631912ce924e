import PolicyCommand
import Testing

/// A fault that people reported of adaptive layouts, as a policy, contexts, and the right answers.
struct LayoutReport: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let policy: String
  /// Contexts as JSON, each with the beginning of its answer.
  let answers: [(context: String, answer: String)]

  init(_ name: String, _ policy: String, _ answers: (String, String)...) {
    testDescription = name
    self.policy = policy
    self.answers = answers.map { ($0.0, $0.1) }
  }
}

private let columns = "double-column automatic  (columns)"
private let stack = "stack  (otherwise)"

private func rules(_ lines: String...) -> String {
  "version: 1\nrules:\n" + lines.map { "  - { \($0) }\n" }.joined()
    + "otherwise: { layout: { style: triple-column } }\n"
}

private let narrow = "name: narrow, layout: { style: stack }, when:"
private let wide = "name: wide, layout: { style: double-column }, when:"

@Suite struct ReportedLayoutTests {
  private static let reports = [
    LayoutReport(
      "a large phone held sideways has room, another has not",
      PolicyCommandTests.columns(when: "width-class: regular"),
      (
        #""device":"phone","orientation":"landscape","size":"896x414","width-class":"regular""#,
        columns
      ),
      (
        #""device":"phone","orientation":"landscape","size":"844x390","width-class":"compact""#,
        stack
      ),
      (#""device":"iphone-xr","orientation":"landscape""#, columns),
      (#""device":"iphone-12","orientation":"landscape""#, stack),
      (#""device":"iphone-xr","orientation":"portrait""#, stack),
      (#""device":"phone","orientation":"landscape""#, stack + "  ? width-class")
    ),
    LayoutReport(
      "a phone on its side is wide but too low",
      PolicyCommandTests.columns(when: "width: 840..., height: 480..."),
      (#""size":"873x393""#, stack), (#""size":"1280x800""#, columns),
      (#""size":"840x480""#, columns), (#""width":840,"height":479.99"#, stack)
    ),
    LayoutReport(
      "a sidebar stands beside in a wide window and is tucked away in a tall one",
      rules(
        "name: a, when: { shape: wide }, layout: { style: double-column, display: one-beside-secondary }",
        "name: b, when: { shape: tall }, layout: { style: double-column, display: secondary-only }"),
      (#""device":"pad","size":"1024x768""#, "double-column one-beside-secondary  (a)"),
      (#""device":"pad","size":"768x1024""#, "double-column secondary-only  (b)")
    ),
    LayoutReport(
      "an orientation that is given counts; else the window's shape tells it",
      PolicyCommandTests.columns(when: "orientation: landscape"),
      (#""device":"pad","orientation":"landscape","size":"592x834""#, columns),
      (#""device":"pad","size":"592x834""#, stack)
    ),
    LayoutReport(
      "a device that lies flat takes the window's shape",
      rules("\(wide) { orientation: landscape }", "\(narrow) { orientation: portrait }"),
      (#""device":"pad","size":"1024x768""#, "double-column automatic  (wide)"),
      (#""device":"pad","size":"768x1024""#, "stack  (narrow)"),
      (
        #""device":"pad","orientation":"face-up","size":"768x1024""#,
        "error: in `orientation`: `face-up` is a reading of the device's sensor, not an orientation"
      )
    ),
    LayoutReport(
      "whole numbers leave a gap between ranges, half-open ranges do not",
      rules("\(narrow) { width: ...599 }", "\(wide) { width: 600... }"),
      (#""width":598.99"#, "stack  (narrow)"), (#""width":599"#, "stack  (narrow)"),
      (#""width":599.5"#, "triple-column automatic  (otherwise)"),
      (#""width":599.999999"#, "triple-column automatic  (otherwise)"),
      (#""width":600"#, "double-column automatic  (wide)")
    ),
    LayoutReport(
      "where two ranges hold a width, the first rule wins",
      rules("\(narrow) { width: ...600 }", "\(wide) { width: 600... }"),
      (#""width":599.9"#, "stack  (narrow)"), (#""width":600"#, "stack  (narrow)"),
      (#""width":600.1"#, "double-column automatic  (wide)")
    ),
    LayoutReport(
      "widths are compared as they are, not rounded",
      rules("\(narrow) { width: ..<768 }", "\(wide) { width: 768... }"),
      (#""width":767.999"#, "stack  (narrow)"), (#""width":767.9999999999999"#, "stack  (narrow)"),
      (#""width":767.99999999999999999"#, "double-column automatic  (wide)")
    ),
    LayoutReport(
      "a square is portrait",
      rules("\(wide) { orientation: landscape }", "\(narrow) { orientation: portrait }"),
      (#""size":"800x800""#, "stack  (narrow)"),
      (#""width":800,"height":800.0000001"#, "stack  (narrow)"),
      (#""width":800.0000001,"height":800"#, "double-column automatic  (wide)")
    ),
    LayoutReport(
      "a window that is not measured is not small",
      rules("\(narrow) { width: ..<600 }", "\(wide) { width: 600... }"),
      (#""width":0,"height":0"#, "triple-column automatic  (otherwise)  ? width"),
      ("", "triple-column automatic  (otherwise)  ? width"),
      (#""size":"1280x800""#, "double-column automatic  (wide)")
    ),
    LayoutReport(
      "the same width has the same answer, whatever came before",
      PolicyCommandTests.columns(when: "width: 800..."),
      (#""width":780"#, stack), (#""width":801"#, columns), (#""width":785"#, stack),
      (#""width":801"#, columns), (#""width":785"#, stack), (#""width":779"#, stack)
    ),
    LayoutReport(
      "an on-screen keyboard does not turn the device",
      PolicyCommandTests.columns(when: "orientation: landscape"),
      (#""device":"phone","orientation":"portrait","size":"411x731""#, stack),
      (#""device":"phone","orientation":"portrait","size":"411x330""#, stack),
      (#""device":"phone","size":"411x731","keyboard":401"#, stack),
      (#""device":"phone","size":"411x330""#, columns)
    ),
    LayoutReport(
      "versions compare number by number",
      PolicyCommandTests.columns(when: "os-version: 9..."),
      (#""os-version":"8.4""#, stack), (#""os-version":"9""#, columns),
      (#""os-version":"9.0.1""#, columns), (#""os-version":"10""#, columns),
      (#""os-version":"17.10""#, columns), (#""os-version":"26.0""#, columns)
    ),
    LayoutReport(
      "a version keeps its last zero",
      PolicyCommandTests.columns(when: "os-version: 17.10..."),
      (#""os-version":"17.9""#, stack), (#""os-version":"17.10""#, columns),
      (#""os-version":"17.2""#, stack), (#""os-version":17.10"#, "error: `os-version` needs text")
    ),
    LayoutReport(
      "every window has an answer",
      "version: 1\nrules:\n  - { name: medium, when: { width: 600..<840, height: 480... }, "
        + "layout: { style: double-column } }\notherwise: { layout: { style: stack } }\n",
      (#""size":"700x400""#, stack), (#""size":"1000x950""#, stack),
      (#""size":"700x600""#, "double-column automatic  (medium)")
    ),
    LayoutReport(
      "a hinge divides an open device too",
      PolicyCommandTests.columns(when: "fold: { separating: true }"),
      (#""size":"1114x720","fold":{"posture":"flat","separating":true}"#, columns),
      (#""size":"841x701","fold":{"posture":"half-open"}"#, stack + "  ? fold"),
      (#""size":"841x701","fold":"none""#, stack)
    ),
    LayoutReport(
      "large text needs more room, with bounds like those of widths",
      PolicyCommandTests.columns(when: "width: 800..., text-scale: ..<1.2"),
      (#""width":900,"text-scale":1"#, columns), (#""width":900"#, columns),
      (#""width":900,"text-scale":1.2"#, stack), (#""width":900,"text-scale":3.12"#, stack)
    ),
    LayoutReport(
      "a wide window shows its sidebar again, whatever was over the content before",
      rules(
        "name: big, when: { width: 900... }, layout: { style: double-column, display: one-beside-secondary }",
        "name: small, layout: { style: double-column, display: one-over-secondary }"),
      (#""width":700"#, "double-column one-over-secondary  (small)"),
      (#""width":1100"#, "double-column one-beside-secondary  (big)"),
      (#""width":700"#, "double-column one-over-secondary  (small)")
    ),
    LayoutReport(
      "the size of the screen is not that of the window",
      PolicyCommandTests.columns(when: "width: 1000..."),
      (#""size":"700x900""#, stack),
      (#""screen-width":1366"#, "error: `screen-width` is no key of a context"),
      (#""device":"ipad-pro-13-m4","orientation":"landscape","windowing":"split-half""#, stack)
    ),
  ]

  @Test("layouts that people reported", arguments: reports)
  func layouts(_ report: LayoutReport) throws {
    let bench = try Workbench(["reported.yaml": report.policy])
    let input = report.answers.map { "{\($0.context)}\n" }.joined()
    for session in [[], ["--session"]] {
      let run = try bench.run(
        ["eval", "@/reported.yaml", "--contexts", "-", "--format", "text"] + session, input: input)
      #expect(run.errors == "")
      #expect(run.lines.count == report.answers.count)
      for (number, (line, expected)) in zip(run.lines, report.answers).enumerated() {
        let wanted = "\(number + 1): \(expected.answer)"
        #expect(line == wanted || (wanted.contains(": error: ") && line.hasPrefix(wanted)))
      }
    }
  }

  @Test("a rule that wins is kept within the hysteresis, if the policy states one")
  func hysteresis() throws {
    let policy = "hysteresis: 20\n" + PolicyCommandTests.columns(when: "width: 800...")
    let bench = try Workbench(["sticky.yaml": policy])
    let input = [780, 801, 785, 801, 785, 779].map { "{\"width\": \($0)}\n" }.joined()
    let arguments = ["eval", "@/sticky.yaml", "--contexts", "-", "--format", "text"]
    let rules = try bench.run(arguments + ["--session"], input: input).lines
    #expect(
      rules == [
        "1: \(stack)", "2: \(columns)", "3: \(columns)", "4: \(columns)", "5: \(columns)",
        "6: \(stack)",
      ])
    let each = try bench.run(arguments, input: input).lines
    #expect(each[2] == "3: \(stack)")
  }

  @Test("a tip is shown once with one memory")
  func once() throws {
    let policy = """
      version: 1
      rules:
        - { name: first, once: welcome, when: { shape: tall }, layout: { tip: welcome } }
      otherwise: { layout: { style: stack } }
      """
    let bench = try Workbench(["tips.yaml": policy])
    let tall = "{\"size\": \"400x800\"}\n"
    let input = tall + tall + "{\"size\": \"800x400\"}\n" + tall
    let arguments = ["eval", "@/tips.yaml", "--contexts", "-", "--format", "text"]
    let session = try bench.run(arguments + ["--session"], input: input).lines
    #expect(
      session == [
        "1: stack  (first)", "2: stack  (first)", "3: stack  (otherwise)", "4: stack  (otherwise)",
      ])
    #expect(try bench.run(arguments, input: input).lines.last == "4: stack  (first)")
  }

  @Test("a bound that was not said is not in the answer, and numbers have as few digits as needed")
  func widths() throws {
    let policy = """
      version: 1
      otherwise: { layout: { style: double-column, sidebar: { min: 320 }, detail: { ideal: 400.5 } } }
      """
    let bench = try Workbench(["widths.yaml": policy])
    for format in ["json", "text"] {
      let run = try bench.run("eval", "@/widths.yaml", "--width", "1024", "--format", format)
      #expect(run.output.contains(format == "json" ? "\"min\":320," : "min: 320,"))
      #expect(run.output.contains(format == "json" ? "\"ideal\":400.5" : "ideal: 400.5"))
      #expect(!run.output.contains("max") && !run.output.contains(".0"))
    }
  }
}
