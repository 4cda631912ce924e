/// The operating system family. More may come, so this is not an enum.
public struct Platform: Sendable, Hashable, RawRepresentable, CaseIterable {
  package let ordinal: Int

  private init(ordinal: Int) { self.ordinal = ordinal }

  /// iOS.
  public static let ios = Platform(ordinal: 0)
  /// iPadOS.
  public static let ipados = Platform(ordinal: 1)
  /// macOS.
  public static let macos = Platform(ordinal: 2)
  /// tvOS.
  public static let tvos = Platform(ordinal: 3)
  /// watchOS.
  public static let watchos = Platform(ordinal: 4)
  /// visionOS.
  public static let visionos = Platform(ordinal: 5)
  /// Android, with Wear OS, Android XR and Android Automotive.
  public static let android = Platform(ordinal: 6)
  /// Linux.
  public static let linux = Platform(ordinal: 7)
  /// Windows.
  public static let windows = Platform(ordinal: 8)
  /// A web page.
  public static let web = Platform(ordinal: 9)
  /// Anything else.
  public static let other = Platform(ordinal: 10)

  /// Every platform this version knows.
  public static var allCases: [Platform] { known }
  private static let known = (0..<11).map(Platform.init(ordinal:))

  /// The platform of that spelling, or nil.
  public init?(rawValue: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = value
  }

  /// The spelling in YAML, JSON and options.
  public var rawValue: String {
    switch ordinal {
    case 0: "ios"
    case 1: "ipados"
    case 2: "macos"
    case 3: "tvos"
    case 4: "watchos"
    case 5: "visionos"
    case 6: "android"
    case 7: "linux"
    case 8: "windows"
    case 9: "web"
    default: "other"
    }
  }
}

extension Platform: Term {}
