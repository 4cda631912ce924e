extension String {
  /// A person's own text as messages show it: in backticks, cut where it is long, and without
  /// control characters, which could steer the terminal that shows the message.
  var quoted: String {
    let widest = 80
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(widest) {
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      shown.append(isControl ? "\u{FFFD}" : scalar)
    }
    let isCut = unicodeScalars.dropFirst(widest).first != nil
    return "`\(String(shown))\(isCut ? "…" : "")`"
  }
}
