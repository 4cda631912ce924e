import PolicyCommand
import Testing

/// What an explanation must tell of faults that people reported of adaptive layouts.
@Suite struct ReportedExplanationTests {
  private static func columns(_ condition: String) -> String {
    PolicyCommandTests.columns(when: condition)
  }

  private static let sideways = """
    version: 1
    rules:
      - { name: wide, when: { orientation: landscape }, layout: { style: double-column } }
      - { name: tall, when: { orientation: portrait }, layout: { style: stack } }
    otherwise: { layout: { style: triple-column } }

    """

  @Test(
    "an explanation shows",
    arguments: [
      (
        "why one large phone held sideways has room and another has not",
        columns("width-class: regular"), "--device iphone-12 --orientation landscape",
        ["width-class  compact  from the catalogue: iphone-12 in landscape, full-screen"]
      ),
      (
        "that the height failed, not the width",
        columns("width: 840..., height: 480..."), "--size 873x393",
        ["columns    failed  height 393 is not in 480...", "height  87 points higher, from 480 on"]
      ),
      (
        "that the orientation was given, and differs from the shape",
        columns("orientation: landscape"),
        "--device pad --orientation landscape --size 592x834",
        [
          "orientation  landscape  given",
          "the device is held in landscape, but the window is tall",
        ]
      ),
      (
        "that the orientation follows from the shape", columns("orientation: landscape"),
        "--device pad --size 592x834",
        ["orientation  portrait  derived: from the shape: 592x834 is tall"]
      ),
      (
        "that two rules miss a width between them",
        "version: 1\nrules:\n  - { name: narrow, when: { width: ...599 }, use: stack }\n"
          + "  - { name: wide, when: { width: 600... }, use: double-column }\n"
          + "otherwise: { layout: { style: triple-column } }\n", "--width 599.5",
        [
          "narrow     failed  width 599.5 is not in ...599",
          "wide       failed  width 599.5 is not in 600...",
          "width  0.5 points narrower, from 599 down", "width  0.5 points wider, from 600 on",
        ]
      ),
      (
        "enough digits", columns("width: 768..."), "--width 767.9999999999999",
        ["width 767.9999999999999 is not in 768..."]
      ),
      (
        "that a square is portrait", sideways, "--size 800x800",
        ["800x800 is square, which counts as tall and portrait", "any wider, above 800"]
      ),
      (
        "that a keyboard does not turn a device whose orientation is given", sideways,
        "--device phone --orientation portrait --size 411x330", ["orientation  portrait  given"]
      ),
      (
        "that a low window is wide where no orientation is given", sideways,
        "--device phone --size 411x330",
        ["orientation  landscape  derived: from the shape: 411x330 is wide"]
      ),
      (
        "how wide a pane comes out",
        "version: 1\notherwise: { layout: { style: double-column, sidebar: { fraction: 0.3 },"
          + " display: one-beside-secondary } }\n", "--size 1000x800",
        ["sidebar  300x800 at 0,0"]
      ),
      (
        "that the first rule wins, although a later one is true too",
        "version: 1\nrules:\n  - { name: special, when: { device: pad }, use: stack }\n"
          + "  - { name: all, use: double-column }\notherwise: { use: stack }\n",
        "--device pad --all",
        ["special  won", "all      not asked  true too"]
      ),
    ])
  func shows(
    what: String, policy: String, arguments: String, expected: [String]
  ) throws {
    let bench = try Workbench(["p.yaml": policy])
    let run = try bench.run(
      ["explain", "@/p.yaml"] + arguments.split(separator: " ").map(String.init))
    for text in expected { #expect(run.output.contains(text)) }
  }

  @Test("an explanation is the same in any order, and keeps no rule")
  func isPure() throws {
    let bench = try Workbench(["p.yaml": Self.columns("width: 800...")])
    let outputs = try [780, 801, 785, 801, 785].map {
      try bench.run("explain", "@/p.yaml", "--width", "\($0)").output
    }
    #expect(outputs[1] == outputs[3] && outputs[2] == outputs[4])
    #expect(outputs.allSatisfy { !$0.contains("kept") })
  }
}
