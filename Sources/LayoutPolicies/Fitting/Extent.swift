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

  /// What a rule comes to. The wish goes first, then the greatest length, then the least.
  ///
  /// - Parameters:
  ///   - place: What shares are parts of.
  ///   - least: The least length of a pane that says none.
  ///   - chosen: The length that a person dragged the pane to.
  init(
    _ rule: ExtentRule, at place: PanePlace, least: Double, textScale: Double, chosen: Double?
  ) {
    func points(_ length: Length) -> Double { Self.points(ofValid: length, textScale) }
    min = Swift.max(least, points(rule.min))
    // The least length beats the greatest.
    max = Swift.max(min, rule.max.map(points) ?? .infinity)
    var wish: Double
    switch rule.wish {
    case .nothing: wish = 0
    case .length(let length): wish = points(length)
    case .share(let share, let base): wish = place.length(of: share, base)
    }
    if let chosen { (wish, isChosen) = (chosen, true) }
    preferred = Swift.max(min, Swift.min(max, wish))
    // No column is longer than what it keeps clear allows.
    guard let clear = rule.clear else { return }
    let limit = place.container - points(clear)
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
    length.isValid ? points(ofValid: length, textScale) : nil
  }

  private static func points(ofValid length: Length, _ textScale: Double) -> Double {
    Swift.min(longest, length.points(textScale: textScale))
  }
}
