import DeviceCatalog
import LayoutPolicies

/// The answers of a policy along one side of the window, cut where they change, and the windows of
/// real devices that lie in each stretch.
struct Ruler {
  /// What there is to say of a length.
  enum Finding: Equatable {
    case decided(LayoutDecision)
    /// The policy assumes that no window is so.
    case assumedAway
    /// The device that was given cannot be so.
    case impossible(GivenError)
  }

  /// A stretch in which one decision holds.
  struct Part {
    let stretch: Stretch<Finding>
    let decision: LayoutDecision
    let windows: [DeviceWindow]
  }

  let side: WindowSide
  /// How the windows share their screens.
  let windowing: Windowing
  private(set) var parts: [Part] = []
  private(set) var leftOut: [Stretch<Finding>] = []
  private(set) var impossible: [(stretch: Stretch<Finding>, error: GivenError)] = []

  /// Cuts the side where the answers of the rules change, for an empty memory. Asks each threshold
  /// and what lies between two.
  init(_ rules: RuleSet, along side: WindowSide, in given: Given, devices: [CatalogDevice]) {
    self.side = side
    let context = given.given
    windowing = context.windowing ?? .fullScreen
    let windows = devices.flatMap { DeviceWindow.windows(of: $0, in: context) }
    let thresholds = rules.thresholds(along: side, in: context)
    let stretches = Stretch.cut(at: thresholds) { length in
      Self.finding(rules, side, length, given)
    }
    for stretch in stretches {
      switch stretch.answer {
      case .decided(let decision):
        let inside = windows.filter { $0.length(of: side).map { stretch.contains($0) } ?? false }
        parts.append(Part(stretch: stretch, decision: decision, windows: inside))
      case .assumedAway: leftOut.append(stretch)
      case .impossible(let error): impossible.append((stretch, error))
      }
    }
  }

  private static func finding(
    _ rules: RuleSet, _ side: WindowSide, _ length: Double, _ given: Given
  ) -> Finding {
    do throws(GivenError) {
      var given = given
      try given.set(side.rawValue, to: .number(length))
      let context = try given.context()
      guard rules.assumes(context) else { return .assumedAway }
      return .decided(rules.decide(in: context))
    } catch {
      return .impossible(error)
    }
  }
}

extension DeviceWindow {
  /// The length of a side, if it is known.
  fileprivate func length(of side: WindowSide) -> Double? { side == .width ? width : height }

  /// The windows of a device in which nothing is false that was given, but for their size.
  fileprivate static func windows(
    of device: CatalogDevice, in given: LayoutContext
  ) -> [DeviceWindow] {
    let facts = device.facts
    guard given.model == nil || given.model?.id == facts.id else { return [] }
    let asked = Condition.all(
      [
        given.device.map { .device($0) }, given.platform.map { .platform($0) },
        given.orientation.map { .orientation($0) }, given.widthClass.map { .widthClass($0) },
        given.heightClass.map { .heightClass($0) }, given.folds == [] ? .noFold : nil,
      ].compactMap { $0 })
    let windowing = given.windowing ?? .fullScreen
    return device.orientations.compactMap { orientation in
      let context = LayoutContext(orientation: orientation, windowing: windowing, model: facts)
      guard let mode = facts.mode(orientation, windowing), asked.holds(in: context) != false else {
        return nil
      }
      return DeviceWindow(
        device: device, orientation: orientation, windowing: windowing, width: mode.size.width,
        height: mode.size.height)
    }
  }
}
