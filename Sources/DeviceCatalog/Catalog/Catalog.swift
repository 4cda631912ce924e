/// Real devices by name, each with what a context needs to know of it.
public struct Catalog: Sendable {
  /// The devices that come with the package. Read when it is first used.
  public static let standard = Catalog(
    devices: CatalogDevice.devices(in: DeviceTable.sections, classes: SizeClassTable.windows()),
    sources: CatalogSource.sources(in: SourceTable.rows))

  /// The devices in the order in which people list them; the closed state of a foldable comes
  /// right after its open one.
  public let devices: [CatalogDevice]
  /// What the abbreviations in ``CatalogDevice/sources`` stand for.
  public let sources: [CatalogSource]
  /// Every name that ``device(named:)`` knows: ids, then families.
  public let names: [String]
  private let places: [String: Int]

  /// Collects devices; their ids differ.
  package init(devices: [CatalogDevice], sources: [CatalogSource]) {
    self.devices = devices
    self.sources = sources
    var places: [String: Int] = [:]
    for (index, device) in devices.enumerated() { places[device.id] = index }
    var newest: [String: Int] = [:]
    var families: [String] = []
    for (index, device) in devices.enumerated() {
      // An id goes before a family of the same name.
      guard let family = device.family, places[family] == nil else { continue }
      if let other = newest[family] {
        guard (device.year ?? 0) >= (devices[other].year ?? 0) else { continue }
      } else {
        families.append(family)
      }
      newest[family] = index
    }
    names = devices.map { $0.id } + families
    self.places = places.merging(newest) { id, _ in id }
  }

  /// The device of that id, or the newest member of the family of that name. Constant time.
  public func device(named name: String) -> CatalogDevice? {
    places[name].map { devices[$0] }
  }
}

/// Where sizes come from.
public struct CatalogSource: Sendable, Hashable {
  /// The abbreviation that devices name: `HIG`.
  public let abbreviation: String
  /// What it stands for.
  public let title: String
}
