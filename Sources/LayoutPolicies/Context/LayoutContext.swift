/// What is known of the place where an app is shown. Everything may be left out; what is left out
/// and does not follow from the rest is *unknown*, and a rule that asks for it does not match.
///
/// Sizes are those of the window or container, in points, never of the screen.
public struct LayoutContext: Sendable, Hashable {
  /// The kind of device.
  public var device: DeviceIdiom?
  /// The real device, from a catalogue; gives whatever is not written.
  public var model: DeviceFacts?
  /// Width in points; 0 means not measured yet.
  public var width: Double?
  /// Height in points; 0 means not measured yet.
  public var height: Double?
  /// What the device or scene says of how it is held.
  public var orientation: Orientation?
  /// The width class that the system reports.
  public var widthClass: SizeClass?
  /// The height class that the system reports.
  public var heightClass: SizeClass?
  /// How the window shares the screen.
  public var windowing: Windowing?
  /// The operating system family.
  public var platform: Platform?
  /// The operating system's version.
  public var osVersion: OSVersion?
  /// The folds that cross the window; empty means that there is none.
  public var folds: [Fold]?
  /// How far the model's own hinge is open, if that is all that is known of it.
  public var posture: Fold.Posture?
  /// The panes that have something to show.
  public var open: PaneSet?
  /// The panes that the person went to, the newest first; a pane may come again. Only partitions
  /// ask it, no condition does.
  public var recent: [Pane]?
  /// How much larger than usual the person reads; above 0.
  public var textScale: Double
  /// The direction of reading.
  public var direction: ReadingDirection
  /// The height of the on-screen keyboard in points. It shrinks the safe area, never the size.
  public var keyboard: Double
  /// Room along the edges that content keeps free, in points.
  public var insets: SafeInsets
  /// What the app tells besides, by the names that policies declare.
  public var inputs: NamedValues

  /// Whether the container is a part of the window, whose shape says nothing of the device.
  package var isPartOfWindow = false

  /// Whether the window has a side of 0, which means not measured yet. What is no finite length at
  /// all is treated alike.
  package var isUnmeasured: Bool {
    func isNoLength(_ side: Double?) -> Bool {
      side.map { !$0.isMeasure } ?? false
    }
    return isNoLength(width) || isNoLength(height)
  }

  /// Describes a place; whatever is left out is unknown or has its usual value. `size` gives both
  /// sides; `width` or `height` alone goes before it.
  public init(
    device: DeviceIdiom? = nil, orientation: Orientation? = nil, size: Size? = nil,
    width: Double? = nil, height: Double? = nil,
    widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, windowing: Windowing? = nil,
    platform: Platform? = nil, osVersion: OSVersion? = nil, folds: [Fold]? = nil,
    posture: Fold.Posture? = nil, open: PaneSet? = nil, recent: [Pane]? = nil,
    textScale: Double = 1, direction: ReadingDirection = .ltr,
    keyboard: Double = 0, insets: SafeInsets = .zero, inputs: NamedValues = NamedValues(),
    model: DeviceFacts? = nil
  ) {
    self.device = device
    self.model = model
    self.width = width ?? size?.width
    self.height = height ?? size?.height
    self.orientation = orientation
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.windowing = windowing
    self.platform = platform
    self.osVersion = osVersion
    self.folds = folds
    self.posture = posture
    self.open = open
    self.recent = recent
    self.textScale = textScale
    self.direction = direction
    self.keyboard = keyboard
    self.insets = insets
    self.inputs = inputs
  }
}
