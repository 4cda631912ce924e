extension Double {
  /// The one way a number is written, in text, JSON and messages: as few digits as name exactly
  /// this value, no `.0`, no locale. 320, 400.5, 767.999.
  package var plainText: String {
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
