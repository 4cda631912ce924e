package import LayoutPolicies

/// A kind of findings that a file does not want to be told, and why.
package struct Silence: Sendable, Hashable {
  /// What is silenced.
  package let kind: FindingKind
  /// Why it is meant.
  package let reason: String
  /// Where the file says so.
  package let location: SourceLocation
}

/// A rule of one of a policy's questions.
package struct RulePlace: Sendable, Hashable {
  /// The name of a further question; nil for the main one.
  package let question: String?
  /// The name of the rule.
  package let rule: String

  /// Names a rule.
  package init(question: String? = nil, rule: String) {
    self.question = question
    self.rule = rule
  }
}

/// All that a policy file silences.
package struct Silences: Sendable {
  /// What is silenced in the whole file.
  package private(set) var ofFile: [Silence] = []
  /// What is silenced about single rules.
  package private(set) var ofRules: [RulePlace: [Silence]] = [:]

  init() {}

  init(ofFile: [Silence], _ questions: [QuestionDocument]) {
    self.ofFile = ofFile
    for question in questions {
      for rule in question.rules where !rule.silences.isEmpty {
        ofRules[RulePlace(question: question.name, rule: rule.name)] = rule.silences
      }
    }
  }

  /// What silences findings of a kind about a rule, or about another part of the file: the rule's
  /// own silence goes before the file's.
  package func silence(of kind: FindingKind, about place: RulePlace?) -> Silence? {
    let own = place.flatMap { ofRules[$0] } ?? []
    return own.first { $0.kind == kind } ?? ofFile.first { $0.kind == kind }
  }
}
