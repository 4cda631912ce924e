import DeviceCatalog
import LayoutPolicies

/// What a file's `use` may lead to.
enum UsedPolicy {
  /// A policy to be made with parameters.
  case template(PolicyTemplate)
  /// A policy whose file has errors, which are reported there.
  case broken
  /// None; why, and what to write instead.
  case missing(message: String, help: String?)
}

extension UsedPolicy {
  /// The policy itself, as `inside` of a test asks for it; or why there is none.
  func made(_ name: String) -> Result<AnyPolicy, GivenError> {
    func failure(_ message: String, _ help: String?) -> Result<AnyPolicy, GivenError> {
      .failure(GivenError(key: GivenKey.inside.name, message: message, help: help))
    }
    switch self {
    case .template(let template):
      do throws(PolicyError) { return .success(try template.make()) } catch {
        return failure(error.message, error.help)
      }
    case .missing(let message, let help): return failure(message, help)
    case .broken:
      return failure(
        "the policy \(name.inBackticks) has errors", "`layout-policy check \(name)` shows them")
    }
  }
}

/// Joins a checked file with the policies it uses.
struct PolicyLinker {
  let reading: FileReading
  let document: PolicyDocument
  /// The policies it uses, by name.
  let used: [String: UsedPolicy]

  /// The policy, and whether all that it uses is in it. Where it is not, or where the file has
  /// errors, the policy is for finding more of them only. Nil if it would be too large.
  func link() -> (policy: RuleSet, isWhole: Bool)? {
    var made: [(place: SourceLocation, policy: AnyPolicy)] = []
    // What happens otherwise is given for each question.
    var answers = document.questions.reduce(0) { count, question in
      count + question.rules.count + (question.otherwise == nil ? 0 : 1) - 1
    }
    var links = answers
    let uses = document.uses
    for use in uses {
      guard let policy = make(use.name, at: use.node, with: use.arguments) else { continue }
      let count = policy.rules?.answerCount ?? 1
      answers += count - 1
      links += (policy.rules?.linkCount ?? 0) + count - 1
      made.append((reading.location(use.node), policy))
    }
    let limits = reading.limits
    guard answers <= limits.rules, links <= limits.links else {
      reading.error(
        answers > limits.rules
          ? "the policy has more than \(limits.rules) rules, with those of the policies it uses"
          : "the ways through the policies it uses lead by more than \(limits.links) rules",
        at: document.root, help: "use fewer policies in fewer places")
      return nil
    }
    checkDeclarations(made.compactMap { $0.policy.rules })
    let policies = Dictionary(made.map { ($0.place, $0.policy) }) { first, _ in first }
    let policy = RuleSet(
      name: document.name, summary: document.summary, hysteresis: document.hysteresis,
      inputs: reading.inputs, outputs: reading.outputs, assumption: document.assumption,
      main: question(document.main, policies), also: document.also.map { question($0, policies) },
      location: reading.location(document.root))
    return (policy, made.count == uses.count)
  }

  private func question(
    _ document: QuestionDocument, _ policies: [SourceLocation: AnyPolicy]
  ) -> Question {
    func outcome(_ document: OutcomeDocument) -> Outcome? {
      switch document.kind {
      case .made(let outcome): outcome
      case .use(_, let node, _): policies[reading.location(node)].map { .use($0) }
      }
    }
    return Question(
      name: document.name, hysteresis: document.hysteresis, order: document.order,
      rules: document.rules.compactMap { rule in
        outcome(rule.outcome).map {
          PlainRule(
            name: rule.name, condition: rule.condition, onceKey: rule.onceKey, outcome: $0,
            location: reading.location(rule.node))
        }
      },
      otherwise: document.otherwise.flatMap { outcome($0) },
      otherwiseLocation: document.otherwiseKey.map { reading.location($0) })
  }

  /// The used policy, made with what `with` says.
  private func make(_ name: String, at node: YAMLNode, with arguments: YAMLNode?) -> AnyPolicy? {
    let template: PolicyTemplate
    switch used[name] {
    case .template(let found): template = found
    case .broken, nil: return nil
    case .missing(let message, let help):
      reading.error(message, at: node, help: help)
      return nil
    }
    var values = NamedValues()
    if let arguments {
      guard !template.parameters.isEmpty else {
        reading.error("`\(name)` takes no parameters", at: arguments, help: "delete `with`")
        return nil
      }
      let names = template.parameters.map { $0.name }
      guard let fields = reading.fields(of: arguments, "`with`", keys: names) else { return nil }
      for pair in fields.pairs {
        guard let parameter = template.parameters.first(where: { $0.name == pair.key.text }) else {
          continue
        }
        values[parameter.name] = reading.value(pair.value, parameter.type, "`\(parameter.name)`")
      }
    }
    do throws(PolicyError) {
      return try template.make(values)
    } catch {
      let value = error.parameter.flatMap { arguments?.value(of: $0) }
      reading.error(error.message, at: value ?? arguments ?? node, help: error.help)
      return nil
    }
  }

  /// One name must mean one thing in all files that answer together.
  private func checkDeclarations(_ used: [RuleSet]) {
    func check(_ kind: String, _ own: [ValueDeclaration], _ others: (RuleSet) -> [ValueDeclaration])
    {
      var known = own
      for policy in used {
        for other in others(policy) {
          guard let first = known.first(where: { $0.name == other.name }) else {
            known.append(other)
            continue
          }
          guard first.type != other.type || first.defaultValue != other.defaultValue else {
            continue
          }
          reading.add([
            Diagnostic(
              .error,
              "\(kind) `\(first.name)` is declared differently in `\(policy.name)`, which is used",
              at: first.location ?? reading.location(document.root),
              help: "give both the same type and default",
              related: [Diagnostic(.note, "the other is here", at: other.location)])
          ])
        }
      }
    }
    check("input", reading.inputs) { $0.allInputs }
    check("output", reading.outputs) { $0.allOutputs }
  }
}

extension PolicyDocument {
  /// Its questions, the main one first.
  var questions: [QuestionDocument] { [main] + also }

  /// The policies that it uses, in the order of the file.
  var uses: [(name: String, node: YAMLNode, arguments: YAMLNode?)] {
    var uses: [(name: String, node: YAMLNode, arguments: YAMLNode?)] = []
    func add(_ outcome: OutcomeDocument) {
      guard case .use(let name, let node, let arguments) = outcome.kind else { return }
      uses.append((name, node, arguments))
    }
    for question in questions {
      for rule in question.rules { add(rule.outcome) }
      if let otherwise = question.otherwise { add(otherwise) }
    }
    return uses
  }

  /// The names of the policies that it uses, each once.
  var usedNames: [String] {
    var known: Set<String> = []
    return uses.map { $0.name }.filter { known.insert($0).inserted }
  }
}
