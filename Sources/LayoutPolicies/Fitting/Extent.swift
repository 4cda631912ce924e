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
  /// Whether what the pane keeps clear leaves less than its least length, so that there is no room
  /// for it anywhere.
  private(set) var isShutOut = false

  /// No length, and no wish for one.
  static let none = Extent(min: 0, max: .infinity, preferred: 0)

  /// Longer than any window; keeps sums finite.
  static let longest = 1e9

  /// What a width comes to. The wish goes first, then the greatest length, then the least.
  ///
  /// - Parameters:
  ///   - place: What fractions are parts of.
  ///   - least: The least length of a pane that says none.
  ///   - chosen: The length that a person dragged the pane to.
  init(
    _ width: PaneWidth, at place: PanePlace, least: Double, textScale: Double, chosen: Double?
  ) {
    let exact = width.exact.flatMap { Self.points($0, textScale) }
    min = Swift.max(least, exact ?? width.min.flatMap { Self.points($0, textScale) } ?? 0)
    // The least length beats the greatest.
    max = Swift.max(min, exact ?? width.max.flatMap { Self.points($0, textScale) } ?? .infinity)
    var wish = exact ?? width.ideal.flatMap { Self.points($0, textScale) }
    if wish == nil, let fraction = width.fraction, fraction > 0, fraction < 1 {
      wish = place.length(of: fraction, width.base ?? .container)
    }
    if let chosen { (wish, isChosen) = (chosen, true) }
    preferred = Swift.max(min, Swift.min(max, wish ?? 0))
  }

  /// What a column's width comes to. A length that a person chose counts as far as the column may
  /// be dragged, and no column is longer than what it keeps clear allows.
  init(_ column: PaneColumn, at place: PanePlace, textScale: Double, chosen: Double?) {
    let dragged = chosen.flatMap { chosen in
      column.drag.map { $0.length(of: chosen, at: place) } ?? chosen
    }
    // Less than a point is no column.
    self.init(column.width.filled, at: place, least: 1, textScale: textScale, chosen: dragged)
    guard let clear = column.clear.flatMap({ Self.points($0, textScale) }) else { return }
    let limit = place.container - clear
    guard min <= limit else {
      self = .none
      (min, isShutOut) = (Self.longest * 2, true)
      return
    }
    (max, preferred) = (Swift.min(max, limit), Swift.min(preferred, limit))
  }

  private init(min: Double, max: Double, preferred: Double) {
    (self.min, self.max, self.preferred) = (min, max, preferred)
  }

  /// The points of a length; nil for what is no length.
  static func points(_ length: Length, _ textScale: Double) -> Double? {
    length.isValid ? Swift.min(longest, length.points(textScale: textScale)) : nil
  }
}
