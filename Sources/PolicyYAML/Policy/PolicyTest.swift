package import LayoutPolicies

/// A test that a file states for its policy: contexts in order, and what is expected of each.
package struct PolicyTest: Sendable {
  /// What is tested, in words.
  package let name: String
  /// Where it stands.
  package let location: SourceLocation
  /// The contexts, in order; one memory goes through them.
  package let steps: [Step]

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
  }

  /// A part of a decision.
  package enum Subject: Sendable, Hashable {
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

    /// The subject as tests write it.
    package var name: String {
      switch self {
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
      }
    }

    /// Whether it is about where panes stand.
    package var needsPlaces: Bool {
      switch self {
      case .panes, .pane: true
      default: false
      }
    }

    /// Whether the layout has to be put into the window to know it.
    package var needsFitting: Bool {
      switch self {
      case .panes, .pane, .notes: true
      case .policy, .rule, .chain, .unknown, .also, .layout, .value: false
      }
    }
  }
}
