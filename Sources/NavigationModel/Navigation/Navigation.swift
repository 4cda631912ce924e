public import LayoutPolicies

/// All that an app's navigation shows: tabs with their columns, and sheets and covers over them.
///
/// It is a value that every action goes through, and that knows no layout: turn the device, unfold
/// it, split its window, and the same value is shown otherwise. An action that cannot be done
/// changes nothing, and its outcome says why.
///
/// ```swift
/// var navigation = Navigation(tabs: try NavigationTabs([
///   (Place.inbox, NavigationColumns<Screen>()), (.settings, NavigationColumns()),
/// ]))
/// navigation.perform(.push([.message(7)]))
/// navigation.perform(.present(.compose, as: .sheet))
/// navigation.perform(.follow([.account, .signature], in: .settings))
/// ```
public struct Navigation<Tab: Hashable & Sendable, Screen: Hashable & Sendable>: Hashable, Sendable
{
  /// The tabs, and what each shows.
  public internal(set) var tabs: NavigationTabs<Tab, NavigationColumns<Screen>>
  /// What is presented over the tabs; the lowest is a sheet or cover.
  public internal(set) var presented = RouteStack<Screen>()
  /// What happens when a tab is opened that is selected already.
  public var reselection = Reselection.popToRoot
  /// The screens that may not be left, or not without asking. Equal screens are protected alike: a
  /// change that leaves fewer of them is stopped.
  public internal(set) var protections: [Screen: Protection] = [:]
  /// The action that waits for an answer, and the screen that asks. A newer change ends it, and so
  /// does a newer question.
  public internal(set) var question: Question?
  /// Whether changes are made at once; while an app is in the background they wait.
  public internal(set) var isActive = true
  /// The actions that wait until the app is active, in order.
  public internal(set) var held: [NavigationAction<Tab, Screen>] = []

  /// What happens when a tab is opened that is selected already.
  public enum Reselection: String, Hashable, Sendable, CaseIterable {
    /// It goes to its root.
    case popToRoot = "pop-to-root"
    /// It stays as it is.
    case none
  }

  /// What stands in the way of leaving a screen.
  public enum Protection: String, Hashable, Sendable, CaseIterable {
    /// It cannot be left until it is done: a locked flow.
    case locked
    /// It asks before it is left: unsaved edits.
    case asks
  }

  /// An action that waits for an answer.
  public struct Question: Hashable, Sendable {
    /// The screen that asks.
    public let screen: Screen
    /// What is done if it may go.
    public let action: NavigationAction<Tab, Screen>
    /// The screens that were asked about the action before, and may go.
    let discarded: Set<Screen>
  }

  /// An answer to a screen that asks before it is left.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    /// The screen stays, and the action is forgotten.
    case keep
    /// The screen may go, and the action is done.
    case discard
  }

  /// Navigation that shows the first tab.
  public init(tabs: NavigationTabs<Tab, NavigationColumns<Screen>>) { self.tabs = tabs }

  /// The columns of the selected tab.
  public var columns: NavigationColumns<Screen> {
    // The selection is one of the tabs.
    tabs[tabs.selection] ?? NavigationColumns()
  }

  /// The path of the selected tab, and what is presented over it.
  public var routes: [Route<Screen>] {
    columns.path.map { Route($0) } + presented.routes.screens
  }

  /// The screen on top of all; nil at a tab's root.
  public var top: Screen? { presented.routes.top?.screen ?? columns.path.last }
}

/// The one place of an app without tabs.
public enum SolePlace: String, Hashable, Sendable {
  /// It.
  case only
}

extension Navigation where Tab == SolePlace {
  /// Navigation of an app without tabs.
  public init(_ columns: NavigationColumns<Screen> = NavigationColumns()) {
    self.init(tabs: NavigationTabs(sole: .only, columns))
  }
}

extension Navigation {
  /// Notes for which tabs a layout has a place; see ``NavigationTabs/show(only:)``.
  ///
  /// - Returns: `refused` if one is no tab.
  @discardableResult
  public mutating func show(onlyTabs shown: some Collection<Tab>) -> NavigationOutcome<Screen> {
    let before = tabs
    if let error = tabs.show(only: shown) { return .refused(error) }
    return tabs.shown == before.shown ? .unchanged : .changed(NavigationChange())
  }

  /// Keeps a screen from being left until ``unprotect(_:)``, or has it ask first. It is forgotten
  /// when the screen goes.
  public mutating func protect(_ screen: Screen, as protection: Protection) {
    protections[screen] = protection
  }

  /// Lets a screen be left: the flow is done, the edits are saved.
  public mutating func unprotect(_ screen: Screen) {
    protections[screen] = nil
    if question?.screen == screen { question = nil }
  }

  /// Answers the screen that asks. The action may take away further screens that ask; then the next
  /// of them does.
  ///
  /// - Returns: What became of the action that waited; `unchanged` if none does. `held` if the app
  ///   is in the background: then the question still stands.
  @discardableResult
  public mutating func answer(
    _ answer: Answer, in fitted: FittedLayout? = nil, guards: [NavigationGuard<Tab, Screen>] = []
  ) -> NavigationOutcome<Screen> {
    guard let question else { return .unchanged }
    guard isActive else { return .held }
    self.question = nil
    guard answer == .discard else { return .unchanged }
    return perform(
      question.action, in: fitted, guards: guards,
      discarding: question.discarded.union([question.screen]))
  }

  /// Notes that the app went to the background. Systems undo what changes there, so actions wait.
  public mutating func hold() { isActive = false }

  /// Notes that the app is active again, and does in order what waited.
  ///
  /// - Returns: What became of each.
  @discardableResult
  public mutating func resume(
    in fitted: FittedLayout? = nil, guards: [NavigationGuard<Tab, Screen>] = []
  ) -> [NavigationOutcome<Screen>] {
    isActive = true
    let waiting = held
    held = []
    return waiting.map { perform($0, in: fitted, guards: guards) }
  }
}
