import LayoutPolicies
import PolicyAnalysis
import PolicyTesting

extension DiffReport {
  /// The report as one line of JSON.
  var json: JSONValue {
    [
      "differs": .boolean(policies.contains { $0.differs }),
      "policies": .array(policies.map { json(of: $0) }),
    ]
  }

  private func json(of policy: ComparedPolicy) -> JSONValue {
    var fields = [
      JSONField("policy", .string(policy.pair.name)), JSONField("outcome", .string(policy.word)),
    ]
    if let old = policy.pair.old { fields.append(JSONField("old", .string(old.place))) }
    if let new = policy.pair.new { fields.append(JSONField("new", .string(new.place))) }
    guard case .compared(let comparison) = policy.outcome else { return .sorted(fields) }
    fields += [
      JSONField("windows", comparison.windows.json),
      JSONField("notes", .array(comparison.notes.map { .string($0) })),
      JSONField("exact", .boolean(!(comparison.difference?.isCut ?? true))),
    ]
    if let difference = comparison.difference {
      let words = BoxText(difference.space)
      let boxes = zip(lines(difference), difference.boxes).map { line, box in
        line.json(words.json(of: box), box.witness)
      }
      fields += [
        JSONField("changes", .array(boxes)),
        JSONField("more", .number(Double(difference.boxes.count - boxes.count))),
      ]
    }
    return .sorted(fields)
  }
}

extension ComparedPolicy {
  /// What became of it, in a word.
  fileprivate var word: String {
    switch outcome {
    case .added: "added"
    case .removed: "removed"
    case .compared: differs ? "changed" : isOpen ? "open" : "alike"
    }
  }
}

extension DiffReport.Line {
  fileprivate func json(_ cells: JSONValue, _ witness: Witness) -> JSONValue {
    let spent = witness.memory.spent
    return [
      "where": cells, "place": .string(place), "change": change.json,
      "such-as": JSONValue(witness.context.plain),
      "spent": spent.isEmpty ? nil : .array(spent.map { .string($0) }),
    ]
  }
}

extension LayoutChange {
  fileprivate var json: JSONValue {
    [
      "old": JSONValue(old), "new": JSONValue(new),
      "keys": .array(parts.map { .string($0.key) }), "text": .string(text),
    ]
  }
}

extension ChangedWindows {
  fileprivate var json: JSONValue {
    [
      "changed": .array(
        changes.map { one in
          [
            "change": .string(one.change.text),
            "rows": .array(one.windows.map { .sorted($0.fields) }),
          ]
        }),
      "unchanged": .number(Double(unchanged)), "left-out": .number(Double(leftOut)),
    ]
  }
}
