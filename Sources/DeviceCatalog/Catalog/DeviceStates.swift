import LayoutPolicies

extension CatalogDevice {
  /// The devices of a table, each foldable with its closed state behind it.
  static func devices(
    in sections: [String], classes: [String: [CatalogWindow]]
  ) -> [CatalogDevice] {
    let records = sections.flatMap { DeviceRecord.records(in: $0) }
    let ids = Set(records.map { $0.id })
    return records.flatMap { record in
      let family = record.family.flatMap { ids.contains($0) ? nil : $0 }
      let open = CatalogDevice(open: record, family: family, classes: classes)
      guard let closed = record.fold?.closed else { return [open] }
      return [open, CatalogDevice(closed: closed, of: record, classes: classes)]
    }
  }

  /// - Parameter family: the family's name, unless a device has that very name.
  private init(open record: DeviceRecord, family: String?, classes: [String: [CatalogWindow]]) {
    id = record.id
    name = record.name
    year = record.year
    scale = record.scale
    self.family = record.family
    kind = record.kind
    foldStyle = record.fold?.style
    checked = record.checked
    sources = record.sources
    note = record.note
    windows = CatalogWindow.windows(
      of: record.size, natural: record.natural, fixed: record.fixed,
      stated: classes[record.id] ?? record.family.flatMap { classes[$0] } ?? [])
    facts = DeviceFacts(
      id: record.id, names: [record.id] + (family.map { [$0] } ?? []), idiom: record.idiom,
      platform: record.platform, naturalOrientation: record.natural,
      modes: windows.map { $0.mode },
      hinge: record.fold?.hinge.map { DeviceFacts.Hinge($0, in: record.natural) })
  }

  private init(
    closed: ClosedRecord, of record: DeviceRecord, classes: [String: [CatalogWindow]]
  ) {
    id = record.id + Catalog.closedSuffix
    name = record.name + ", closed"
    year = record.year
    scale = closed.scale
    family = nil
    kind = record.kind
    foldStyle = record.fold?.style
    checked = closed.checked
    sources = record.sources
    note = record.note
    windows = CatalogWindow.windows(
      of: closed.size, natural: closed.size.orientation, fixed: nil, stated: classes[id] ?? [])
    facts = DeviceFacts(
      id: id, names: [id, record.id], idiom: .phone, platform: record.platform,
      naturalOrientation: closed.size.orientation, modes: windows.map { $0.mode })
  }
}

extension Catalog {
  /// What the id of a foldable ends with while it is closed.
  static let closedSuffix = "-closed"
}

extension CatalogWindow {
  /// The whole screen in each orientation, with its classes if they are stated, then the other
  /// stated windows.
  fileprivate static func windows(
    of size: Size, natural: Orientation, fixed: Orientation?, stated: [CatalogWindow]
  ) -> [CatalogWindow] {
    let held = fixed.map { [$0] } ?? Orientation.allCases
    let screens = held.map { orientation in
      let screen = orientation == natural ? size : size.turned
      let row = stated.first { window in
        window.mode.orientation == orientation && window.mode.windowing == .fullScreen
          && window.mode.size == screen
      }
      let mode = DeviceFacts.Mode(orientation: orientation, windowing: .fullScreen, size: screen)
      return row ?? CatalogWindow(mode: mode, checked: 0, systems: nil)
    }
    return screens
      + stated.filter { $0.mode.windowing != .fullScreen && held.contains($0.mode.orientation) }
  }
}

extension DeviceFacts.Hinge {
  /// A hinge that is known in one orientation; the device turned swaps its axes.
  fileprivate init(_ fold: Fold, in orientation: Orientation) {
    var other = fold
    other.axis = fold.axis == .vertical ? .horizontal : .vertical
    other.frame = fold.frame.map { frame in
      Frame(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
    }
    self.init(
      portrait: orientation == .portrait ? fold : other,
      landscape: orientation == .landscape ? fold : other)
  }
}
