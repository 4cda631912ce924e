import NavigationModel
import PolicyTesting
import PolicyYAML
import Testing

@Suite("Scenarios go through the navigation model and the policy")
struct ScenarioTests {
  private static let policy = """
    version: 1
    rules:
      - name: tip
        once: first
        when: { width: 600..., shape: tall }
        layout: { style: double-column, display: one-over-secondary, tip: first }
      - name: list
        when: { width: 600..., not: { open: detail } }
        layout: { style: double-column, display: one-beside-secondary }
      - { name: page, when: { width: 600... }, layout: { style: double-column } }
    otherwise: { layout: { style: stack } }

    """

  @Test("the reasons that files can expect are those that the navigation model gives")
  func reasons() {
    #expect(
      Scenario.Model.navigation.reasons == NavigationError.Kind.allCases.map { $0.rawValue })
  }

  @Test(
    "every expectation is met",
    arguments: [
      "a screen may ask before it is left": """
      - push: [folder/1, draft]
      - guard: draft
      - { back: true, expect: { outcome: asked, top: draft } }
      - { answer: keep, expect: { top: draft } }
      - { pop-to-root: true, expect: { outcome: asked } }
      - { answer: discard, expect: { outcome: changed, path: none } }
      - { answer: discard, expect: { outcome: unchanged } }
      """,
      "a screen shows while something is so": """
      - { activate: player, expect: { path: player } }
      - { activate: player, expect: { outcome: unchanged } }
      - push: queue
      - { deactivate: player, expect: { path: none } }
      - { deactivate: player, expect: { outcome: unchanged } }
      """,
      "tabs keep what they show, unless they forget it": """
      - push: a
      - { open-tab: search, expect: { tab: search, path: none, paths: { inbox: a } } }
      - push: b
      - { open-tab: inbox, expect: { path: a, paths: { search: none } } }
      - { pop-to-root: inbox, expect: { path: none } }
      """,
      "in the background requests wait, and are done in order": """
      - background
      - { notify: { push: a }, expect: { outcome: held, path: none } }
      - { notify: { sheet: b }, expect: { outcome: held } }
      - { notify: back, expect: { outcome: held } }
      - { hide: sidebar, expect: { outcome: refused, reason: refused } }
      - { foreground: true, expect: { path: a, presented: b, reason: count-out-of-range } }
      """,
      "the policy is told what is open": """
      - { size: 900x600, expect: { rule: list } }
      - { select: a, expect: { rule: page } }
      - { select: none, expect: { rule: list } }
      """,
      "a tip shows until it is acknowledged": """
      - { size: 700x900, expect: { tip: first, panes: { sidebar: { placement: over } } } }
      - { push: a, expect: { tip: first } }
      - { acknowledge: first, expect: { tip: none, rule: page } }
      """,
      "a person hides and reveals panes, as far as the layout lets them": """
      - { size: 900x600, expect: { panes: [sidebar, detail] } }
      - { push: a, expect: { panes: [sidebar, detail] } }
      - { hide: sidebar, expect: { outcome: changed, panes: detail } }
      - { select: b, expect: { stacks: { detail: b, sidebar: hidden }, reveal: sidebar } }
      - { reveal: sidebar, expect: { outcome: changed, panes: [sidebar, detail] } }
      - { hide: detail, expect: { outcome: refused } }
      - { resize: 400x600, expect: { style: stack } }
      - { reveal: sidebar, expect: { outcome: refused } }
      """,
      "screens go to panes and are replaced": """
      - { push: [a, b], in: detail, expect: { path: [a, b] } }
      - { replace-top: c, expect: { path: [a, c] } }
      - { pop-to: a, expect: { path: a } }
      - { pop: 1, in: detail, expect: { path: none } }
      - { pop: true, expect: { outcome: refused, reason: count-out-of-range } }
      - { cover: d, expect: { presented: d } }
      - { dismiss-all: true, expect: { presented: none } }
      """,
    ])
  func scenarios(name: String, steps: String) throws {
    try play(steps, in: Self.policy)
  }

  @Test("panes that have partitions are those that were visited last")
  func partitions() throws {
    try play(
      """
      - { given: { size: 1000x800 }, expect: { panes: [sidebar, detail] } }
      - { push: a, expect: { panes: [sidebar, detail], stacks: { detail: a } } }
      - { push: about, in: inspector, expect: { panes: [detail, inspector] } }
      - { given: { width: 500 }, expect: { panes: inspector, stacks: { inspector: about, detail: hidden } } }
      - { back: true, expect: { panes: detail, outcome: changed } }
      - { back: true, expect: { panes: sidebar, path: none } }
      - { back: true, expect: { outcome: refused } }
      """,
      in: """
        version: 1
        rules:
          - name: two
            when: { width: 800... }
            layout: { style: double-column, partitions: 2, inspector: { ideal: 300 } }
        otherwise: { layout: { style: double-column, partitions: 1, inspector: { ideal: 300 } } }

        """)
  }

  private func play(_ steps: String, in policy: String) throws {
    let folder = try TestFolder([
      "app.yaml": policy,
      "s.scenario.yaml": """
      version: 1
      policy: app
      tabs: [inbox, search]
      forgetful: search
      steps:
      \(steps)

      """,
    ])
    let tests = try PolicyTestCase.all(inFiles: [folder.path])
    let run = try #require(tests.first).run()
    #expect(run.passed, "\(folder.relative("\(run)"))")
  }
}
