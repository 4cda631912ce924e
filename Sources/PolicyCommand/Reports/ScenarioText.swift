import LayoutPolicies
import NavigationModel
import PolicyTesting
import PolicyYAML

/// A scenario for people: each step as it is written, and below it what the app shows then.
struct ScenarioText {
  let scenario: Scenario
  /// Whether the panes are drawn.
  let isDrawn: Bool
  /// How wide the layouts are, and what the panes show.
  private var widths = (layout: 0, panes: 0)

  private static let indent = "    "
  /// What is wider than this pushes only its own line apart.
  private static let widest = 72

  init(_ scenario: Scenario, isDrawn: Bool) {
    self.scenario = scenario
    self.isDrawn = isDrawn
  }

  /// Notes how much room a step takes, before any is written.
  mutating func note(_ played: PlayedStep) {
    widths.layout = max(widths.layout, played.decision.layout.shortText.count)
    let panes = played.panesText.count
    if panes <= Self.widest { widths.panes = max(widths.panes, panes) }
  }

  /// What stands above the steps.
  var head: String {
    (scenario.name + (scenario.summary.isEmpty ? "" : ": \(scenario.summary)")).harmless + "\n\n"
  }

  /// A step, and what the app shows then.
  func text(of step: NumberedStep) -> String {
    let played = step.played
    let number = (step.number == 0 ? "" : "\(step.number)").paddedLeft(to: 2)
    let parts = [step.text, step.name.map { "(\($0))" }, played.outcomeText]
    var lines = ["\(number)  \(parts.compactMap { $0 }.joined(separator: "   "))".harmless]
    let rest = played.rest.harmless
    let panes = played.panesText.harmless
    lines.append(
      Self.indent + played.decision.layout.shortText.harmless.padded(to: widths.layout) + "  "
        + (rest.isEmpty ? panes : panes.padded(to: widths.panes) + "  " + rest))
    if isDrawn { lines += played.drawing }
    lines += played.failures.flatMap { failure in failure.lines.map { "      \($0)" } }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many steps there are, and what came of what was expected.
  static func summary(of run: PolicyTestRun) -> String {
    let steps = run.testCase.test.steps
    let expected = steps.reduce(0) { $0 + $1.expectations.count }
    // Where there was no decision, nothing of the step is met.
    let failed = run.failures.reduce(0) { failed, failure in
      guard failure.expectation.subject == .decision else { return failed + 1 }
      return failed + steps[(failure.step ?? 1) - 1].expectations.count
    }
    let met =
      failed > 0
      ? "\(expected - failed) of \(expected.of("expectation")) met"
      : "\(expected.of("expectation")) met"
    return "\n" + steps.count.of("step") + (expected > 0 ? ", \(met)" : "") + "\n"
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
  /// What came out at a place, where it starts first if it says where; that has the number 0.
  func numbered(_ played: PlayedStep, at place: Int) -> NumberedStep {
    let number = start == nil ? place + 1 : place
    guard number > 0 else {
      return NumberedStep(number: 0, text: start?.text ?? "", name: nil, played: played)
    }
    let action = actions[number - 1]
    return NumberedStep(number: number, text: action.text, name: action.name, played: played)
  }
}

extension PlayedStep {
  /// What each pane shows: `sidebar: (root) | detail: message/7 > attachment/2`. What stands over
  /// the others has its name in brackets.
  fileprivate var panesText: String {
    guard let fitted else {
      let path = navigation.columns.path
      return "(the window is not known)"
        + (path.isEmpty ? "" : "  path: " + path.joined(separator: " > "))
    }
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
