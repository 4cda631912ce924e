extension Double {
  /// Whether it is above 0 and finite, as a side of a window or a scale must be.
  var isMeasure: Bool { self > 0 && self < .infinity }
}
