import LayoutPolicies

extension Examination {
  /// Finds conditions, and parts of conditions, that can never be true, or that change nothing.
  mutating func findIdleParts(in diagrams: QuestionDiagrams) throws(DiagramLimit) {
    for (place, rule) in diagrams.question.rules.enumerated() where rule.condition != .always {
      try spend(1)
      guard try canReach(diagrams.regions[place]) else {
        try noteNeverTrue(rule, diagrams.question)
        continue
      }
      var looking = PartSearch(rule: rule, question: diagrams.question.name)
      looking.condition = rule.condition
      looking.truth = try space.truth(of: rule.condition)
      _ = try find(in: rule.condition, beside: [], &looking) { $0 }
    }
  }

  /// Whether the two are true in the same contexts.
  mutating func areEqual(
    _ left: Vertex, _ right: Vertex
  ) throws(DiagramLimit) -> Bool {
    if left == right { return true }
    let difference = try space.builder.joined(left, right) { left, right in
      if left == right { return .nothing }
      guard let left = left.result, let right = right.result else { return nil }
      return Vertex(result: left == right ? 0 : 1)
    }
    return try !canReach(difference)
  }

  /// Looks at the parts of a part of a condition, the last first.
  ///
  /// - Parameters:
  ///   - beside: What has to be true besides for the part to matter.
  ///   - rebuilt: The whole condition with another in place of the part.
  /// - Returns: The part without what was found to change nothing: so of two that each make the
  ///   other idle, one is found.
  private mutating func find(
    in part: Condition, beside: [Condition], _ looking: inout PartSearch,
    _ rebuilt: (Condition) -> Condition
  ) throws(DiagramLimit) -> Condition {
    switch part.kind {
    case .all(let parts):
      var kept = parts
      for place in parts.indices.reversed() {
        var others = kept
        others.remove(at: place)
        if try findAlwaysTrue(parts[place], &looking, { rebuilt(.joining(others, with: $0)) }) {
          kept = others
          continue
        }
        kept[place] = try find(in: parts[place], beside: beside + others, &looking) {
          rebuilt(.joining(others, with: $0))
        }
      }
      return Condition(.all(kept))
    case .any(let parts):
      var kept = parts
      for place in parts.indices.reversed() {
        var others = kept
        others.remove(at: place)
        if try findIdle(parts[place], others, beside, &looking, rebuilt) {
          kept = others
          continue
        }
        kept[place] = try find(in: parts[place], beside: beside, &looking) {
          rebuilt(Condition(.any(others + [$0])))
        }
      }
      return Condition(.any(kept))
    case .not(let inner):
      if part == looking.condition, try findAlwaysTrue(part, &looking, rebuilt) { return part }
      let kept = try find(in: inner, beside: beside, &looking) { rebuilt(Condition(.not($0))) }
      return Condition(.not(kept))
    case .term, .number, .osVersion, .model, .fold, .open, .input:
      if part == looking.condition { _ = try findAlwaysTrue(part, &looking, rebuilt) }
      return part
    case .always: return part
    }
  }

  /// Whether a part may be left out, since it is true wherever the others are.
  private mutating func findAlwaysTrue(
    _ part: Condition, _ looking: inout PartSearch, _ rebuilt: (Condition) -> Condition
  ) throws(DiagramLimit) -> Bool {
    guard try areEqual(looking.truth, try space.truth(of: rebuilt(.always))) else { return false }
    let rule = looking.rule
    let isWhole = part == looking.condition
    add(
      Finding(
        .alwaysTrue,
        isWhole
          ? "the condition of rule \(rule.name.inBackticks) is always true"
          : "\(part.plainText.inBackticks) is always true where the rest of rule "
            + "\(rule.name.inBackticks) is", at: rule.location, question: looking.question,
        rule: rule.name, help: isWhole ? "leave out its `when`" : "leave it out"))
    return true
  }

  /// Whether an alternative adds nothing to the others.
  private mutating func findIdle(
    _ part: Condition, _ others: [Condition], _ beside: [Condition], _ looking: inout PartSearch,
    _ rebuilt: (Condition) -> Condition
  ) throws(DiagramLimit) -> Bool {
    guard
      try areEqual(looking.truth, try space.truth(of: rebuilt(Condition(.any(others)))))
    else { return false }
    let rule = looking.rule
    let together = try space.truth(of: Condition(.all(beside + [part])))
    let isNever = try !canReach(together)
    let text = part.plainText.inBackticks
    var never = "\(text) can never be true in rule \(rule.name.inBackticks)"
    if isNever, case let parts = try impossible(part, beside: beside),
      parts.count < part.conjuncts.count
    {
      let isOne = parts.count == 1
      never += ": \(parts.map { $0.plainText }.listed) \(isOne ? "is" : "are") never true"
      // What stands beside it may have to do with it.
      let isAlone = try !canReach(try space.truth(of: Condition(.all(parts))))
      never += isAlone ? (isOne ? "" : " together") : " where the rest of the rule is"
    }
    add(
      Finding(
        isNever ? .neverTrue : .idleAlternative,
        isNever
          ? never
          : "\(text) adds nothing to the other alternatives in rule \(rule.name.inBackticks)",
        at: rule.location, question: looking.question, rule: rule.name, help: "leave it out"))
    return true
  }

  private mutating func noteNeverTrue(
    _ rule: PlainRule, _ question: Question
  ) throws(DiagramLimit) {
    let parts = try impossible(rule.condition, beside: []).map { $0.plainText }
    let assumed = policy.assumption == nil ? "" : " in a window that the policy assumes"
    add(
      Finding(
        .neverTrue,
        "rule \(rule.name.inBackticks) can never match: \(parts.listed) "
          + (parts.count == 1 ? "is never true" : "are never true together") + assumed,
        at: rule.location, question: question.name, rule: rule.name,
        help: "mend the condition, or delete the rule"))
  }

  /// The parts of an impossible condition that are enough to make it impossible with what stands
  /// beside it.
  private mutating func impossible(
    _ condition: Condition, beside: [Condition]
  ) throws(DiagramLimit) -> [Condition] {
    var parts = condition.conjuncts
    var place = 0
    while place < parts.count, parts.count > 1 {
      var fewer = parts
      fewer.remove(at: place)
      if try canReach(try space.truth(of: Condition(.all(beside + fewer)))) {
        place += 1
      } else {
        parts = fewer
      }
    }
    return parts
  }
}

/// A rule's condition whose parts are looked at.
private struct PartSearch {
  let rule: PlainRule
  let question: String?
  var condition = Condition.always
  /// Where the condition is true.
  var truth = Vertex.nothing
}

extension Condition {
  /// What has to be true for it to be, one by one.
  fileprivate var conjuncts: [Condition] {
    guard case .all(let parts) = kind else { return [self] }
    return parts.flatMap { $0.conjuncts }
  }

  /// All of these and another.
  fileprivate static func joining(_ others: [Condition], with part: Condition) -> Condition {
    Condition(.all(others + [part]))
  }
}
