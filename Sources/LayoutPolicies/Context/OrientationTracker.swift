/// Turns the readings of a device's sensor into an orientation that a policy can use.
///
/// A device has seven readings. Lying flat says nothing about how a person holds it, so a flat or
/// unknown reading keeps the last upright or sideways one, until the window itself turns.
public struct OrientationTracker: Sendable, Hashable {
  /// What a device's sensor may say.
  public enum Reading: String, Sendable, Hashable, CaseIterable {
    /// Upright.
    case portrait
    /// Upright, upside down.
    case portraitUpsideDown = "portrait-upside-down"
    /// Sideways, the top to the left.
    case landscapeLeft = "landscape-left"
    /// Sideways, the top to the right.
    case landscapeRight = "landscape-right"
    /// Flat, the screen up.
    case faceUp = "face-up"
    /// Flat, the screen down.
    case faceDown = "face-down"
    /// No reading yet.
    case unknown

    /// What the reading says of how the device is held, or nil.
    public var orientation: Orientation? {
      switch self {
      case .portrait, .portraitUpsideDown: .portrait
      case .landscapeLeft, .landscapeRight: .landscape
      case .faceUp, .faceDown, .unknown: nil
      }
    }
  }

  /// How the device is held, as far as its readings tell; nil leaves it to the window's shape.
  public private(set) var orientation: Orientation?
  /// Whether ``orientation`` is kept from before a reading that says nothing.
  private var isKept = false
  /// Whether the window turned away from what the last upright or sideways reading said.
  private var isOutdated = false
  private var shape: WindowShape?

  /// Starts without a reading.
  public init() {}

  /// Takes a reading. Returns whether ``orientation`` changed; a repeat is no change.
  @discardableResult
  public mutating func update(_ reading: Reading) -> Bool {
    let before = orientation
    isKept = reading.orientation == nil
    if let held = reading.orientation {
      orientation = held
      isOutdated = false
    } else if isOutdated {
      orientation = nil
    }
    return orientation != before
  }

  /// Takes the window's size in points. A window that turns ends an orientation kept from before.
  /// Returns whether ``orientation`` changed.
  @discardableResult
  public mutating func update(window size: Size) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let now: WindowShape = size.height >= size.width ? .tall : .wide
    defer { shape = now }
    guard let shape, shape != now, let held = orientation else { return false }
    guard isKept else {
      isOutdated = (held == .portrait) != (now == .tall)
      return false
    }
    orientation = nil
    return true
  }
}
