import PolicyCommand
import Testing

@Suite("The difference of policies")
struct DiffTests {
  /// Two policies, and what is said of them, without the windows of devices.
  private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let lines: [String]

    init(_ name: String, _ old: String, _ new: String, _ lines: [String]) {
      (testDescription, self.old, self.new, self.lines) = (name, old, new, lines)
    }
  }

  /// A policy of rules, one a line, and a stack otherwise.
  private static func policy(_ rules: String..., head: String = "") -> String {
    "version: 1\n\(head)rules:\n" + rules.map { "  - { \($0) }\n" }.joined()
      + "otherwise: { layout: { style: stack } }\n"
  }

  private static let fits = "note: what `fit` counts is compared in windows without insets"

  private static func counting(
    _ columns: String, _ style: String = "style: double-column"
  ) -> String {
    policy(
      "name: a, when: { width: 600... }, layout: { \(style), values: { columns: \(columns) } }",
      head: "outputs: { columns: { type: number, default: 1 } }\n")
  }

  private static func telling(_ type: String, _ title: String) -> String {
    policy(head: "outputs: { title: { type: \(type), default: \(title) } }\n")
      .replacing("rules:\n", with: "")
  }

  private static let wide = "layout: { style: double-column }"

  private static let cases = [
    Case(
      "a bound that moves",
      policy("name: a, when: { device: pad, shape: tall, width: 744... }, \(wide)"),
      policy("name: a, when: { device: pad, shape: tall, width: 834... }, \(wide)"),
      ["pad, tall, 744 ..< 834 points wide: double-column automatic -> stack"]),
    Case(
      "a version, or none given", policy("name: a, when: { os-version: 17... }, \(wide)"),
      policy("name: a, \(wide)"),
      ["os-version less than 17 or not given: stack -> double-column automatic"]),
    Case(
      "a bound that becomes closed", policy("name: a, when: { height: ..<500 }, \(wide)"),
      policy("name: a, when: { height: ...500 }, \(wide)"),
      ["exactly 500 points high: stack -> double-column automatic"]),
    Case(
      "one key of a pane",
      policy("name: a, layout: { style: double-column, sidebar: { max: 320 } }"),
      policy("name: a, layout: { style: double-column, sidebar: { max: 280 } }"),
      ["everywhere: sidebar.max: 320 -> 280"]),
    Case(
      "a mode and other keys",
      policy(
        "name: a, when: { width-class: regular }, layout: { style: double-column, display: one-beside-secondary }"
      ),
      policy(
        "name: a, when: { width-class: regular }, layout: { style: double-column, display: secondary-only, spacing: 2, collapsible: false }"
      ), ["width-class regular: one-beside-secondary -> secondary-only and 2 more"]),
    Case(
      "rules renamed, split and reordered",
      policy("name: a, when: { width: 600... }, \(wide)"),
      policy(
        "name: c, when: { width: 900... }, \(wide)",
        "name: b, when: { width: 600..<900 }, \(wide)"), []),
    Case(
      "a key that is shown once",
      policy(
        "name: a, once: tip, when: { device: pad }, layout: { style: double-column, tip: tip }"),
      policy("name: a, when: { device: pad }, layout: { style: double-column, tip: tip }"),
      ["once `tip` is spent, pad: stack -> double-column automatic"]),
    Case(
      "something unknown", policy("name: a, when: { width: 600... }, layout: { style: stack }"),
      policy("name: a, when: { any: [{ width: 600... }, { width: ..<600 }] }, \(wide)"),
      ["width given: stack -> double-column automatic"]),
    Case(
      "what only an unknown input changes",
      policy("name: a, when: { not: { os-version: 17... } }, \(wide)"),
      policy(
        "name: b, when: { os-version: 17... }, layout: { style: stack }",
        "name: a, \(wide)"),
      ["os-version not given: stack -> double-column automatic"]),
    Case(
      "an input of the app",
      policy(
        "name: a, when: { focus: true }, \(wide)", head: "inputs: { focus: { type: boolean } }\n"),
      policy(
        "name: a, when: { width: 600... }, \(wide)",
        head: "inputs: { busy: { type: boolean, default: false } }\n"),
      [
        "less than 600 points wide or not given, `focus` true: double-column automatic -> stack",
        "at least 600 points wide, `focus` false or not given: stack -> double-column automatic",
        "note: input `focus` is declared by the old one alone: boolean, unknown unless given",
        "note: input `busy` is declared by the new one alone: boolean, default false",
      ]),
    Case(
      "an input that is declared differently",
      policy(head: "inputs: { count: { type: number, default: 1 } }\n")
        .replacing("rules:\n", with: ""),
      policy(head: "inputs: { count: { of: [a, b] } }\n").replacing("rules:\n", with: ""),
      ["note: input `count` is declared differently: number, default 1 -> a | b, default a"]),
    Case(
      "a text that is the word for what is not given",
      policy(
        "name: a, when: { mode: [unknown, busy, \"a or b\"] }, \(wide)",
        head: "inputs: { mode: { type: text, default: \"unknown\" } }\n"),
      policy(head: "inputs: { mode: { type: text } }\n").replacing("rules:\n", with: ""),
      [
        "`mode` \"unknown\" or busy or \"a or b\": double-column automatic -> stack",
        "note: input `mode` is declared differently: text, default \"unknown\" -> text, unknown "
          + "unless given",
      ]),
    Case(
      "counts of what fits, where they change",
      counting("{ fit: 163, max: 4 }"), counting("{ fit: 170, min: 1, max: 4 }"),
      ["652 ..< 680 points wide: values.columns: 4 -> 3", fits]),
    Case(
      "a count and a number", counting("{ fit: 300, gap: 10, max: 3 }"), counting("3"),
      [
        "600 ..< 610 points wide: values.columns: 1 -> 3",
        "610 ..< 920 points wide: values.columns: 2 -> 3", fits,
      ]),
    Case(
      "formulas that count alike",
      counting("{ fit: 200, max: 3 }"), counting("{ fit: 200, min: 3, max: 3 }"), [fits]),
    Case(
      "counts without an end", counting("{ fit: 2000 }"), counting("{ fit: 2000, max: 2 }"),
      ["at least 4096 points wide: values.columns: { fit: 2000 } -> 2", fits]),
    Case(
      "a formula and what else changes", counting("{ fit: 200, max: 9 }"),
      counting("{ fit: 200, max: 9 }", "style: triple-column"),
      ["at least 600 points wide: double-column automatic -> triple-column automatic"]),
    Case(
      "a text and a number of the same letters", telling("number", "2"), telling("text", "\"2\""),
      ["everywhere: values.title: 2 -> \"2\""]),
    Case(
      "an input that both ask, each by its own declaration",
      policy(
        "name: a, when: { size-of: 2... }, \(wide)", head: "inputs: { size-of: { type: number } }\n"
      ),
      policy(
        "name: a, when: { size-of: 3... }, \(wide)",
        head: "inputs: { size-of: { type: number, default: 9 } }\n"),
      [
        "`size-of` at least 2 (number, unknown unless given), `size-of` less than 3 (number, default 9): "
          + "double-column automatic -> stack",
        "`size-of` not given (number, unknown unless given): `size-of` at least 3 (number, default 9): stack "
          + "-> double-column automatic",
        "note: input `size-of` is declared differently: number, unknown unless given -> number, default 9",
      ]),
    Case(
      "windows that both leave out",
      policy("name: a, when: { width: ..<400 }, \(wide)", head: "assume: { width: 500... }\n"),
      policy("name: a, when: { width: 550... }, \(wide)", head: "assume: { width: 600... }\n"),
      ["at least 550 points wide: stack -> double-column automatic"]),
    Case(
      "hysteresis",
      policy("name: a, when: { width: 600... }, \(wide)"),
      policy("name: a, when: { width: 600... }, \(wide)", head: "hysteresis: 16\n"),
      [
        "note: hysteresis changes from 0 to 16: how a window that is dragged changes is not compared"
      ]),
    Case(
      "versions, models, panes and what is not asked for",
      policy("name: a, when: { os-version: 17..<18, open: sidebar }, \(wide)"),
      policy("name: b, when: { model: ipad-mini-6, width: 20sp... }, \(wide)"),
      [
        "ipad-mini-6, at least 20sp points wide, os-version less than 17 or at least 18 or not "
          + "given: stack -> double-column automatic",
        "ipad-mini-6, at least 20sp points wide, os-version 17 ..< 18, sidebar not open or not "
          + "given: stack -> double-column automatic",
        "not ipad-mini-6 or no model given, os-version 17 ..< 18, sidebar open: double-column "
          + "automatic -> stack",
        "ipad-mini-6, less than 20sp points wide or not given, os-version 17 ..< 18, sidebar "
          + "open: double-column automatic -> stack",
      ]),
    Case(
      "folds, shares and words",
      policy("name: a, when: { posture: book, aspect: ...1.5, platform: [ios, ipados] }, \(wide)"),
      policy("name: b, when: { posture: book, aspect: ...1.5, platform: ios }, \(wide)"),
      [
        "platform ipados, `fold: { axis: vertical, posture: half-open }`, aspect at most 1.5: "
          + "double-column automatic -> stack"
      ]),
  ]

  @Test("is said in boxes of contexts", arguments: cases)
  private func boxes(one: Case) throws {
    let bench = try Workbench(["old.yaml": one.old, "new.yaml": one.new])
    let run = try bench.run("diff", "@/old.yaml", "@/new.yaml")
    #expect(run.errors == "")
    let said = run.lines.dropFirst().filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("of real devices")
    }
    #expect(said.map { String($0.dropFirst(2)) } == one.lines, "\(run.output)")
    let isNote = one.lines.allSatisfy { $0.hasPrefix("note") }
    #expect(run.status == (isNote ? .done : .no))
  }
}
