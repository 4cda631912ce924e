import LayoutPolicies

/// How far each comparison behind a derived value gives way, in points.
struct Leeway {
  var sides = 0.0
  var regularWidth = 0.0
  var regularHeight = 0.0

  /// Every way in which comparisons may give way by `points`, none included.
  static func all(_ points: Double) -> [Leeway] {
    guard points > 0 else { return [Leeway()] }
    let steps = [0, points, -points]
    return steps.flatMap { sides in
      steps.flatMap { width in
        steps.map { Leeway(sides: sides, regularWidth: width, regularHeight: $0) }
      }
    }
  }
}

/// What follows of a window's orientation, shape and classes if comparisons give way.
struct World: Hashable {
  let orientation: Orientation?
  let shape: WindowShape?
  let widthClass: SizeClass?
  let heightClass: SizeClass?

  init(_ window: Window, _ leeway: Leeway) {
    func isTall(_ width: Double, _ height: Double) -> Bool { height >= width - leeway.sides }

    if window.given.orientation == nil, let width = window.writtenWidth,
      let height = window.writtenHeight
    {
      orientation = isTall(width, height) ? .portrait : .landscape
    } else {
      orientation = window.orientation
    }

    if let width = window.width, let height = window.height {
      shape = isTall(width, height) ? .tall : .wide
    } else {
      shape = orientation.map { $0 == .portrait ? .tall : .wide }
    }

    let row = orientation.flatMap { window.row($0) }
    widthClass =
      window.given.widthClass ?? row?.widthClass
      ?? Self.widthClass(of: window, orientation, leeway)
    heightClass =
      window.given.heightClass ?? row?.heightClass
      ?? window.device.flatMap { [orientation] device in
        guard device == .phone else { return .regular }
        return orientation.map { $0 == .landscape ? .compact : .regular }
      }
  }

  private static func widthClass(
    of window: Window, _ orientation: Orientation?, _ leeway: Leeway
  ) -> SizeClass? {
    let isRegularWidth = window.width.map { $0 >= 640 - leeway.regularWidth }
    switch window.device {
    case .phone: return orientation == .portrait ? .compact : nil
    case .watch: return .compact
    case .car: return nil
    case nil:
      guard let isRegularWidth else { return nil }
      guard isRegularWidth else { return .compact }
      guard let height = window.height, height >= 480 - leeway.regularHeight else { return nil }
      return .regular
    default:
      guard let isRegularWidth else { return window.windowing == .fullScreen ? .regular : nil }
      return isRegularWidth ? .regular : .compact
    }
  }
}

extension Window {
  /// The catalogue's row of that orientation, if it holds for this window.
  fileprivate func row(_ orientation: Orientation) -> DeviceFacts.Mode? {
    guard let screens else { return nil }
    if screens.idiom == .phone, screens.hinge == nil {
      let isFull = windowing == nil || windowing == .fullScreen
      return isFull ? screens.mode(orientation, .fullScreen) : nil
    }
    guard let windowing, let row = screens.mode(orientation, windowing) else { return nil }
    if let writtenWidth, writtenWidth != row.size.width { return nil }
    if let writtenHeight, writtenHeight != row.size.height { return nil }
    return row
  }
}
