import PolicyCommand
import Testing

@Suite("A matrix")
struct MatrixTests {
  private static let files = [
    "shown.yaml": """
    version: 1
    rules:
      - name: rows
        when: { shape: tall, width: 600... }
        layout: { style: double-column, axis: vertical, sidebar: { ideal: 200sp } }
      - name: columns
        when: { height: 600... }
        layout: { style: double-column, sidebar: 250, detail: { max: 700 } }
    otherwise: { layout: { style: stack, inspector: { fraction: 0.28, min: 80, max: 90 } } }
    """,
    "frame.yaml": """
    version: 1
    inputs: { busy: { type: boolean, default: false } }
    rules:
      - name: displaced
        when: { width: 1000..., busy: false }
        layout: { style: triple-column, display: two-displace-secondary, sidebar: 250, content: 300 }
      - name: over
        when: { width: 600... }
        layout: { style: double-column, display: one-over-secondary, sidebar: 300 }
      - name: beside
        when: { width: 500... }
        layout:
          style: double-column
          display: one-beside-secondary
          sidebar: 300
          detail: { min: 400 }
    otherwise: { layout: { style: stack } }
    """,
    "sized.yaml": """
    version: 1
    rules: [{ name: slim, when: { width: ..<280 }, layout: { style: stack } }]
    otherwise: { layout: { style: double-column, display: secondary-only } }
    """,
  ]

  private func run(_ words: String) throws -> Workbench.Run {
    try Workbench(Self.files).run(words: "matrix \(words) --id ipad-mini-6,iphone-17")
  }

  @Test("shows each part of an answer in which windows differ, as far as it was said")
  func columns() throws {
    let run = try run("@/shown.yaml")
    #expect(run.errors == "")
    #expect(run.status == .done)
    #expect(
      run.output == """
        shown
        2 devices, 4 windows

          style          display    axis      sidebar        detail  inspector       shows             notes               rule       detail width
          stack                                                      28% in 80...90  detail            platform-collapses  otherwise  874
                1 phone sideways
          double-column  automatic            250            ...700                  detail            platform-collapses  columns    402
                1 phone upright
          double-column  automatic  vertical  200sp in 0...                          sidebar | detail                      rows       744
                1 pad upright
          double-column  automatic            250            ...700                  sidebar | detail                      columns    700
                1 pad sideways

        """)
  }

  @Test("shows what falls back and what that leaves to the detail", arguments: fitted)
  func fitting(options: String, expected: String) throws {
    let run = try run(options)
    #expect(run.errors == "")
    #expect(run.status == .done)
    #expect(run.output == expected)
  }

  private static let fitted: [(String, String)] = [
    (
      "@/frame.yaml --min-detail 500",
      """
      frame
      2 devices, 4 windows
      < in 1 of 4 windows the detail has less than 500 points

         style          display                 sidebar  content  shows                       notes               rule       detail width
      <  stack                                                    detail                                          otherwise  402
              1 phone upright
         double-column  one-over-secondary      300               detail                      platform-collapses  over       874
              1 phone sideways
         double-column  one-over-secondary      300               (sidebar) | detail                              over       744
              1 pad upright
         triple-column  two-displace-secondary  250      300      sidebar | content | detail                      displaced  583
              1 pad sideways

      """
    ),
    (
      "@/frame.yaml --each --min-detail 500 --orientation landscape --input busy=*",
      """
      frame
      2 devices, 4 windows, orientation landscape
      < in 0 of 4 windows the detail has less than 500 points

        device       orientation  windowing    width  height  style          display                 sidebar  content  shows                       notes               rule       detail width  given
        iphone-17    landscape    full-screen    874     402  double-column  one-over-secondary      300               detail                      platform-collapses  over       874           busy false
        iphone-17    landscape    full-screen    874     402  double-column  one-over-secondary      300               detail                      platform-collapses  over       874           busy true
        ipad-mini-6  landscape    full-screen   1133     744  triple-column  two-displace-secondary  250      300      sidebar | content | detail                      displaced  583           busy false
        ipad-mini-6  landscape    full-screen   1133     744  double-column  one-over-secondary      300               (sidebar) | detail                              over       1133          busy true

      """
    ),
    (
      "@/frame.yaml @/sized.yaml --min-detail 580",
      """
      frame
      sized
      2 devices; * in 4 of 4 windows they differ
      < `frame`: in 1 of 4 windows the detail has less than 580 points
      < `sized`: in 1 of 4 windows the detail has less than 580 points

         frame                                                                         sized
      *  stack (otherwise): detail <                                                   double-column secondary-only (otherwise): detail <
              1 phone upright
      *  double-column one-over-secondary (over): detail                               double-column secondary-only (otherwise): detail
              1 phone sideways
      *  double-column one-over-secondary (over): (sidebar) | detail                   double-column secondary-only (otherwise): detail
              1 pad upright
      *  triple-column two-displace-secondary (displaced): sidebar | content | detail  double-column secondary-only (otherwise): detail
              1 pad sideways

      """
    ),
    (
      "stack --inside @/frame.yaml/sidebar --inside @/frame.yaml/content",
      """
      stack: One screen at a time, everywhere.
      1 device, 3 windows; in 5 more the pane does not show

        style  shows   rule       detail width
        stack  detail  otherwise  250...300
              1 pad upright with inside frame.yaml/sidebar,
              1 pad sideways with inside frame.yaml/sidebar,
              1 pad sideways with inside frame.yaml/content

      """
    ),
    (
      "@/sized.yaml pad-only --inside @/frame.yaml/sidebar --min-detail 280",
      """
      sized
      pad-only: Two columns on tablets only, where the width class is regular.
      1 device; * in 1 of 2 windows they differ, inside frame.yaml/sidebar; in 2 more the pane does not show
      < `sized`: in 1 of 2 windows the detail has less than 280 points
      < `pad-only`: in 1 of 2 windows the detail has less than 280 points

         sized                                             pad-only
      *  double-column secondary-only (otherwise): detail  stack (those devices > otherwise): detail
              1 pad upright
         stack (slim): detail <                            stack (those devices > otherwise): detail <
              1 pad sideways

      """
    ),
    (
      "double-column --inside @/frame.yaml/detail --input busy=*",
      """
      double-column: Two columns where the width class is regular, else a stack.
      2 devices, 8 windows, inside frame.yaml/detail

        style          display               sidebar         shows             rule       detail width
        stack                                                detail            otherwise  402...874
              1 phone upright with busy false, 1 phone upright with busy true,
              1 phone sideways with busy false, 1 phone sideways with busy true
        double-column  secondary-only        40% in 0...320  detail            tall       744
              1 pad upright with busy false, 1 pad upright with busy true
        double-column  one-beside-secondary  40% in 0...320  sidebar | detail  wide       513...813
              1 pad sideways with busy false, 1 pad sideways with busy true

      """
    ),
  ]

  @Test("counts and marks in JSON and CSV what is too narrow, and counts where no pane shows")
  func formats() throws {
    let json = try run(
      "@/frame.yaml stack --inside fixed-width/sidebar --min-detail 380 --format json")
    #expect(json.errors == "")
    #expect(json.output.hasPrefix(#"{"differing":0,"left-out":0,"not-shown":2,"policies":["#))
    #expect(json.output.contains(#""stack":{"detail-width":350,"#))
    #expect(json.output.contains(#""rule":"otherwise","too-narrow":true,"unknown":[]"#))
    let wide = try run("@/frame.yaml --min-detail 350 --format json --inside fixed-width/sidebar")
    #expect(wide.output.hasPrefix(#"{"left-out":0,"not-shown":2,"policy":"frame","rows":["#))
    #expect(wide.output.contains(#""too-narrow":false"#) && !wide.output.contains(":true"))
    let unasked = try run("@/frame.yaml --format json")
    #expect(!unasked.output.contains("too-narrow") && !unasked.output.contains("not-shown"))
    let csv = try run(
      "@/frame.yaml stack --inside fixed-width/sidebar --min-detail 351 --format csv")
    #expect(
      csv.errors == """
        note: `frame`, `stack` are not asked in 2 windows, in which the pane does not show
        note: `frame`: in 2 of 2 windows the detail has less than 351 points
        note: `stack`: in 2 of 2 windows the detail has less than 351 points

        """)
    #expect(csv.lines.count == 5)
  }

  @Test(
    "refuses what is no length, and no pane",
    arguments: [
      (
        "--min-detail -1", .wrongInput,
        "`--min-detail` cannot be `-1`\n  help: write a number of points"
      ),
      (
        "--min-detail abc", .wrongInput,
        "`--min-detail` cannot be `abc`\n  help: write a number of points"
      ),
      (
        "--min-detail 1 --min-detail 2", .usage,
        "`--min-detail` is given twice\n  help: leave one of them out"
      ),
      (
        "--inside mail", .wrongInput,
        "`--inside`: `mail` does not say a pane of a policy\n  help: write a policy and a pane, such as `reader/detail`"
      ),
      (
        "--inside stack/sidbar", .wrongInput,
        "`--inside`: there is no pane `sidbar`\n  help: did you mean `sidebar`?"
      ),
      (
        "--inside duoble-column/detail", .wrongInput,
        "there is no policy `duoble-column`\n  help: did you mean `double-column`?\nerror: `--inside`: the policy `duoble-column` cannot be used"
      ),
      (
        "--inside stack/detail --inside stack/detail", .wrongInput,
        "`stack/detail` stands twice in `--inside`"
      ),
      (
        "--inside stack/sidebar", .nothing,
        "no window of any device is left for `stack`\n  help: `stack` does not show its sidebar in this window"
      ),
      (
        "--inside @/frame.yaml/detail --input bsy=true", .wrongInput,
        "the policy has no input `bsy`\n  help: did you mean `busy`?"
      ),
    ] as [(String, PolicyCommand.ExitStatus, String)])
  func refusals(options: String, status: PolicyCommand.ExitStatus, message: String) throws {
    let run = try run("stack \(options)")
    #expect(run.errors == "error: \(message)\n")
    #expect(run.status == status)
    #expect(run.output == "")
  }
}
