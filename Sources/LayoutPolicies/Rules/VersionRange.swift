/// A range of operating system versions; the lower bound belongs to it.
public struct VersionRange: Sendable, Hashable {
  package let lower: OSVersion?
  package let upper: OSVersion?
  package let includesUpper: Bool

  package init(lower: OSVersion?, upper: OSVersion?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }

  package func contains(_ version: OSVersion) -> Bool {
    if let lower, version < lower { return false }
    guard let upper else { return true }
    return includesUpper ? version <= upper : version < upper
  }

  /// Whether no version lies in it.
  package var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return includesUpper ? lower > upper : lower >= upper
  }

  /// The range as YAML writes it.
  package var plainText: String {
    guard let upper else { return (lower?.description ?? "") + "..." }
    return (lower?.description ?? "") + (includesUpper ? "..." : "..<") + upper.description
  }
}

/// What can bound a version: any of Swift's ranges of ``OSVersion``.
public protocol VersionRangeExpression {
  /// The range.
  var versionRange: VersionRange { get }
}

extension VersionRange: VersionRangeExpression {
  /// The range itself.
  public var versionRange: VersionRange { self }
}

extension PartialRangeFrom: VersionRangeExpression where Bound == OSVersion {
  /// From the bound on.
  public var versionRange: VersionRange {
    VersionRange(lower: lowerBound, upper: nil, includesUpper: false)
  }
}

extension PartialRangeUpTo: VersionRangeExpression where Bound == OSVersion {
  /// Before the bound.
  public var versionRange: VersionRange {
    VersionRange(lower: nil, upper: upperBound, includesUpper: false)
  }
}

extension PartialRangeThrough: VersionRangeExpression where Bound == OSVersion {
  /// Up to the bound, with it.
  public var versionRange: VersionRange {
    VersionRange(lower: nil, upper: upperBound, includesUpper: true)
  }
}

extension Range: VersionRangeExpression where Bound == OSVersion {
  /// From the lower bound on, before the upper.
  public var versionRange: VersionRange {
    VersionRange(lower: lowerBound, upper: upperBound, includesUpper: false)
  }
}

extension ClosedRange: VersionRangeExpression where Bound == OSVersion {
  /// From the lower bound to the upper, with both.
  public var versionRange: VersionRange {
    VersionRange(lower: lowerBound, upper: upperBound, includesUpper: true)
  }
}
