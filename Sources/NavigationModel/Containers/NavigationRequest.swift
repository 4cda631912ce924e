/// A change asked of a container.
@nonexhaustive
public enum ContainerChange<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// Go back to the root, over all that is pushed and presented.
  case popToRoot(animated: Bool = true)
  /// Put screens on top, in this order.
  case push([Screen], animated: Bool = true)
  /// Take screens from the top of the uppermost stack.
  case pop(Int = 1, animated: Bool = true)
  /// Present a screen over all the others.
  case present(Screen, as: Route<Screen>.Style, animated: Bool = true)
  /// Dismiss sheets and covers, with all that is above each.
  case dismiss(Int = 1, animated: Bool = true)
  /// Dismiss every sheet and cover.
  case dismissAll(animated: Bool = true)
  /// Open a link: show these routes. Any newer change takes its place.
  case open([Route<Screen>], animation: StepAnimation = .all)

  var isOpening: Bool {
    if case .open = self { true } else { false }
  }

  /// Whether it only takes screens away.
  var isGoingBack: Bool {
    switch self {
    case .popToRoot, .pop, .dismiss, .dismissAll: true
    case .push, .present, .open: false
    }
  }

  var animation: StepAnimation {
    switch self {
    case .popToRoot(let animated), .push(_, let animated), .pop(_, let animated),
      .present(_, _, let animated), .dismiss(_, let animated), .dismissAll(let animated):
      animated ? .all : .none
    case .open(_, let animation): animation
    }
  }

  /// The routes to show where others are shown.
  ///
  /// - Throws: What a ``RouteStack`` refuses.
  func target(from routes: [Route<Screen>]) throws(NavigationError) -> [Route<Screen>] {
    func changed(
      _ make: (inout RouteStack<Screen>) -> RouteStack<Screen>.Outcome
    ) throws(NavigationError) -> [Route<Screen>] {
      var stack = try RouteStack(routes)
      if let refusal = make(&stack).refusal { throw refusal }
      return stack.routes.screens
    }
    switch self {
    case .popToRoot: return []
    case .open(let routes, _): return routes
    case .push(let screens, _): return try changed { $0.push(contentsOf: screens) }
    case .pop(let count, _): return try changed { $0.pop(count) }
    case .present(let screen, let style, _): return try changed { $0.present(screen, as: style) }
    case .dismiss(let count, _): return try changed { $0.dismiss(count) }
    case .dismissAll: return try changed { $0.dismissAll() }
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

  /// Take screens from the top of the uppermost stack.
  public static func pop(_ count: Int = 1, in tag: Tag, animated: Bool = true) -> Self {
    Self(tag, .pop(count, animated: animated))
  }

  /// Present a screen over all the others.
  public static func present(
    _ screen: Screen, as style: Route<Screen>.Style, in tag: Tag, animated: Bool = true
  ) -> Self {
    Self(tag, .present(screen, as: style, animated: animated))
  }

  /// Dismiss sheets and covers, with all that is above each.
  public static func dismiss(_ count: Int = 1, in tag: Tag, animated: Bool = true) -> Self {
    Self(tag, .dismiss(count, animated: animated))
  }

  /// Dismiss every sheet and cover.
  public static func dismissAll(in tag: Tag, animated: Bool = true) -> Self {
    Self(tag, .dismissAll(animated: animated))
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
