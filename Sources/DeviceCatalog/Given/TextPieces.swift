extension StringProtocol {
  /// The pieces between separators, empty ones too. By bytes, which is faster than by
  /// characters; the separator is ASCII.
  func pieces(at separator: Unicode.Scalar) -> [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The words between single spaces.
  var words: [Substring] { pieces(at: " ") }
}
