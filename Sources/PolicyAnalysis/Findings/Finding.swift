package import LayoutPolicies

/// Something about a policy that works but was hardly meant, or that is worth knowing.
package struct Finding: Sendable {
  /// What is found, at its place in the policy's file.
  package let diagnostic: Diagnostic
  /// The further question that it is about; nil for the main one, or for the policy as a whole.
  package let question: String?
  /// The rule that it is about; nil for what answers otherwise, or for the policy as a whole.
  package let rule: String?
  /// A context that shows it, if one can.
  package let witness: Witness?

  init(
    _ kind: FindingKind, _ message: String, at location: SourceLocation?, question: String? = nil,
    rule: String? = nil, help: String? = nil, related: [Diagnostic] = [], witness: Witness? = nil
  ) {
    diagnostic = Diagnostic(
      kind == .partlyHiddenRule ? .info : .warning, message, kind: kind, at: location, help: help,
      related: related)
    self.question = question
    self.rule = rule
    self.witness = witness
  }

  /// That what was found is not all.
  init(cutAnalysisOf policy: RuleSet) {
    self.init(
      "the analysis of \(policy.name.inBackticks) was cut, since its rules are too many or too "
        + "entangled: there may be more to find", about: policy)
  }

  /// That a policy was not compared with the others to the end.
  init(cutComparisonOf policy: RuleSet) {
    self.init(
      "whether \(policy.name.inBackticks) answers the same as another policy was not found out, "
        + "since its rules are too many or too entangled", about: policy)
  }

  /// What there is to know of a policy as a whole.
  private init(_ message: String, about policy: RuleSet) {
    diagnostic = Diagnostic(
      .info, message,
      at: policy.location ?? policy.main.rules.first?.location ?? policy.main.otherwiseLocation)
    (question, rule, witness) = (nil, nil, nil)
  }
}

extension [String] {
  /// The names in backticks, as a sentence lists them; the first of them where there are many.
  var listed: String {
    var names = prefix(4).map { $0.inBackticks }
    if count > 4 { names.append("\(count - 4) more") }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : "\(names.joined(separator: ", ")) and \(last)"
  }
}

extension Question {
  /// The name of the rule at a place; of what answers otherwise behind the last.
  func ruleName(at place: Int) -> String {
    place < rules.count ? rules[place].name : Question.otherwiseName
  }

  /// Where the rule at a place stands.
  func location(at place: Int) -> SourceLocation? {
    place < rules.count ? rules[place].location : otherwiseLocation
  }

  /// Notes on where the rules at these places stand: the first of them.
  func notes(on places: [Int]) -> [Diagnostic] {
    places.prefix(4).compactMap { place in
      location(at: place).map {
        Diagnostic(.note, "\(ruleName(at: place).inBackticks) is here", at: $0)
      }
    }
  }
}

extension Diagnostic {
  /// A note that shows a finding by a context.
  static func example(_ witness: Witness, _ what: String) -> Diagnostic {
    Diagnostic(.note, "with `\(witness.options)`\(witness.remembered), \(what)")
  }
}
