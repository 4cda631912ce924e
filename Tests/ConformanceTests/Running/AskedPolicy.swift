import DeviceCatalog
import LayoutPolicies
import PolicyYAML

/// A policy that facts are asked of, and its memory.
struct AskedPolicy {
  let policy: AnyPolicy
  var memory = PolicyMemory()

  /// Reads a policy that an adapter wrote down from a fact. It may use the shipped ones.
  init(_ yaml: String, named name: String = "fact") throws(Refusal) {
    var loader = PolicyLoader(files: Shipped.files)
    guard let loaded = loader.load(text: yaml, named: name), !loader.hasErrors else {
      throw Refusal(message: loader.findings.map { $0.message }.joined(separator: "; "))
    }
    policy = AnyPolicy(loaded.policy)
  }

  /// A policy that answers one layout everywhere: its keys as a file says them.
  init(layout: String) throws(Refusal) {
    try self.init("version: 1\notherwise: { layout: { \(layout) } }")
  }

  /// What it answers where this is given, by the keys of contexts and the policy's inputs. Nil is
  /// not given.
  mutating func answer(_ given: KeyValuePairs<String, String?> = [:]) throws(Refusal)
    -> PolicyAnswer
  {
    try answer(given.compactMap { key, value in value.map { GivenField(key, .plain($0)) } })
  }

  mutating func answer(_ fields: [GivenField]) throws(Refusal) -> PolicyAnswer {
    do throws(GivenError) {
      var given = Given(inputs: policy.rules?.allInputs ?? [])
      try given.set(all: fields)
      let context = try given.context()
      let decision = policy.decide(in: context, memory: &memory)
      return PolicyAnswer(
        decision: decision, context: context,
        fitted: decision.layout.fitted(to: context, choices: memory.choices))
    } catch {
      throw Refusal(message: "`\(error.key)`: \(error.message)")
    }
  }
}

/// What a policy answered in a context.
struct PolicyAnswer {
  let decision: LayoutDecision
  let context: LayoutContext
  /// Where the panes stand; nil where the window's size is not known.
  let fitted: FittedLayout?

  var layout: NavigationLayout { decision.layout }
  /// The rule that won.
  var rule: String { decision.rule ?? "" }

  /// One of the app's own values.
  func value(_ name: String) -> Measure {
    layout.values(in: context)[name].map { Measure(PlainValue($0)) } ?? .none
  }
}

extension AskedPolicy {
  /// The condition of a rule of the main question.
  func condition(ofRule name: String) -> Condition? {
    policy.rules?.main.rules.first { $0.name == name }?.condition
  }
}
