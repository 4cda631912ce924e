import DeviceCatalog
import LayoutPolicies

/// The windows that the devices of a catalogue show, each with its cells.
struct CatalogWindows: Sendable {
  struct Window: Sendable {
    let device: CatalogDevice
    let context: LayoutContext
    /// Its sides, if it is measured.
    let width: Double?
    let height: Double?
    /// The cell at each level, while all that windows do not decide is as usual.
    let cells: [Int]
  }

  let all: [Window]
  /// The devices that conditions can tell apart, the first of each kind.
  let kinds: [CatalogDevice]

  init(_ catalog: Catalog, in space: InputSpace) {
    all = catalog.devices.flatMap { device in
      Self.contexts(of: device).map { context in
        var lazy = LazyContext(context)
        let memory = PolicyMemory()
        let resolved = ResolvedContext(context)
        return Window(
          device: device, context: context, width: resolved.width, height: resolved.height,
          cells: space.levels.indices.map { lazy.cell(of: $0, in: space, context, memory) })
      }
    }
    var known: Set<Kind> = []
    let names = space.levels.compactMap { level in
      if case .model(let name) = level.input { name } else { nil }
    }
    let asksClasses = [ContextKey.widthClass, .heightClass].contains {
      space.level(of: .term($0)) != nil
    }
    kinds = catalog.devices.filter { known.insert(Kind($0.facts, names, asksClasses)).inserted }
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

  /// What conditions see of a device besides the sizes of its windows.
  private struct Kind: Hashable {
    let flags: [Bool]
    let idiom: DeviceIdiom
    let platform: Platform
    let hasHinge: Bool
    let modes: [[String?]]

    init(_ facts: DeviceFacts, _ names: [String], _ asksClasses: Bool) {
      flags = names.map { facts.names.contains($0) }
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
