import LayoutPolicies

extension DiffReport {
  /// The report for people.
  var text: String {
    let parts = policies.map { text(of: $0).map { $0.harmless + "\n" }.joined() }
    let isSilent = policies.count < 2
    return parts.joined(separator: "\n")
      + (isSilent ? "" : "\n\(policies.count.ofPolicies): \(summary)\n")
  }

  private func text(of policy: ComparedPolicy) -> [String] {
    let places = policy.places.map { "  (\($0))" } ?? ""
    var lines = ["\(policy.pair.name): \(policy.verdict)\(places)"]
    guard case .compared(let comparison) = policy.outcome else { return lines }
    if let difference = comparison.difference {
      for line in self.lines(difference) {
        lines.append("  " + line.text)
        if let example = line.example { lines.append("      such as \(example)") }
      }
      if let rest = rest(difference) { lines.append("  " + rest) }
    }
    if policy.differs || policy.isOpen {
      lines.append("  " + comparison.windows.headline)
      var table = TextTable(columns: 1)
      for change in comparison.windows.changes {
        table.add([change.change.text], below: DeviceWindow.summary(of: change.windows))
      }
      lines += table.lines.map { "    " + $0 }
    }
    let notes = [comparison.limitation].compactMap { $0 } + comparison.notes
    return lines + notes.map { "  note: \($0)" }
  }
}

extension Int {
  /// `1 policy`, `2 policies`.
  var ofPolicies: String { "\(self) \(self == 1 ? "policy" : "policies")" }
}
