import DeviceCatalog
import LayoutPolicies

/// Contexts that every policy is asked about, in an order in which neighbours differ little.
enum ContextGrid {
  /// All of them.
  static let all = [LayoutContext()] + combinations + devices + boundaries + odd

  /// Kinds of devices, orientations, sizes and width classes, each with each; ways to share the
  /// screen and height classes take turns.
  private static var combinations: [LayoutContext] {
    let windowings = [nil] + Windowing.allCases
    let heightClasses = [nil] + SizeClass.allCases
    var contexts: [LayoutContext] = []
    for device in [nil] + DeviceIdiom.allCases {
      for (width, height) in sizes {
        for orientation in [nil] + Orientation.allCases {
          for widthClass in [nil] + SizeClass.allCases {
            let turn = contexts.count
            contexts.append(
              LayoutContext(
                device: device, orientation: orientation, width: width, height: height,
                widthClass: widthClass, heightClass: heightClasses[turn / 3 % 3],
                windowing: windowings[turn / 9 % 7]))
          }
        }
      }
    }
    return contexts
  }

  private static let sizes: [(Double?, Double?)] = [
    (nil, nil), (320, 568), (844, 390), (600, 600), (768, 1024), (1194, 834), (1920, 1080),
    (700, nil), (nil, 700),
  ]

  /// Every way to hold every device and to share its screen; windows of a free size in two sizes.
  private static var devices: [LayoutContext] {
    Catalog.standard.devices.flatMap { device in
      device.orientations.flatMap { orientation in
        device.windowings(in: orientation).flatMap { windowing in
          let context = LayoutContext(
            orientation: orientation, windowing: windowing, model: device.facts)
          guard windowing == .windowed else { return context.withPostures }
          return [(610.0, 470.0), (1400, 800)].map { width, height in
            var window = context
            (window.width, window.height) = (width, height)
            return window
          }
        }
      }
    }
  }

  /// Widths and heights at which layouts usually change, and the numbers next to them.
  private static var boundaries: [LayoutContext] {
    let lengths = thresholds.flatMap { [$0.nextDown, $0, $0.nextUp] }
    return lengths.map { LayoutContext(size: Size(width: $0, height: 700)) }
      + lengths.map { LayoutContext(device: .pad, size: Size(width: 700, height: $0)) }
  }

  /// Lengths at which layouts usually change.
  static let thresholds: [Double] = [320, 480, 560, 600, 640, 768, 840, 960, 1024, 1200]

  /// Windows that are not measured, and numbers that no context has but code can write.
  private static var odd: [LayoutContext] {
    oddNumbers.flatMap { number in
      [
        LayoutContext(width: number), LayoutContext(device: .pad, height: number),
        LayoutContext(device: .pad, size: Size(width: number, height: number)),
        LayoutContext(size: Size(width: 820, height: 1180), textScale: number),
        LayoutContext(size: Size(width: 1180, height: 820), keyboard: number),
        LayoutContext(
          size: Size(width: 820, height: 1180), insets: SafeInsets(top: number, leading: number)),
      ]
    }
  }

  /// Numbers that no length has.
  static let oddNumbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
}

extension LayoutContext {
  /// The context; where the model has a hinge, in each of its postures.
  fileprivate var withPostures: [LayoutContext] {
    guard model?.hinge != nil else { return [self] }
    return ([nil] + Fold.Posture.allCases).map { posture in
      var context = self
      context.posture = posture
      return context
    }
  }
}
