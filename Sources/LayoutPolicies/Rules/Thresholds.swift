extension RuleSet {
  /// The lengths of one side of the window at which an answer may change while everything else in
  /// the context stays; between two of them it does not, for a memory that remembers no rule.
  /// Ascending, above 0. What policies do that are code, nobody sees: ask ``firstCode`` before.
  package func thresholds(along side: WindowSide, in context: LayoutContext) -> [Double] {
    var thresholds = Thresholds(side == .width ? .width : .height, context)
    thresholds.addDerivations()
    collect(into: &thresholds)
    return thresholds.ascending
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

/// Collects where comparisons with a number of a context change, while everything else stays.
struct Thresholds {
  private let axis: ContextAxis
  private let context: LayoutContext
  private let resolved: ResolvedContext
  private var numbers: [Double] = []

  init(_ axis: ContextAxis, _ context: LayoutContext) {
    self.axis = axis
    self.context = context
    resolved = ResolvedContext(context)
  }

  /// Whether nothing is compared with the number.
  var isEmpty: Bool { numbers.isEmpty }

  /// Each number once that a context can have.
  var ascending: [Double] {
    var ascending: [Double] = []
    for number in numbers.filter({ axis.holds($0) }).sorted() where number != ascending.last {
      ascending.append(number)
    }
    return ascending
  }

  /// Adds the comparisons of a condition, and those behind the words that it asks for.
  mutating func add(_ condition: Condition) {
    for leaf in condition.leaves {
      switch leaf.kind {
      case .number(let key, let range):
        for bound in [range.lower, range.upper] {
          if let bound { add(bound, of: key, isScaled: range.isScaled) }
        }
      case .input(let test) where axis == .input(test.name):
        switch test.wanted {
        case .range(let range): numbers += [range.lower, range.upper].compactMap { $0 }
        case .oneOf(let values):
          for case .number(let number) in values { numbers.append(number) }
        }
      case .fold: addDerivations()
      case .term(let key, _):
        switch key {
        case .orientation, .shape, .widthClass, .heightClass, .windowing: addDerivations()
        default: break
        }
      default: break
      }
    }
  }

  /// Adds where that changes which is derived from a side: shape, orientation, size classes, and
  /// what the screens of a real device give.
  mutating func addDerivations() {
    switch axis {
    case .width:
      numbers.append(SizeClassRule.regularWidth)
      for mode in context.model?.modes ?? [] { numbers.append(mode.size.width) }
    case .height:
      numbers.append(SizeClassRule.regularHeight)
      for mode in context.model?.modes ?? [] { numbers.append(mode.size.height) }
    case .textScale, .keyboard, .input: return
    }
    numbers += others
  }

  /// What the other side of the window may be.
  private var others: [Double] {
    let modes = context.model?.modes ?? []
    switch axis {
    case .width: return context.height.map { [$0] } ?? modes.map { $0.size.height }
    case .height: return context.width.map { [$0] } ?? modes.map { $0.size.width }
    case .textScale, .keyboard, .input: return []
    }
  }

  private mutating func add(_ bound: Double, of key: ContextKey, isScaled: Bool) {
    switch (axis, key) {
    case (.width, .width), (.height, .height), (.keyboard, .keyboard), (.width, .smallerSide),
      (.height, .smallerSide):
      numbers.append(isScaled ? bound * resolved.textScale : bound)
    case (.textScale, .textScale): numbers.append(bound)
    case (.textScale, _) where isScaled && bound > 0:
      guard let number = resolved.number(of: key) else { return }
      addPassing {
        bound * $0 >= number
      } of: {
        bound * $0 > number
      }
    case (.width, .aspect):
      for height in others where height > 0 {
        addPassing {
          $0 / height >= bound
        } of: {
          $0 / height > bound
        }
      }
    case (.height, .aspect):
      for width in others where width > 0 {
        addPassing {
          width / $0 <= bound
        } of: {
          width / $0 < bound
        }
      }
    default: break
    }
  }

  /// Adds the numbers around which a product or quotient passes a bound. It is rounded, so they are
  /// found by trying: the first that reaches the bound, and the last that does not pass it.
  private mutating func addPassing(
    reaches: (Double) -> Bool, of passes: (Double) -> Bool
  ) {
    let reaching = firstNumber(where: reaches)
    let passing = firstNumber(where: passes)
    numbers.append(reaching)
    if passing > reaching { numbers.append(passing.nextDown) }
  }

  /// The least number for which something holds that also holds for all greater ones. Halves the
  /// list of all numbers above 0, which stand in the order of their bits.
  private func firstNumber(where holds: (Double) -> Bool) -> Double {
    var (low, high) = (UInt64(1), Double.infinity.bitPattern)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(Double(bitPattern: middle)) { high = middle } else { low = middle + 1 }
    }
    return Double(bitPattern: low)
  }
}
