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
