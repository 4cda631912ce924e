extension RuleSet {
  /// Conditions that can never be met as they were meant, and values that nobody declared.
  var conditionProblems: [Diagnostic] {
    let conditions =
      questions.flatMap { $0.rules.map { ($0.condition, $0.location) } }
      + (assumption.map { [($0, location)] } ?? [])
    let asked = conditions.flatMap { condition, location in
      condition.problems(inputs: inputs).map { Diagnostic(.error, $0, at: location) }
    }
    return asked + questions.flatMap { $0.valueProblems(outputs: outputs) }
  }
}

extension Condition {
  /// How deep conditions may nest; deeper ones could not be asked on a small stack.
  static let deepestNest = 64

  fileprivate func problems(inputs: [ValueDeclaration], depth: Int = 0) -> [String] {
    guard depth <= Self.deepestNest else {
      return ["a condition is nested more than \(Self.deepestNest) deep"]
    }
    switch kind {
    case .all(let parts), .any(let parts):
      return parts.flatMap { $0.problems(inputs: inputs, depth: depth + 1) }
    case .not(let part): return part.problems(inputs: inputs, depth: depth + 1)
    case .number(let key, let range):
      return range.isEmpty ? ["nothing lies in `\(range.plainText)` of `\(key.rawValue)`"] : []
    case .osVersion(let range):
      return range.isEmpty ? ["nothing lies in `\(range.plainText)` of `os-version`"] : []
    case .input(let test): return test.problems(inputs: inputs)
    case .always, .term, .model, .fold, .open: return []
    }
  }
}

extension Condition.InputTest {
  fileprivate func problems(inputs: [ValueDeclaration]) -> [String] {
    guard inputs.contains(where: { $0.name == name && $0.type == type }) else {
      return ["a condition asks input `\(name)`, which the policy does not declare"]
    }
    switch wanted {
    case .range(let range):
      guard type == .number else { return ["input `\(name)` is not a number, but asked a range"] }
      return range.isEmpty ? ["nothing lies in `\(range.plainText)` of `\(name)`"] : []
    case .oneOf(let values):
      return values.filter { !type.accepts($0) }.map {
        "input `\(name)` is never `\($0.plainText)`; it takes: \(type.plainText)"
      }
    }
  }
}

extension Question {
  /// Values that no output declares, or of another type; panes that stand twice in `priority`.
  fileprivate func valueProblems(outputs: [ValueDeclaration]) -> [Diagnostic] {
    outcomes.flatMap { outcome, location -> [Diagnostic] in
      guard case .answer(_, let settings) = outcome else { return [] }
      var problems: [String] = []
      for entry in settings.values.entries {
        guard let output = outputs.first(where: { $0.name == entry.name }) else {
          problems.append("a rule says value `\(entry.name)`, which no output declares")
          continue
        }
        if case .fit(let fit) = entry.value, let problem = fit.problem {
          problems.append("value `\(entry.name)`: \(problem)")
          continue
        }
        guard !output.type.acceptsAnswer(entry.value) else { continue }
        problems.append(
          "value `\(entry.name)` cannot be `\(entry.value.plainText)`; it takes: "
            + output.type.plainText)
      }
      if let priority = settings.priority, Set(priority).count < priority.count {
        problems.append("a pane stands twice in `priority`")
      }
      return problems.map { Diagnostic(.error, $0, at: location) }
    }
  }
}
