public import LayoutPolicies

/// What the columns of an app show, whatever layout they are in.
///
/// A sidebar, a detail, an inspector, and where there are three levels a content column between
/// them: each has a stack. Nothing in it knows a layout, so no turn, no split and no fold can lose
/// a screen or a selection. ``panes(in:)`` says what each pane of a layout shows, and where the
/// layout is one stack, the columns are that stack.
///
/// ```swift
/// var mail = NavigationColumns<Screen>(levels: .three)
/// mail.select(.mailbox(1))            // what the person chose in the sidebar: shows in content
/// mail.select(.message(7), in: .content)
/// mail.push(.attachment(2))           // above the message
/// mail.path                           // [mailbox, message, attachment]: one stack of all
/// ```
public struct NavigationColumns<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// How many levels an app has.
  public enum Levels: String, Hashable, Sendable, CaseIterable {
    /// A list, and what is chosen in it.
    case two
    /// A list, a list of what is chosen in it, and what is chosen there.
    case three
  }

  /// How many levels there are.
  public let levels: Levels
  /// What the sidebar shows at its root, for comparisons of content; apps need not say it.
  public let root: Screen?
  /// What fills an empty detail. Nobody chose it, so it is never history and no path has it.
  public var placeholder: Screen?
  private var stacks: Stacks
  /// The panes of all screens, in the order in which the screens came.
  private(set) var history: [Pane] = []
  /// The panes whose stacks changed since the last look; no part of what columns are.
  private var touched = PaneSet()

  private struct Stacks: Hashable, Sendable {
    var sidebar = ScreenStack<Screen>()
    var content = ScreenStack<Screen>()
    var detail = ScreenStack<Screen>()
    var inspector = ScreenStack<Screen>()
  }

  /// Columns in which nothing is chosen.
  public init(levels: Levels = .two, root: Screen? = nil, placeholder: Screen? = nil) {
    self.levels = levels
    self.root = root
    self.placeholder = placeholder
    stacks = Stacks()
  }

  /// Whether both show the same, came to it in the same order, and have the same levels.
  public static func == (left: Self, right: Self) -> Bool {
    left.levels == right.levels && left.root == right.root && left.placeholder == right.placeholder
      && left.stacks == right.stacks && left.history == right.history
  }

  /// Hashes what shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(levels)
    hasher.combine(stacks)
    hasher.combine(history)
  }

  /// The screens of a pane: those above the sidebar's root, and all of the others'.
  public subscript(pane: Pane) -> ScreenStack<Screen> {
    switch pane {
    case .sidebar: stacks.sidebar
    case .content: stacks.content
    case .detail: stacks.detail
    case .inspector: stacks.inspector
    }
  }

  /// The panes that a path goes through, outermost first; an inspector stands beside it.
  static var levelPanes: [Pane] { [.sidebar, .content, .detail] }

  /// All screens but the inspector's as one stack, the lowest first.
  public var path: [Screen] { Self.levelPanes.flatMap { self[$0].screens } }

  /// The screens of all panes.
  var screens: [Screen] { Pane.allCases.flatMap { self[$0].screens } }

  /// How many screens the path has.
  ///
  /// - Complexity: O(1)
  public var depth: Int { Self.levelPanes.reduce(0) { $0 + self[$1].count } }

  /// What is chosen in a column: the first screen of the one after it.
  public func selection(in pane: Pane) -> Screen? { column(after: pane).flatMap { self[$0].first } }

  /// The panes that have something to show; what a layout policy is told as `open`.
  /// A detail that only a placeholder fills is empty.
  public var open: PaneSet {
    PaneSet(Pane.allCases.filter { $0 == .sidebar || !self[$0].isEmpty })
  }

  /// The panes that were visited, the newest first and each once; what a layout policy is told as
  /// `recent`. The sidebar was always there first.
  ///
  /// - Complexity: O(*n*) in the screens that came since the pane visited longest ago.
  public var recent: [Pane] {
    var recent: [Pane] = []
    for pane in history.reversed() where !recent.contains(pane) {
      recent.append(pane)
      if recent.count == Pane.allCases.count { break }
    }
    return recent.contains(.sidebar) ? recent : recent + [.sidebar]
  }

  /// The column that shows what is chosen in a column.
  func column(after pane: Pane) -> Pane? {
    switch pane {
    case .sidebar: levels == .three ? .content : .detail
    case .content: levels == .three ? .detail : nil
    case .detail, .inspector: nil
    }
  }

  /// Makes an edit of a pane's stack.
  ///
  /// - Returns: `refused` if it keeps more screens than the pane has, or there is no such pane.
  /// - Complexity: O(*k*) in the screens that go and come, and in those that came to other panes
  ///   since those that go.
  @discardableResult
  public mutating func apply(
    _ edit: StackEdit<Screen>, in pane: Pane
  ) -> StackOutcome<Screen> {
    let outcome: StackOutcome<Screen>
    switch pane {
    case .sidebar: outcome = stacks.sidebar.apply(edit)
    case .content:
      guard levels == .three else { return .refused(noContent) }
      outcome = stacks.content.apply(edit)
    case .detail: outcome = stacks.detail.apply(edit)
    case .inspector: outcome = stacks.inspector.apply(edit)
    }
    if case .changed(let removed, let added) = outcome {
      touched.insert(PaneSet([pane]))
      forget(removed.count, of: pane)
      history += repeatElement(pane, count: added.count)
    }
    return outcome
  }

  /// Makes a change, and tells in which panes other screens show, or another choice.
  mutating func noting(
    _ change: (inout Self) -> StackOutcome<Screen>
  ) -> (outcome: StackOutcome<Screen>, panes: PaneSet) {
    let choices = Self.levelPanes.map { selection(in: $0) }
    touched = PaneSet()
    let outcome = change(&self)
    var panes = touched
    for (pane, choice) in zip(Self.levelPanes, choices) where selection(in: pane) != choice {
      panes.insert(PaneSet([pane]))
    }
    return (outcome, panes)
  }

  /// Forgets that the latest screens of a pane came.
  private mutating func forget(_ count: Int, of pane: Pane) {
    guard count > 0 else { return }
    var left = count
    var rest: [Pane] = []
    while left > 0, let last = history.popLast() {
      if last == pane { left -= 1 } else { rest.append(last) }
    }
    history += rest.reversed()
  }

  var noContent: NavigationError {
    NavigationError(
      .unknownPane, "columns of two levels have no `content`", help: "make them of three levels")
  }
}
