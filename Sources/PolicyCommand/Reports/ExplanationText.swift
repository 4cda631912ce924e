import LayoutPolicies

/// An explanation for people.
package struct ExplanationText {
  private let explanation: Explanation
  /// Whether every rule, condition and input is shown.
  private let showsAll: Bool

  /// Puts an explanation into words; `showsAll` adds what is left out for being long.
  package init(_ explanation: Explanation, showsAll: Bool = false) {
    self.explanation = explanation
    self.showsAll = showsAll
  }

  /// The sections, one below the other.
  package var text: String {
    var lines = [explanation.decision.headline]
    for question in explanation.questions { lines += [""] + self.lines(of: question) }
    for policy in explanation.codePolicies {
      lines += ["", "\(policy) is code: nothing in it can be looked into"]
    }
    lines += section("inputs", inputLines)
    lines += section("panes", paneLines)
    lines += section("next changes", changeLines)
    lines += section("memory", memoryLines)
    lines += section("notes", explanation.evaluation.notes.map { $0.message })
    return lines.map { $0.harmless + "\n" }.joined()
      + (explanation.advice.text.map { "\n\($0)\n" } ?? "")
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", name] + lines.map { "  \($0)" }
  }

  private func lines(of question: ExplainedQuestion) -> [String] {
    let trace = question.trace
    let asked = question.rules.filter { showsAll || $0.verdict != .notAsked }
    var table = TextTable(columns: 3)
    for rule in asked {
      let reason = question.reason(of: rule, textScale: explanation.textScale)
      let place = rule.verdict == .won ? rule.rule.location?.description ?? "" : reason
      table.add([rule.rule.name, rule.verdict.word, place])
    }
    if trace.winner == nil {
      table.add(
        explanation.answers(question)
          ? [Question.otherwiseName, "won", trace.otherwiseLocation?.description ?? ""]
          : [Question.otherwiseName, "says nothing", ""])
    }
    var lines = [question.title] + (question.orderText.map { ["  " + $0] } ?? [])
    for (index, line) in table.lines.enumerated() {
      lines.append("  " + line)
      guard showsAll, index < asked.count else { continue }
      lines += ConditionText(asked[index].judged, inputs: explanation.input(named:)).lines.map {
        "      \($0)"
      }
    }
    let behind = question.rules.count - asked.count
    if behind > 0 { lines.append("  and \(behind.of("rule")) behind it, not asked") }
    return lines
  }

  private var inputLines: [String] {
    var table = TextTable(columns: 3)
    for input in showsAll ? explanation.everyInput : explanation.askedInputs {
      table.add([input.name, input.value?.plainText ?? "unknown", input.source.text])
    }
    return table.lines
  }

  private var paneLines: [String] {
    (explanation.evaluation.fitted?.places ?? []).map { ($0.isTabs ? "tabs at " : "") + $0.text }
  }

  private var changeLines: [String] {
    if explanation.context.isPartOfWindow {
      return ["not told inside of a pane, whose size follows from that of the window"]
    }
    var table = TextTable(columns: 3)
    for change in explanation.changes {
      table.add([
        change.axis.name, change.distanceText, change.outcomeText(from: explanation.decision),
      ])
    }
    return table.lines
  }

  private var memoryLines: [String] {
    let hysteresis = explanation.questions.map { $0.trace.hysteresis }.max() ?? 0
    return explanation.showing.map {
      "once \($0): showing, and spent as soon as another answer is shown"
    }
      + (hysteresis > 0
        ? [
          "hysteresis \(hysteresis.plainText): "
            + "from here on, bounds give way to keep the rules that won"
        ] : [])
  }
}
