import LayoutPolicies

extension InputCells {
  /// Conditions that cut a narrow cell on both sides of each cut, so that what lies there lies just
  /// at the bound; none of inputs that have no bounds.
  var narrowing: [Condition] {
    switch input {
    case .number(let key, let isScaled):
      let isFine = key == .aspect || key == .textScale
      return cuts.flatMap { cut in
        cut.ranges(below: isFine ? 0.01 : 1, above: isFine ? 0.01 : 0.5)
          // No quotient of lengths is negative.
          .filter { $0.lower.map { $0 > 0 } ?? true }
          .map {
            Condition(
              .number(
                key,
                NumberRange(
                  lower: $0.lower, upper: $0.upper, includesUpper: $0.includesUpper,
                  isScaled: isScaled)))
          }
      }
    case .input(let name, .number, let defaultValue):
      let declaration = ValueDeclaration(name, .number, default: defaultValue)
      return cuts.flatMap { cut in
        cut.ranges(below: 1, above: 1).map {
          Condition(.input(Condition.InputTest(declaration, .range($0))))
        }
      }
    case .osVersion:
      return versionCuts.map { cut in
        let lower = cut.isAfter ? cut.value : cut.value.before
        return Condition(.osVersion(VersionRange(lower: lower, upper: nil, includesUpper: false)))
      }
    case .spent, .input, .term, .open, .fold, .model: return []
    }
  }
}

extension Cut<Double> {
  /// The bound alone, and the stretch on the other side of the cut.
  fileprivate func ranges(below: Double, above: Double) -> [NumberRange] {
    [
      .exactly(value),
      isAfter
        ? NumberRange(lower: value, upper: value + above, includesUpper: true)
        : NumberRange(lower: value - below, upper: value, includesUpper: false),
    ]
  }
}

extension OSVersion {
  /// The version before: the last number that is not 0 is one less.
  fileprivate var before: OSVersion {
    var numbers = (0..<4).map { Int(self.numbers[$0]) }
    if let last = numbers.lastIndex(where: { $0 != 0 }) { numbers[last] -= 1 }
    return OSVersion(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
