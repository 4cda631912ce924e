/// A change asked of a container.
@nonexhaustive
public enum ContainerChange<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// Go back to the root, over all that is pushed and presented.
  case popToRoot(animated: Bool = true)
  /// Put screens on top, in this order.
  case push([Screen], animated: Bool = true)
  /// Open a link: show these routes. Any newer change takes its place.
  case open([Route<Screen>], animation: StepAnimation = .all)

  var isOpening: Bool {
    if case .open = self { true } else { false }
  }

  var animation: StepAnimation {
    switch self {
    case .popToRoot(let animated), .push(_, let animated): animated ? .all : .none
    case .open(_, let animation): animation
    }
  }

  /// The routes to show where others are shown.
  func target(from routes: [Route<Screen>]) -> [Route<Screen>] {
    switch self {
    case .popToRoot: []
    case .push(let screens, _): routes + screens.map { Route($0) }
    case .open(let routes, _): routes
    }
  }
}

/// Which steps of a change are animated.
public enum StepAnimation: String, Hashable, Sendable, CaseIterable {
  /// Every step.
  case all
  /// The last step; those before it are shown without.
  case last
  /// No step.
  case none
}

/// A change asked of the container that has a tag; a value that can be posted from any thread.
public struct NavigationRequest<Tag: Hashable & Sendable, Screen: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The container's tag.
  public let tag: Tag
  /// What to change.
  public let change: ContainerChange<Screen>
  /// Whether the change waits until a container has the tag.
  public let waits: Bool

  private init(_ tag: Tag, _ change: ContainerChange<Screen>, waits: Bool = false) {
    self.tag = tag
    self.change = change
    self.waits = waits
  }

  /// Go back to the root, over all that is pushed and presented.
  public static func popToRoot(_ tag: Tag, animated: Bool = true) -> Self {
    Self(tag, .popToRoot(animated: animated))
  }

  /// Put screens on top, in this order.
  public static func push(_ screens: [Screen], in tag: Tag, animated: Bool = true) -> Self {
    Self(tag, .push(screens, animated: animated))
  }

  /// Open a link: show these routes.
  ///
  /// - Parameters:
  ///   - routes: The routes to show, the lowest first.
  ///   - tag: The container's tag.
  ///   - animation: Which steps are animated.
  ///   - waits: Whether the link waits for its container if there is none yet.
  public static func open(
    _ routes: [Route<Screen>], in tag: Tag, animation: StepAnimation = .all, waits: Bool = false
  ) -> Self {
    Self(tag, .open(routes, animation: animation), waits: waits)
  }
}

/// What became of a change that was asked of a container.
public enum ContainerOutcome: Hashable, Sendable {
  /// It was made, and its transitions have ended.
  case done
  /// The container showed that already; there was no transition.
  case unchanged
  /// It was not made, or not to its end; steps that were shown by then stay.
  case failed(NavigationError)

  /// Why it was not made, if it was not.
  public var error: NavigationError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
