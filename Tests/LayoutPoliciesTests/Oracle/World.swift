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

/// What follows from a context, derived one after the other as the words of the reference have it,
/// with each comparison giving way as `leeway` says.
struct World {
  let given: LayoutContext
  let leeway: Leeway

  var isMeasured: Bool {
    [given.width, given.height].allSatisfy { side in side.map { $0 > 0 && $0.isFinite } ?? true }
  }

  /// An unmeasured window keeps nothing of its model but idiom, platform and folds.
  private var screens: DeviceFacts? { isMeasured ? given.model : nil }
  private var writtenWidth: Double? { isMeasured ? given.width : nil }
  private var writtenHeight: Double? { isMeasured ? given.height : nil }

  private func isTall(_ width: Double, _ height: Double) -> Bool {
    height >= width - leeway.sides
  }

  var device: DeviceIdiom? { given.device ?? given.model?.idiom }
  var platform: Platform? { given.platform ?? given.model?.platform }
  var textScale: Double { given.textScale > 0 && given.textScale.isFinite ? given.textScale : 1 }
  var keyboard: Double { given.keyboard > 0 && given.keyboard.isFinite ? given.keyboard : 0 }

  var orientation: Orientation? {
    if let said = given.orientation { return said }
    if let writtenWidth, let writtenHeight {
      return isTall(writtenWidth, writtenHeight) ? .portrait : .landscape
    }
    return screens?.naturalOrientation
  }

  /// The same context while nothing gives way.
  private var strict: World { World(given: given, leeway: Leeway()) }

  var windowing: Windowing? {
    if let said = given.windowing { return said }
    guard let held = strict.orientation, let screen = screens?.mode(held, .fullScreen)?.size else {
      return nil
    }
    let differs =
      writtenWidth.map { $0 != screen.width } ?? false
      || writtenHeight.map { $0 != screen.height } ?? false
    return differs ? nil : .fullScreen
  }

  /// Gives the sides that nobody wrote.
  private var place: DeviceFacts.Mode? {
    guard let held = strict.orientation else { return nil }
    return windowing.flatMap { screens?.mode(held, $0) } ?? screens?.mode(held, .fullScreen)
  }

  var width: Double? { writtenWidth ?? place?.size.width }
  var height: Double? { writtenHeight ?? place?.size.height }

  var shape: WindowShape? {
    if let width, let height { return isTall(width, height) ? .tall : .wide }
    return orientation.map { $0 == .portrait ? .tall : .wide }
  }

  /// The catalogue's row, if it holds for this window.
  private var row: DeviceFacts.Mode? {
    guard let screens, let orientation else { return nil }
    if screens.idiom == .phone, screens.hinge == nil {
      let isFull = windowing == nil || windowing == .fullScreen
      return isFull ? screens.mode(orientation, .fullScreen) : nil
    }
    guard let windowing, let row = screens.mode(orientation, windowing) else { return nil }
    if let writtenWidth, writtenWidth != row.size.width { return nil }
    if let writtenHeight, writtenHeight != row.size.height { return nil }
    return row
  }

  var widthClass: SizeClass? {
    if let known = given.widthClass ?? row?.widthClass { return known }
    let isRegularWidth = width.map { $0 >= 640 - leeway.regularWidth }
    switch device {
    case .phone: return orientation == .portrait ? .compact : nil
    case .watch: return .compact
    case .car: return nil
    case nil:
      guard let isRegularWidth else { return nil }
      guard isRegularWidth else { return .compact }
      guard let height, height >= 480 - leeway.regularHeight else { return nil }
      return .regular
    default:
      guard let isRegularWidth else { return windowing == .fullScreen ? .regular : nil }
      return isRegularWidth ? .regular : .compact
    }
  }

  var heightClass: SizeClass? {
    if let known = given.heightClass ?? row?.heightClass { return known }
    guard let device else { return nil }
    guard device == .phone else { return .regular }
    return orientation.map { $0 == .landscape ? .compact : .regular }
  }

  var folds: [Fold]? {
    if let said = given.folds { return said }
    guard let model = given.model else { return nil }
    guard let hinge = model.hinge else { return [] }
    guard windowing == .fullScreen || (!isMeasured && windowing == nil) else { return nil }
    let held = strict.orientation ?? model.naturalOrientation
    var fold = held == .portrait ? hinge.portrait : hinge.landscape
    fold.posture = given.posture ?? fold.posture
    fold.separating = fold.posture == .halfOpen || fold.occluding == true
    return [fold]
  }
}
