/// Something that shows a stack of routes: an adapter of a toolkit's navigation controller, a
/// ``StackNavigator``, or a ``Navigator``.
///
/// Nothing here holds a container strongly; who makes it keeps it.
@MainActor
public protocol NavigationContainer<Screen>: AnyObject {
  /// What it shows.
  associatedtype Screen: Hashable & Sendable

  /// What is shown now, above the root; what the person did is part of it.
  var routes: [Route<Screen>] { get }

  /// What it can show in one update.
  var capabilities: NavigationCapabilities { get }

  /// How one knows that a transition has ended; reported, unless said.
  var transitionEnd: TransitionEnd { get }

  /// How screens name the way back to them.
  var backButtonDisplayMode: BackButtonDisplayMode { get set }

  /// The changes that it is to show. A container makes one queue and keeps it as long as itself.
  var queue: NavigationQueue<Screen> { get }

  /// Refuses routes that it cannot show, or may not show now. Any that have a stack for each push
  /// are fine, unless it says otherwise.
  func check(_ routes: [Route<Screen>]) throws(NavigationError)

  /// Shows an edit of its routes.
  ///
  /// Its queue calls this, and not again before the completion.
  ///
  /// - Parameters:
  ///   - edit: What to show: so many routes stay, others come above.
  ///   - animated: Whether the change is to be animated.
  ///   - completion: Is called when the transition has ended, and ``routes`` are as they
  ///     are then. To call it at once is right where there is no transition; a second call does
  ///     nothing.
  func apply(
    _ edit: StackEdit<Route<Screen>>, animated: Bool, completion: @escaping @MainActor () -> Void)
}

extension NavigationContainer {
  /// Refuses routes that are pushed where there is no stack.
  public func check(_ routes: [Route<Screen>]) throws(NavigationError) {
    _ = try RouteStack(routes)
  }

  /// Reported by the completion.
  public var transitionEnd: TransitionEnd { .reported }

  /// Makes a change when those asked for before it are made. It takes the place of a link that is
  /// being opened.
  ///
  /// - Parameters:
  ///   - change: What to change.
  ///   - action: Hears once what became of it, after the last transition; at once if
  ///     nothing has to wait.
  public func perform(
    _ change: ContainerChange<Screen>,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) {
    queue.add(change, in: self, then: action)
  }

  /// Opens a link: shows these routes, step by step where the platform cannot show them at once.
  public func open(
    _ routes: [Route<Screen>], animation: StepAnimation = .all,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) {
    perform(.open(routes, animation: animation), then: action)
  }

  /// Stops opening a link: no further step is made. Without one, nothing happens.
  public func cancelOpening() {
    queue.endOpening(.cancelled)
  }
}

/// How one knows that a container's transition has ended.
public enum TransitionEnd: Hashable, Sendable {
  /// The container calls the completion then.
  case reported
  /// The container cannot tell and calls the completion at once; a time after that, the transition
  /// is taken to have ended. SwiftUI's `NavigationView` is such a one.
  case assumed(after: Duration = .milliseconds(650))
}

/// How a screen's back button names the screen to which it leads, in UIKit's terms.
public enum BackButtonDisplayMode: String, Hashable, Sendable, CaseIterable {
  /// By its title, or generically if that is too long.
  case `default`
  /// By a word such as "Back".
  case generic
  /// By no words.
  case minimal
}

/// Shows an edit that the app made, and calls the completion when the transition has ended.
public typealias NavigationTransition<Screen: Hashable & Sendable> =
  @MainActor (
    _ edit: StackEdit<Route<Screen>>, _ animated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) -> Void
