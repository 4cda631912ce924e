/// How a window shares the screen. More ways may come, so this is not an enum.
public struct Windowing: Term {
  package let ordinal: Int

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
  public static var all: [Windowing] { (0..<6).map(Windowing.init(ordinal:)) }

  /// The spelling in YAML, JSON and options.
  public var name: String {
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
