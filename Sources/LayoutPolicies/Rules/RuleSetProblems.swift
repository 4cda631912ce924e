extension RuleSet {
  /// Checks that the rules do not contradict each other, nor those of the policies they use.
  ///
  /// - Throws: ``PolicyError`` with the first problem.
  public func validate() throws(PolicyError) {
    for used in usedPolicies { try used.rules?.validate() }
    guard let problem = problems.first else { return }
    throw PolicyError(.invalidRules, "`\(name)`: \(problem.message)", help: problem.help)
  }

  /// All that is wrong with the rules, in the order they stand; without what is wrong within the
  /// policies they use.
  package var problems: [Diagnostic] {
    var problems = declarationProblems + conditionProblems
    for question in questions {
      problems += question.nameProblems
      problems += question.keyProblems
      problems += question.lengthProblems
      problems += question.orderProblems
    }
    return problems + contradictions
  }

  /// Questions that say what they must not: a further one the style, two the same key.
  package var contradictions: [Diagnostic] {
    guard !also.isEmpty else { return [] }
    return also.flatMap { $0.styleProblems } + clashes
  }

  private var clashes: [Diagnostic] {
    var problems: [Diagnostic] = []
    var first: [String: (saying: Saying, question: String?)] = [:]
    for question in questions {
      var own: [String: Saying] = [:]
      for saying in question.sayings
      where own[saying.what] == nil && (question.name == nil || saying.what != Saying.style) {
        own[saying.what] = saying
      }
      for what in own.keys.sorted() {
        guard let saying = own[what] else { continue }
        guard let other = first[what] else {
          first[what] = (saying, question.name)
          continue
        }
        let before = other.question.map { "question `\($0)`" } ?? "the main question"
        problems.append(
          Diagnostic(
            .error,
            "question `\(question.name ?? "")` can say \(what), which \(before) can say too",
            at: saying.location, help: "let one of them say it",
            related: [
              Diagnostic(.note, "\(before) says it here", at: other.saying.location)
            ]))
      }
    }
    return problems
  }
}

/// Something that a question can say, and the rule that does.
package struct Saying: Sendable {
  static let style = "`style`"
  /// In words: `` `tabs` `` or `` value `grid-columns` ``.
  package let what: String
  package let location: SourceLocation?
}

extension Question {
  /// What the question can say, with all that the policies it uses can.
  package var sayings: [Saying] {
    var sayings: [Saying] = []
    for (outcome, location) in outcomes {
      switch outcome {
      case .answer(let style, let settings):
        if style != nil { sayings.append(Saying(what: Saying.style, location: location)) }
        for key in settings.keys.values(of: LayoutKey.self) where key != .values {
          sayings.append(Saying(what: "`\(key.rawValue)`", location: location))
        }
        for name in settings.values.names {
          sayings.append(Saying(what: "value `\(name)`", location: location))
        }
      case .use(let policy):
        guard let used = policy.rules else {
          // Nobody knows what code says besides; a layout always has a style.
          sayings.append(Saying(what: "`style`", location: location))
          continue
        }
        for question in used.questions {
          sayings += question.sayings.map { Saying(what: $0.what, location: location) }
        }
      }
    }
    return sayings
  }

  /// Names that are missing, reserved or taken, ignoring case.
  fileprivate var nameProblems: [Diagnostic] {
    var problems: [Diagnostic] = []
    var first: [String: PlainRule] = [:]
    for rule in rules {
      let folded = rule.name.lowercased()
      if folded.isEmpty {
        problems.append(Diagnostic(.error, "a rule has no name", at: rule.location))
      } else if Self.reservedRuleNames.contains(folded) {
        problems.append(
          Diagnostic(
            .error, "a rule cannot be named `\(rule.name)`", at: rule.location,
            help: "answers use that word for something else"))
      } else if let other = first[folded] {
        problems.append(
          Diagnostic(
            .error, "two rules are named `\(rule.name)`", at: rule.location,
            help: "names tell rules apart, whatever their case",
            related: [Diagnostic(.note, "the first is here", at: other.location)]))
      } else {
        first[folded] = rule
      }
    }
    return problems
  }

  /// Once keys and tips that are no names.
  fileprivate var keyProblems: [Diagnostic] {
    let keys = rules.compactMap { rule in
      rule.onceKey.flatMap { Spelling.problem(of: $0, as: "a once key", at: rule.location) }
    }
    return keys
      + outcomes.compactMap { outcome, location in
        guard case .answer(_, let settings) = outcome else { return nil }
        return settings.tip.flatMap { Spelling.problem(of: $0, as: "a tip", at: location) }
      }
  }

  /// Lengths that are none or contradict each other.
  fileprivate var lengthProblems: [Diagnostic] {
    outcomes.flatMap { outcome, location -> [Diagnostic] in
      guard case .answer(_, let settings) = outcome else { return [] }
      return settings.lengthProblems.map { Diagnostic(.error, $0, at: location) }
    }
  }

  /// A further question adds to a layout; it cannot choose the style.
  fileprivate var styleProblems: [Diagnostic] {
    sayings.filter { $0.what == Saying.style }.prefix(1).map {
      Diagnostic(
        .error, "question `\(name ?? "")` uses a policy that says `style`", at: $0.location,
        help: "only the main question chooses the style")
    }
  }
}
