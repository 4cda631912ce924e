/// How long a pane may be along the axis of the panes, in points.
struct Extent {
  /// The least length.
  var min: Double
  /// The greatest length; infinite where nothing bounds it.
  var max: Double
  /// The length that it would like, within the bounds.
  var preferred: Double
  /// Whether a person dragged it to that length.
  var isChosen = false

  /// No length, and no wish for one.
  static let none = Extent(min: 0, max: .infinity, preferred: 0)

  /// Longer than any window; keeps sums finite.
  static let longest = 1e9

  /// What a width comes to. The wish goes first, then the greatest length, then the least.
  ///
  /// - Parameters:
  ///   - container: The length that fractions are parts of.
  ///   - least: The least length of a pane that says none.
  ///   - gaps: What spacing takes of a length that is a fraction: its boundaries lie in the middle
  ///     of the gaps.
  ///   - chosen: The length that a person dragged the pane to.
  init(
    _ width: PaneWidth, container: Double, least: Double, gaps: Double, textScale: Double,
    chosen: Double?
  ) {
    let exact = width.exact.flatMap { Self.points($0, textScale) }
    min = Swift.max(least, exact ?? width.min.flatMap { Self.points($0, textScale) } ?? 0)
    // The least length beats the greatest.
    max = Swift.max(min, exact ?? width.max.flatMap { Self.points($0, textScale) } ?? .infinity)
    var wish = exact ?? width.ideal.flatMap { Self.points($0, textScale) }
    if wish == nil, let fraction = width.fraction, fraction > 0, fraction < 1 {
      wish = fraction * container - gaps
    }
    if let chosen { (wish, isChosen) = (chosen, true) }
    preferred = Swift.max(min, Swift.min(max, wish ?? 0))
  }

  private init(min: Double, max: Double, preferred: Double) {
    (self.min, self.max, self.preferred) = (min, max, preferred)
  }

  /// The points of a length; nil for what is no length.
  static func points(_ length: Length, _ textScale: Double) -> Double? {
    length.isValid ? Swift.min(longest, length.points(textScale: textScale)) : nil
  }
}
