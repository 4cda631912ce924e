/// A condition, and how it stands in one context: whether it is true, and what its parts found.
package struct JudgedCondition: Sendable {
  /// The condition.
  package let condition: Condition
  /// Whether it is true as written.
  package let truth: Truth
  /// What a leaf found; nil if that is not known, and for conditions that join others.
  package let found: PlainValue?
  /// The conditions that it joins.
  package let parts: [JudgedCondition]

  /// Asks a condition and all its parts. Linear in its size.
  package init(_ condition: Condition, in context: LayoutContext) {
    self.init(condition, context, ResolvedContext(context))
  }

  init(_ condition: Condition, _ context: LayoutContext, _ resolved: ResolvedContext) {
    self.condition = condition
    func judged(_ parts: [Condition]) -> [JudgedCondition] {
      parts.map { JudgedCondition($0, context, resolved) }
    }
    switch condition.kind {
    case .always:
      (parts, found, truth) = ([], nil, .yes)
    case .all(let all):
      (parts, found) = (judged(all), nil)
      truth = parts.reduce(.yes) { min($0, $1.truth) }
    case .any(let any):
      (parts, found) = (judged(any), nil)
      truth = parts.reduce(.no) { max($0, $1.truth) }
    case .not(let part):
      (parts, found) = (judged([part]), nil)
      truth = parts[0].truth.negated
    case .term, .number, .osVersion, .model, .fold, .open, .input:
      parts = []
      found = condition.found(in: context, resolved)
      truth = ConditionProgram([condition]).truth(of: 0, in: context, resolved)
    }
  }
}

/// A condition that joins no others, as the reason why a rule stands as it does.
package struct JudgedLeaf: Sendable {
  /// The word it asks for, or the name of the input.
  package let key: String
  /// What it wants, as `when` writes it.
  package let wanted: PlainValue
  /// What it found; nil if that is not known.
  package let found: PlainValue?
  /// Whether it is true.
  package let truth: Truth
  /// Whether it stands under an odd number of *not*, so that its being true counts against the
  /// rule.
  package let isNegated: Bool
  /// The condition itself.
  package let condition: Condition
}

extension JudgedCondition {
  /// The leaf, if the condition is one.
  package func leaf(isNegated: Bool = false) -> JudgedLeaf? {
    guard parts.isEmpty, condition.leaves.count == 1, let (key, wanted) = condition.plain.first
    else { return nil }
    return JudgedLeaf(
      key: key, wanted: wanted, found: found, truth: truth, isNegated: isNegated,
      condition: condition)
  }

  /// The leaves that make the condition stand as it does, and no more: of parts that are all wanted
  /// the first that is false; of alternatives the first that is true; else every part that counts.
  package var reasons: [JudgedLeaf] { reasons(isNegated: false) }

  private func reasons(isNegated: Bool) -> [JudgedLeaf] {
    switch condition.kind {
    case .always: return []
    case .not: return parts[0].reasons(isNegated: !isNegated)
    case .all, .any:
      let deciding = parts.filter { $0.truth == truth }
      let isOneEnough: Bool
      if case .all = condition.kind {
        isOneEnough = truth == .no
      } else {
        isOneEnough = truth == .yes
      }
      return deciding.prefix(isOneEnough ? 1 : deciding.count).flatMap {
        $0.reasons(isNegated: isNegated)
      }
    case .term, .number, .osVersion, .model, .fold, .open, .input:
      return leaf(isNegated: isNegated).map { [$0] } ?? []
    }
  }
}
