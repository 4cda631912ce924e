import LayoutPolicies
import SeededRandom

/// A million different contexts, the same in every run: sizes, idioms and classes spread so that no
/// branch predictor learns them.
struct Contexts {
  private var random = SplitMix64(seed: 1)

  static func distinct(_ count: Int) -> [LayoutContext] {
    var source = Contexts()
    return (0..<count).map { _ in source.next() }
  }

  private mutating func next() -> LayoutContext {
    let idioms: [DeviceIdiom] = [.phone, .pad, .mac, .desktop]
    let width = 280 + Double(random.next() % 140_000) / 100
    let height = 280 + Double(random.next() % 140_000) / 100
    return LayoutContext(
      device: idioms[Int(random.next() % 4)],
      orientation: random.next() % 2 == 0 ? .portrait : .landscape,
      size: Size(width: width, height: height),
      widthClass: random.next() % 2 == 0 ? .compact : .regular,
      heightClass: random.next() % 2 == 0 ? .compact : .regular)
  }
}
