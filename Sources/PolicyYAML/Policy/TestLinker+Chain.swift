import LayoutPolicies

extension TestLinker {
  /// Refuses a chain that no answer can have. From link to link the way is known: what a rule uses
  /// is asked next, unless it is code, which may lead anywhere.
  func check(chain expected: ExpectationDocument) {
    guard isWhole, case .list(let links)? = expected.expectation.value else { return }
    var nodes = [expected.node]
    if case .sequence(let items) = expected.node.content { nodes = items }
    guard !links.isEmpty else {
      reading.error(
        "a chain has at least one link", at: expected.node,
        help: "begin with `\(policy.name)/` and the name of a rule")
      return
    }
    // Where not every link could be read, that is said already.
    guard nodes.count == links.count else { return }
    guard var asked = policy.rules else { return }
    for (place, (link, node)) in zip(links, nodes).enumerated() {
      guard let next = outcome(of: link.plainText, by: asked, node) else { return }
      let isLast = place == links.count - 1
      switch next {
      case .answer:
        guard !isLast else { return }
        reading.error(
          "nothing follows \(link.plainText.inBackticks), which answers itself",
          at: nodes[place + 1], help: "let the chain end before")
        return
      case .use(let user):
        guard let used = user.rules else { return }
        guard !isLast else {
          reading.error(
            "the chain goes on: \(link.plainText.inBackticks) uses `\(used.name)`", at: node,
            help: "write all links, or `rule:` for the first alone")
          return
        }
        asked = used
      }
    }
  }

  /// What the rule that a link names leads to; nil if the link is wrong, which is noted, or if
  /// nothing is known of the rule.
  private func outcome(of link: String, by asked: RuleSet, _ node: YAMLNode) -> Outcome? {
    let parts = link.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, name == asked.name else {
      reading.error(
        "`\(asked.name)` is asked here, not \((parts.first ?? "").inBackticks)", at: node,
        help: "write `\(asked.name)/` and the name of a rule")
      return nil
    }
    guard parts.count == 2 else {
      reading.error(
        "a link names the rule, too", at: node,
        help: "write `\(asked.name)/` and the name of a rule")
      return nil
    }
    let rule = String(parts[1])
    refuse(rule, node, "rule", among: asked.main.ruleNames)
    guard rule != Question.otherwiseName else { return asked.main.otherwise }
    return asked.main.rules.first { $0.name == rule }?.outcome
  }
}
