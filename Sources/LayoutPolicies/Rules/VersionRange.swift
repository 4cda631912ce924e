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

  /// From this version on.
  public static func from(_ version: OSVersion) -> VersionRange {
    VersionRange(lower: version, upper: nil, includesUpper: false)
  }

  /// Before this version.
  public static func before(_ version: OSVersion) -> VersionRange {
    VersionRange(lower: nil, upper: version, includesUpper: false)
  }

  /// From one version on, before another.
  public static func from(_ lower: OSVersion, before upper: OSVersion) -> VersionRange {
    VersionRange(lower: lower, upper: upper, includesUpper: false)
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
