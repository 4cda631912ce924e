/// A side of a window.
package enum WindowSide: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case width
  /// From top to bottom.
  case height

  var key: ContextKey { self == .width ? .width : .height }

  /// The length of this side.
  package func length(of size: Size) -> Double { self == .width ? size.width : size.height }

  fileprivate var other: WindowSide { self == .width ? .height : .width }
}

extension RuleSet {
  /// The lengths of one side of the window at which an answer may change while everything else in
  /// the context stays; between two of them it does not, for a memory that remembers no rule.
  /// Ascending, above 0. What policies do that are code, nobody sees: ask ``firstCode`` before.
  package func thresholds(along side: WindowSide, in context: LayoutContext) -> [Double] {
    var thresholds = Thresholds(side, context)
    collect(into: &thresholds)
    var ascending: [Double] = []
    let lengths = thresholds.lengths.filter { $0 > 0 && $0 < .infinity }
    for length in lengths.sorted() where length != ascending.last { ascending.append(length) }
    return ascending
  }

  /// The first policy that is used, on whatever way, and is code.
  package var firstCode: AnyPolicy? {
    for used in usedPolicies {
      guard let rules = used.rules else { return used }
      if let code = rules.firstCode { return code }
    }
    return nil
  }

  private func collect(into thresholds: inout Thresholds) {
    if let assumption { thresholds.add(assumption) }
    for question in questions {
      for rule in question.rules { thresholds.add(rule.condition) }
    }
    for used in usedPolicies { used.rules?.collect(into: &thresholds) }
  }
}

/// Collects where comparisons with one side of a window change.
private struct Thresholds {
  let side: WindowSide
  /// What the other side may be.
  let others: [Double]
  let textScale: Double
  private(set) var lengths: [Double]

  /// Begins with the comparisons behind what is derived: shape, orientation, size classes, and
  /// what the screens of a real device give.
  init(_ side: WindowSide, _ context: LayoutContext) {
    self.side = side
    let screens = context.model?.modes.map { $0.size } ?? []
    let written = side == .width ? context.height : context.width
    others = written.map { [$0] } ?? screens.map { side.other.length(of: $0) }
    textScale = ResolvedContext(context).textScale
    lengths = others + screens.map { side.length(of: $0) }
    lengths.append(side == .width ? SizeClassRule.regularWidth : SizeClassRule.regularHeight)
  }

  mutating func add(_ condition: Condition) {
    switch condition.kind {
    case .all(let parts), .any(let parts): for part in parts { add(part) }
    case .not(let part): add(part)
    case .number(let key, let range):
      let bounds = [range.lower, range.upper].compactMap { $0 }
        .map { $0 * (range.isScaled ? textScale : 1) }
      if key == side.key {
        lengths += bounds
      } else if key == .aspect {
        for other in others where other > 0 {
          for bound in bounds { addAspect(bound, other) }
        }
      }
    case .always, .term, .osVersion, .model, .fold, .open, .input: break
    }
  }

  /// Adds the lengths around which width over height passes the bound. A quotient is rounded, so
  /// they are found by dividing: the first that reaches the bound, and the last that does not pass
  /// it.
  private mutating func addAspect(_ bound: Double, _ other: Double) {
    let isWidth = side == .width
    func aspect(_ length: Double) -> Double { isWidth ? length / other : other / length }
    let reaching = firstLength { isWidth ? aspect($0) >= bound : aspect($0) <= bound }
    let passing = firstLength { isWidth ? aspect($0) > bound : aspect($0) < bound }
    lengths.append(reaching)
    if passing > reaching { lengths.append(passing.nextDown) }
  }

  /// The least length for which something holds that also holds for all greater ones. Halves the
  /// list of all numbers above 0, which stand in the order of their bits.
  private func firstLength(where holds: (Double) -> Bool) -> Double {
    var (low, high) = (UInt64(1), Double.infinity.bitPattern)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(Double(bitPattern: middle)) { high = middle } else { low = middle + 1 }
    }
    return Double(bitPattern: low)
  }
}
