/// A range of numbers, as Swift writes ranges: the lower bound belongs to it, so that neighbouring
/// half-open ranges leave no hole.
public struct NumberRange: Sendable, Hashable {
  package let lower: Double?
  package let upper: Double?
  package let includesUpper: Bool
  /// Whether the bounds are multiplied by the text scale.
  package let isScaled: Bool

  package init(lower: Double?, upper: Double?, includesUpper: Bool, isScaled: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
    self.isScaled = isScaled
  }

  /// Exactly this number.
  package static func exactly(_ number: Double) -> NumberRange {
    NumberRange(lower: number, upper: number, includesUpper: true)
  }

  /// Whether the number lies in the range if each bound gives way outwards by `slack` (inwards if
  /// it is negative).
  @inline(__always)
  func contains(_ number: Double, textScale: Double, slack: Double) -> Bool {
    let unit = isScaled ? textScale : 1
    if let lower, number < lower * unit - slack { return false }
    guard let upper else { return true }
    return includesUpper ? number <= upper * unit + slack : number < upper * unit + slack
  }

  /// Whether the number lies in the range as it is written, for people with the usual text size.
  package func holds(_ number: Double) -> Bool { contains(number, textScale: 1, slack: 0) }

  /// Whether no number lies in it.
  package var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return includesUpper ? lower > upper : lower >= upper
  }

  /// The range as YAML writes it: `600...`, `..<600sp`, `600..<840`.
  package var plainText: String {
    func text(_ bound: Double?) -> String {
      bound.map { $0.plainText + (isScaled ? "sp" : "") } ?? ""
    }
    if let lower, lower == upper, includesUpper { return text(lower) }
    guard upper != nil else { return text(lower) + "..." }
    return text(lower) + (includesUpper ? "..." : "..<") + text(upper)
  }
}

/// A range of lengths in points, or in points that grow with the person's text size.
public struct LengthRange: Sendable, Hashable {
  package let range: NumberRange
}

/// What can bound a length: any of Swift's ranges of `Double`, or such a range in `sp`.
public protocol LengthRangeExpression {
  /// The range.
  var lengthRange: LengthRange { get }
}

extension LengthRange: LengthRangeExpression {
  /// The range itself.
  public var lengthRange: LengthRange { self }
}

/// What can bound a number: any of Swift's ranges of `Double`.
public protocol NumberRangeExpression: LengthRangeExpression {
  /// The range.
  var numberRange: NumberRange { get }
}

extension NumberRangeExpression {
  /// The range, in points.
  public var lengthRange: LengthRange { LengthRange(range: numberRange) }

  /// The range with bounds that grow with the person's text size: points times the text scale.
  public var sp: LengthRange {
    let range = numberRange
    return LengthRange(
      range: NumberRange(
        lower: range.lower, upper: range.upper, includesUpper: range.includesUpper,
        isScaled: true))
  }
}

extension NumberRange: NumberRangeExpression, LengthRangeExpression {
  /// The range itself.
  public var numberRange: NumberRange { self }
}

extension PartialRangeFrom: NumberRangeExpression, LengthRangeExpression where Bound == Double {
  /// From the bound on.
  public var numberRange: NumberRange {
    NumberRange(lower: lowerBound, upper: nil, includesUpper: false)
  }
}

extension PartialRangeUpTo: NumberRangeExpression, LengthRangeExpression where Bound == Double {
  /// Below the bound.
  public var numberRange: NumberRange {
    NumberRange(lower: nil, upper: upperBound, includesUpper: false)
  }
}

extension PartialRangeThrough: NumberRangeExpression, LengthRangeExpression where Bound == Double {
  /// Up to the bound, with it.
  public var numberRange: NumberRange {
    NumberRange(lower: nil, upper: upperBound, includesUpper: true)
  }
}

extension Range: NumberRangeExpression, LengthRangeExpression where Bound == Double {
  /// From the lower bound on, below the upper.
  public var numberRange: NumberRange {
    NumberRange(lower: lowerBound, upper: upperBound, includesUpper: false)
  }
}

extension ClosedRange: NumberRangeExpression, LengthRangeExpression where Bound == Double {
  /// From the lower bound to the upper, with both.
  public var numberRange: NumberRange {
    NumberRange(lower: lowerBound, upper: upperBound, includesUpper: true)
  }
}
