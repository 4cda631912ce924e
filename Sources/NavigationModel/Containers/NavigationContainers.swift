import LayoutPolicies
public import Observation

/// The containers of an app by their tags, so that any part of it can navigate in each.
///
/// ```swift
/// let containers = NavigationContainers<String, Screen>()
/// try containers.register(navigator, as: "orders") { orders.refresh() }
/// try containers.popToRoot("orders") { outcome in log(outcome) }
/// ```
///
/// Containers are held weakly. An unknown tag is an error, and then no action runs.
@MainActor
@Observable
public final class NavigationContainers<Tag: Hashable & Sendable, Screen: Hashable & Sendable> {
  @MainActor
  private final class Registration {
    let tag: Tag
    weak var container: (any NavigationContainer<Screen>)?

    init(_ container: any NavigationContainer<Screen>, as tag: Tag) {
      self.container = container
      self.tag = tag
    }
  }

  private struct WaitingLink: Sendable {
    let change: ContainerChange<Screen>
    let isTakenBack: @MainActor () -> Bool
    let action: @MainActor (ContainerOutcome) -> Void
  }

  /// Observed as `tags`; asking for a change observes nothing.
  @ObservationIgnored private var registrations: [Registration] = []
  @ObservationIgnored private var waitingLinks: [Tag: WaitingLink] = [:]

  /// Whether changes are held: they wait, in order, for ``resume()``.
  public private(set) var isHeld = false

  /// Makes a registry without containers.
  public init() {}

  deinit {
    let (registrations, links) = (registrations, waitingLinks)
    guard !registrations.isEmpty || !links.isEmpty else { return }
    Task { @MainActor in
      for queue in registrations.compactMap({ $0.container?.queue }) where queue.registry == nil {
        queue.leaveRegistry()
      }
      for link in links.values { link.action(.failed(Self.gone("no container came for the link"))) }
    }
  }

  /// The tags of the containers that are there, in the order in which they were registered.
  public var tags: [Tag] {
    access(keyPath: \.tags)
    return registrations.filter { $0.container != nil }.map { $0.tag }
  }

  /// The tag of a container; nil if it is not registered.
  public func tag(of container: any NavigationContainer<Screen>) -> Tag? {
    access(keyPath: \.tags)
    return registrations.first { $0.container === container }?.tag
  }

  /// The container that has a tag.
  ///
  /// - Throws: `unknownContainer` if there is none.
  public func container(_ tag: Tag) throws(NavigationError) -> any NavigationContainer<Screen> {
    if let container = registrations.first(where: { $0.tag == tag })?.container {
      return container
    }
    let tags = tags.map { "\($0)".inBackticks }.joined(separator: ", ")
    throw NavigationError(
      .unknownContainer, "no container has the tag \("\(tag)".inBackticks)",
      help: tags.isEmpty ? "register one first" : "those there are have \(tags)")
  }

  /// Gives a container a tag. A link that waits for it is opened then.
  ///
  /// A container that has this tag already only gets the new action.
  ///
  /// - Parameters:
  ///   - container: The container; it is held weakly.
  ///   - tag: Its tag.
  ///   - replacing: Whether it may take the tag from another container, whose changes then fail.
  ///   - action: What to do whenever a request brought the container to its root, after the
  ///     transition and before the action of whoever asked.
  /// - Throws: `duplicateContainer` if another container has the tag, or the container another
  ///   tag.
  public func register(
    _ container: any NavigationContainer<Screen>, as tag: Tag, replacing: Bool = false,
    afterPopToRoot action: @escaping @MainActor () -> Void = {}
  ) throws(NavigationError) {
    let current = self.tag(of: container)
    if current == tag {
      container.queue.afterPopToRoot = action
      return
    }
    guard current == nil, container.queue.registry == nil else {
      throw NavigationError(
        .duplicateContainer,
        "the container is registered already"
          + (current.map { " as \("\($0)".inBackticks)" } ?? ""),
        help: "unregister it first")
    }
    let other = try? self.container(tag)
    guard other == nil || replacing else {
      throw NavigationError(
        .duplicateContainer, "another container has the tag \("\(tag)".inBackticks)",
        help: "unregister that first, or register this one with `replacing`")
    }
    setContainer(container, for: tag)
    container.queue.registry = self
    container.queue.afterPopToRoot = action
    container.queue.isHeld = isHeld
    let link = waitingLinks.removeValue(forKey: tag)
    other?.queue.unregister(Self.gone("another container took the tag \("\(tag)".inBackticks)"))
    if let link {
      container.queue.add(
        link.change, in: container, unless: link.isTakenBack, then: link.action)
    }
  }

  /// Takes the tag from its container. Changes that were asked of it fail; its action is let go.
  ///
  /// - Throws: `unknownContainer` if no container has the tag.
  public func unregister(_ tag: Tag) throws(NavigationError) {
    let container = try container(tag)
    setContainer(nil, for: tag)
    container.queue.unregister(Self.gone("the container \("\(tag)".inBackticks) was unregistered"))
  }

  /// Makes a change in the container that has a tag, when those asked for before it are made.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - action: Hears once what became of it, after the last transition; at once if nothing has to
  ///     wait. A link that waits for its container hears `superseded` when a newer one waits in its
  ///     place.
  /// - Throws: `unknownContainer` if no container has the tag and the request does not wait for
  ///   one; the action does not run then.
  public func perform(
    _ request: NavigationRequest<Tag, Screen>,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) throws(NavigationError) {
    try perform(request, unless: { false }, then: action)
  }

  /// Makes a change, unless it is taken back before.
  func perform(
    _ request: NavigationRequest<Tag, Screen>, unless isTakenBack: @escaping @MainActor () -> Bool,
    then action: @escaping @MainActor (ContainerOutcome) -> Void
  ) throws(NavigationError) {
    do throws(NavigationError) {
      let container = try container(request.tag)
      container.queue.add(request.change, in: container, unless: isTakenBack, then: action)
    } catch {
      guard request.waits else { throw error }
      waitingLinks = waitingLinks.filter { !$0.value.isTakenBack() }
      let link = WaitingLink(change: request.change, isTakenBack: isTakenBack, action: action)
      waitingLinks.updateValue(link, forKey: request.tag)?.action(.failed(.superseded))
    }
  }

  /// Goes back to a container's root, over all that is pushed and presented: the transition, then
  /// the action the container was registered with, then this one. At the root already, there is no
  /// transition.
  ///
  /// - Throws: `unknownContainer` if no container has the tag.
  public func popToRoot(
    _ tag: Tag, animated: Bool = true,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) throws(NavigationError) {
    try perform(.popToRoot(tag, animated: animated), then: action)
  }

  /// Puts screens on top in a container, in this order.
  ///
  /// - Throws: `unknownContainer` if no container has the tag.
  public func push(
    _ screens: [Screen], in tag: Tag, animated: Bool = true,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) throws(NavigationError) {
    try perform(.push(screens, in: tag, animated: animated), then: action)
  }

  /// Opens a link in a container: shows these routes, step by step where the platform cannot show
  /// them at once. Any newer change in that container takes its place.
  ///
  /// - Parameters:
  ///   - routes: The routes to show, the lowest first.
  ///   - tag: The container's tag.
  ///   - animation: Which steps are animated.
  ///   - waits: Whether the link waits for its container if there is none yet. One link
  ///     waits for each tag, the newest.
  ///   - action: Hears once what became of it.
  /// - Throws: `unknownContainer` if no container has the tag, unless the link waits.
  public func open(
    _ routes: [Route<Screen>], in tag: Tag, animation: StepAnimation = .all, waits: Bool = false,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) throws(NavigationError) {
    try perform(.open(routes, in: tag, animation: animation, waits: waits), then: action)
  }

  /// Stops opening a link in a container, or waiting for the container with one. Without a link,
  /// nothing happens.
  public func cancelOpening(in tag: Tag) {
    waitingLinks.removeValue(forKey: tag)?.action(.failed(.cancelled))
    registrations.first { $0.tag == tag }?.container?.cancelOpening()
  }

  /// Holds changes, as while the app is in the background: those that come wait, and links that are
  /// being opened stop after the transition under way.
  public func hold() { setHeld(true) }

  /// Makes the changes that were held, in order for each container. If an action holds changes
  /// again, the rest is kept back.
  public func resume() { setHeld(false) }

  private func setContainer(_ container: (any NavigationContainer<Screen>)?, for tag: Tag) {
    withMutation(keyPath: \.tags) {
      registrations.removeAll { $0.container == nil || $0.tag == tag }
      if let container { registrations.append(Registration(container, as: tag)) }
    }
  }

  private func setHeld(_ isHeld: Bool) {
    self.isHeld = isHeld
    // What runs meanwhile may hold changes again, or unregister a container.
    for queue in registrations.compactMap({ $0.container?.queue }) where queue.registry === self {
      queue.isHeld = self.isHeld
    }
  }

  private static func gone(_ message: String) -> NavigationError {
    NavigationError(.containerGone, message)
  }
}
