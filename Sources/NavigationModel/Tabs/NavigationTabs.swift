import LayoutPolicies

/// The main places of an app, each with its own content, of which one is selected.
///
/// ```swift
/// var tabs = try NavigationTabs([(Place.home, home), (.search, search)])
/// tabs.open(.search)     // opened(leaving: .home)
/// tabs.open(.search)     // reopened: the person asked for where they are
/// ```
public struct NavigationTabs<Tab: Hashable & Sendable, Content: Hashable & Sendable>: Hashable,
  Sendable
{
  /// All tabs, in their order.
  public let tabs: [Tab]
  /// The tabs that forget what they show when another is opened.
  public let forgetful: Set<Tab>
  /// The tabs that a layout has no place for.
  public private(set) var hidden: Set<Tab> = []
  private let beginnings: [Tab: Content]
  private var contents: [Tab: Content]
  private var chosen: Tab
  /// Whether the chosen tab is one that lost its place, and nobody chose another since.
  private var isAway = false

  /// Makes tabs that show what is given; the first is selected.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in their order, and what each shows.
  ///   - forgetful: The tabs that show their beginning again once another was opened.
  /// - Throws: `unknownTab` if there are none, or a forgetful one is not among them, and
  ///   `duplicateTab` if one is there twice.
  public init(
    _ tabs: [(tab: Tab, content: Content)], forgetful: Set<Tab> = []
  ) throws(NavigationError) {
    guard let first = tabs.first else {
      throw NavigationError(.unknownTab, "there are no tabs", help: "give at least one")
    }
    var contents: [Tab: Content] = [:]
    for (tab, content) in tabs {
      guard contents.updateValue(content, forKey: tab) == nil else {
        throw NavigationError(.duplicateTab, "there are two tabs \("\(tab)".inBackticks)")
      }
    }
    self.tabs = tabs.map { $0.tab }
    self.forgetful = forgetful
    self.contents = contents
    beginnings = contents
    chosen = first.tab
    for tab in forgetful where contents[tab] == nil { throw unknown(tab) }
  }

  /// One place alone.
  package init(sole tab: Tab, _ content: Content) {
    tabs = [tab]
    forgetful = []
    contents = [tab: content]
    beginnings = contents
    chosen = tab
  }

  /// The selected tab. While a layout has no place for the one that was chosen, the first that has.
  public var selection: Tab {
    isAway ? tabs.first { !hidden.contains($0) } ?? chosen : chosen
  }

  /// What a tab shows; nil if there is no such tab.
  public subscript(tab: Tab) -> Content? { contents[tab] }

  /// The tabs that have a place, in their order.
  public var shown: [Tab] { tabs.filter { !hidden.contains($0) } }

  /// What became of a request to open a tab.
  public enum Outcome: Hashable, Sendable {
    /// Another tab is selected.
    case opened(leaving: Tab)
    /// It was selected already: most apps then show its root.
    case reopened
    /// There is no such tab.
    case refused(NavigationError)
  }

  /// Selects a tab, also one that a layout has no place for.
  ///
  /// - Returns: `refused`, with the tabs there are, if there is no such tab.
  @discardableResult
  public mutating func open(_ tab: Tab) -> Outcome {
    guard contents[tab] != nil else { return .refused(unknown(tab)) }
    let before = selection
    // The chosen one may be out of sight.
    for left in [before, chosen] where left != tab && forgetful.contains(left) {
      contents[left] = beginnings[left]
    }
    chosen = tab
    isAway = false
    return tab == before ? .reopened : .opened(leaving: before)
  }

  /// Notes for which tabs a layout has a place. The others keep what they show; if the selected one
  /// is among them, the first that has a place is selected until it comes back.
  ///
  /// - Returns: `refused` if one is no tab.
  @discardableResult
  public mutating func show(only shown: some Collection<Tab>) -> NavigationError? {
    for tab in shown where contents[tab] == nil { return unknown(tab) }
    let before = hidden
    hidden = Set(tabs).subtracting(shown)
    // One that was opened though it had no place stays.
    isAway = hidden.contains(chosen) && (isAway || !before.contains(chosen))
    return nil
  }

  /// Changes what a tab shows, in place.
  ///
  /// - Returns: What `change` returned.
  /// - Throws: `unknownTab`, with the tabs there are, if there is no such tab.
  public mutating func update<Result>(
    _ tab: Tab, _ change: (inout Content) -> Result
  ) throws(NavigationError) -> Result {
    guard let index = contents.index(forKey: tab) else { throw unknown(tab) }
    return change(&contents.values[index])
  }

  /// The error for what is no tab.
  func unknown(_ tab: Tab) -> NavigationError {
    NavigationError(
      .unknownTab, "there is no tab \("\(tab)".inBackticks)",
      help: Suggestion.list(tabs.map { "\($0)" }))
  }
}
