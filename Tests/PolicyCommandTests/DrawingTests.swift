import PolicyCommand
import Testing

@Suite("A drawing")
struct DrawingTests {
  @Test("shows to scale where panes, tabs and folds stand", arguments: drawings)
  func drawing(what: String, layout: String, size: String, expected: String) throws {
    let run = try Self.run(layout, words: "--draw --size \(size)")
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("\n\n" + expected))
  }

  private static let drawings: [(String, String, String, String)] = [
    (
      "columns beside each other",
      "style: double-column, display: one-beside-secondary, sidebar: 300", "1000x120",
      """
      ┌────────────────────┐┌────────────────────────────────────────────────┐
      │      sidebar       ││                     detail                     │
      │      300x120       ││                    700x120                     │
      └────────────────────┘└────────────────────────────────────────────────┘

      """
    ),
    (
      "a column over the others, which cuts no word",
      "style: double-column, display: one-over-secondary, sidebar: 400", "1000x120",
      """
      ╔═══════════════════════════╗──────────────────────────────────────────┐
      ║          sidebar          ║                  detail                  │
      ║          400x120          ║                 1000x120                 │
      ╚═══════════════════════════╝──────────────────────────────────────────┘

      """
    ),
    (
      "a column over the others at the end",
      "style: double-column, display: secondary-only, inspector: { min: 500 }, detail: { min: 700 }",
      "1000x120",
      """
      ┌───────────────────────────────────╔══════════════════════════════════╗
      │              detail               ║            inspector             ║
      │             1000x120              ║             500x120              ║
      └───────────────────────────────────╚══════════════════════════════════╝

      """
    ),
    (
      "tabs over the panes, behind a column over both",
      "style: double-column, display: one-over-secondary, sidebar: 300, "
        + "tabs: { as: drawer, ideal: 480, reveal: over }", "1000x120",
      """
      ╔════════════════════╗════════════╗────────────────────────────────────┐
      ║      sidebar       ║   drawer   ║               detail               │
      ║      300x120       ║   480x120  ║              1000x120              │
      ╚════════════════════╝════════════╝────────────────────────────────────┘

      """
    ),
    (
      "from right to left",
      "style: triple-column, display: two-beside-secondary, sidebar: 200, content: 300, tabs: rail",
      "1000x120 --direction rtl",
      """
      ┌────────────────────────────┐┌────────────────────┐┌────────────┐┌────┐
      │           detail           ││      content       ││  sidebar   ││rail│
      │          420x120           ││      300x120       ││  200x120   ││    │
      └────────────────────────────┘└────────────────────┘└────────────┘└────┘

      """
    ),
    (
      "tabs at the bottom",
      "style: stack, tabs: bar", "1000x250",
      """
      ┌──────────────────────────────────────────────────────────────────────┐
      │                                                                      │
      │                                detail                                │
      │                               1000x170                               │
      │                                                                      │
      └──────────────────────────────────────────────────────────────────────┘
      ┌──────────────────────────────────────────────────────────────────────┐
      │                                 bar                                  │
      └──────────────────────────────────────────────────────────────────────┘

      """
    ),
    (
      "rows",
      "style: double-column, axis: vertical, display: one-beside-secondary, sidebar: 120",
      "1000x300",
      """
      ┌──────────────────────────────────────────────────────────────────────┐
      │                               sidebar                                │
      │                               1000x120                               │
      └──────────────────────────────────────────────────────────────────────┘
      ┌──────────────────────────────────────────────────────────────────────┐
      │                                                                      │
      │                                detail                                │
      │                               1000x180                               │
      │                                                                      │
      │                                                                      │
      └──────────────────────────────────────────────────────────────────────┘

      """
    ),
    (
      "a row over the others",
      "style: double-column, axis: vertical, display: one-over-secondary, sidebar: 120", "1000x300",
      """
      ╔══════════════════════════════════════════════════════════════════════╗
      ║                               sidebar                                ║
      ║                               1000x120                               ║
      ╚══════════════════════════════════════════════════════════════════════╝
      │                                                                      │
      │                                                                      │
      │                                detail                                │
      │                               1000x300                               │
      │                                                                      │
      │                                                                      │
      └──────────────────────────────────────────────────────────────────────┘

      """
    ),
    (
      "a pane below another",
      "style: double-column, partitions: { columns: 1, rows: 2 }, "
        + "inspector: { adapt: { under: detail } }",
      "1000x200",
      """
      ┌──────────────────────────────────────────────────────────────────────┐
      │                                detail                                │
      │                               1000x100                               │
      └──────────────────────────────────────────────────────────────────────┘
      ┌──────────────────────────────────────────────────────────────────────┐
      │                              inspector                               │
      └──────────────────────────────────────────────────────────────────────┘

      """
    ),
    (
      "a fold between columns",
      "style: double-column, display: one-beside-secondary, sidebar: 300",
      "1000x120 --fold vertical@480,0,40x120:half-open:separating",
      """
      ┌─────────────────────────────────┐┊┊┌─────────────────────────────────┐
      │             sidebar             │┊┊│             detail              │
      │             480x120             │┊┊│             480x120             │
      └─────────────────────────────────┘┊┊└─────────────────────────────────┘

      """
    ),
    (
      "a fold that a pane spans",
      "style: stack", "1000x200 --fold vertical@500,0,0x200:half-open:separating",
      """
      ┌───────────────────────────────────┊──────────────────────────────────┐
      │                                   ┊                                  │
      │                                detail                                │
      │                               1000x200                               │
      │                                   ┊                                  │
      │                                   ┊                                  │
      └───────────────────────────────────┊──────────────────────────────────┘

      """
    ),
    (
      "a sliver that is low",
      "style: stack, tabs: rail", "10000x1",
      """
      ┌┌─────────────────────────────────────────────────────────────────────┐
      ││                               detail                                │
      └└─────────────────────────────────────────────────────────────────────┘

      """
    ),
    (
      "what has no room for words",
      "style: double-column, display: one-beside-secondary, sidebar: 40", "1000x120",
      """
      ┌─┐┌───────────────────────────────────────────────────────────────────┐
      │ ││                              detail                               │
      │ ││                              960x120                              │
      └─┘└───────────────────────────────────────────────────────────────────┘

      """
    ),
  ]

  @Test(
    "can be made of every window",
    arguments: ["1x10000", "1e-300x1e300", "1e300x1", "1e-9x1e-9", "1e300x1e300", "0.5x0.5"])
  func slivers(size: String) throws {
    for tabs in ["none", "bar", "rail", "drawer"] {
      let layout = "style: triple-column, display: two-over-secondary, sidebar: 200, tabs: \(tabs)"
      for options in ["", " --direction rtl", " --insets 10,20,30,40 --keyboard 300"] {
        let run = try Self.run(layout, words: "--draw --size \(size)\(options)")
        #expect(run.errors == "")
        #expect(run.lines.contains { $0.hasPrefix("┌") || $0.hasPrefix("╔") })
      }
    }
  }

  @Test(
    "needs a window with a size, and is text",
    arguments: [
      (
        "--draw", .wrongInput,
        """
        error: there is nothing to draw, since the window's width and height are not known
          help: add `--size 1180x820`, or `--device` with the id of a real device

        """
      ),
      (
        "--draw --size 9x9 --format json", .usage,
        """
        error: `--draw` draws one context, as text
          help: leave out `--format json`

        """
      ),
      (
        "--draw --contexts -", .usage,
        """
        error: `--draw` draws one context, as text
          help: leave out `--contexts`

        """
      ),
    ] as [(String, PolicyCommand.ExitStatus, String)])
  func refusals(options: String, status: PolicyCommand.ExitStatus, message: String) throws {
    let run = try Self.run("style: stack", words: options)
    #expect(run.errors == message)
    #expect(run.status == status)
    #expect(run.output.isEmpty == (status == .usage))
  }

  private static func run(_ layout: String, words: String) throws -> Workbench.Run {
    let file = "version: 1\notherwise: { layout: { \(layout) } }\n"
    return try Workbench(["p.yaml": file]).run(words: "eval @/p.yaml \(words)")
  }
}
