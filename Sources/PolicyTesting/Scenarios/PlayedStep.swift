package import LayoutPolicies
package import NavigationModel
package import PolicyYAML

/// A step of a scenario as it came out.
package struct PlayedStep: Sendable {
  /// What the policy remembered of the steps before.
  let memory: PolicyMemory
  /// What it was asked and answered, and what shows of it.
  let shown: ShownNavigation<String>
  /// What there is to know of context and fitting.
  package let notes: [LayoutNote]
  /// What the app shows.
  package let navigation: Navigation<String, String>
  /// What became of what was done; one where the app was active, none where only the context
  /// changed, and one for each that waited where it is active again.
  package let outcomes: [NavigationOutcome<String>]
  /// The expectations that were not met.
  package var failures: [PolicyTestRun.Failure] = []

  /// What the policy was asked about, with what is open.
  package var context: LayoutContext { shown.context }
  /// What the policy answered.
  package var decision: LayoutDecision { shown.decision }
  /// The layout in its window; nil where that is not known.
  package var fitted: FittedLayout? { shown.fitted }
  /// What each pane shows that shows itself, in reading order.
  package var panes: [ShownPane<String>] { shown.panes }

  /// The tab that is selected; nil in an app without tabs.
  package var tab: String? {
    navigation.tabs.tabs == [ScenarioPlayer.soleTab] ? nil : navigation.tabs.selection
  }

  /// Why it was refused.
  package var refusals: [NavigationError] { outcomes.compactMap { $0.refusal } }

  /// The panes that changed out of sight, in reading order.
  package var hiddenPanes: [Pane] {
    guard let fitted else { return [] }
    return outcomes.reduce(into: PaneSet()) { panes, outcome in
      panes.formUnion(outcome.change?.hiddenPanes(in: fitted) ?? PaneSet())
    }.panes
  }

  /// The part of it that scenarios can expect; nil if it is absent.
  func plain(_ expectation: PolicyTest.Expectation) -> PlainValue? {
    switch expectation.subject {
    case .path: return .list(navigation.columns.path.map { .text($0) })
    case .tabPath(let tab): return navigation.tabs[tab].map { .list($0.path.map { .text($0) }) }
    case .stack(let pane):
      return panes.first { $0.pane == pane }.map { .list($0.screens.map { .text($0) }) }
    case .presented: return .list(navigation.presented.routes.map { .text($0.screen) })
    case .tab: return tab.map { .text($0) }
    case .top: return navigation.top.map { .text($0) }
    case .outcome:
      return Self.plain(outcomes.map { $0.word.rawValue }, like: expectation.value)
    case .reason: return Self.plain(refusals.map { $0.kind.rawValue }, like: expectation.value)
    case .reveal:
      return .list(hiddenPanes.map { .text($0.rawValue) })
    default: return nil
    }
  }

  /// Words of several outcomes: a list where one is expected or they differ, else the word.
  private static func plain(_ words: [String], like expected: PlainValue?) -> PlainValue? {
    if case .list? = expected { return .list(words.map { .text($0) }) }
    let isOne = Set(words).count == 1
    return isOne ? .text(words[0]) : words.isEmpty ? nil : .list(words.map { .text($0) })
  }
}

extension NavigationOutcome {
  /// The outcome in the word of scenarios.
  package var word: Scenario.Outcome {
    switch self {
    case .changed: .changed
    case .unchanged: .unchanged
    case .refused: .refused
    case .asked: .asked
    case .held: .held
    }
  }
}
