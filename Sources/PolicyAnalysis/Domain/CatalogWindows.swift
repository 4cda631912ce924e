import DeviceCatalog
import LayoutPolicies

/// The windows that the devices of the catalogue show.
struct CatalogWindows: Sendable {
  /// Those of the catalogue that comes with the package. Made when they are first used.
  static let standard = CatalogWindows(.standard)

  /// A window: by reference, for it is large and passed on often.
  final class Window: Sendable {
    let device: CatalogDevice
    let context: LayoutContext
    /// What follows from the context.
    let resolved: ResolvedContext

    init(_ device: CatalogDevice, _ context: LayoutContext) {
      self.device = device
      self.context = context
      resolved = ResolvedContext(context)
    }
  }

  /// A device, and two numbers that are equal for devices which conditions see alike but for their
  /// names and sizes: while they ask no size classes, and while they do.
  struct Device: Sendable {
    let device: CatalogDevice
    let look: Int
    let lookWithClasses: Int
  }

  let all: [Window]
  let devices: [Device]

  init(_ catalog: Catalog) {
    all = catalog.devices.flatMap { device in
      Self.contexts(of: device).map { Window(device, $0) }
    }
    var looks: [Look: Int] = [:]
    func number(_ look: Look) -> Int {
      let number = looks[look] ?? looks.count
      looks[look] = number
      return number
    }
    devices = catalog.devices.map {
      Device(
        device: $0, look: number(Look($0.facts, asksClasses: false)),
        lookWithClasses: number(Look($0.facts, asksClasses: true)))
    }
  }

  /// Every window that the catalogue lists, with the hinge flat and half open.
  private static func contexts(of device: CatalogDevice) -> [LayoutContext] {
    device.orientations.flatMap { orientation in
      device.windowings(in: orientation).filter { $0 != .windowed }.flatMap { windowing in
        let context = LayoutContext(
          orientation: orientation, windowing: windowing == .fullScreen ? nil : windowing,
          model: device.facts)
        guard device.facts.hinge != nil, windowing == .fullScreen else { return [context] }
        var halfOpen = context
        halfOpen.posture = .halfOpen
        return [context, halfOpen]
      }
    }
  }

  /// What conditions see of a device besides its names and the sizes of its windows.
  private struct Look: Hashable {
    let idiom: DeviceIdiom
    let platform: Platform
    let hasHinge: Bool
    let modes: [[String?]]

    init(_ facts: DeviceFacts, asksClasses: Bool) {
      idiom = facts.idiom
      platform = facts.platform
      hasHinge = facts.hinge != nil
      modes = facts.modes.map {
        [
          $0.orientation.rawValue, $0.windowing.rawValue,
          asksClasses ? $0.widthClass?.rawValue : nil,
          asksClasses ? $0.heightClass?.rawValue : nil,
        ]
      }
    }
  }
}
