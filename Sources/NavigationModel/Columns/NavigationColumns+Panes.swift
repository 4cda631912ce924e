public import LayoutPolicies

/// What a pane of a layout shows.
public struct ShownPane<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// Which pane it is.
  public let pane: Pane
  /// The screens, the lowest first; those above the root where the sidebar is among them.
  public let screens: [Screen]
  /// Whether the screen is only there because nothing was chosen.
  public let isPlaceholder: Bool
}

/// What a layout shows of the columns.
extension NavigationColumns {
  /// What each pane shows that a layout shows, in reading order.
  ///
  /// A stack shows all levels as one. A column that the layout does not have stands above the one
  /// before it.
  public func panes(in fitted: FittedLayout) -> [ShownPane<Screen>] {
    fitted.panes.map { place in
      let screens = levels(in: place.pane, of: fitted).flatMap { self[$0].screens }
      if place.pane == .detail, fitted.style != .stack, screens.isEmpty, let placeholder {
        return ShownPane(pane: .detail, screens: [placeholder], isPlaceholder: true)
      }
      return ShownPane(pane: place.pane, screens: screens, isPlaceholder: false)
    }
  }

  /// The layout in a window, with what is open and was visited told to it, and no empty detail in
  /// place of the list: where an empty detail would stand alone, what it is chosen from is brought
  /// back.
  ///
  /// - Returns: Nil if the window's size is not known.
  public func fitted(
    _ layout: NavigationLayout, to context: LayoutContext, choices: PaneChoices = PaneChoices()
  ) -> FittedLayout? {
    var context = context
    context.open = open
    context.recent = recent
    guard let fitted = layout.fitted(to: context, choices: choices) else { return nil }
    guard fitted.style != .stack, fitted[.detail] != nil, self[.detail].isEmpty,
      placeholder == nil
    else { return fitted }
    // In two columns, the content stands above the sidebar.
    let isChosen = levels == .three && !self[.content].isEmpty
    let list: Pane = isChosen && fitted.style == .tripleColumn ? .content : .sidebar
    guard fitted[list] == nil else { return fitted }
    var brought = choices
    guard brought.reveal(list, in: fitted) else { return fitted }
    return layout.fitted(to: context, choices: brought) ?? fitted
  }

  /// Goes back as the back button of a layout does: from the pane whose top came last, over the
  /// screen on top of it. The first screen of a column is chosen, not pushed, and stays; in a stack
  /// every screen has one below it. Where partitions decide which panes show, what a screen was
  /// chosen from may not show, and one goes back to it.
  ///
  /// - Returns: `refused` if no pane shows a screen above another.
  @discardableResult
  public mutating func back(in fitted: FittedLayout) -> StackOutcome<Screen> {
    var latest: (pane: Pane, age: Int)?
    for place in fitted.panes {
      let levels = levels(in: place.pane, of: fitted)
      let count = levels.reduce(0) { $0 + self[$1].count }
      let isFirst = levels.contains(.sidebar) || comesAndGoes(place, in: fitted)
      guard count > (isFirst ? 0 : 1),
        let top = levels.last(where: { !self[$0].isEmpty }),
        let age = history.lastIndex(of: top)
      else { continue }
      if latest.map({ $0.age < age }) ?? true { latest = (top, age) }
    }
    guard let latest else {
      return .refused(NavigationError(.noSuchScreen, "no pane shows a screen to go back from"))
    }
    return pop(1, in: latest.pane)
  }

  /// Whether a pane has its place only while the person is there: partitions gave it that of the
  /// pane before it, or put it over the others.
  private func comesAndGoes(_ place: FittedPane, in fitted: FittedLayout) -> Bool {
    guard fitted.layout.partitions != nil else { return false }
    let before: Pane =
      switch place.pane {
      case .inspector: .detail
      case .detail where fitted.layout.style == .tripleColumn: .content
      case .detail, .content, .sidebar: .sidebar
      }
    return place.placement == .over || fitted[before] == nil
  }

  /// The levels whose screens a pane of a layout shows, outermost first.
  private func levels(in pane: Pane, of fitted: FittedLayout) -> [Pane] {
    if pane == .inspector { return [.inspector] }
    if fitted.style == .stack { return Self.levelPanes }
    return pane == .sidebar && fitted.style == .doubleColumn ? [.sidebar, .content] : [pane]
  }
}
