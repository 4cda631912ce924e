import Foundation
import PolicyCommand
import Testing

/// `play`, and scenarios as tests.
@Suite struct PlayTests {
  private static let inbox =
    columns(when: "width: 600...") + """
      tests: [{ name: wide, given: { width: 700 }, expect: { rule: columns } }]

      """

  private static let reading = """
    version: 1
    summary: A message is read, and the window narrows.
    policy: inbox
    tabs: [mail, search]
    placeholder: welcome
    given: { size: 900x700 }
    steps:
      - select: message/7
        name: the first
        expect: { stacks: { detail: message/7 }, outcome: changed }
      - { sheet: compose, expect: { presented: compose } }
      - push: recipient/1
      - lock: compose
      - { dismiss: true, expect: { reason: locked } }
      - unlock: compose
      - dismiss
      - background
      - notify: { push: attachment/2 }
      - foreground
      - resize: 400x700
      - { open-tab: search, expect: { tab: search, path: none } }

    """

  private static let failing = """
    version: 1
    policy: inbox
    steps:
      - { size: 900x700, expect: { panes: [sidebar, detail] } }
      - { push: [a, b], expect: { path: [a, c], stacks: { sidebar: none, detail: hidden } } }
      - { pop: 3, expect: { outcome: changed, reason: none, top: a } }

    """

  /// What is told of the steps of the failing scenario.
  static let failures = (
    second: """
    step 2: path   p/scenarios/failing.scenario.yaml:5:37
         expected | actual
      2  c        | b
    step 2: stack detail   p/scenarios/failing.scenario.yaml:5:78
      expected  hidden
      actual    [a, b]

    """,
    third: """
    step 3: outcome   p/scenarios/failing.scenario.yaml:6:34
      expected  changed
      actual    refused
    step 3: reason   p/scenarios/failing.scenario.yaml:6:51
      expected  none
      actual    count-out-of-range
    step 3: top   p/scenarios/failing.scenario.yaml:6:62
      expected  a
      actual    b

    """
  )

  static func bench() throws -> Workbench {
    try Workbench([
      "p/inbox.yaml": inbox, "p/scenarios/reading.scenario.yaml": reading,
      "p/scenarios/failing.scenario.yaml": failing,
    ])
  }

  @Test("each step is a line, and below it stands what the app shows then")
  func text() throws {
    let run = try Self.bench().run("play", "reading", "--policies", "@/p")
    #expect(run.status == .done && run.errors == "")
    #expect(
      run.output == """
        reading: A message is read, and the window narrows.

            given: { size: 900x700 }
            double-column automatic  sidebar: (root) | detail: (welcome)                 tab: mail
         1  select: message/7   (the first)
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail
         2  sheet: compose
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  sheet: compose
         3  push: recipient/1
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  sheet: compose > recipient/1
         4  lock: compose
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  sheet: compose > recipient/1
         5  dismiss   refused: `compose` may not be left yet (finish it first)
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  sheet: compose > recipient/1
         6  unlock: compose
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  sheet: compose > recipient/1
         7  dismiss
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail
         8  background
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  in the background
         9  notify: { push: attachment/2 }   held
            double-column automatic  sidebar: (root) | detail: message/7                 tab: mail  in the background, 1 held
        10  foreground
            double-column automatic  sidebar: (root) | detail: message/7 > attachment/2  tab: mail
        11  resize: 400x700
            stack                    detail: message/7 > attachment/2                    tab: mail
        12  open-tab: search
            stack                    detail: (root)                                      tab: search

        12 steps, 6 expectations met

        """)
  }

  @Test("what is not as expected stands below its step, and ends the run with 1")
  func failures() throws {
    let run = try Self.bench().run("play", "failing", "--policies", "@/p")
    #expect(run.status == .no)
    #expect(
      run.output == """
        failing

         1  size: 900x700
            double-column automatic  sidebar: (root) | detail: (empty)
         2  push: [a, b]
            double-column automatic  sidebar: (root) | detail: a > b
        \(Self.failures.second.indented(by: 6)) 3  pop: 3   refused: there are 2 screens to go back from, not 3 (go to the root instead)
            double-column automatic  sidebar: (root) | detail: a > b
        \(Self.failures.third.indented(by: 6))
        3 steps, 2 of 7 expectations met

        """)
  }

  @Test("JSON has a line for each step, with the answer and what shows")
  func json() throws {
    let run = try Self.bench().run(
      "play", "failing", "--policies", "@/p", "--format", "json")
    #expect(run.status == .no)
    let lines = run.lines
    try #require(lines.count == 3)
    #expect(
      lines[0] == #"{"at":"p/inbox.yaml:3:5","chain":[{"policy":"inbox","rule":"columns"}],"#
        + #""layout":{"axis":"horizontal","collapsible":true,"display":"automatic","#
        + #""hinge":"separating","priority":["detail","sidebar","content","inspector"],"#
        + #""sidebar":{"edge":"leading","fraction":0.4,"max":320,"min":0,"reveal":"automatic","#
        + #""shown":true},"spacing":0,"style":"double-column","#
        + #""tabs":"none"},"notes":[],"panes":[{"frame":{"height":700,"width":320,"x":0,"y":0},"#
        + #""pane":"sidebar","placement":"beside"},{"frame":{"height":700,"width":580,"x":320,"#
        + #""y":0},"pane":"detail","placement":"beside"}],"path":[],"policy":"inbox","#
        + #""rule":"columns","scenario":"failing","stacks":{"detail":[],"sidebar":[]},"step":1,"#
        + #""text":"size: 900x700","unknown":[]}"#)
    #expect(
      lines[2].contains(
        #""outcomes":[{"help":"go to the root instead","#
          + #""message":"there are 2 screens to go back from, not 3","outcome":"refused","#
          + #""reason":"count-out-of-range"}]"#))
  }

  @Test("a link leads where the file says, whatever its scheme")
  func links() throws {
    let bench = try Workbench([
      "links.scenario.yaml": """
      version: 1
      policy: stack
      tabs: [library, search]
      links:
        "artist/:id": { tab: search, path: [artists, "artist/:id"] }
        "artist/new": { path: new }
        "page/:number?": { path: [pages, "page/:number"] }
      steps:
        - { deep-link: "app://artist/a%20b", expect: { tab: search, path: [artists, artist/a b] } }
        - { deep-link: "app:artist/new", expect: { tab: search, path: new } }
        - { deep-link: "https://example.com/page/7", expect: { path: [pages, page/7] } }
        - { deep-link: "https://example.com/page", expect: { path: pages } }
        - { deep-link: "app://artst/5", expect: { reason: unknown-link, path: pages } }
        - { deep-link: page, expect: { reason: malformed-link } }
        - { deep-link: "https:///page", expect: { reason: malformed-link } }
        - { deep-link: "1:page", expect: { reason: wrong-origin } }

      """,
      "bad.scenario.yaml": """
      version: 1
      policy: stack
      links:
        "artist/:id": { path: "artist/:id" }
        "artist/:name": { path: "artist/:name" }
        "page//:id": { path: a }
        "page/:7": { path: b }
      steps: [{ deep-link: "app://artist/5" }]

      """,
    ])
    let run = try bench.run("play", "@/links.scenario.yaml")
    #expect(run.status == .done, "\(run.output)\(run.errors)")
    #expect(run.output.contains("(did you mean `artist/:id`?)"))
    for verb in ["play", "test", "check"] {
      let bad = try bench.run(verb, "@/bad.scenario.yaml")
      #expect(bad.status == .wrongInput)
      #expect(
        bad.errors
          + bad.output.replacingOccurrences(
            of: "1 file read, 3 errors, 0 warnings\n", with: "") == """
            bad.scenario.yaml:5:3: error: `artist/:id` and `artist/:name` match the same links
                "artist/:name": { path: "artist/:name" }
                ^^^^^^^^^^^^^^
              help: leave one of them out
            bad.scenario.yaml:6:3: error: the pattern `page//:id` has a slash too many
                "page//:id": { path: a }
                ^^^^^^^^^^^
              help: write `page/:id`
            bad.scenario.yaml:7:3: error: the pattern `page/:7` has a parameter without a right name, `:7`
                "page/:7": { path: b }
                ^^^^^^^^^
              help: a letter, then letters, digits, `-` and `_`, as `:id` or `:id?`

            """)
    }
  }

  @Test("what waited may come out alike, and nobody answers in the background")
  func background() throws {
    let bench = try Workbench([
      "s.scenario.yaml": """
      version: 1
      policy: stack
      given: { size: 400x800 }
      steps:
        - push: [a, b]
        - guard: b
        - pop
        - background
        - answer: discard
          expect: { outcome: refused, reason: refused }
        - notify: { pop: 9 }
        - notify: { pop-to: x }
        - notify: { pop: 8 }
        - foreground: true
          expect: { outcome: refused }
        - answer: discard
          expect: { path: a }
        - background
        - notify: { pop: 9 }
        - notify: { pop: 8 }
        - foreground: true
          expect: { reason: count-out-of-range }

      """
    ])
    let run = try bench.run("play", "@/s.scenario.yaml")
    #expect(run.status == .done, "\(run.output)")
  }

  @Test("panes are drawn after each step, where the window is known")
  func drawing() throws {
    let bench = try Workbench([
      "s.scenario.yaml": """
      version: 1
      policy: stack
      steps: [{ push: a }, { size: 200x60 }]

      """
    ])
    let run = try bench.run("play", "@/s.scenario.yaml", "--draw")
    #expect(run.status == .done)
    #expect(run.lines.contains("    stack  (the window is not known)  path: a"))
    #expect(run.lines.count { $0.contains("│") } > 3, "\(run.output)")
    #expect(
      try bench.run("play", "@/s.scenario.yaml", "--draw", "--format", "json").status == .usage)
  }

  private static let twins =
    "two scenarios are named `same`: `two/a/same.scenario.yaml` and `two/b/same.scenario.yaml`\n"
    + "  help: rename one of them"

  @Test(
    "what cannot be played is said, and ends the run",
    arguments: [
      ("play readign --policies @/p", .wrongInput, "there is no scenario `readign`"),
      ("play readign --policies @/p", .wrongInput, "did you mean `reading`?"),
      ("play @/p/nobody.scenario.yaml", .missingFile, "`p/nobody.scenario.yaml` is not there"),
      ("play @/p/inbox.yaml", .wrongInput, "`p/inbox.yaml` is not the file of a scenario"),
      ("play @/nobody.yaml", .missingFile, "`nobody.yaml` is not there"),
      ("play --policies @/p/inbox.yaml", .nothing, "there are no scenarios to play"),
      ("play --policies @/p/inbox.yaml --allow-empty", .done, ""),
      ("play --policies @/bad", .wrongInput, "bad/x.scenario.yaml:3:11: error: unknown key `psuh`"),
      ("check --policies @/bad", .wrongInput, ""),
      ("test --policies @/bad", .wrongInput, "unknown key `psuh`"),
      ("play same --policies @/two", .wrongInput, "two scenarios are named `same`: `two/a/same"),
      ("play --policies @/two", .wrongInput, twins),
      ("test --policies @/two", .wrongInput, twins),
      ("check --policies @/two", .wrongInput, twins),
      ("check --policies @/endings", .wrongInput, "`endings/s.scenario.yaml` and `endings/s.sc"),
      (
        "test reading --policies @/p", .wrongInput,
        "there is no policy `reading`\n  help: it is a scenario: `layout-policy play reading`"
      ),
      ("check reading --policies @/p", .wrongInput, "`p/scenarios/reading.scenario.yaml`"),
      ("test --policies @/alone", .nothing, "the scenario `x` expects nothing"),
      ("test @/alone/x.scenario.yaml", .nothing, "the scenario `x` expects nothing"),
      ("check --policies @/alone", .done, ""),
      ("play --policies @/alone", .done, ""),
      (
        "eval @/p/scenarios/reading.scenario.yaml", .wrongInput,
        "holds a scenario, and is no policy"
      ),
    ] as [(String, PolicyCommand.ExitStatus, String)])
  func refused(words: String, status: PolicyCommand.ExitStatus, error: String) throws {
    let bench = try Self.bench()
    let empty = "version: 1\npolicy: stack\nsteps: [back]\n"
    for (name, text) in [
      ("bad/x.scenario.yaml", "version: 1\npolicy: stack\nsteps: [{ psuh: a }]\n"),
      ("two/a/same.scenario.yaml", empty), ("two/b/same.scenario.yaml", empty),
      ("endings/s.scenario.yaml", empty), ("endings/s.scenario.yml", empty),
      ("alone/x.scenario.yaml", empty),
    ] { try bench.write(name, text.utf8) }
    let run = try bench.run(words: words)
    #expect(run.status == status, "\(run.errors)")
    #expect(error.isEmpty || run.errors.contains(error), "\(run.errors)")
  }

  @Test("a scenario with errors about another policy stands in nobody's way")
  func others() throws {
    let bench = try Self.bench()
    try bench.write(
      "p/other.scenario.yaml", "version: 1\npolicy: stack\nsteps: [{ psuh: a }]\n".utf8)
    #expect(try bench.run("test", "inbox", "--policies", "@/p").status == .no)
    #expect(try bench.run("test", "stack", "--policies", "@/p").status == .wrongInput)
    #expect(try bench.run("test", "--policies", "@/p", "--keep-going").output.contains("2 of 3"))
  }
}

extension String {
  /// The lines of a text, moved to the right.
  func indented(by width: Int) -> String {
    split(separator: "\n").map { String(repeating: " ", count: width) + $0 + "\n" }.joined()
  }
}
