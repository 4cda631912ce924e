import LayoutPolicies

extension AnyPolicy {
  /// All that a test can expect of a decision, in the order in which tests are written.
  func expectations(of decision: LayoutDecision) -> [(String, PlainValue)] {
    let none = PlainValue.text("none")
    var expected = [("rule", decision.rule.map { .text($0) } ?? none)]
    if decision.chain.count > 1 {
      expected.append(("chain", .list(decision.chain.map { .text($0.description) })))
    }
    var also = decision.also.map { ($0.question, $0.rule.map { .text($0) } ?? none) }
    for question in rules?.also.compactMap({ $0.name }) ?? []
    where !also.contains(where: { $0.0 == question }) {
      also.append((question, none))
    }
    if !also.isEmpty { expected.append(("also", .map(also))) }
    let unknown = decision.unknown
    expected.append(("unknown", unknown.isEmpty ? none : .list(unknown.map { .text($0) })))
    let layout = decision.layout
    for key in LayoutKey.allCases where key.isTaken(by: layout.style) {
      guard key != .values || !layout.values.isEmpty else { continue }
      expected.append((key.rawValue, layout.plain(key) ?? none))
    }
    return expected
  }

  /// What a test can expect of a decision in its window.
  func expectations(
    of decision: LayoutDecision, in context: LayoutContext, _ memory: inout PolicyMemory
  ) -> [(String, PlainValue)] {
    let fitted = decision.layout.fitted(to: context, choices: memory.choices)
    let notes = self.notes(in: context, fitted).kinds.map {
      PlainValue.text($0)
    }
    let panes = fitted?.panes.map { PlainValue.text($0.pane.rawValue) }
    return [
      ("panes", panes.map { .list($0) } ?? .text("none")),
      ("notes", notes.isEmpty ? .text("none") : .list(notes)),
    ]
  }
}
