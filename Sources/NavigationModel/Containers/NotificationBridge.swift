public import Foundation
import LayoutPolicies

/// Takes requests from notifications of one name and posts them on a bus, until it is let go.
///
/// ```swift
/// let bridge = NotificationBridge(.init("navigate"), to: bus) { error in log(error) }
/// NotificationCenter.default.post(
///   name: .init("navigate"), object: NavigationRequest<String, Screen>.popToRoot("orders"))
/// ```
public final class NotificationBridge {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  /// The key of a request in a notification's `userInfo`.
  public static var requestKey: String { "request" }

  /// Starts to listen.
  ///
  /// The request is the notification's `object`, or has the key `request` in its `userInfo`.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - center: Where they are posted.
  ///   - bus: Where their requests are handled.
  ///   - failed: Hears of every notification without a request for this bus, on the thread that
  ///     posted it, and of every request that failed, on the main actor.
  public init<Tag, Screen>(
    _ name: Notification.Name, in center: NotificationCenter = .default,
    to bus: NavigationBus<Tag, Screen>, failed: @escaping @Sendable (NavigationError) -> Void
  ) {
    typealias Request = NavigationRequest<Tag, Screen>
    self.center = center
    observer = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      let payload = notification.userInfo?[Self.requestKey] ?? notification.object
      guard let request = payload as? Request else {
        return failed(Self.wrongPayload(payload, in: name))
      }
      bus.post(request) { outcome in
        if let error = outcome.error { failed(error) }
      }
    }
  }

  deinit { center.removeObserver(observer) }

  private static func wrongPayload(_ payload: Any?, in name: Notification.Name) -> NavigationError {
    let found = payload.map { "\($0)".inBackticks } ?? "nothing"
    return NavigationError(
      .wrongPayload, "the notification \(name.rawValue.inBackticks) brings \(found), not a request",
      help: "put a request with the tags and screens of the bus in `object`, or in `userInfo` as"
        + " `\(requestKey)`")
  }
}
