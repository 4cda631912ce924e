import LayoutPolicies

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

  init(_ notes: [LayoutNote]) {
    self = .array(
      notes.map { ["kind": .string($0.kind.rawValue), "message": .string($0.message)] })
  }

  /// Why there is no answer.
  init(_ failure: PolicyError) {
    self = ["message": .string(failure.message), "help": failure.help.map { .string($0) }]
  }

  init(_ evaluation: Evaluation) {
    self = .sorted(evaluation.answerFields + evaluation.windowFields)
  }
}

extension Evaluation {
  /// What was answered.
  var answerFields: [JSONField] { decision.fields(with: layout) }

  /// What comes of it in the window.
  var windowFields: [JSONField] {
    windowFields(notes: JSONValue(notes)) { .number($0.hundredths) }
  }

  /// The fields of the window. `length` says how lengths are written.
  func windowFields(notes: JSONValue, length: (Double) -> JSONValue) -> [JSONField] {
    func frame(_ frame: Frame) -> JSONValue {
      [
        "x": length(frame.x), "y": length(frame.y),
        "width": length(frame.width), "height": length(frame.height),
      ]
    }
    var fields = [JSONField("notes", notes)]
    guard let fitted else { return fields }
    fields.append(
      JSONField(
        "panes",
        .array(
          fitted.panes.map { pane in
            [
              "pane": .string(pane.pane.rawValue), "frame": frame(pane.frame),
              "placement": .string(pane.placement.rawValue),
              "overhang": pane.overhang > 0 ? length(pane.overhang) : nil,
            ]
          })))
    if let tabs = fitted.tabs {
      fields.append(
        JSONField(
          "tabs",
          [
            "as": .string(tabs.form.rawValue), "edge": .string(tabs.edge.rawValue),
            "frame": frame(tabs.frame), "placement": .string(tabs.placement.rawValue),
          ]))
    }
    return fields
  }
}

extension LayoutDecision {
  /// The fields of the decision in JSON; what fits may be counted in the layout.
  func fields(with layout: NavigationLayout) -> [JSONField] {
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
