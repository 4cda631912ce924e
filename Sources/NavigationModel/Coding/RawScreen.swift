/// A screen of a saved path whose tag nobody knows, kept as it was saved.
///
/// An app that keeps such screens loses nothing that a newer version of it has saved: the path
/// encodes them as they were.
public struct RawScreen: Hashable, Sendable {
  /// The tag, or the type name where the path was saved by others.
  public let tag: String
  /// The value as the JSON text that was saved, so that every number stays exact.
  public let json: String
}
