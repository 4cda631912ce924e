import LayoutPolicies

extension Answered {
  /// What no policy with one of these names may decide, or nil if all is sound.
  func flaw(ofPolicyNamed names: [String]) -> String? {
    let chain = decision.chain
    guard let first = chain.first else { return "the chain is empty" }
    guard names.contains(first.policy) else {
      let expected = names.map { "`\($0)`" }.joined(separator: " or ")
      return "the chain begins with \(first.policy.inBackticks), not with \(expected)"
    }
    let layout = decision.layout
    let said: [(kind: String, names: [String])] = [
      ("a policy", chain.map { $0.policy }), ("a once key", shownKeys),
      ("a tip", layout.tip.map { [$0] } ?? []), ("a value", layout.values.names),
    ]
    for (kind, names) in said {
      for name in names where !Spelling.isKebabCase(name) {
        return "\(name.inBackticks) is not a name for \(kind); \(Spelling.help(for: name))"
      }
    }
    if let problem = layout.settings.lengthProblems.first { return problem }
    for entry in layout.values.entries {
      if case .number(let number) = entry.value, !number.isFinite {
        return "value `\(entry.name)` of \(number.plainText) is not a finite number"
      }
    }
    guard Set(layout.priority).count == layout.priority.count else {
      return "a pane stands twice in `priority`"
    }
    return nil
  }
}
