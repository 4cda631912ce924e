import LayoutPolicies
import PolicyTesting

/// What a policy answers in a context, and how that stands in the window.
struct Evaluation {
  let decision: LayoutDecision
  /// The layout wished, with what fits counted.
  let layout: NavigationLayout
  /// Nil where the window's size is not known.
  let fitted: FittedLayout?
  /// What there is to know besides of context and fitting.
  let notes: [LayoutNote]

  /// Why the policy gave no answer.
  var failure: PolicyError? { decision.failure }

  /// Asks the policy.
  init(_ policy: AnyPolicy, in context: LayoutContext, memory: inout PolicyMemory) {
    let decision = policy.decide(in: context, memory: &memory)
    self.init(decision, of: policy, in: context, memory: &memory)
  }

  /// Puts what a policy decided into the window.
  init(
    _ decision: LayoutDecision, of policy: AnyPolicy, in context: LayoutContext,
    memory: inout PolicyMemory
  ) {
    let wish = decision.layout
    guard decision.failure == nil else {
      self.init(decision, wish.counted(in: context), nil, [])
      return
    }
    let fitted = wish.fitted(to: context, choices: memory.choices)
    self.init(decision, wish.counted(in: context), fitted, policy.notes(in: context, fitted))
  }

  /// Puts the parts together.
  init(
    _ decision: LayoutDecision, _ layout: NavigationLayout, _ fitted: FittedLayout?,
    _ notes: [LayoutNote]
  ) {
    (self.decision, self.layout, self.fitted, self.notes) = (decision, layout, fitted, notes)
  }

  /// What came of a step of a scenario.
  init(_ step: PlayedStep) {
    self.init(
      step.decision, step.decision.layout.counted(in: step.context), step.fitted, step.notes)
  }

  /// The kinds of the notes, each once.
  var noteKinds: [String] { notes.kinds }

  /// Points that the detail has across the window; nil where it does not show, or nobody knows.
  var detailWidth: Double? { fitted?[.detail]?.frame.width }
}

extension Double {
  /// The number to two digits behind the point, as lengths that come of sharing are written;
  /// policies and tests are not finer.
  var hundredths: Double { (self * 100).rounded() / 100 }
}

extension Frame {
  /// `320x834 at 0,0`
  var text: String {
    let numbers = [width, height, x, y].map { $0.hundredths.plainText }
    return "\(numbers[0])x\(numbers[1]) at \(numbers[2]),\(numbers[3])"
  }
}

extension FittedLayout {
  /// Where tabs and panes stand, in words.
  var places: [(isTabs: Bool, text: String)] {
    let width = panes.map { $0.pane.rawValue.count }.max() ?? 0
    let tabs = tabs.map {
      [(isTabs: true, text: $0.frame.text + ($0.placement == .over ? ", over the panes" : ""))]
    }
    return (tabs ?? [])
      + panes.enumerated().map { index, pane in
        var text = "\(pane.pane.rawValue.padded(to: width))  \(pane.frame.text)"
        switch pane.placement {
        case .beside: break
        case .over: text += ", over the others"
        case .below: text += ", below the \(panes[index - 1].pane.rawValue)"
        case .displaced: text += ", and \(pane.overhang.hundredths.plainText) points out of sight"
        }
        return (isTabs: false, text: text)
      }
  }

  /// What shows, in a few characters: `sidebar | detail`; what stands over the others in brackets,
  /// and what stands below another behind a slash.
  var text: String {
    var text = ""
    for pane in panes {
      if !text.isEmpty { text += pane.placement == .below ? " / " : " | " }
      text += pane.placement == .over ? "(\(pane.pane.rawValue))" : pane.pane.rawValue
    }
    return text
  }
}
