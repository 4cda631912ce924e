/// How a window shares the screen. More ways may come, so this is not an enum.
public struct Windowing: Sendable, Hashable, RawRepresentable, CaseIterable {
  package let ordinal: Int

  private init(ordinal: Int) { self.ordinal = ordinal }

  /// The window fills the screen.
  public static let fullScreen = Windowing(ordinal: 0)
  /// About a third of the screen, beside another app.
  public static let splitThird = Windowing(ordinal: 1)
  /// Half of the screen, beside another app.
  public static let splitHalf = Windowing(ordinal: 2)
  /// About two thirds of the screen, beside another app.
  public static let splitTwoThirds = Windowing(ordinal: 3)
  /// A narrow window over another app.
  public static let slideOver = Windowing(ordinal: 4)
  /// A window that the person sizes freely.
  public static let windowed = Windowing(ordinal: 5)

  /// Every way this version knows.
  public static var allCases: [Windowing] { known }
  private static let known = (0..<6).map(Windowing.init(ordinal:))

  /// The way of that spelling, or nil.
  public init?(rawValue: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = value
  }

  /// The spelling in YAML, JSON and options.
  public var rawValue: String {
    switch ordinal {
    case 0: "full-screen"
    case 1: "split-third"
    case 2: "split-half"
    case 3: "split-two-thirds"
    case 4: "slide-over"
    default: "windowed"
    }
  }
}

extension Windowing: Term {}
