public import Foundation
import LayoutPolicies

extension PathCoder {
  /// Restores a path; all screens with unknown tags are treated alike.
  ///
  /// - Throws: An error for anything that is not a sound path of known types, with the index of the
  ///   screen. Nothing is restored then.
  public func decode(
    _ data: Data, unknown: UnknownTag = .fail
  ) throws(PathError) -> DecodedPath {
    try decode(data) { _, _ in unknown }
  }

  /// Restores a path, and asks for each screen with an unknown tag what to do with it.
  ///
  /// The data may be this library's own, or the flat list that SwiftUI's `NavigationPath` or
  /// NavigationBackport saves, whose tags are names of types.
  ///
  /// - Parameters:
  ///   - data: The saved path.
  ///   - unknown: Is told the screen's index, counted from the lowest, and its tag. Screens are
  ///     asked about from the lowest up, and those above one that is dropped not at all.
  /// - Throws: An error for anything that is not a sound path of known types, with the index of the
  ///   screen. Nothing is restored then.
  public func decode(
    _ data: Data, unknown: (_ index: Int, _ tag: String) -> UnknownTag
  ) throws(PathError) -> DecodedPath {
    let saved = try SavedPath(data)
    let codecs = saved.isForeign ? byForeignName : byTag
    let decoder = JSONDecoder()
    var decoded = DecodedPath()
    for (index, screen) in saved.screens.enumerated() {
      let tag = screen.tag
      if let codec = codecs[tag] {
        do {
          decoded.path.screens.append(try codec.decode(Data(screen.json), decoder))
        } catch {
          throw .reading(at: index, tag: tag, error)
        }
        continue
      }
      switch unknown(index, tag) {
      case .fail:
        throw PathError(
          .unknownTag, at: index, tag: tag, "no type is registered for it",
          help: saved.isForeign
            ? "register its type with this name among the foreign names"
            : Suggestion.help(for: tag, among: codecs.keys.sorted()))
      case .dropWithAllAbove:
        decoded.dropped = saved.screens.enumerated().dropFirst(index).map {
          DecodedPath.Element(index: $0.offset, tag: $0.element.tag)
        }
        return decoded
      case .keepRaw:
        let raw = RawScreen(tag: tag, json: String(decoding: screen.json, as: UTF8.self))
        decoded.path.screens.append(AnyScreen(raw))
        decoded.keptRaw.append(DecodedPath.Element(index: index, tag: tag))
      }
    }
    return decoded
  }
}
