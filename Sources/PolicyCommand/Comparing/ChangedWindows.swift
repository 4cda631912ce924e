import DeviceCatalog
import LayoutPolicies

/// The windows of the catalogue's devices in which a layout changes.
struct ChangedWindows {
  /// One change, and the windows that have it.
  struct Change {
    let change: LayoutChange
    fileprivate(set) var windows: [DeviceWindow]
  }

  /// The windows that change, those with equal changes together.
  private(set) var changes: [Change] = []
  /// How many windows stay as they are.
  private(set) var unchanged = 0
  /// How many windows both policies assume cannot happen.
  let leftOut: Int

  /// Asks both in every window that the catalogue lists, with inputs at their defaults.
  init(from old: AnyPolicy, to new: AnyPolicy, inputs: [ValueDeclaration]) {
    var known: Set<String> = []
    let matrix = Matrix(
      [(old.name, old), (new.name, new)], devices: Catalog.standard.devices, axes: .everyWindow,
      inputs: inputs.filter { known.insert($0.name).inserted }, leavesOutEarly: false)
    leftOut = matrix.leftOut
    var places: [String: Int] = [:]
    for row in matrix.rows {
      guard row.differs else {
        unchanged += 1
        continue
      }
      let change = LayoutChange(from: row.answers[0].layout, to: row.answers[1].layout)
      let key = "\(change.old) \(change.new)"
      if let place = places[key] {
        changes[place].windows.append(row.window)
      } else {
        places[key] = changes.count
        changes.append(Change(change: change, windows: [row.window]))
      }
    }
  }

  /// How many windows change.
  var changed: Int { changes.reduce(0) { $0 + $1.windows.count } }

  /// `12 of 610 windows of devices change`
  var headline: String {
    let all = changed + unchanged
    return
      "\(changed) of \(all.of("window")) of real devices \(changed == 1 ? "changes" : "change")"
      + (leftOut > 0 ? "; both assume that \(leftOut) more cannot happen" : "")
  }
}
