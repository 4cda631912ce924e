import LayoutPolicies
import PolicyTesting
import PolicyYAML
import Testing

@Suite("Running tests")
struct RunTests {
  private static let policy = """
    version: 1
    outputs: { note: { type: text, default: short } }
    rules:
      - name: roomy
        when: { device: pad, width: 760... }
        layout:
          style: double-column
          display: one-beside-secondary
          sidebar: { ideal: 320, max: 400 }
          tabs: { as: rail, ideal: 80 }
      - name: tall
        when: { shape: tall }
        use: pad-only
    otherwise: { layout: { style: stack } }
    tests:
      - name: sample
        steps:
    """

  /// What a run of one test says whose steps are these lines, with places left out.
  private static func report(_ steps: [String]) throws -> String {
    let file =
      policy + "\n" + steps.map { "      - " + $0 + "\n" }.joined()
    let folder = try TestFolder(["p.yaml": file])
    let tests = try PolicyTestCase.all(inFiles: [folder.path])
    return folder.relative("\(tests[0].run())")
  }

  @Test(
    "a failure shows what differs, expected beside actual",
    arguments: [
      (["{ given: { device: pad, width: 800 }, expect: { rule: roomy } }"], "   passed"),
      (
        ["{ given: { device: pad, width: 800 }, expect: { rule: tall } }"],
        """

          rule   p.yaml:18:63
            expected  tall
            actual    roomy
        """
      ),
      (
        [
          "{ given: { device: pad, width: 800 }, expect: { rule: roomy } }",
          "{ given: { device: unknown }, expect: { style: double-column, unknown: [device] } }",
        ],
        """

          step 2: style   p.yaml:19:56
            expected  double-column
            actual    stack
            unknown   device, shape
          step 2: unknown   p.yaml:19:80
            expected | actual
            none     | shape
        """
      ),
      (
        [
          "{ given: { device: pad, width: 800 }, expect: "
            + "{ sidebar: { ideal: 320.005, max: 380, min: 1 }, tabs: bar, tip: x } }"
        ],
        """

          sidebar   p.yaml:18:66
                 expected | actual
            max  380      | 400
            min  1        | 0
          tabs   p.yaml:18:110
            expected  bar
            actual    { as: rail, ideal: 80 }
          tip   p.yaml:18:120
            expected  x
            actual    none
        """
      ),
      (
        ["{ given: { size: 700x800 }, expect: { priority: [detail, content] } }"],
        """

          priority   p.yaml:18:57
            expected  [detail, content]
            actual    none
            unknown   device
        """
      ),
    ])
  func failures(steps: [String], expected: String) throws {
    let report = try Self.report(steps)
    #expect(report == "sample   p.yaml:16:5" + expected)
  }

  @Test("a mapping may name parts that answers leave out, and must agree with them")
  func parts() throws {
    let columns = "version: 1\notherwise: { layout: { style: double-column, "
    func passes(_ said: String, _ expected: String) throws -> Bool {
      let folder = try TestFolder([
        "p.yaml": columns + "\(said) } }\ntests: [{ name: a, expect: { \(expected) } }]\n"
      ])
      return try PolicyTestCase.all(inFiles: [folder.path]).allSatisfy { $0.run().passed }
    }
    let agreeing = [
      ("partitions: 2", "partitions: { columns: 2, rows: 1 }"),
      ("partitions: 2", "partitions: { rows: 1 }"),
      ("partitions: { columns: 2, rows: 1 }", "partitions: 2"),
      ("partitions: { columns: 1, rows: 2 }", "partitions: { rows: 2 }"),
      ("margin: 8", "margin: { top: 8 }"), ("margin: { top: 8 }", "margin: { leading: 0 }"),
      ("margin: { top: 8, leading: 8, bottom: 8, trailing: 8 }", "margin: 8"),
      ("sidebar: { fraction: 0.5 }", "sidebar: { fraction: 0.5, of: container }"),
      ("sidebar: { fraction: 0.5, of: room }", "sidebar: { of: room }"),
      ("sidebar: 320", "sidebar: { min: 320, adapt: hide, shown: true }"),
      ("tip: x", "sidebar: { adapt: hide, of: container }, detail: { adapt: hide }"),
      ("tip: x", "detail: none, margin: none, tabs: none"),
      ("tabs: rail", "tabs: { as: rail }"),
      (
        "partitions: 1, inspector: { adapt: { under: detail, ideal: 200 } }",
        "inspector: { adapt: { ideal: 200 } }"
      ),
    ]
    for (said, expected) in agreeing {
      #expect(try passes(said, expected), "\(said): \(expected)")
    }
    let differing = [
      ("partitions: 2", "partitions: { rows: 2 }"), ("margin: 8", "margin: { top: 9 }"),
      ("sidebar: { fraction: 0.5 }", "sidebar: { of: room }"),
      ("sidebar: { ideal: 300 }", "sidebar: { of: container }"),
      ("sidebar: { adapt: levitate }", "sidebar: { adapt: hide }"),
      ("tip: x", "margin: { top: 0 }"), ("tip: x", "detail: { max: 700 }"),
    ]
    for (said, expected) in differing {
      #expect(try !passes(said, expected), "\(said): \(expected)")
    }
  }

  @Test("what is long is wrapped, and no line is wider than 88 characters")
  func longTexts() throws {
    let long = (1...40).map { "word\($0)" }.joined(separator: " ")
    let panes = "[inspector, content, sidebar, detail]"
    let report = try Self.report([
      "{ given: { device: pad, width: 800 }, expect: { values: { note: \(long) }, "
        + "priority: \(panes) } }"
    ])
    let lines = report.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 88 })
    #expect(
      lines.contains(
        "    expected  word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12"))
    #expect(lines.contains("    2  content   | sidebar"))
  }
}
