package import LayoutPolicies

/// A test that a file states for its policy: contexts in order, and what is expected of each.
package struct PolicyTest: Sendable {
  /// What is tested, in words.
  package let name: String
  /// Where it stands.
  package let location: SourceLocation
  /// The contexts, in order; one memory goes through them.
  package let steps: [Step]
  /// What is done besides, if the test is a scenario.
  package var scenario: Scenario?

  /// Whether anything is expected; a scenario may be there to be played alone.
  package var expectsAnything: Bool { steps.contains { !$0.expectations.isEmpty } }

  /// One context, and what is expected there.
  package struct Step: Sendable {
    /// The context, with what the steps before gave; that of a pane where the step is inside of
    /// one.
    package let context: LayoutContext
    /// What is expected.
    package let expectations: [Expectation]
    /// Where it stands.
    package let location: SourceLocation
  }

  /// One thing that is expected.
  package struct Expectation: Sendable {
    /// What of the decision is compared.
    package let subject: Subject
    /// What it should be; nil means absent.
    package let value: PlainValue?
    /// Where it stands.
    package let location: SourceLocation

    /// What every step expects: that there is a decision.
    package static func aDecision(at place: SourceLocation) -> Expectation {
      Expectation(subject: .decision, value: .text("a decision"), location: place)
    }
  }

  /// A part of a decision.
  package enum Subject: Sendable, Hashable {
    /// That there is one; every step expects it.
    case decision
    /// The policy asked.
    case policy
    /// Its rule.
    case rule
    /// The whole chain, as `policy/rule`.
    case chain
    /// The keys that were not known, in any order.
    case unknown
    /// The rule that won a further question.
    case also(String)
    /// A key of the layout.
    case layout(LayoutKey)
    /// One of the app's own values.
    case value(String)
    /// The panes that show, in reading order.
    case panes
    /// Parts of a pane's place.
    case pane(Pane)
    /// The kinds of what there is to know of context and fitting, in any order.
    case notes
    /// All levels of the selected tab.
    case path
    /// All levels of a tab.
    case tabPath(String)
    /// The screens that a pane shows.
    case stack(Pane)
    /// What is presented over the tabs, and pushed on it.
    case presented
    /// The selected tab.
    case tab
    /// The screen on top of all.
    case top
    /// What became of what was done.
    case outcome
    /// The kind of error that refused it.
    case reason
    /// The panes that changed out of sight, in any order.
    case reveal

    /// The subject as tests write it.
    package var name: String {
      switch self {
      case .decision: "decision"
      case .policy: "policy"
      case .rule: "rule"
      case .chain: "chain"
      case .unknown: "unknown"
      case .also(let question): "also \(question)"
      case .layout(let key): key.rawValue
      case .value(let name): "value \(name)"
      case .panes: "panes"
      case .pane(let pane): "pane \(pane.rawValue)"
      case .notes: "notes"
      case .path: "path"
      case .tabPath(let tab): "path of \(tab)"
      case .stack(let pane): "stack \(pane.rawValue)"
      case .presented: "presented"
      case .tab: "tab"
      case .top: "top"
      case .outcome: "outcome"
      case .reason: "reason"
      case .reveal: "reveal"
      }
    }

    /// Whether it is about where panes stand.
    package var needsPlaces: Bool {
      switch self {
      case .panes, .pane, .stack: true
      default: false
      }
    }

    /// Whether its values are a set, so that their order says nothing.
    package var isSet: Bool {
      switch self {
      case .unknown, .notes, .reveal: true
      default: false
      }
    }

    /// Whether the layout has to be put into the window to know it.
    package var needsFitting: Bool {
      switch self {
      case .panes, .pane, .notes: true
      default: false
      }
    }
  }
}
