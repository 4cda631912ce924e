/// A context with everything derived that follows from what was given: what conditions look at.
///
/// With a `slack` above 0 it also holds what *would* follow if each comparison behind a derived
/// orientation, shape or class gave way by that many points; hysteresis asks for that.
package struct ResolvedContext: Sendable {
  /// How many points each comparison gives way, in whichever direction keeps a rule.
  package let slack: Double

  package let idiom: DeviceIdiom?
  package let width: Double?
  package let height: Double?
  package let windowing: Windowing?

  // What each may be: one value, several within the slack, or unknown.
  package let device: TermMask
  package let windowingMask: TermMask
  package let platform: TermMask
  package let orientation: TermMask
  package let shape: TermMask
  package let widthClass: TermMask
  package let heightClass: TermMask
  package let direction: TermMask

  /// The orientation while nothing gives way.
  package let strictOrientation: Orientation?
  /// Whether the window has a side of 0, or one that is no length.
  package let isUnmeasured: Bool
  /// How much larger than usual the person reads; 1 where what was given is no scale.
  package let textScale: Double
  /// The height of the on-screen keyboard; 0 where what was given is no length.
  package let keyboard: Double

  package init(_ given: borrowing LayoutContext, slack: Double = 0) {
    self.slack = slack
    let facts = given.model
    isUnmeasured = given.isUnmeasured
    let written: (width: Double?, height: Double?) =
      isUnmeasured ? (nil, nil) : (given.width, given.height)

    idiom = given.device ?? facts?.idiom
    device = TermMask(idiom)
    platform = TermMask(given.platform ?? facts?.platform)
    direction = TermMask(given.direction)
    textScale = given.textScale.isMeasure ? given.textScale : 1
    keyboard = given.keyboard.isMeasure ? given.keyboard : 0

    // An unmeasured window keeps nothing of its model but what no window changes.
    let screens = isUnmeasured ? nil : facts
    let bySides = Self.shapes(written.width, written.height, slack: slack)
    if let orientation = given.orientation {
      strictOrientation = orientation
      self.orientation = TermMask(orientation)
    } else if let bySides {
      strictOrientation = bySides.strict == .tall ? .portrait : .landscape
      // Tall and portrait share a bit, as do wide and landscape.
      self.orientation = bySides.possible
    } else {
      strictOrientation = screens?.naturalOrientation
      self.orientation = TermMask(strictOrientation)
    }

    let place = Place(facts: screens, orientation: strictOrientation)
    windowing = given.windowing ?? place.impliedWindowing(written.width, written.height)
    windowingMask = TermMask(windowing)
    let mode = place.mode(windowing)
    width = written.width ?? mode?.size.width
    height = written.height ?? mode?.size.height

    // Portrait is tall, landscape wide.
    shape = Self.shapes(width, height, slack: slack)?.possible ?? self.orientation

    if let width = given.widthClass, let height = given.heightClass {
      widthClass = TermMask(width)
      heightClass = TermMask(height)
    } else {
      let classes = SizeClassRule(
        idiom: idiom, facts: screens, windowing: windowing, written: written, width: width,
        height: height, orientation: self.orientation, slack: slack)
      widthClass = given.widthClass.map { TermMask($0) } ?? classes.width
      heightClass = given.heightClass.map { TermMask($0) } ?? classes.height
    }
  }

  /// The shapes that two sides can have if their comparison gives way; nil unless both are known.
  @inline(__always)
  private static func shapes(
    _ width: Double?, _ height: Double?, slack: Double
  ) -> (strict: WindowShape, possible: TermMask)? {
    guard let width, let height else { return nil }
    let strict: WindowShape = height >= width ? .tall : .wide
    guard slack > 0 else { return (strict, TermMask(strict)) }
    var possible = TermMask.none
    if height >= width - slack { possible = possible | TermMask(WindowShape.tall) }
    if height < width + slack { possible = possible | TermMask(WindowShape.wide) }
    return (strict, possible)
  }

  /// Width over height, if both are known.
  package var aspect: Double? {
    guard let width, let height else { return nil }
    return width / height
  }

  /// The smaller of width and height, if both are known.
  package var smallerSide: Double? {
    guard let width, let height else { return nil }
    return min(width, height)
  }

  /// The folds that cross the window of the context this was made of; nil if nobody knows.
  package func folds(of given: LayoutContext) -> [Fold]? {
    if let folds = given.folds { return folds }
    guard let facts = given.model else { return nil }
    guard let hinge = facts.hinge else { return [] }
    // Where the window is not measured, the hinge is still there, as in a full-screen window.
    let sharing = isUnmeasured ? windowing ?? .fullScreen : windowing
    guard sharing == .fullScreen else { return nil }
    let orientation = strictOrientation ?? facts.naturalOrientation
    var fold = orientation == .portrait ? hinge.portrait : hinge.landscape
    if let posture = given.posture { fold.posture = posture }
    fold.separating = fold.posture == .halfOpen || fold.occluding == true
    return [fold]
  }
}

/// Where a device's screens are looked up: its facts in one orientation.
private struct Place {
  let facts: DeviceFacts?
  let orientation: Orientation?

  /// Full-screen, as long as no written side differs from the screen.
  func impliedWindowing(_ width: Double?, _ height: Double?) -> Windowing? {
    guard let screen = mode(.fullScreen)?.size else { return nil }
    guard width == nil || width == screen.width else { return nil }
    guard height == nil || height == screen.height else { return nil }
    return .fullScreen
  }

  /// The mode that gives the sides which nobody wrote; the screen's, where the window's own is not
  /// listed.
  func mode(_ windowing: Windowing?) -> DeviceFacts.Mode? {
    guard let facts, let orientation else { return nil }
    if let windowing, let mode = facts.mode(orientation, windowing) { return mode }
    return facts.mode(orientation, .fullScreen)
  }
}
