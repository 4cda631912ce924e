import LayoutPolicies

/// What is known of a window as it is, while nothing gives way.
struct Window {
  let given: LayoutContext
  let isMeasured: Bool
  /// Its model, as far as its screens say something of this window.
  let screens: DeviceFacts?
  let writtenWidth: Double?
  let writtenHeight: Double?
  let windowing: Windowing?
  let width: Double?
  let height: Double?
  let orientation: Orientation?

  init(_ given: LayoutContext) {
    self.given = given
    isMeasured = [given.width, given.height].allSatisfy { side in
      side.map { $0 > 0 && $0.isFinite } ?? true
    }
    // An unmeasured window keeps nothing of its model but idiom, platform and folds.
    screens = isMeasured ? given.model : nil
    writtenWidth = isMeasured ? given.width : nil
    writtenHeight = isMeasured ? given.height : nil

    if let said = given.orientation {
      orientation = said
    } else if let writtenWidth, let writtenHeight {
      orientation = writtenHeight >= writtenWidth ? .portrait : .landscape
    } else {
      orientation = screens?.naturalOrientation
    }

    let screen = orientation.flatMap { [screens] in screens?.mode($0, .fullScreen) }
    let isScreen = screen.map { [writtenWidth, writtenHeight] screen in
      writtenWidth ?? screen.size.width == screen.size.width
        && writtenHeight ?? screen.size.height == screen.size.height
    }
    windowing = given.windowing ?? (isScreen == true ? .fullScreen : nil)

    // The row of the window gives the sides that nobody wrote; else that of the screen.
    var row = screen
    if let orientation, let windowing {
      row = screens?.mode(orientation, windowing) ?? screen
    }
    width = writtenWidth ?? row?.size.width
    height = writtenHeight ?? row?.size.height
  }

  var device: DeviceIdiom? { given.device ?? given.model?.idiom }
  var platform: Platform? { given.platform ?? given.model?.platform }
  var textScale: Double { given.textScale > 0 && given.textScale.isFinite ? given.textScale : 1 }
  var keyboard: Double { given.keyboard > 0 && given.keyboard.isFinite ? given.keyboard : 0 }

  var folds: [Fold]? {
    if let said = given.folds { return said }
    guard let model = given.model else { return nil }
    guard let hinge = model.hinge else { return [] }
    guard windowing == .fullScreen || (!isMeasured && windowing == nil) else { return nil }
    let held = orientation ?? model.naturalOrientation
    var fold = held == .portrait ? hinge.portrait : hinge.landscape
    fold.posture = given.posture ?? fold.posture
    fold.separating = fold.posture == .halfOpen || fold.occluding == true
    return [fold]
  }
}
