package import LayoutPolicies

/// Why a policy decides as it does in one context, and how far that is from another decision.
package struct Explanation {
  /// The context.
  package let context: LayoutContext
  /// What is decided, and how that stands in the window.
  let evaluation: Evaluation
  /// The questions in the order they were asked.
  package let questions: [ExplainedQuestion]
  /// The nearest changes of the decision, one for each number and direction that lead to one.
  package let changes: [NextChange]
  /// The once keys that are showing with the decision.
  package let showing: [String]
  /// The inputs that the policy declares, and those it uses.
  let declared: [ValueDeclaration]
  /// What to give so that more is known.
  let advice: Advice

  /// Decides and looks back. Leaves `memory` as the decision does; the changes start from an empty
  /// one, here and there.
  package init(_ policy: AnyPolicy, in context: LayoutContext, memory: inout PolicyMemory) {
    self.context = context
    declared = policy.rules?.allInputs ?? []
    let decision: LayoutDecision
    if let rules = policy.rules {
      let trace = rules.trace(in: context, memory: &memory)
      decision = trace.decision
      questions = trace.questions.map { ExplainedQuestion($0, in: context) }
      // The size of a pane follows from the window's, so it cannot change alone.
      let axes = context.isPartOfWindow ? [] : Self.axes(of: declared)
      changes = rules.nextChanges(along: axes, in: context)
    } else {
      decision = policy.decide(in: context, memory: &memory)
      (questions, changes) = ([], [])
    }
    evaluation = Evaluation(decision, of: policy, in: context, memory: &memory)
    showing = memory.showing
    advice = Advice(decision, of: policy, in: context)
  }

  /// What is decided.
  package var decision: LayoutDecision { evaluation.decision }

  /// How much larger than usual the person reads.
  var textScale: Double { ResolvedContext(context).textScale }

  /// Whether the question has an answer: one without a fallback may say nothing.
  func answers(_ question: ExplainedQuestion) -> Bool {
    let trace = question.trace
    return decision.activeRules.contains {
      $0.policy == trace.policy && $0.question == trace.question && $0.rule == question.winnerName
    }
  }

  private static func axes(of inputs: [ValueDeclaration]) -> [ContextAxis] {
    [.width, .height, .textScale, .keyboard]
      + inputs.filter { $0.type == .number }.map { .input($0.name) }
  }

  /// The policies on the way that are code, so that nothing is known of what they look at.
  package var codePolicies: [String] {
    let asked = Set(questions.map { $0.trace.policy })
    var found: [String] = []
    for link in decision.activeRules where !asked.contains(link.policy) {
      if !found.contains(link.policy) { found.append(link.policy) }
    }
    return found
  }

  /// What every key and declared input is, and where that comes from.
  package var everyInput: [ContextInput] {
    ContextKey.allCases.map { context.input($0) } + declared.map { context.input($0) }
  }

  /// What rules asked about until one won, in the order of their questions.
  package var askedInputs: [ContextInput] {
    var names: [String] = []
    for question in questions {
      for name in question.askedNames where !names.contains(name) { names.append(name) }
    }
    return names.compactMap { input(named: $0) }
  }

  /// What a key or declared input is, and where that comes from.
  func input(named name: String) -> ContextInput? {
    if let key = ContextKey(rawValue: name) { return context.input(key) }
    return declared.first { $0.name == name }.map { context.input($0) }
  }
}
