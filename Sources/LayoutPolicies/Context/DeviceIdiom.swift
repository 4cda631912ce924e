/// The kind of device, as Apple's idioms name it.
///
/// A kind that this version does not know may come with a later one, so this is not an enum.
public struct DeviceIdiom: Sendable, Hashable, RawRepresentable, CaseIterable {
  package let ordinal: Int

  private init(ordinal: Int) { self.ordinal = ordinal }

  /// A phone; also a foldable that is closed, or too small for a tablet.
  public static let phone = DeviceIdiom(ordinal: 0)
  /// A tablet.
  public static let pad = DeviceIdiom(ordinal: 1)
  /// A Mac.
  public static let mac = DeviceIdiom(ordinal: 2)
  /// A television.
  public static let tv = DeviceIdiom(ordinal: 3)
  /// A watch.
  public static let watch = DeviceIdiom(ordinal: 4)
  /// A headset or glasses.
  public static let vision = DeviceIdiom(ordinal: 5)
  /// A car's display.
  public static let car = DeviceIdiom(ordinal: 6)
  /// A desktop or laptop computer that is not a Mac.
  public static let desktop = DeviceIdiom(ordinal: 7)

  /// Every kind this version knows.
  public static var allCases: [DeviceIdiom] { known }
  private static let known = (0..<8).map(DeviceIdiom.init(ordinal:))

  /// The kind of that spelling, or nil.
  public init?(rawValue: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = value
  }

  /// The spelling in YAML, JSON and options.
  public var rawValue: String {
    switch ordinal {
    case 0: "phone"
    case 1: "pad"
    case 2: "mac"
    case 3: "tv"
    case 4: "watch"
    case 5: "vision"
    case 6: "car"
    default: "desktop"
    }
  }
}

extension DeviceIdiom: Term {}
