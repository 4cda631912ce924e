import DeviceCatalog
import LayoutPolicies

/// The contexts that are decided in when a policy is measured: the windows of the catalogue as apps
/// tell them, by sides and classes, each a little larger than the one before of its kind, so that
/// no two are the same and no processor learns the way of all.
enum BenchmarkContexts {
  static let count = 20_000

  static var all: [LayoutContext] {
    let windows = Catalog.standard.devices.flatMap { device in
      device.facts.modes.map { mode in
        LayoutContext(
          device: device.facts.idiom, orientation: mode.orientation, size: mode.size,
          widthClass: mode.widthClass, heightClass: mode.heightClass, windowing: mode.windowing,
          platform: device.facts.platform)
      }
    }
    return (0..<count).map { number in
      // A stride that is prime mixes the kinds of devices.
      var context = windows[number * 7919 % windows.count]
      let growth = Double(number / windows.count) / 4
      context.width = context.width.map { $0 + growth }
      context.height = context.height.map { $0 + growth }
      return context
    }
  }
}
