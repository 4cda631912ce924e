import LayoutPolicies

/// A million different contexts, the same in every run: sizes, idioms and classes spread so that no
/// branch predictor learns them.
struct Contexts {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func distinct(_ count: Int) -> [LayoutContext] {
    var source = Contexts()
    return (0..<count).map { _ in source.next() }
  }

  /// SplitMix64.
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  private mutating func next() -> LayoutContext {
    let idioms: [DeviceIdiom] = [.phone, .pad, .mac, .desktop]
    let width = 280 + Double(random() % 140_000) / 100
    let height = 280 + Double(random() % 140_000) / 100
    return LayoutContext(
      device: idioms[Int(random() % 4)], orientation: random() % 2 == 0 ? .portrait : .landscape,
      size: Size(width: width, height: height),
      widthClass: random() % 2 == 0 ? .compact : .regular,
      heightClass: random() % 2 == 0 ? .compact : .regular)
  }
}
