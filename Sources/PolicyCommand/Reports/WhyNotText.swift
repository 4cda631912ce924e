import LayoutPolicies

/// What became of rules that somebody named, for people.
struct WhyNotText {
  let rules: [NamedRule]
  let explanation: Explanation

  var text: String {
    var lines: [String] = []
    for rule in rules {
      let place = rule.location.map { "   \($0)" } ?? ""
      let outcome = rule.outcome(in: explanation)
      lines.append("\(rule.path.joined(separator: "/")): \(outcome)\(place)")
      if let judged = rule.rule?.judged {
        lines += ConditionText(judged, inputs: explanation.input(named:)).lines.map { "  \($0)" }
      }
      lines.append("")
    }
    lines.append(explanation.decision.headline)
    return lines.map { $0.harmless + "\n" }.joined()
  }
}
