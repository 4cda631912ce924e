import LayoutPolicies

extension Explanation {
  /// The explanation as JSON: what `eval` answers, and why.
  ///
  /// - Parameter showsAll: Whether every rule, condition and input is there.
  func json(showsAll: Bool) -> JSONValue {
    JSONValue(evaluation).adding([
      JSONField("changes", .array(changes.map { $0.json })),
      JSONField("code", .array(codePolicies.map { .string($0) })),
      JSONField("give", .array(advice.options.map { .string($0) })),
      JSONField("inputs", .array((showsAll ? everyInput : askedInputs).map { $0.json })),
      JSONField("questions", .array(questions.map { json($0, showsAll) })),
      JSONField("showing", .array(showing.map { .string($0) })),
    ])
  }

  /// What became of rules that somebody named, besides what `eval` answers.
  func json(whyNot rules: [NamedRule]) -> JSONValue {
    let named = rules.map { rule -> JSONValue in
      [
        "at": rule.location.map { .string($0.description) },
        "message": .string(rule.outcome(in: self)),
        "policy": .string(rule.question.trace.policy),
        "question": rule.question.trace.question.map { .string($0) },
        "rule": .string(rule.name), "when": rule.rule.map { $0.judged.json },
      ]
    }
    return JSONValue(evaluation).adding([JSONField("why-not", .array(named))])
  }

  private func json(_ question: ExplainedQuestion, _ showsAll: Bool) -> JSONValue {
    let trace = question.trace
    let rules = question.rules.filter { showsAll || $0.verdict != .notAsked }
    return [
      "at": question.winnerLocation.map { .string($0.description) },
      "hysteresis": trace.hysteresis > 0 ? .number(trace.hysteresis) : nil,
      "order": trace.order.isEmpty ? nil : .array(trace.order.map { .string($0.rawValue) }),
      "policy": .string(trace.policy), "question": trace.question.map { .string($0) },
      "rules": .array(
        rules.map { rule in
          [
            "at": rule.rule.location.map { .string($0.description) },
            "once": rule.rule.onceKey.map { .string($0) },
            "reasons": .array(rule.judged.reasons.map { $0.json(textScale: textScale) }),
            "rule": .string(rule.rule.name), "verdict": .string(rule.verdict.rawValue),
            "when": showsAll ? rule.judged.json : nil,
          ]
        }),
      "winner": answers(question) ? .string(question.winnerName) : nil,
    ]
  }
}

extension JSONValue {
  /// The object with further fields.
  fileprivate func adding(_ fields: [JSONField]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .sorted(own + fields)
  }
}

extension NextChange {
  fileprivate var json: JSONValue {
    [
      "bound": .number(bound), "by": .number(distance), "direction": isUpwards ? "up" : "down",
      "key": .string(axis.name), "reach": .string(reach.rawValue), "start": .number(start),
      "then": .sorted(decision.fields(with: decision.layout)),
    ]
  }
}

extension ContextInput {
  fileprivate var json: JSONValue {
    [
      "detail": source.detail.map { .string($0) }, "key": .string(name),
      "source": .string(source.kind), "value": value.map { JSONValue($0) },
    ]
  }
}

extension JudgedLeaf {
  fileprivate func json(textScale: Double) -> JSONValue {
    [
      "found": found.map { JSONValue($0) }, "key": .string(key),
      "message": .string(text(textScale: textScale)), "negated": isNegated ? true : nil,
      "truth": .string(truth.word), "wanted": JSONValue(wanted),
    ]
  }
}

extension JudgedCondition {
  /// The condition as a tree, each part with its truth.
  fileprivate var json: JSONValue {
    if let leaf = leaf() {
      return [
        "found": found.map { JSONValue($0) }, "key": .string(leaf.key),
        "truth": .string(truth.word), "wanted": JSONValue(leaf.wanted),
      ]
    }
    return .sorted(
      [JSONField("truth", .string(truth.word))]
        + (parts.isEmpty ? [] : [JSONField(condition.word, .array(parts.map { $0.json }))]))
  }
}
