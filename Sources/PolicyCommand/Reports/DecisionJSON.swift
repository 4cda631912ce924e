import LayoutPolicies

/// Writes decisions as JSON lines. A policy has few answers and gives them again and again, so each
/// is put into words once.
struct DecisionLines {
  /// A decision keeps its answers, so that no other answer takes their place in memory.
  private var known: [LayoutDecision.Identity: (decision: LayoutDecision, bytes: [UInt8])] = [:]
  private static let mostKnown = 4096

  mutating func bytes(_ decision: LayoutDecision, notes: [LayoutNote]) -> [UInt8] {
    guard notes.isEmpty else { return Self.line(decision, notes) }
    let identity = decision.identity
    if let known = known[identity] { return known.bytes }
    let bytes = Self.line(decision, notes)
    if known.count < Self.mostKnown { known[identity] = (decision, bytes) }
    return bytes
  }

  private static func line(_ decision: LayoutDecision, _ notes: [LayoutNote]) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(JSONValue(decision, notes: notes))
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONValue {
  /// A part of an answer.
  init(_ value: PlainValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .boolean(let flag): self = .boolean(flag)
    case .text(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .map(let entries): self = .sorted(entries.map { JSONField($0.0, JSONValue($0.1)) })
    }
  }

  /// An object with its fields in the order in which they are written.
  static func sorted(_ fields: [JSONField]) -> JSONValue {
    .object(fields.sorted { $0.precedes($1) })
  }

  init(_ layout: NavigationLayout) {
    self = .sorted(layout.plain.map { JSONField($0.key.rawValue, JSONValue($0.value)) })
  }

  /// A decision, and what is odd about its context.
  init(_ decision: LayoutDecision, notes: [LayoutNote]) {
    let notes = notes.map { note -> JSONValue in
      ["kind": .string(note.kind), "message": .string(note.message)]
    }
    self = .sorted(decision.fields + [JSONField("notes", .array(notes))])
  }
}

extension LayoutDecision {
  /// The fields of the decision in JSON.
  var fields: [JSONField] {
    var fields = [
      JSONField(
        "chain",
        .array(
          chain.map { link in
            ["policy": .string(link.policy), "rule": link.rule.map { .string($0) }]
          })),
      JSONField("layout", JSONValue(layout)), JSONField("policy", .string(policy)),
      JSONField("unknown", .array(unknown.map { .string($0) })),
    ]
    if let rule { fields.append(JSONField("rule", .string(rule))) }
    if let location { fields.append(JSONField("at", .string(location.description))) }
    let answers = also.map { answer in
      JSONField(
        answer.question,
        [
          "rule": answer.rule.map { .string($0) },
          "at": answer.location.map { .string($0.description) },
        ])
    }
    if !answers.isEmpty { fields.append(JSONField("also", .sorted(answers))) }
    return fields
  }
}
