extension StringProtocol {
  /// The text in backticks, as messages show what somebody wrote: cut where it is very long, and
  /// without control characters, which would steer a terminal.
  var inBackticks: String {
    let scalars = unicodeScalars.prefix(64)
    var shown = String.UnicodeScalarView()
    for scalar in scalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      shown.append(isControl ? "\u{FFFD}" : scalar)
    }
    return "`\(String(shown))\(scalars.endIndex < unicodeScalars.endIndex ? "…" : "")`"
  }
}
