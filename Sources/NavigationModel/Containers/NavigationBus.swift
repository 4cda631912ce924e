/// Brings requests from any thread to containers, in the order in which they arrive.
///
/// Requests are handled on the main actor. The bus ends with its last reference; what was posted by
/// then is still handled. It does not keep the containers.
public final class NavigationBus<Tag: Hashable & Sendable, Screen: Hashable & Sendable>: Sendable {
  private struct Post: Sendable {
    let request: NavigationRequest<Tag, Screen>
    let isTakenBack: @MainActor () -> Bool
    let action: @MainActor (ContainerOutcome) -> Void
  }

  private let posts: AsyncStream<Post>.Continuation

  /// Makes a bus to containers.
  public init(to containers: NavigationContainers<Tag, Screen>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Post.self)
    posts = continuation
    Task { @MainActor [weak containers] in
      for await post in stream {
        if post.isTakenBack() { continue }
        do throws(NavigationError) {
          guard let containers else {
            throw NavigationError(.containerGone, "the containers went away")
          }
          try containers.perform(
            post.request, unless: post.isTakenBack, then: post.action)
        } catch {
          post.action(.failed(error))
        }
      }
    }
  }

  deinit { posts.finish() }

  /// Posts a request.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - action: Hears once what became of it, an unknown tag as a failure.
  public func post(
    _ request: NavigationRequest<Tag, Screen>,
    then action: @escaping @MainActor (ContainerOutcome) -> Void = { _ in }
  ) {
    posts.yield(Post(request: request, isTakenBack: { false }, action: action))
  }

  /// Posts a request and waits until it is known what became of it.
  ///
  /// Cancelling the task takes the request back, and returns `cancelled`: what waits is not made,
  /// and a link makes no further step. Another change that has begun is made to its end.
  public func send(_ request: NavigationRequest<Tag, Screen>) async -> ContainerOutcome {
    // The stream ends with the task; nil asks whether it has.
    let (outcomes, sender) = AsyncStream.makeStream(of: ContainerOutcome?.self)
    let isTakenBack = { @MainActor in
      if case .terminated = sender.yield(nil) { true } else { false }
    }
    posts.yield(
      Post(request: request, isTakenBack: isTakenBack) { outcome in
        sender.yield(outcome)
        sender.finish()
      })
    for await case let outcome? in outcomes { return outcome }
    return .failed(.cancelled)
  }
}
