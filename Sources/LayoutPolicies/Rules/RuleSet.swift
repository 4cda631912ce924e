/// An ordered list of rules, the first of which that is true decides, and what decides otherwise;
/// perhaps with further, independent questions. Swift and YAML make the same value.
///
/// ```swift
/// let reader = RuleSet("reader") {
///   Rule("roomy", when: .width(840...) && .height(480...), layout: .doubleColumn())
///   Otherwise(.stack())
/// }
/// ```
public struct RuleSet: LayoutPolicy {
  /// The name by which answers call it, kebab-case.
  public var name: String { parts.name }
  /// What it is for, in a sentence.
  public var summary: String { parts.summary }
  /// Points that bounds give way to keep the rule that won last; nil takes the user's, else 0.
  public var hysteresis: Double? { parts.hysteresis }
  /// What it asks the app to tell.
  public var inputs: [ValueDeclaration] { parts.inputs }
  /// What of the app's own it answers.
  public var outputs: [ValueDeclaration] { parts.outputs }
  /// Where its file begins, if it was read from one.
  public var location: SourceLocation? { parts.location }
  package var assumption: Condition? { parts.assumption }
  package var main: Question { parts.main }
  package var also: [Question] { parts.also }
  var linked: LinkedPolicy { parts.linked }
  /// Equal for copies of one value.
  package var identity: ObjectIdentifier { ObjectIdentifier(parts) }

  /// One reference, so that a policy is passed on at no cost.
  private let parts: Parts

  private final class Parts: Sendable {
    let name: String
    let summary: String
    let hysteresis: Double?
    let inputs: [ValueDeclaration]
    let outputs: [ValueDeclaration]
    let assumption: Condition?
    let main: Question
    let also: [Question]
    let location: SourceLocation?
    let linked: LinkedPolicy

    init(
      name: String, summary: String, hysteresis: Double?, inputs: [ValueDeclaration],
      outputs: [ValueDeclaration], assumption: Condition?, main: Question, also: [Question],
      location: SourceLocation?
    ) {
      self.name = name
      self.summary = summary
      self.hysteresis = hysteresis
      self.inputs = inputs
      self.outputs = outputs
      self.assumption = assumption
      self.main = main
      self.also = also
      self.location = location
      linked = LinkedPolicy(
        name: name, main: main, also: also, hysteresis: hysteresis, inputs: inputs,
        outputs: outputs)
    }
  }

  package init(
    name: String, summary: String = "", hysteresis: Double? = nil,
    inputs: [ValueDeclaration] = [], outputs: [ValueDeclaration] = [],
    assumption: Condition? = nil, main: Question, also: [Question] = [],
    location: SourceLocation? = nil
  ) {
    parts = Parts(
      name: name, summary: summary, hysteresis: hysteresis, inputs: inputs, outputs: outputs,
      assumption: assumption, main: main, also: also, location: location)
  }

  /// Makes a policy of rules, and links what they use; linear in the number of answers. What
  /// contradicts itself ``validate()`` finds.
  ///
  /// - Parameters:
  ///   - name: The name by which answers call it, kebab-case.
  ///   - summary: What it is for, in a sentence.
  ///   - hysteresis: Points that bounds give way to keep the rule that won last, at least 0; nil
  ///     takes the user's, else 0.
  ///   - inputs: What it asks the app to tell.
  ///   - outputs: What of the app's own it answers; each with a default.
  ///   - assume: What is true of every window that can happen. Tools leave the others out; deciding
  ///     does not ask it.
  ///   - order: The sides by whose lower bounds the rules of the main question are tried, the
  ///     largest first; equal rules as written. Empty tries all as written.
  ///   - rules: The rules in order, and last an ``Otherwise``.
  public init(
    _ name: String, summary: String = "", hysteresis: Double? = nil,
    inputs: [ValueDeclaration] = [], outputs: [ValueDeclaration] = [], assume: Condition? = nil,
    order: [WindowSide] = [], @RuleSetBuilder rules: () -> RuleSetBuilder.Whole
  ) {
    let whole = rules()
    self.init(
      name: name, summary: summary, hysteresis: hysteresis, inputs: inputs, outputs: outputs,
      assumption: assume,
      main: Question(name: nil, order: order, rules: whole.rules, otherwise: whole.otherwise))
  }

  /// Makes a policy of rules that code made, such as one for each of a list of widths.
  public init(
    _ name: String, summary: String = "", hysteresis: Double? = nil,
    inputs: [ValueDeclaration] = [], outputs: [ValueDeclaration] = [], assume: Condition? = nil,
    order: [WindowSide] = [], rules: [Rule<NavigationLayout>],
    otherwise: Otherwise<NavigationLayout>
  ) {
    self.init(
      name: name, summary: summary, hysteresis: hysteresis, inputs: inputs, outputs: outputs,
      assumption: assume,
      main: Question(
        name: nil, order: order, rules: rules.map { $0.plain }, otherwise: otherwise.outcome))
  }

  /// The same policy with a further question, whose answer adds to the layout. Two questions must
  /// not be able to say the same key; ``validate()`` checks it.
  public func also(
    _ question: String, hysteresis: Double? = nil, order: [WindowSide] = [],
    @QuestionBuilder rules: () -> QuestionBuilder.Whole
  ) -> RuleSet {
    let whole = rules()
    let further = Question(
      name: question, hysteresis: hysteresis, order: order, rules: whole.rules,
      otherwise: whole.otherwise)
    return RuleSet(
      name: name, summary: summary, hysteresis: self.hysteresis, inputs: inputs, outputs: outputs,
      assumption: assumption, main: main, also: also + [further], location: location)
  }

  /// The rules: itself.
  public var rules: RuleSet? { self }

  /// Decides. Allocates nothing where there are no further questions and nothing is unknown.
  public func decide(in context: LayoutContext, memory: inout PolicyMemory) -> LayoutDecision {
    linked.decide(in: context, memory: &memory)
  }

  /// Decides without a past.
  public func decide(in context: LayoutContext) -> LayoutDecision { linked.decide(in: context) }

  /// The policy linked anew, with its questions compiled.
  func compiled(limit: Int) -> LinkedPolicy {
    LinkedPolicy(
      name: name, main: main, also: also, hysteresis: hysteresis, inputs: inputs,
      outputs: outputs, compiler: RuleCompiler(limit: limit))
  }

  /// How many answers it holds, with those of the policies it uses on every way to them.
  package var answerCount: Int { linked.answerCount }
  /// How many links the chains of these answers have together.
  package var linkCount: Int { linked.linkCount }
  /// The outputs of it and of all that it uses.
  package var allOutputs: [ValueDeclaration] { linked.outputs }
  /// The inputs of it and of all that it uses.
  package var allInputs: [ValueDeclaration] { linked.inputs }

  /// Its questions, the main one first.
  package var questions: [Question] { [main] + also }

  /// The policies that its rules use, in the order they stand.
  package var usedPolicies: [AnyPolicy] {
    questions.flatMap { $0.outcomes }.compactMap { outcome, _ in
      if case .use(let policy) = outcome { policy } else { nil }
    }
  }

  /// Whether such a window can happen, by what the policy assumes; unknown counts as yes.
  package func assumes(_ context: LayoutContext) -> Bool {
    guard let assumption else { return true }
    return assumption.truth(in: context) != .no
  }
}
