/// How size classes follow from everything else where the system did not say them.
///
/// A catalogue's row goes first. The thresholds lie between the largest window that iPadOS was
/// seen to call compact (639 points) and the smallest it was seen to call regular (678).
package struct SizeClassRule {
  /// From this width on, windows of tablets and computers are regular.
  package static let regularWidth = 640.0
  /// From this height on, a wide window of an unknown device is regular.
  package static let regularHeight = 480.0

  let width: TermMask
  let height: TermMask

  init(
    idiom: DeviceIdiom?, facts: DeviceFacts?, windowing: Windowing?,
    written: (width: Double?, height: Double?), width: Double?, height: Double?,
    orientation: TermMask, slack: Double
  ) {
    var derivedWidth = TermMask.none
    var derivedHeight = TermMask.none
    // Each orientation that the window may have gives its own answer.
    func consider(_ held: Orientation?) {
      guard orientation.bits & TermMask(held).bits != 0 else { return }
      let row = Self.row(of: facts, held, windowing, written)
      derivedWidth =
        derivedWidth
        | (row?.widthClass.map { TermMask($0) }
          ?? Self.width(of: idiom, held, windowing, width, height, slack))
      derivedHeight =
        derivedHeight | (row?.heightClass.map { TermMask($0) } ?? Self.height(of: idiom, held))
    }
    consider(.portrait)
    consider(.landscape)
    consider(nil)
    self.width = derivedWidth
    self.height = derivedHeight
  }

  /// The row of the catalogue that the window is in.
  static func row(
    of facts: DeviceFacts?, _ orientation: Orientation?, _ windowing: Windowing?,
    _ written: (width: Double?, height: Double?)
  ) -> DeviceFacts.Mode? {
    guard let facts, let orientation else { return nil }
    if facts.classesHoldForEverySize {
      guard windowing == nil || windowing == .fullScreen else { return nil }
      return facts.mode(orientation, .fullScreen)
    }
    guard let windowing, let mode = facts.mode(orientation, windowing) else { return nil }
    guard written.width == nil || written.width == mode.size.width else { return nil }
    guard written.height == nil || written.height == mode.size.height else { return nil }
    return mode
  }

  private static func width(
    of idiom: DeviceIdiom?, _ orientation: Orientation?, _ windowing: Windowing?,
    _ width: Double?, _ height: Double?, _ slack: Double
  ) -> TermMask {
    guard let idiom else { return width.map { unknownDevice($0, height, slack) } ?? .unknown }
    switch idiom {
    case .phone:
      // Sideways, 844 points are compact on one model and 736 regular on another.
      return orientation == .portrait ? TermMask(SizeClass.compact) : .unknown
    case .watch:
      return TermMask(SizeClass.compact)
    case .car:
      return .unknown
    default:
      guard let width else {
        return windowing == .fullScreen ? TermMask(SizeClass.regular) : .unknown
      }
      var possible = TermMask.none
      if width >= regularWidth - slack { possible = possible | TermMask(SizeClass.regular) }
      if width < regularWidth + slack { possible = possible | TermMask(SizeClass.compact) }
      return possible
    }
  }

  private static func unknownDevice(
    _ width: Double, _ height: Double?, _ slack: Double
  ) -> TermMask {
    var possible = TermMask.none
    if width < regularWidth + slack { possible = possible | TermMask(SizeClass.compact) }
    if width >= regularWidth - slack {
      if let height, height >= regularHeight - slack {
        possible = possible | TermMask(SizeClass.regular)
      }
      if height.map({ $0 < regularHeight + slack }) ?? true { possible = possible | .unknown }
    }
    return possible
  }

  private static func height(of idiom: DeviceIdiom?, _ orientation: Orientation?) -> TermMask {
    guard let idiom else { return .unknown }
    guard idiom == .phone else { return TermMask(SizeClass.regular) }
    switch orientation {
    case .portrait: return TermMask(SizeClass.regular)
    case .landscape: return TermMask(SizeClass.compact)
    case nil: return .unknown
    }
  }
}
