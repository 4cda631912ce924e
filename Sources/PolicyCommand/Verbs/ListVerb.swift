import LayoutPolicies
import PolicyTesting
import PolicyYAML

/// `list`: the policies there are, and what they take.
struct ListVerb {
  static let verb = Verb(
    "list", "List the policies, with what they take and answer.",
    options: [
      verify, CommonOptions.listFormat, CommonOptions.policies, CommonOptions.plugin,
      CommonOptions.keepGoing,
    ], example: "layout-policy list")

  static let verify = Option(
    "verify", .flag, "ask each policy thousands of questions, and show the laws that it breaks")

  let arguments: ParsedArguments
  let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    if arguments.has(Self.verify.name), arguments.wantsNames {
      throw UsageError(
        "`--format names` has no room for what `--verify` finds", help: "leave one of them out")
    }
  }

  func run() {
    var workspace = Workspace(arguments, console)
    let files = workspace.entries([], console)
    guard workspace.canGoOn(arguments, console) else { return }
    let entries = workspace.registered(console) + files.sorted { $0.name < $1.name }
    if arguments.wantsJSON {
      console.output.write(
        JSONValue.array(entries.map { JSONValue($0, breaches: verified($0)) }).description + "\n")
    } else {
      for entry in entries {
        console.output.write(arguments.wantsNames ? entry.name.harmless + "\n" : text(entry))
      }
    }
  }

  /// The laws that the policy breaks, each in the first place where it does; nil if nobody wants to
  /// know.
  private func verified(_ entry: Workspace.Entry) -> [LawBreach]? {
    guard arguments.has(Self.verify.name) else { return nil }
    var laws: Set<PolicyLaw> = []
    // Code may keep something between decisions, so it is made twice.
    let breaches = PolicyLaw.breaches(of: (try? entry.template.make()) ?? entry.policy)
      .filter { laws.insert($0.law).inserted }
    if !breaches.isEmpty {
      let names = breaches.map { $0.law.rawValue }.joined(separator: ", ")
      console.report(
        Diagnostic(
          .error, "\(entry.name.inBackticks) (\(entry.template.origin)) breaks laws: \(names)"),
        breaches.contains { $0.law == .total } ? .wrongInput : .no)
    }
    return breaches
  }

  private func text(_ entry: Workspace.Entry) -> String {
    let version = entry.template.version.map { " \($0)" } ?? ""
    var lines = ["\(entry.name)\(version)   (\(entry.template.origin))"]
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
    if let breaches = verified(entry) {
      lines += breaches.isEmpty ? ["  keeps the laws of deciding"] : []
      lines += breaches.flatMap { breach in
        breach.description.split(separator: "\n").enumerated().map { index, line in
          (index == 0 ? "  breaks " : "  ") + line
        }
      }
    }
    return lines.map { $0.harmless + "\n" }.joined()
  }
}

extension JSONValue {
  /// A policy in a list.
  fileprivate init(_ entry: Workspace.Entry, breaches: [LawBreach]?) {
    let rules = entry.policy.rules
    self = [
      "name": .string(entry.name), "origin": .string(entry.template.origin.description),
      "summary": .string(entry.template.summary),
      "parameters": .array(entry.template.parameters.map { JSONValue($0) }),
      "inputs": .array((rules?.allInputs ?? []).map { JSONValue($0) }),
      "outputs": .array((rules?.allOutputs ?? []).map { JSONValue($0) }),
      "uses": .array((rules?.usedPolicies ?? []).map { .string($0.name) }),
      "version": entry.template.version.map { .string($0) },
      "breaches": breaches.map { .array($0.map { JSONValue($0) }) },
    ]
  }

  private init(_ breach: LawBreach) {
    self = [
      "law": .string(breach.law.rawValue), "first": .string(breach.first),
      "second": .string(breach.second), "context": JSONValue(breach.context.plain),
      "memory": JSONValue(breach.memory.plain), "seed": .number(Double(breach.seed)),
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
