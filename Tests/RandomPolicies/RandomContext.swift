package import LayoutPolicies
package import SeededRandom

extension SplitMix64 {
  /// A length near to where rules change their mind.
  package mutating func length() -> Double {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: pick([320, 480, 560, 600, 640, 800, 840, 960])
    case 1: pick([440, 956, 834, 1194, 375, 592, 809, 852, 842, 1920, 1080])
    case 2: pick([480, 560, 640, 800]) + Double.random(in: -20...20, using: &self)
    default: Double.random(in: 100...1400, using: &self)
    }
  }

  /// Any context that can happen, with any part left out.
  package mutating func context() -> LayoutContext {
    var context = LayoutContext(
      device: chance(60) ? pick(DeviceIdiom.all) : nil, orientation: maybe(Orientation.allCases),
      widthClass: chance(25) ? pick(SizeClass.allCases) : nil,
      heightClass: chance(25) ? pick(SizeClass.allCases) : nil,
      windowing: chance(30) ? pick(Windowing.all) : nil, platform: maybe(Platform.all),
      osVersion: maybe([OSVersion(8, 4), OSVersion(17, 9), OSVersion(17, 10), OSVersion(26)]),
      folds: chance(30) ? folds() : nil, open: maybe([[], [.sidebar], [.detail, .inspector]]),
      recent: maybe([[], [.sidebar], [.inspector, .detail]]),
      textScale: chance(20) ? pick([0.8, 1.5, 3.1]) : 1,
      direction: pick(ReadingDirection.allCases), keyboard: pick([0, 0, 260, 336]))
    if chance(40) {
      context.model = pick(Devices.all)
      if chance(90) { context.device = nil }
    }
    if chance(75) { context.width = length() }
    if chance(75) { context.height = chance(10) ? context.width : length() }
    if chance(5) { context.width = 0 }
    if chance(30) { context.posture = pick(Fold.Posture.allCases) }
    if chance(50) { context.inputs["busy"] = .boolean(chance(50)) }
    if chance(50) { context.inputs["level"] = .number(pick([1, 2, 3])) }
    if chance(10) { context.inputs["level"] = .text("two") }
    return context
  }

  /// The context with one thing changed, as when a window is dragged or a device turned.
  package mutating func changed(_ context: LayoutContext) -> LayoutContext {
    var changed = context
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return self.context()
    case 1, 2: changed.width = length()
    case 3: changed.height = length()
    case 4: (changed.width, changed.height) = (context.height, context.width)
    case 5: changed.width = (context.width ?? 640) + Double.random(in: -24...24, using: &self)
    case 6: changed.orientation = maybe(Orientation.allCases)
    default: changed.inputs["busy"] = chance(70) ? .boolean(chance(50)) : nil
    }
    return changed
  }

  /// A context with numbers that no window has.
  package mutating func garbage() -> LayoutContext {
    let numbers = [
      Double.nan, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 1e308, 640,
    ]
    var context = self.context()
    context.width = maybe(numbers)
    context.height = maybe(numbers)
    context.textScale = pick(numbers)
    context.keyboard = pick(numbers)
    context.insets = SafeInsets(top: pick(numbers), leading: pick(numbers))
    context.inputs["level"] = .number(pick(numbers))
    return context
  }

  private mutating func folds() -> [Fold] {
    (0..<pick([0, 1, 1, 2])).map { _ in
      Fold(
        axis: maybe(PaneAxis.allCases), posture: maybe(Fold.Posture.allCases),
        separating: maybe([true, false]), occluding: maybe([true, false]))
    }
  }
}
