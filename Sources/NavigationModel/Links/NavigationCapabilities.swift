/// What a platform can show in one update.
///
/// What it cannot becomes several steps of a ``StepPlan``. Every platform can push, present or
/// dismiss one, replace what is shown in place, and go back over any number of pushed screens.
public struct NavigationCapabilities: Hashable, Sendable {
  /// Whether it can push several screens in one update.
  public var pushesAtOnce: Bool
  /// Whether it can dismiss several sheets and covers in one update.
  public var dismissesAtOnce: Bool
  /// Whether it can replace screens in place and go back over others in one update.
  public var replacesAndPops: Bool

  /// Makes capabilities.
  public init(pushesAtOnce: Bool, dismissesAtOnce: Bool, replacesAndPops: Bool) {
    self.pushesAtOnce = pushesAtOnce
    self.dismissesAtOnce = dismissesAtOnce
    self.replacesAndPops = replacesAndPops
  }

  /// One thing in every update.
  public static let none = Self(
    pushesAtOnce: false, dismissesAtOnce: false, replacesAndPops: false)

  /// What SwiftUI's `NavigationView` can: it loses screens that are pushed together.
  public static let navigationView = Self(
    pushesAtOnce: false, dismissesAtOnce: false, replacesAndPops: true)

  /// All of them, as SwiftUI's `NavigationStack` can from iOS 17 on, and UIKit.
  public static let all = Self(pushesAtOnce: true, dismissesAtOnce: true, replacesAndPops: true)
}
