/// A layout and why: a reference to an answer made while loading, and what the context left
/// unknown. Making one costs no more than choosing the answer; the layout is put together when
/// read.
public struct LayoutDecision: Sendable {
  /// The answer of the main question.
  package let main: Answer
  /// The answers of further questions, in the order they were asked.
  package let further: [Answer]
  package let missing: MissingKeys

  package init(main: Answer, further: [Answer] = [], missing: MissingKeys = MissingKeys()) {
    self.main = main
    self.further = further
    self.missing = missing
  }

  /// A decision of a policy that is code.
  ///
  /// - Parameters:
  ///   - policy: The name of the policy.
  ///   - rule: What in it decided, in words, if it has such words.
  ///   - layout: What it decided on.
  ///   - once: A key that is showing with this layout, and spent as soon as another is decided on;
  ///     ask ``PolicyMemory/isSpent(_:)`` before.
  ///   - unknown: The keys that would have had to be known for a surer answer, as `when` spells
  ///     them.
  public init(
    policy: String, rule: String? = nil, layout: NavigationLayout, once: String? = nil,
    unknown: [String] = []
  ) {
    var missing = MissingKeys()
    for name in unknown { missing.insert(name: name) }
    let link = ChainLink(policy: policy, question: nil, rule: rule, onceKey: once)
    self.init(
      main: Answer(
        question: nil, chain: [link], style: layout.style, settings: layout.settings,
        further: [], outputs: []),
      missing: missing)
  }

  /// What stands for a decision where a policy that is code failed: a stack, and why. A program
  /// that hosts the code of others answers it in place of one that crashed, say, or that answered
  /// what no layout can say.
  public init(policy: String, failure: PolicyError) {
    let link = ChainLink(policy: policy, question: nil, rule: nil)
    self.init(
      main: Answer(
        question: nil, chain: [link], style: .stack, settings: LayoutSettings(), further: [],
        outputs: [], failure: failure))
  }

  /// This decision with another layout, as code makes it that wraps a policy: `policy`, the name of
  /// the wrapper, comes first on the chain, and all that is remembered and unknown stays.
  public func revised(by policy: String, layout: NavigationLayout) -> LayoutDecision {
    let link = ChainLink(policy: policy, question: nil, rule: nil)
    return LayoutDecision(
      main: Answer(
        question: nil, chain: [link] + main.chain, style: layout.style,
        settings: layout.settings, further: [], outputs: main.outputs, failure: main.failure),
      further: further.map { answer in
        Answer(
          question: answer.question, chain: answer.chain, style: nil,
          settings: LayoutSettings(), further: [], outputs: [], failure: answer.failure)
      },
      missing: missing)
  }

  /// The layout that the policy wishes, with what further questions add; with those it is put
  /// together each time it is read.
  public var layout: NavigationLayout {
    if further.isEmpty { return main.layout }
    var settings = main.settings
    for answer in further { settings.add(answer.settings) }
    return main.layout(saying: settings)
  }

  /// The policies and rules that led to the layout: the policy asked for first, then those it used.
  public var chain: [ChainLink] { main.chain }
  /// The policy asked for.
  public var policy: String { main.chain.first?.policy ?? "" }
  /// Its rule; `otherwise` for the fallback, nil for a policy that is code.
  public var rule: String? { main.chain.first?.rule }
  /// Where its rule stands, if it was read from a file.
  public var location: SourceLocation? { main.chain.first?.location }
  /// The keys, sorted, that rules asked for before another one won and that nobody gave.
  public var unknown: [String] { missing.names }

  /// Why this is no decision: a policy on the way failed, and a stack stands for its answer. Nil
  /// where all decided, which is nearly always.
  public var failure: PolicyError? {
    if let failure = main.failure { return failure }
    for answer in further { if let failure = answer.failure { return failure } }
    return nil
  }

  var hasFailed: Bool { main.failure != nil || further.contains { $0.failure != nil } }

  /// The answers of further questions, by question; without those that said nothing.
  public var also: [FurtherAnswer] {
    further.compactMap { answer in
      guard let question = answer.question, let link = answer.chain.first else { return nil }
      return FurtherAnswer(question: question, rule: link.rule, location: link.location)
    }
  }

  /// What tells two decisions apart, at no cost. It keeps the answers, so that no others take their
  /// place in memory.
  package struct Identity: Hashable {
    fileprivate let decision: LayoutDecision

    package static func == (left: Identity, right: Identity) -> Bool { left.decision.has(right) }

    package func hash(into hasher: inout Hasher) {
      // One number: hashing more of them costs more than what it tells apart.
      hasher.combine(decision.number)
      if !decision.missing.isEmpty { hasher.combine(decision.missing) }
    }
  }

  /// The same for decisions for the same answers, and as a rule another for others.
  package var number: UInt {
    var number = UInt(bitPattern: ObjectIdentifier(main))
    for answer in further { number = number &* 31 &+ UInt(bitPattern: ObjectIdentifier(answer)) }
    return number
  }

  /// Equal for decisions for the same answers with the same unknown keys.
  package var identity: Identity { Identity(decision: self) }

  /// Whether that is its identity, which is faster to ask than to make another.
  package func has(_ identity: Identity) -> Bool {
    let other = identity.decision
    guard main === other.main, further.count == other.further.count else { return false }
    for place in further.indices where further[place] !== other.further[place] { return false }
    return missing == other.missing
  }

  /// The once keys of the rules on its chains.
  var onceKeys: [String] {
    var keys: [String] = []
    for answer in [main] + further {
      for link in answer.chain {
        if let key = link.onceKey, !keys.contains(key) { keys.append(key) }
      }
    }
    return keys
  }

  var hasOnceKeys: Bool { main.hasOnceKeys || further.contains { $0.hasOnceKeys } }

  /// The rules that decided, by policy and question.
  package var activeRules: [ChainLink] { main.chain + further.flatMap { $0.chain } }
}

extension LayoutDecision: Hashable {
  /// Whether layout, reasons, unknown keys and failure are the same.
  public static func == (left: LayoutDecision, right: LayoutDecision) -> Bool {
    left.activeRules == right.activeRules
      && (left.missing == right.missing || left.missing.names == right.missing.names)
      && left.layout == right.layout && left.failure == right.failure
  }

  /// Hashes the layout.
  public func hash(into hasher: inout Hasher) { hasher.combine(layout) }
}

extension LayoutDecision: CustomStringConvertible {
  /// The way to the layout, and the layout: `reader/roomy: { style: double-column, … }`.
  public var description: String {
    chain.map { $0.description }.joined(separator: " -> ") + ": \(layout)"
  }
}

/// One step of the way to an answer: a policy, and the rule of it that decided.
public struct ChainLink: Sendable, Hashable {
  /// The policy.
  public let policy: String
  /// The question of the policy; nil is the main one.
  public let question: String?
  /// The rule that decided; `otherwise` for the fallback, nil for a policy that is code.
  public let rule: String?
  /// Where the rule stands, if it was read from a file.
  public let location: SourceLocation?
  /// The key that lets the rule win once only.
  public let onceKey: String?

  package init(
    policy: String, question: String?, rule: String?, location: SourceLocation? = nil,
    onceKey: String? = nil
  ) {
    self.policy = policy
    self.question = question
    self.rule = rule
    self.location = location
    self.onceKey = onceKey
  }

}

extension ChainLink: CustomStringConvertible {
  /// The link as tests write it: `policy/rule`, or the policy alone if it has no rule.
  public var description: String { rule.map { "\(policy)/\($0)" } ?? policy }
}

/// The answer of a further question: the rule of it that won.
public struct FurtherAnswer: Sendable, Hashable {
  /// The question's name; `policy/question` where a used policy asks it.
  public let question: String
  /// The rule; `otherwise` for the fallback, nil for a policy that is code.
  public let rule: String?
  /// Where the rule stands, if it was read from a file.
  public let location: SourceLocation?
}

/// An answer as a policy holds it: made once, while loading, and shared by all decisions for it.
package final class Answer: Sendable {
  /// The further question it answers; nil for the main one.
  package let question: String?
  package let chain: [ChainLink]
  /// Nil for answers of further questions.
  package let style: LayoutStyle?
  package let settings: LayoutSettings
  /// What the policies used on the way ask besides.
  let further: [LinkedQuestion]
  /// The outputs that the answer has to give, with their defaults.
  let outputs: [ValueDeclaration]
  let hasOnceKeys: Bool
  /// Why the code at the end of the chain gave no answer.
  let failure: PolicyError?
  /// The layout that it is alone.
  let layout: NavigationLayout

  init(
    question: String?, chain: [ChainLink], style: LayoutStyle?, settings: LayoutSettings,
    further: [LinkedQuestion], outputs: [ValueDeclaration], failure: PolicyError? = nil
  ) {
    self.question = question
    self.chain = chain
    self.style = style
    self.settings = settings
    self.further = further
    self.outputs = outputs
    self.failure = failure
    hasOnceKeys = chain.contains { $0.onceKey != nil }
    layout = Self.layout(style, settings, outputs)
  }

  /// The layout with these settings instead of its own.
  func layout(saying settings: LayoutSettings) -> NavigationLayout {
    Self.layout(style, settings, outputs)
  }

  private static func layout(
    _ style: LayoutStyle?, _ settings: LayoutSettings, _ outputs: [ValueDeclaration]
  ) -> NavigationLayout {
    var settings = settings
    for output in outputs where settings.values[output.name] == nil {
      settings.values[output.name] = output.defaultValue
    }
    return NavigationLayout(style: style ?? .stack, settings: settings)
  }
}
