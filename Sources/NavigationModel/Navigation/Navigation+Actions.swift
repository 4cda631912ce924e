import LayoutPolicies

/// How each action changes what shows.
extension Navigation {
  mutating func make(
    _ action: NavigationAction<Tab, Screen>, in fitted: FittedLayout?
  ) -> NavigationOutcome<Screen> {
    switch action {
    case .push(let screens, let pane?):
      return change { $0.push(contentsOf: screens, in: pane) }
    case .push(let screens, nil):
      if !presented.routes.isEmpty { return present { $0.push(contentsOf: screens) } }
      return change { $0.push(contentsOf: screens) }
    case .select(let screen, let pane): return change { $0.select(screen, in: pane) }
    case .back:
      if !presented.routes.isEmpty { return present { $0.pop() } }
      return change { columns in fitted.map { columns.back(in: $0) } ?? columns.pop() }
    case .pop(let count, let pane?):
      return change { $0.pop(count, in: pane) }
    case .pop(let count, nil):
      return presented.routes.isEmpty ? change { $0.pop(count) } : present { $0.pop(count) }
    case .popTo(let screen):
      if presented.routes.isEmpty { return change { $0.popTo(screen) } }
      return present { $0.popTo { $0 == screen } }
    case .popToRoot(let tab):
      let dismissed = tab == nil || tab == tabs.selection ? dismissAll() : nil
      return joined(change(tab) { $0.popToRoot() }, dismissed)
    case .replaceTop(let screen):
      if presented.routes.isEmpty { return change { $0.replaceTop(with: screen) } }
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
    let before = tabs
    let opened = tabs.open(tab)
    var change = NavigationChange<Screen>()
    for forgetful in tabs.tabs where tabs.forgetful.contains(forgetful) {
      guard let old = before[forgetful], let new = tabs[forgetful], old != new else { continue }
      change.removed += old.screens
      change.added += new.screens
    }
    switch opened {
    case .refused(let error): return .refused(error)
    case .opened:
      change.panes = columns.open
      return .changed(change)
    case .reopened:
      let outcome = reselection == .popToRoot ? self.change { $0.popToRoot() } : .unchanged
      return joined(outcome, tabs == before ? nil : change)
    }
  }

  private mutating func follow(_ path: [Screen], in tab: Tab?) -> NavigationOutcome<Screen> {
    var opened: NavigationChange<Screen>?
    if let tab, tab != tabs.selection {
      let outcome = open(tab)
      if case .refused = outcome { return outcome }
      opened = outcome.change
    }
    let gone = dismissAll()
    return joined(change { $0.set(path: path) }, gone, opened)
  }

  private mutating func apply(_ edit: StackEdit<Route<Screen>>) -> NavigationOutcome<Screen> {
    let edit = edit.leavingAlone(routes)
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
    let come = present { $0.apply(StackEdit(keeping: 0, adding: above.routes.screens)) }.change
    return joined(outcome, gone, come)
  }

  /// A screen that shows while something is so, wherever it stands. What is above it goes with it.
  private mutating func show(_ screen: Screen, _ isShown: Bool) -> NavigationOutcome<Screen> {
    if isShown {
      return count(of: screen) > 0 ? .unchanged : make(.push([screen]), in: nil)
    }
    if let index = routes.lastIndex(where: { $0.screen == screen }) {
      return apply(StackEdit(keeping: index))
    }
    // The selected tab may hold it in its inspector.
    let holder = ([tabs.selection] + tabs.tabs).first { (tabs[$0]?.count(of: screen) ?? 0) > 0 }
    return holder.map { tab in change(tab) { $0.remove(screen) } } ?? .unchanged
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

  /// Takes away all that is presented, if anything is.
  private mutating func dismissAll() -> NavigationChange<Screen>? {
    present { $0.dismissAll() }.change
  }

  /// An outcome, with what changed besides.
  private func joined(
    _ outcome: NavigationOutcome<Screen>, _ others: NavigationChange<Screen>?...
  ) -> NavigationOutcome<Screen> {
    if case .refused = outcome { return outcome }
    let changes = [outcome.change] + others
    guard var all = changes.compactMap({ $0 }).first else { return outcome }
    for change in changes.compactMap({ $0 }).dropFirst() {
      all.removed += change.removed
      all.added += change.added
      all.panes.formUnion(change.panes)
    }
    return .changed(all)
  }
}
