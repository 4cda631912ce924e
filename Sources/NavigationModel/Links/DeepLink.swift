/// What a link usually leads to: a tab, and a path in it.
public struct DeepLink<Tab: Hashable & Sendable, Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The tab; nil is the selected one.
  public var tab: Tab?
  /// The screens above the tab's root, the last on top.
  public var path: [Screen]

  /// Makes a link.
  public init(tab: Tab? = nil, path: [Screen] = []) {
    self.tab = tab
    self.path = path
  }

  /// The action that follows the link at once.
  public var action: NavigationAction<Tab, Screen> { .follow(path, in: tab) }
}
