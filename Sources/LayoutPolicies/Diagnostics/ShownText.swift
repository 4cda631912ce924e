extension Unicode.Scalar {
  /// The scalar, or a stand-in for one that would steer a terminal or turn the text around.
  var harmless: Unicode.Scalar {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}

extension StringProtocol {
  /// The text without characters that would steer a terminal, line ends included.
  package var harmless: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return String(self) }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(scalar.harmless) }
    return String(shown)
  }

  /// The text in backticks, as messages show what somebody wrote: cut where it is long, and without
  /// control characters, which would steer a terminal.
  package var inBackticks: String {
    let longest = 80
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(longest) { shown.append(scalar.harmless) }
    let isCut = unicodeScalars.dropFirst(longest).first != nil
    return "`\(String(shown))\(isCut ? "…" : "")`"
  }
}
