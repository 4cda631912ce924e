import LayoutPolicies
import PolicyYAML

/// `list`: the policies there are, and what they take.
struct ListVerb {
  static let verb = Verb(
    "list", "List the policies, with what they take and answer.",
    options: [
      CommonOptions.listFormat, CommonOptions.policies, CommonOptions.keepGoing,
    ], example: "layout-policy list")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
  }

  func run() {
    var workspace = Workspace(arguments)
    let files = workspace.entries([], console)
    guard workspace.canGoOn(arguments, console) else { return }
    let entries = workspace.builtIn + files.sorted { $0.name < $1.name }
    if arguments.wantsJSON {
      console.output.write(
        JSONValue.array(entries.map { JSONValue($0) }).description + "\n")
    } else {
      for entry in entries {
        console.output.write(arguments.wantsNames ? entry.name.harmless + "\n" : text(entry))
      }
    }
  }

  private func text(_ entry: Workspace.Entry) -> String {
    var lines = ["\(entry.name)   (\(entry.template.origin))"]
    if !entry.template.summary.isEmpty { lines.append("  \(entry.template.summary)") }
    func add(_ title: String, _ values: [ValueDeclaration]) {
      for value in values {
        let usual = value.defaultValue.map { ", else \($0.plainText)" } ?? ""
        lines.append("  \(title) \(value.name): \(value.type.plainText)\(usual)")
      }
    }
    add("parameter", entry.template.parameters)
    add("input", entry.policy.rules?.allInputs ?? [])
    add("output", entry.policy.rules?.allOutputs ?? [])
    return lines.map { $0.harmless + "\n" }.joined()
  }
}

extension JSONValue {
  /// A policy in a list.
  fileprivate init(_ entry: Workspace.Entry) {
    let rules = entry.policy.rules
    self = [
      "name": .string(entry.name), "origin": .string(entry.template.origin.description),
      "summary": .string(entry.template.summary),
      "parameters": .array(entry.template.parameters.map { JSONValue($0) }),
      "inputs": .array((rules?.allInputs ?? []).map { JSONValue($0) }),
      "outputs": .array((rules?.allOutputs ?? []).map { JSONValue($0) }),
      "uses": .array((rules?.usedPolicies ?? []).map { .string($0.name) }),
    ]
  }

  private init(_ declaration: ValueDeclaration) {
    var fields: [JSONField] = [JSONField("name", .string(declaration.name))]
    switch declaration.type {
    case .number: fields.append(JSONField("type", "number"))
    case .boolean: fields.append(JSONField("type", "boolean"))
    case .text: fields.append(JSONField("type", "text"))
    case .choice(let names), .choices(let names):
      fields.append(JSONField("of", .array(names.map { .string($0) })))
    }
    if let usual = declaration.defaultValue {
      fields.append(JSONField("default", JSONValue(PlainValue(usual))))
    }
    self = .sorted(fields)
  }
}
