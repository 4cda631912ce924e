import LayoutPolicies
import NavigationModel
import PolicyTesting
import PolicyYAML

extension Scenario {
  /// A step for programs, with all that `eval` tells of an answer.
  func json(of step: NumberedStep) -> JSONValue {
    let evaluation = Evaluation(step.played)
    var fields = evaluation.answerFields + evaluation.windowFields + step.played.shownFields
    fields += [
      JSONField("scenario", .string(name)), JSONField("step", .number(Double(step.number))),
      JSONField("text", .string(step.text)),
    ]
    if let name = step.name { fields.append(JSONField("name", .string(name))) }
    return .sorted(fields)
  }
}

extension PlayedStep {
  /// What the app shows, and what became of what was done.
  fileprivate var shownFields: [JSONField] {
    let columns = navigation.columns
    var fields = [
      JSONField("path", JSONValue(columns.path)),
      JSONField(
        "stacks", .sorted(panes.map { JSONField($0.pane.rawValue, JSONValue($0.screens)) })),
    ]
    if let tab { fields.append(JSONField("tab", .string(tab))) }
    if let top = navigation.top { fields.append(JSONField("top", .string(top))) }
    let presented = navigation.presented.routes.map { route -> JSONValue in
      ["as": .string(route.style.name), "screen": .string(route.screen)]
    }
    if !presented.isEmpty { fields.append(JSONField("presented", .array(presented))) }
    if panes.contains(where: { $0.isPlaceholder }) {
      fields.append(JSONField("placeholder", true))
    }
    if !navigation.isActive {
      fields.append(JSONField("held", .number(Double(navigation.held.count))))
    }
    if !outcomes.isEmpty {
      fields.append(JSONField("outcomes", .array(outcomes.map { JSONValue($0) })))
    }
    if !hiddenPanes.isEmpty {
      fields.append(JSONField("reveal", JSONValue(hiddenPanes.map { $0.rawValue })))
    }
    if !failures.isEmpty {
      fields.append(JSONField("failures", .array(failures.map { JSONValue($0) })))
    }
    return fields
  }
}

extension JSONValue {
  fileprivate init(_ names: [String]) { self = .array(names.map { .string($0) }) }

  fileprivate init(_ outcome: NavigationOutcome<String>) {
    let refusal = outcome.refusal
    var asking: String?
    if case .asked(let screen) = outcome { asking = screen }
    self = [
      "outcome": .string(outcome.word.rawValue), "screen": asking.map { .string($0) },
      "reason": refusal.map { .string($0.kind.rawValue) },
      "message": refusal.map { .string($0.message) },
      "help": refusal?.help.map { .string($0) },
    ]
  }
}

extension Route.Style {
  /// The style in a word.
  var name: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    }
  }
}
