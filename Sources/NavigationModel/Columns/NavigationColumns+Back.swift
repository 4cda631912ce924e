public import LayoutPolicies

/// Where one is: the pane visited last, and its screen.
public struct PaneDestination<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The pane.
  public let pane: Pane
  /// What it shows; nil at the sidebar's root, if that was not said.
  public let screen: Screen?
}

/// Going back through what was visited.
extension NavigationColumns {
  /// Where one is.
  ///
  /// - Complexity: O(1)
  public var destination: PaneDestination<Screen> {
    guard let pane = history.last else { return PaneDestination(pane: .sidebar, screen: root) }
    return PaneDestination(pane: pane, screen: self[pane].top)
  }

  /// The panes in the order in which they should keep their room: the one visited last, with
  /// `recallsHistory` the others as they were visited, latest first, then detail, sidebar, content
  /// and inspector. Content is left out where there are two levels.
  public func priority(recallsHistory: Bool = false) -> [Pane] {
    priority(after: history.count, recallsHistory: recallsHistory)
  }

  /// Goes back as a rule says.
  ///
  /// - Parameters:
  ///   - rule: How far.
  ///   - recallsHistory: Whether panes visited earlier keep their room before those that were not.
  ///   - shown: Which panes show, of those in order of priority; where so many have room, the first
  ///     of them.
  /// - Returns: `refused` if the rule finds nothing to go back to.
  /// - Complexity: O(*n*) in the screens that go, each with one call of `shown`.
  @discardableResult
  public mutating func back(
    _ rule: BackRule, recallsHistory: Bool = false, shown: ([Pane]) -> PaneSet
  ) -> StackOutcome<Screen> {
    guard let kept = backTarget(rule, recallsHistory, shown) else {
      return .refused(NavigationError(.noSuchScreen, "there is nothing to go back to"))
    }
    var removed: [Screen] = []
    while history.count > kept, let pane = history.last {
      removed += pop(1, in: pane).removed
    }
    return .changed(removed: removed.reversed(), added: [])
  }

  /// Whether a rule finds something to go back to.
  public func canGoBack(
    _ rule: BackRule, recallsHistory: Bool = false, shown: ([Pane]) -> PaneSet
  ) -> Bool {
    backTarget(rule, recallsHistory, shown) != nil
  }

  /// How many of the visited screens stay; nil if there is nothing to go back to.
  private func backTarget(
    _ rule: BackRule, _ recallsHistory: Bool, _ shown: ([Pane]) -> PaneSet
  ) -> Int? {
    func panes(_ count: Int) -> PaneSet {
      shown(priority(after: count, recallsHistory: recallsHistory))
    }
    let current = destination
    let currentPanes = panes(history.count)
    // How many screens of each pane came within the first `count` of all.
    var depths = Pane.allCases.map { self[$0].count }
    for count in history.indices.reversed() {
      depths[Self.index(history[count])] -= 1
      let pane = count > 0 ? history[count - 1] : .sidebar
      let isThere: Bool
      switch rule {
      case .popLatest: isThere = true
      case .untilPanesChange: isThere = panes(count) != currentPanes
      case .untilDestinationChange: isThere = pane != current.pane
      case .untilContentChange:
        let screen = count > 0 ? self[pane][depths[Self.index(pane)] - 1] : root
        isThere = screen != current.screen || panes(count) != currentPanes
      }
      if isThere { return count }
    }
    return nil
  }

  private static func index(_ pane: Pane) -> Int { Pane.allCases.firstIndex(of: pane) ?? 0 }

  private func priority(after count: Int, recallsHistory: Bool) -> [Pane] {
    let usual: [Pane] =
      levels == .three
      ? [.detail, .sidebar, .content, .inspector] : [.detail, .sidebar, .inspector]
    let visited = [Pane.sidebar] + history.prefix(count)
    var order: [Pane] = []
    for pane in (recallsHistory ? visited.reversed() : visited.suffix(1)) + usual
    where !order.contains(pane) { order.append(pane) }
    return order
  }
}
