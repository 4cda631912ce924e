import DeviceCatalog
import LayoutPolicies

/// One window of one device of the catalogue.
struct DeviceWindow {
  let device: CatalogDevice
  let orientation: Orientation
  let windowing: Windowing?
  let width: Double?
  let height: Double?
  /// What was given besides, for this window among others.
  var values: MatrixAxes.Combination = []

  /// What was given besides, in words: `width 500, direction rtl`.
  var givenText: String {
    values.map { "\($0.key) \($0.value.text)" }.joined(separator: ", ")
  }

  /// The kind of device, and how it shows the window: `upright in slide-over`.
  private func words(besides fixed: [GivenField]) -> (DeviceIdiom, String) {
    var words = ""
    if device.orientations.count > 1 {
      words += orientation == .portrait ? " upright" : " sideways"
    }
    if let windowing, windowing != .fullScreen { words += " in \(windowing.name)" }
    for value in values where !fixed.contains(value) {
      words += " with \(value.key) \(value.value.text)"
    }
    return (device.facts.idiom, words)
  }

  /// Which windows they are, counted: `61 phones upright, 12 watches`. What is `fixed` was given
  /// for every window, and goes without saying.
  static func summary(of windows: [DeviceWindow], besides fixed: [GivenField] = []) -> String {
    var counts: [(words: (DeviceIdiom, String), count: Int)] = []
    var places: [String: Int] = [:]
    for window in windows {
      let words = window.words(besides: fixed)
      let key = words.0.rawValue + words.1
      if let place = places[key] {
        counts[place].count += 1
      } else {
        places[key] = counts.count
        counts.append((words, 1))
      }
    }
    return counts.map { count in
      let (idiom, place) = count.words
      return "\(count.count) \(count.count == 1 ? idiom.singular : idiom.plural)\(place)"
    }.joined(separator: ", ")
  }

  /// The fields of the window in JSON.
  var fields: [JSONField] {
    var fields = [
      JSONField("device", .string(device.id)),
      JSONField("orientation", .string(orientation.rawValue)),
    ]
    if let windowing { fields.append(JSONField("windowing", .string(windowing.name))) }
    if let width { fields.append(JSONField("width", .number(width))) }
    if let height { fields.append(JSONField("height", .number(height))) }
    if !values.isEmpty {
      let given = values.map { JSONField($0.key, .string($0.value.text)) }
      fields.append(JSONField("given", .sorted(given)))
    }
    return fields
  }
}

extension DeviceIdiom {
  fileprivate var singular: String {
    switch self {
    case .vision: "headset"
    case .tv: "TV"
    case .mac: "Mac"
    default: name
    }
  }

  fileprivate var plural: String {
    switch self {
    case .watch: "watches"
    default: "\(singular)s"
    }
  }
}
