/// What to do with a saved screen whose tag nobody knows.
public enum UnknownTag: Sendable, Hashable {
  /// Restore nothing: an error.
  case fail
  /// Leave out that screen and all above it.
  case dropWithAllAbove
  /// Keep it as a ``RawScreen``.
  case keepRaw
}

/// A path that was restored, and what became of screens whose tags nobody knows.
public struct DecodedPath: Sendable, Hashable {
  /// A screen of the saved path.
  public struct Element: Sendable, Hashable {
    /// Which it was, counted from the lowest, which is 0.
    public let index: Int
    /// Its tag, or the type name where the path was saved by others.
    public let tag: String
  }

  /// The restored path.
  public internal(set) var path = ScreenPath()
  /// What was left out: a screen with an unknown tag and all above it, the lowest first.
  public internal(set) var dropped: [Element] = []
  /// What is on the path as ``RawScreen``, the lowest first.
  public internal(set) var keptRaw: [Element] = []
}
