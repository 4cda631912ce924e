import LayoutPolicies

/// How each action changes what shows.
extension Navigation {
  mutating func make(
    _ action: NavigationAction<Tab, Screen>, in fitted: FittedLayout?
  ) -> NavigationOutcome<Screen> {
    switch action {
    case .push(let screens, let pane?):
      return change { columns in columns.update(pane) { $0.push(contentsOf: screens) } }
    case .push(let screens, nil):
      if !presented.routes.isEmpty { return present { $0.push(contentsOf: screens) } }
      return change { $0.push(contentsOf: screens) }
    case .select(let screen, let pane): return change { $0.select(screen, in: pane) }
    case .back:
      if !presented.routes.isEmpty { return present { $0.pop() } }
      return change { columns in fitted.map { columns.back(in: $0) } ?? columns.pop() }
    case .pop(let count, let pane?):
      return change { columns in columns.update(pane) { $0.pop(count) } }
    case .pop(let count, nil):
      return presented.routes.isEmpty ? change { $0.pop(count) } : present { $0.pop(count) }
    case .popTo(let screen):
      if presented.routes.isEmpty { return change { $0.popTo { $0 == screen } } }
      return present { $0.popTo { $0 == screen } }
    case .popToRoot(let tab):
      let dismissed = tab == nil || tab == tabs.selection ? dismissAll() : []
      return joined(dismissed, change(tab) { $0.popToRoot() })
    case .replaceTop(let screen):
      if presented.routes.isEmpty {
        return change { $0.apply(StackEdit(keeping: max(0, $0.depth - 1), adding: [screen])) }
      }
      return present { $0.replaceTop(with: screen) }
    case .show(let screen, let isShown): return show(screen, isShown)
    case .present(let screen, let style):
      guard style.isPresented else { return make(.push([screen]), in: fitted) }
      return present { $0.present(screen, as: style) }
    case .dismiss(let count): return present { $0.dismiss(count) }
    case .dismissAll: return present { $0.dismissAll() }
    case .open(let tab): return open(tab)
    case .follow(let path, let tab): return follow(path, in: tab)
    case .edit(let edit): return apply(edit)
    }
  }

  private mutating func open(_ tab: Tab) -> NavigationOutcome<Screen> {
    let left = columns
    switch tabs.open(tab) {
    case .refused(let error): return .refused(error)
    case .reopened:
      return reselection == .popToRoot ? change { $0.popToRoot() } : .unchanged
    case .opened(let leaving):
      let forgotten = tabs.forgetful.contains(leaving) ? left.path + left[.inspector] : []
      return .changed(NavigationChange(removed: forgotten, panes: columns.open))
    }
  }

  private mutating func follow(_ path: [Screen], in tab: Tab?) -> NavigationOutcome<Screen> {
    let before = tabs.selection
    let opened: NavigationOutcome<Screen>
    if let tab, tab != before {
      opened = open(tab)
      if case .refused = opened { return opened }
    } else {
      opened = .unchanged
    }
    let gone = dismissAll()
    return joined(gone + (opened.change?.removed ?? []), change { $0.set(path: path) }, opened)
  }

  private mutating func apply(_ edit: StackEdit<Route<Screen>>) -> NavigationOutcome<Screen> {
    let depth = columns.depth
    // What is pushed on the columns takes the place of all that is presented over them.
    guard edit.kept < depth || edit.kept == depth && edit.added.first?.style == .push else {
      return present {
        $0.apply(StackEdit(keeping: edit.kept - depth, adding: edit.added))
      }
    }
    let pushed = edit.added.prefix { $0.style == .push }.map { $0.screen }
    let above: RouteStack<Screen>
    do throws(NavigationError) {
      above = try RouteStack(Array(edit.added[pushed.count...]))
    } catch {
      return .refused(error)
    }
    let outcome = change { $0.apply(StackEdit(keeping: edit.kept, adding: pushed)) }
    if case .refused = outcome { return outcome }
    let gone = dismissAll()
    presented = above
    let presented = above.routes.map { $0.screen }
    guard !gone.isEmpty || !presented.isEmpty else { return outcome }
    var change = outcome.change ?? NavigationChange()
    change.removed += gone
    change.added += presented
    return .changed(change)
  }

  /// A screen that shows while something is so, wherever it stands. What is above it goes with it.
  private mutating func show(_ screen: Screen, _ isShown: Bool) -> NavigationOutcome<Screen> {
    let routes = routes
    if let index = routes.lastIndex(where: { $0.screen == screen }) {
      return isShown ? .unchanged : apply(StackEdit(keeping: index))
    }
    let isInspected = columns[.inspector].contains(screen)
    if isShown { return isInspected ? .unchanged : make(.push([screen]), in: nil) }
    return change { columns in columns.update(.inspector) { $0.show(screen, false) } }
  }

  /// Changes the columns of a tab, or of the selected one.
  private mutating func change(
    _ tab: Tab? = nil, _ change: (inout NavigationColumns<Screen>) -> StackOutcome<Screen>
  ) -> NavigationOutcome<Screen> {
    let isSelected = tab == nil || tab == tabs.selection
    do throws(NavigationError) {
      return try tabs.update(tab ?? tabs.selection) { columns in
        let (outcome, panes) = columns.noting(change)
        switch outcome {
        case .unchanged: return .unchanged
        case .refused(let error): return .refused(error)
        case .changed(let removed, let added):
          return .changed(
            NavigationChange(
              removed: removed, added: added, panes: isSelected ? panes : PaneSet()))
        }
      }
    } catch {
      return .refused(error)
    }
  }

  /// Changes what is presented.
  private mutating func present(
    _ change: (inout RouteStack<Screen>) -> RouteStack<Screen>.Outcome
  ) -> NavigationOutcome<Screen> {
    switch change(&presented) {
    case .unchanged: .unchanged
    case .refused(let error): .refused(error)
    case .changed(let removed, let added):
      .changed(
        NavigationChange(removed: removed.map { $0.screen }, added: added.map { $0.screen }))
    }
  }

  /// Takes away all that is presented, and returns it.
  private mutating func dismissAll() -> [Screen] {
    presented.dismissAll().removed.map { $0.screen }
  }

  /// An outcome, with screens that went besides, from above.
  private func joined(
    _ removed: [Screen], _ outcome: NavigationOutcome<Screen>,
    _ opened: NavigationOutcome<Screen> = .unchanged
  ) -> NavigationOutcome<Screen> {
    if case .refused = outcome { return outcome }
    guard !removed.isEmpty || opened != .unchanged else { return outcome }
    var change = outcome.change ?? NavigationChange()
    change.removed += removed
    change.panes.formUnion(opened.change?.panes ?? PaneSet())
    return .changed(change)
  }
}
