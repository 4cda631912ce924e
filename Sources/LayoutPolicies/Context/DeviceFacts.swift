/// What is known of one real device: the screens it can show an app on, and what the system calls
/// them. A catalogue makes these; policies see only what follows from them.
public final class DeviceFacts: Sendable {
  /// One way to show an app: an orientation, a way of sharing the screen, and the window's size.
  public struct Mode: Sendable, Hashable {
    /// How the device is held.
    public let orientation: Orientation
    /// How the window shares the screen.
    public let windowing: Windowing
    /// The window's size in points.
    public let size: Size
    /// The width class that the system reports, if a source says it.
    public let widthClass: SizeClass?
    /// The height class that the system reports, if a source says it.
    public let heightClass: SizeClass?

    /// Describes a mode.
    public init(
      orientation: Orientation, windowing: Windowing, size: Size, widthClass: SizeClass? = nil,
      heightClass: SizeClass? = nil
    ) {
      self.orientation = orientation
      self.windowing = windowing
      self.size = size
      self.widthClass = widthClass
      self.heightClass = heightClass
    }
  }

  /// The catalogue's name of the device (and of its state, for a closed foldable).
  public let id: String
  /// Every name that `model:` conditions may use for it: its id, its family, ...
  public let names: [String]
  /// The kind of device.
  public let idiom: DeviceIdiom
  /// Its operating system family.
  public let platform: Platform
  /// How it is held by nature.
  public let naturalOrientation: Orientation
  /// The ways to show an app, full-screen ones first.
  public let modes: [Mode]
  /// The hinge that crosses the full-screen window in each orientation; nil for devices without.
  public let hinge: Hinge?

  /// A hinge, flat, in each orientation.
  public struct Hinge: Sendable, Hashable {
    /// The fold while the device is held upright.
    public let portrait: Fold
    /// The fold while the device is held sideways.
    public let landscape: Fold

    /// Describes a hinge.
    public init(portrait: Fold, landscape: Fold) {
      self.portrait = portrait
      self.landscape = landscape
    }
  }

  /// Describes a device.
  public init(
    id: String, names: [String], idiom: DeviceIdiom, platform: Platform,
    naturalOrientation: Orientation, modes: [Mode], hinge: Hinge? = nil
  ) {
    self.id = id
    self.names = names
    self.idiom = idiom
    self.platform = platform
    self.naturalOrientation = naturalOrientation
    self.modes = modes
    self.hinge = hinge
  }

  /// The mode of that orientation and windowing, if the device has it.
  package func mode(_ orientation: Orientation, _ windowing: Windowing) -> Mode? {
    for mode in modes where mode.orientation == orientation && mode.windowing == windowing {
      return mode
    }
    return nil
  }

  /// Whether the full-screen classes hold for windows of every size: a phone that cannot fold has
  /// no others, only zoomed displays.
  package var classesHoldForEverySize: Bool { idiom == .phone && hinge == nil }
}

extension DeviceFacts: Hashable {
  /// Whether the two say the same: equal contexts must get equal answers.
  public static func == (left: DeviceFacts, right: DeviceFacts) -> Bool {
    left === right
      || (left.id == right.id && left.names == right.names && left.idiom == right.idiom
        && left.platform == right.platform
        && left.naturalOrientation == right.naturalOrientation && left.modes == right.modes
        && left.hinge == right.hinge)
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
