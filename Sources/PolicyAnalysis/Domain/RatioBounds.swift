import LayoutPolicies

/// A number of a context that others are compared with.
enum Quantity: Int, CaseIterable, Sendable {
  case one, textScale, width, height, keyboard
}

/// Bounds on numbers above 0 and on their quotients.
///
/// In logarithms these are difference constraints: there are numbers iff no circle of bounds
/// multiplies to less than 1, and then one number after the other can be chosen freely within what
/// the others leave. Products are rounded, so a circle only counts where it is clearly below 1;
/// what is a rounding wide, a try decides.
struct RatioBounds: Sendable {
  private static let count = Quantity.allCases.count
  /// How far products may be off.
  private static let roundings = 1e-12

  /// At `over * count + under`, what the quotient of the two is at most.
  private var most = Array(repeating: Double.infinity, count: Self.count * Self.count)
  /// Whether it is also less than that. So a circle that multiplies to 1 is none if some bound on
  /// it leaves out its end: where a width of 800 over a height of 600 is to be less than 4/3.
  private var isLess = Array(repeating: false, count: Self.count * Self.count)
  /// The bounds of each number itself, exactly.
  private var lower = Array(repeating: Cut(value: 0.0, isAfter: true), count: Self.count)
  private var upper = Array(
    repeating: Cut(value: Double.infinity, isAfter: false), count: Self.count)

  init() {
    for quantity in 0..<Self.count { most[quantity * Self.count + quantity] = 1 }
  }

  /// Bounds a quotient by cuts.
  mutating func limit(
    _ over: Quantity, per under: Quantity = .one, from low: Cut<Double>?, to high: Cut<Double>?
  ) {
    if under == .one {
      if let low { lower[over.rawValue] = max(lower[over.rawValue], low) }
      if let high { upper[over.rawValue] = min(upper[over.rawValue], high) }
    }
    let up = over.rawValue * Self.count + under.rawValue
    let down = under.rawValue * Self.count + over.rawValue
    if let high { bound(up, max(high.value, 0), isLess: !high.isAfter) }
    if let low, low.value > 0 { bound(down, 1 / low.value, isLess: low.isAfter) }
  }

  /// Bounds one quotient; of two bounds that are equal but for a rounding, the stricter counts.
  private mutating func bound(_ place: Int, _ value: Double, isLess less: Bool) {
    let old = most[place]
    if value < old * (1 - Self.roundings) || old == .infinity {
      isLess[place] = less
    } else if value <= old * (1 + Self.roundings) {
      isLess[place] = isLess[place] || less
    }
    most[place] = min(old, value)
  }

  /// Fixes a number.
  mutating func fix(_ quantity: Quantity, _ value: Double) {
    limit(
      quantity, from: Cut(value: value, isAfter: false), to: Cut(value: value, isAfter: true))
  }

  /// That one number is at most the other, or also less.
  mutating func order(_ small: Quantity, _ large: Quantity, isLess: Bool = false) {
    limit(small, per: large, from: nil, to: Cut(value: 1, isAfter: !isLess))
    // Where nothing is rounded, the bounds answer exactly.
    upper[small.rawValue] = min(upper[small.rawValue], upper[large.rawValue])
    lower[large.rawValue] = max(lower[large.rawValue], lower[small.rawValue])
  }

  /// Draws all conclusions; false if there are no such numbers.
  mutating func close() -> Bool {
    for quantity in 0..<Self.count where !(lower[quantity] < upper[quantity]) { return false }
    for middle in 0..<Self.count {
      for over in 0..<Self.count {
        let first = most[over * Self.count + middle]
        guard first < .infinity else { continue }
        for under in 0..<Self.count {
          let second = most[middle * Self.count + under]
          guard second < .infinity else { continue }
          bound(
            over * Self.count + under, max(first * second, .leastNonzeroMagnitude),
            isLess: isLess[over * Self.count + middle] || isLess[middle * Self.count + under])
        }
      }
    }
    for quantity in 0..<Self.count {
      let place = quantity * Self.count + quantity
      if most[place] < 1 - Self.roundings || isLess[place] { return false }
    }
    return true
  }

  /// Between which numbers a number lies, once all conclusions are drawn.
  func bounds(of quantity: Quantity) -> ClosedRange<Double> {
    let low = 1 / most[quantity.rawValue]
    return min(
      low, most[quantity.rawValue * Self.count])...max(
        low, most[quantity.rawValue * Self.count])
  }
}
