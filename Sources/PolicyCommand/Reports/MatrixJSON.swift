import DeviceCatalog
import LayoutPolicies

extension Matrix {
  /// The matrix as one line of JSON: that of a policy alone, or of several side by side.
  var json: JSONValue {
    if names.count > 1 { return comparisonJSON }
    return [
      "policy": .string(names[0]), "left-out": .number(Double(leftOut)),
      "not-shown": notShownJSON, "undecided": undecidedJSON(0),
      "rows": .array(
        rows.map { .sorted($0.window.fields + fields($0.answers[0])) }),
    ]
  }

  private var comparisonJSON: JSONValue {
    [
      "policies": .array(names.map { .string($0) }), "left-out": .number(Double(leftOut)),
      "differing": .number(Double(rows.count { $0.differs })), "not-shown": notShownJSON,
      "undecided": .sorted(names.indices.map { JSONField(names[$0], undecidedJSON($0)) }),
      "rows": .array(
        rows.map { row in
          let answers = zip(names, row.answers).map { JSONField($0, .sorted(fields($1))) }
          return .sorted(
            row.window.fields + [
              JSONField("answers", .sorted(answers)), JSONField("differs", .boolean(row.differs)),
            ])
        }),
    ]
  }

  /// In how many windows the pane does not show; nil where all windows have an answer.
  private var notShownJSON: JSONValue? { absent > 0 ? .number(Double(absent)) : nil }

  private func undecidedJSON(_ policy: Int) -> JSONValue {
    .sorted(undecided(policy).map { JSONField($0.key, .number(Double($0.windows))) })
  }

  /// What a row says of an answer.
  private func fields(_ answer: Evaluation) -> [JSONField] {
    let decision = answer.decision
    if let failure = answer.failure {
      return [
        JSONField("policy", .string(decision.policy)), JSONField("error", JSONValue(failure)),
      ]
    }
    var fields = [
      JSONField("policy", .string(decision.policy)), JSONField("layout", JSONValue(answer.layout)),
      JSONField("unknown", .array(decision.unknown.map { .string($0) })),
    ]
    if let rule = decision.rule { fields.append(JSONField("rule", .string(rule))) }
    let also = decision.also
    if !also.isEmpty {
      let winners = also.map { JSONField($0.question, $0.rule.map { .string($0) } ?? .null) }
      fields.append(JSONField("also", .sorted(winners)))
    }
    if let width = answer.detailWidth {
      fields.append(JSONField("detail-width", .number(width.hundredths)))
    }
    if leastDetail != nil {
      fields.append(JSONField("too-narrow", .boolean(isTooNarrow(answer))))
    }
    return fields + answer.windowFields
  }
}
