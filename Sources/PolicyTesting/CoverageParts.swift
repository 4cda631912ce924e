import LayoutPolicies
import PolicyAnalysis

/// One thing that a test can cover, and did not.
struct CoveragePart {
  enum Kind {
    /// That the rule wins; without a rule, that none does.
    case win
    /// That a leaf of the rule's condition is true, or false.
    case leaf(Int, Condition, isTrue: Bool)
  }

  let kind: Kind
  /// The place of the rule.
  let rule: Int?
  /// A context that would cover it.
  var witness: Witness?

  init(_ kind: Kind, rule: Int?) {
    self.kind = kind
    self.rule = rule
  }
}

/// What tests left out and could have covered, question by question.
struct CoverageParts {
  /// The parts that contexts can cover, or may.
  private(set) var parts: [[CoveragePart]]
  /// How many no context can cover.
  private(set) var impossible = 0
  /// Whether the search for them ended early.
  private(set) var isCut = false

  /// Looks for contexts that cover what is open.
  init(open: [[CoveragePart]], of policy: RuleSet, steps: Int) {
    parts = open
    guard open.contains(where: { !$0.isEmpty }) else { return }
    guard var reach = try? QuestionReach(policy, steps: steps) else {
      isCut = true
      return
    }
    for (place, question) in policy.questions.enumerated() where !open[place].isEmpty {
      if let winners = try? reach.winners(of: question) {
        look(at: question, place, winners, &reach)
      } else {
        isCut = true
      }
    }
  }

  private mutating func look(
    at question: Question, _ place: Int, _ winners: QuestionReach.Winners,
    _ reach: inout QuestionReach
  ) {
    let open = parts[place]
    let rules = open.compactMap { part -> Int?? in
      if case .win = part.kind { part.rule } else { nil }
    }
    var wins = reach.wins(of: rules, in: winners)[...]
    var leaf: (number: Int, rule: Int, truths: (no: Reach, yes: Reach))?
    parts[place].removeAll()
    for var part in open {
      var found = Reach.unknown
      switch (part.kind, part.rule) {
      case (.leaf(let number, let condition, let isTrue), let rule?):
        if leaf?.number != number || leaf?.rule != rule {
          let truths = try? reach.truths(of: condition, in: question.rules[rule], at: rule, winners)
          leaf = (number, rule, truths ?? (.unknown, .unknown))
        }
        if let truths = leaf?.truths { found = isTrue ? truths.yes : truths.no }
      default: found = wins.popFirst() ?? .unknown
      }
      switch found {
      case .reached(let witness): part.witness = witness
      case .never:
        impossible += 1
        continue
      case .unknown: isCut = true
      }
      parts[place].append(part)
    }
  }
}
