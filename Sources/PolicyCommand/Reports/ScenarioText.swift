import LayoutPolicies
import NavigationModel
import PolicyTesting
import PolicyYAML

/// A scenario for people: each step as it is written, and below it what the app shows then.
struct ScenarioText {
  let run: PolicyTestRun
  let played: [PlayedStep]
  /// Whether the panes are drawn.
  let isDrawn: Bool

  private static let indent = "    "

  var text: String {
    guard let scenario = run.testCase.test.scenario else { return "" }
    let steps = scenario.numbered(played)
    var shown = TextTable(columns: 3)
    for step in steps {
      shown.add([step.played.decision.layout.shortText, step.played.panesText, step.played.rest])
    }
    var lines = [scenario.name + (scenario.summary.isEmpty ? "" : ": \(scenario.summary)"), ""]
    for (step, line) in zip(steps, shown.lines) {
      let number = (step.number == 0 ? "" : "\(step.number)").paddedLeft(to: 2)
      let parts = [step.text, step.name.map { "(\($0))" }, step.played.outcomeText]
      lines.append("\(number)  \(parts.compactMap { $0 }.joined(separator: "   "))".harmless)
      lines.append(Self.indent + line)
      if isDrawn { lines += step.played.drawing }
      lines += step.played.failures.flatMap { failure in failure.lines.map { "      \($0)" } }
    }
    return (lines + ["", summary]).map { $0 + "\n" }.joined()
  }

  /// How many steps there are, and what came of what was expected.
  private var summary: String {
    let steps = run.testCase.test.steps
    let expected = steps.reduce(0) { $0 + $1.expectations.count }
    let failed = run.failures.count
    let met =
      failed > 0
      ? "\(expected - failed) of \(expected.of("expectation")) met"
      : "\(expected.of("expectation")) met"
    return steps.count.of("step") + (expected > 0 ? ", \(met)" : "")
  }
}

/// A step of a scenario as it is written, and as it came out.
struct NumberedStep {
  let number: Int
  let text: String
  /// What it means, in the words of the file.
  let name: String?
  let played: PlayedStep
}

extension Scenario {
  /// Its steps with their numbers; where it starts has 0.
  func numbered(_ played: [PlayedStep]) -> [NumberedStep] {
    var texts = actions.map { (text: $0.text, name: $0.name) }
    if let start { texts.insert((start.text, nil), at: 0) }
    return zip(texts, played).enumerated().map { place, step in
      NumberedStep(
        number: start == nil ? place + 1 : place, text: step.0.text, name: step.0.name,
        played: step.1)
    }
  }
}

extension PlayedStep {
  /// What each pane shows: `sidebar: (root) | detail: message/7 > attachment/2`. What stands over
  /// the others has its name in brackets.
  fileprivate var panesText: String {
    guard let fitted else { return "(the window is not known)" }
    return panes.map { shown in
      let name = shown.pane.rawValue
      let isOver = fitted[shown.pane]?.placement == .over
      return "\(isOver ? "(\(name))" : name): \(Self.text(of: shown, in: fitted))"
    }.joined(separator: " | ")
  }

  private static func text(of shown: ShownPane<String>, in fitted: FittedLayout) -> String {
    let screens = shown.screens.joined(separator: " > ")
    if shown.isPlaceholder { return "(\(screens))" }
    guard screens.isEmpty else { return screens }
    return shown.pane == .sidebar || fitted.style == .stack ? "(root)" : "(empty)"
  }

  /// What else there is to know: the tab, what is presented, a tip, what changed out of sight, and
  /// what came out otherwise than the layout wishes.
  fileprivate var rest: String {
    var parts: [String] = tab.map { ["tab: \($0)"] } ?? []
    for route in navigation.presented.routes {
      if route.style.isPresented {
        parts.append("\(route.style.name): \(route.screen)")
      } else if let last = parts.indices.last {
        parts[last] += " > \(route.screen)"
      }
    }
    if let tip = decision.layout.tip { parts.append("tip: \(tip)") }
    if !navigation.isActive {
      let held = navigation.held.count
      parts.append("in the background" + (held > 0 ? ", \(held) held" : ""))
    }
    if !hiddenPanes.isEmpty {
      parts.append("out of sight: " + hiddenPanes.map { $0.rawValue }.joined(separator: ", "))
    }
    if !notes.isEmpty { parts.append("notes: " + notes.kinds.joined(separator: ", ")) }
    return parts.joined(separator: "  ")
  }

  /// What became of what was done, unless that is plain.
  fileprivate var outcomeText: String? {
    let texts = outcomes.compactMap { outcome -> String? in
      switch outcome {
      case .changed: nil
      case .unchanged: "unchanged"
      case .held: "held"
      case .asked(let screen): "asked: \(screen.inBackticks) asks before it is left"
      case .refused(let error): "refused: \(error)"
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  fileprivate var drawing: [String] {
    guard let fitted else { return [] }
    let folds = ResolvedContext(context).folds(of: context) ?? []
    return Drawing(fitted, folds: folds).text.split(separator: "\n").map { "    \($0)" }
  }
}
