/// A screen of a saved path whose tag nobody knows, kept as it was saved.
///
/// An app that keeps such screens loses nothing that a newer version of it has saved: the path
/// encodes them as they were. Two are equal if their bytes are, so an `é` of one character and one
/// of two are different here.
public struct RawScreen: Hashable, Sendable {
  /// The tag, or the type name where the path was saved by others.
  public let tag: String
  /// The value as the JSON text that was saved, so that every number stays exact.
  public let json: String

  /// Whether both are the same bytes.
  public static func == (left: RawScreen, right: RawScreen) -> Bool {
    left.tag.utf8.elementsEqual(right.tag.utf8) && left.json.utf8.elementsEqual(right.json.utf8)
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    for var text in [tag, json] {
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(UInt8.max)
    }
  }
}
