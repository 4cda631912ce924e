package import LayoutPolicies
package import NavigationModel
package import PolicyYAML

/// A step of a scenario as it came out.
package struct PlayedStep: Sendable {
  /// What the policy was asked about, with what is open.
  package let context: LayoutContext
  /// What it remembered of the steps before.
  let memory: PolicyMemory
  /// What it answered, and what shows of it.
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

  /// What became of what was done, in a word; nil if that is not one word.
  package var outcome: Scenario.Outcome? {
    let words = Set(outcomes.map { $0.word })
    return words.count == 1 ? words.first : nil
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
  func plain(_ subject: PolicyTest.Subject) -> PlainValue? {
    switch subject {
    case .path: return .list(navigation.columns.path.map { .text($0) })
    case .tabPath(let tab): return navigation.tabs[tab].map { .list($0.path.map { .text($0) }) }
    case .stack(let pane):
      return panes.first { $0.pane == pane }.map { .list($0.screens.map { .text($0) }) }
    case .presented: return .list(navigation.presented.routes.map { .text($0.screen) })
    case .tab: return tab.map { .text($0) }
    case .top: return navigation.top.map { .text($0) }
    case .outcome:
      if let outcome { return .text(outcome.rawValue) }
      return outcomes.isEmpty ? nil : .list(outcomes.map { .text($0.word.rawValue) })
    case .reason:
      let kinds = refusals.map { PlainValue.text($0.kind.rawValue) }
      return kinds.count == 1 ? kinds[0] : kinds.isEmpty ? nil : .list(kinds)
    case .reveal:
      return .list(hiddenPanes.map { .text($0.rawValue) })
    default: return nil
    }
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
