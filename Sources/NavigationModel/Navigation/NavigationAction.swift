public import LayoutPolicies

/// Something that a person or an app does to navigation.
public enum NavigationAction<Tab: Hashable & Sendable, Screen: Hashable & Sendable>: Hashable,
  Sendable
{
  /// Shows screens: in the pane that is named, else on top of the sheet or cover that is presented,
  /// else on top of the path.
  case push([Screen], in: Pane? = nil)
  /// Chooses a screen in a column, or nothing; see ``NavigationColumns/select(_:in:)``.
  case select(Screen?, in: Pane = .sidebar)
  /// Goes back as the back button of what shows does.
  case back
  /// Takes screens from the uppermost stack, or from a pane.
  case pop(Int = 1, in: Pane? = nil)
  /// Goes back to the uppermost screen of the uppermost stack that is equal to this one.
  case popTo(Screen)
  /// Goes back to the root of a tab, or of the selected one; what is presented over it goes too.
  case popToRoot(Tab? = nil)
  /// Puts a screen in place of the one on top of the uppermost stack.
  case replaceTop(Screen)
  /// Shows a screen, or takes it away with all above it; see ``ScreenStack/show(_:_:)``.
  case show(Screen, Bool)
  /// Presents a screen as a sheet or cover over everything.
  case present(Screen, as: Route<Screen>.Style)
  /// Dismisses sheets and covers, with all that is above each.
  case dismiss(Int = 1)
  /// Dismisses every sheet and cover.
  case dismissAll
  /// Selects a tab; the selected one goes to its root, unless it is said that it stays.
  case open(Tab)
  /// Shows a path in a tab, or in the selected one, and nothing over it; edits as little as need
  /// be.
  case follow([Screen], in: Tab? = nil)
  /// Makes an edit of the routes of the selected tab: its path, then what is presented over it.
  case edit(StackEdit<Route<Screen>>)
}
