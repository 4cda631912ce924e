package import LayoutPolicies

/// A pane of a policy's layout, as somebody names it: `reader/detail`.
package struct PanePlace: Sendable, Hashable {
  /// The policy's name, or the path of its file.
  package let policy: String
  /// The pane.
  package let pane: Pane

  /// The place as it is written.
  package var plainText: String { "\(policy)/\(pane.rawValue)" }
}

extension String {
  /// The text as the place that `inside` takes.
  package func asPanePlace() throws(GivenError) -> PanePlace {
    try GivenValue.plain(self).panePlace(at: GivenSpot(GivenKey.inside.name))
  }
}

extension GivenValue {
  /// A policy and a pane; the policy may be a path, so the last `/` counts.
  func panePlace(at spot: GivenSpot) throws(GivenError) -> PanePlace {
    let example = "write a policy and a pane, such as `reader/detail`"
    guard let text else {
      throw spot.error("`\(spot.name)` needs a policy and a pane, not \(found)", help: example)
    }
    guard let slash = text.lastIndex(of: "/"), slash > text.startIndex else {
      throw spot.error("\(text.inBackticks) does not say a pane of a policy", help: example)
    }
    let name = String(text[text.index(after: slash)...])
    guard let pane = Pane(named: name) else {
      throw spot.error(
        "there is no pane \(name.inBackticks)",
        help: Suggestion.help(for: name, among: Pane.all.map { $0.name }))
    }
    return PanePlace(policy: String(text[..<slash]), pane: pane)
  }
}

extension Given {
  /// The context of all that is given; where it is inside of a pane, that pane's.
  ///
  /// - Parameters:
  ///   - memory: What the policy remembers that lays the panes out.
  ///   - policy: The policy of a name or path.
  package func context(
    memory: inout PolicyMemory, policy: (String) throws(GivenError) -> AnyPolicy
  ) throws(GivenError) -> LayoutContext {
    let window = try context()
    guard let inside else { return window }
    let spot = GivenSpot(GivenKey.inside.name)
    let owner = try policy(inside.policy)
    let decision = owner.decide(in: window, memory: &memory)
    if let failure = decision.failure { throw spot.error(failure.message, help: failure.help) }
    guard let fitted = decision.layout.fitted(to: window, choices: memory.choices) else {
      throw spot.error(
        "the window's width and height are not known, so nothing is inside of it",
        help: "give `size`, or the id of a device")
    }
    guard let context = fitted.context(inside: inside.pane, of: window) else {
      let shown = fitted.panes.map { "`\($0.pane.rawValue)`" }.joined(separator: ", ")
      throw spot.error(
        "`\(owner.name)` does not show its \(inside.pane.rawValue) in this window",
        help: "it shows \(shown)")
    }
    return context
  }
}
