extension Int {
  /// `1 file`, `2 files`.
  func of(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The text with spaces behind it up to a width in characters.
  func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }

  /// The text with spaces before it up to a width in characters.
  func paddedLeft(to width: Int) -> String {
    count < width ? String(repeating: " ", count: width - count) + self : self
  }
}
