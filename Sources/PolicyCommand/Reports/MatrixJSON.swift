import DeviceCatalog
import LayoutPolicies

extension Matrix {
  /// The matrix as one line of JSON: that of a policy alone, or of several side by side.
  var json: JSONValue {
    if names.count > 1 { return comparisonJSON }
    return [
      "policy": .string(names[0]), "left-out": .number(Double(leftOut)),
      "undecided": undecidedJSON(0),
      "rows": .array(
        rows.map { .sorted($0.window.fields + $0.decisions[0].matrixFields) }),
    ]
  }

  private var comparisonJSON: JSONValue {
    [
      "policies": .array(names.map { .string($0) }), "left-out": .number(Double(leftOut)),
      "differing": .number(Double(rows.count { $0.differs })),
      "undecided": .sorted(names.indices.map { JSONField(names[$0], undecidedJSON($0)) }),
      "rows": .array(
        rows.map { row in
          let answers = zip(names, row.decisions).map {
            JSONField($0, .sorted($1.matrixFields))
          }
          return .sorted(
            row.window.fields + [
              JSONField("answers", .sorted(answers)), JSONField("differs", .boolean(row.differs)),
            ])
        }),
    ]
  }

  private func undecidedJSON(_ policy: Int) -> JSONValue {
    .sorted(undecided(policy).map { JSONField($0.key, .number(Double($0.windows))) })
  }
}

extension LayoutDecision {
  /// What a row says of an answer.
  fileprivate var matrixFields: [JSONField] {
    var fields = [
      JSONField("policy", .string(policy)), JSONField("layout", JSONValue(layout)),
      JSONField("unknown", .array(unknown.map { .string($0) })),
    ]
    if let rule { fields.append(JSONField("rule", .string(rule))) }
    let also = also
    if !also.isEmpty {
      let winners = also.map { JSONField($0.question, $0.rule.map { .string($0) } ?? .null) }
      fields.append(JSONField("also", .sorted(winners)))
    }
    return fields
  }
}
