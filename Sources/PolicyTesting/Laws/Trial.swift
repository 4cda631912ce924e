import LayoutPolicies

/// A policy that is tried, and the breaches of laws found so far.
struct Trial<Policy: LayoutPolicy> {
  private let policy: Policy
  /// The rules that it shows.
  let rules: RuleSet?
  private let seed: UInt64
  private(set) var breaches: [LawBreach] = []
  private var counts: [PolicyLaw: Int] = [:]
  /// The decisions found sound so far. Answers on the way are kept, so that none is taken for
  /// another.
  private var sound: Set<LayoutDecision.Identity> = []
  /// What decisions said that none can say; each is reported once.
  private var flaws: Set<String> = []

  /// How many breaches of one law are reported.
  private static var limit: Int { 10 }

  init(_ policy: Policy, seed: UInt64) {
    self.policy = policy
    rules = policy.rules
    self.seed = seed
  }

  /// Asks the policy on the whole way, and the twin on the way back, so that it comes to each
  /// question by others. Answers to different questions are compared only if the same question
  /// always gets the same answer.
  mutating func run(_ walk: inout Walk, twin: Policy) {
    checkRules()
    let answers = answers(on: &walk)
    for answer in answers.reversed() {
      expect(.deterministic, answer, Answered(twin, in: answer.context, memory: answer.before))
    }
    guard counts[.deterministic] == nil else { return }
    for answer in answers { compare(answer) }
  }

  /// The answers on the way that are sound. What one alone shows, or asking the same at once, is
  /// checked here.
  private mutating func answers(on walk: inout Walk) -> [Answered] {
    var answers: [Answered] = []
    var memory = PolicyMemory()
    while let context = walk.nextContext() {
      let answer = Answered(policy, in: context, memory: memory)
      memory = walk.handOn(answer.after)
      checkMemory(answer)
      // What is no number differs from itself, so an unsound answer cannot be compared.
      guard isSound(answer) else { continue }
      expect(.deterministic, answer, Answered(policy, in: context, memory: answer.before))
      answers.append(answer)
    }
    return answers
  }

  /// Compares an answer with those that must be like it.
  private mutating func compare(_ answer: Answered) {
    let (context, before) = (answer.context, answer.before)
    expect(.idempotent, answer, Answered(policy, in: context, memory: answer.after))
    let equal = context.writtenDifferently
    if equal == context {
      expect(.equality, answer, Answered(policy, in: equal, memory: before))
    }
    if let rules { expect(.rules, answer, Answered(rules, in: context, memory: before)) }
  }

  /// Reports the law unless both answers are alike. A policy that no longer answers as it did is
  /// not deterministic, whatever else was asked.
  private mutating func expect(_ law: PolicyLaw, _ answer: Answered, _ other: Answered) {
    guard !answer.isLike(other) else { return }
    let again = Answered(policy, in: answer.context, memory: answer.before)
    guard law == .deterministic || answer.isLike(again) else {
      return report(.deterministic, answer, again.outcome)
    }
    report(law, answer, other.outcome)
  }

  private mutating func isSound(_ answer: Answered) -> Bool {
    if sound.contains(answer.decision.identity) { return true }
    if let failure = answer.decision.failure {
      if flaws.insert(failure.message).inserted { report(.total, answer, failure.description) }
      return false
    }
    let names = [policy.name] + (rules.map { [$0.name] } ?? [])
    guard let flaw = answer.flaw(ofPolicyNamed: names) else {
      sound.insert(answer.decision.identity)
      return true
    }
    if flaws.insert(flaw).inserted { report(.sound, answer, flaw) }
    return false
  }

  private mutating func checkMemory(_ answer: Answered) {
    let (before, after) = (answer.before, answer.after)
    if answer.context.isUnmeasured, after != before {
      report(.unmeasured, answer, "before it was \(before.plain.plainText)")
    }
    for key in before.spent + before.showing
    where !after.isSpent(key) && !after.showing.contains(key) {
      report(.keeping, answer, "\(key.inBackticks) is freed")
    }
    for key in answer.shownKeys where before.isSpent(key) {
      report(.once, answer, "\(key.inBackticks) is spent already")
    }
  }

  private mutating func checkRules() {
    guard let rules else { return }
    let answer = Answered(policy, in: LayoutContext(), memory: PolicyMemory())
    if rules.name != policy.name {
      report(.rules, answer, "its rules are named \(rules.name.inBackticks)")
    }
    do throws(PolicyError) { try rules.validate() } catch {
      report(.rules, answer, "\(error)")
    }
  }

  private mutating func report(_ law: PolicyLaw, _ answer: Answered, _ second: String) {
    counts[law, default: 0] += 1
    guard counts[law, default: 0] <= Self.limit else { return }
    breaches.append(
      LawBreach(
        law: law, context: answer.context, memory: answer.before, first: answer.outcome,
        second: second, seed: seed))
  }
}
