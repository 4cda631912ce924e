package import LayoutPolicies
package import SeededRandom

/// Which conditions to make.
package struct ConditionChoice {
  /// The bounds of ranges.
  package var bounds: [Double]
  /// Whether every comparison gives way under hysteresis.
  package var givesWay: Bool
  package static let inputs = [
    ValueDeclaration("busy", .boolean), ValueDeclaration("level", .number, default: .number(1)),
  ]

  /// The usual ones, but for what is said.
  package init(
    bounds: [Double] = [320, 480, 560, 600, 640, 800, 840, 960, 1100], givesWay: Bool = false
  ) {
    self.bounds = bounds
    self.givesWay = givesWay
  }
}

extension SplitMix64 {
  /// A condition of up to `depth` levels of *and*, *or* and *not*.
  package mutating func condition(_ choice: ConditionChoice, depth: Int = 2) -> Condition {
    guard depth > 0, chance(60) else { return leaf(choice) }
    switch Int.random(in: 0..<5, using: &self) {
    case 0, 1: return .not(condition(choice, depth: depth - 1))
    case 2:
      let count = pick([0, 2, 2, 3])
      return Condition(.any((0..<count).map { _ in condition(choice, depth: depth - 1) }))
    default:
      let count = pick([0, 2, 2, 3])
      return Condition(.all((0..<count).map { _ in condition(choice, depth: depth - 1) }))
    }
  }

  private mutating func leaf(_ choice: ConditionChoice) -> Condition {
    switch Int.random(in: 0..<18, using: &self) {
    case 0, 1, 2: return .width(range(choice))
    case 3: return chance(70) ? .height(range(choice)) : .smallerSide(range(choice))
    case 4: return .shape(pick(WindowShape.allCases))
    case 5: return .orientation(pick(Orientation.allCases))
    case 6, 7: return .widthClass(pick(SizeClass.allCases))
    case 8: return .heightClass(pick(SizeClass.allCases))
    case 9: return .device([pick(DeviceIdiom.all), pick([.phone, .pad])])
    case 10: return .model(pick(["pads", "max-phone", "fold"]), "desk")
    case 11: return chance(20) ? .noFold : .fold(pattern())
    case 12: return .open(pick([[.sidebar], [.sidebar, .inspector]]))
    case 13: return chance(50) ? .osVersion(OSVersion(17, 10)...) : .osVersion(..<OSVersion(9))
    case 14: return .input(ConditionChoice.inputs[0], is: .boolean(chance(50)))
    case 15: return .input(ConditionChoice.inputs[1], in: 2...)
    case 16: return chance(50) ? .keyboard(pick([1.0, 300])...) : .textScale(1.2...)
    default:
      guard !choice.givesWay else { return .direction(pick(ReadingDirection.allCases)) }
      return pick([
        .aspect(1...), .aspect(..<1.5), .windowing(.fullScreen), .windowing(.splitHalf),
        .platform(.ipados, .android), .always,
      ])
    }
  }

  private mutating func range(_ choice: ConditionChoice) -> NumberRange {
    let bounds = [pick(choice.bounds), pick(choice.bounds)].sorted()
    let range = NumberRange(
      lower: chance(70) ? bounds[0] : nil, upper: chance(50) ? bounds[1] : nil,
      includesUpper: chance(50) || bounds[0] == bounds[1])
    return !choice.givesWay && chance(20) ? range.sp.lengthRange.range : range
  }

  private mutating func pattern() -> FoldPattern {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .tabletop
    case 1: .book
    case 2: FoldPattern(separating: chance(50))
    default: FoldPattern(posture: .flat, occluding: false)
    }
  }
}
