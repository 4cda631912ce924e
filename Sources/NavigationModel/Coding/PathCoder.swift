public import Foundation
import LayoutPolicies

/// Saves and restores paths that mix types of screens, through tags that stay when types move.
///
/// ```swift
/// var coder = PathCoder()
/// try coder.register(Folder.self, as: "folder")
/// try coder.register(Report.self, as: "report", aliases: ["summary"])
/// let data = try coder.encode(path)
/// let path = try coder.decode(data).path
/// ```
///
/// Only registered types are ever made: a name in the data is looked up here and nowhere else.
public struct PathCoder: Sendable {
  /// How the screens of one type are written and read.
  struct Codec: Sendable {
    let tag: String
    /// Nil if the screen is of another type.
    let encode: @Sendable (AnyScreen, JSONEncoder) throws -> Data?
    let decode: @Sendable (Data, JSONDecoder) throws -> AnyScreen
  }

  private(set) var byType: [ObjectIdentifier: Codec] = [:]
  private(set) var byTag: [String: Codec] = [:]
  private(set) var byForeignName: [String: Codec] = [:]

  /// Knows no type yet.
  public init() {}

  /// Gives a type its tag.
  ///
  /// - Parameters:
  ///   - type: The screens' type. A class stands only for itself, not for what inherits from it.
  ///   - tag: What is written for the type, now and whenever the type has another name.
  ///   - aliases: Further tags that are read as this type, such as former ones.
  ///   - foreignNames: Further names that others' flat paths have for the type. The names that it
  ///     has in this program, qualified and mangled, are known already.
  /// - Throws: `duplicateTag` if one of the names is taken or the type has a tag already; nothing
  ///   is registered then.
  public mutating func register<Screen: Codable & Hashable & Sendable>(
    _ type: Screen.Type, as tag: String, aliases: [String] = [], foreignNames: [String] = []
  ) throws(PathError) {
    if let earlier = byType[ObjectIdentifier(type)] {
      throw PathError(
        .duplicateTag, tag: tag,
        "the type that \(tag.inBackticks) is for has the tag \(earlier.tag.inBackticks) already",
        help: "give further tags as aliases")
    }
    var tags: Set<String> = []
    for tag in [tag] + aliases where byTag[tag] != nil || !tags.insert(tag).inserted {
      throw PathError(.duplicateTag, tag: tag, "the tag \(tag.inBackticks) is taken already")
    }
    let names = Set(foreignNames + [String(reflecting: type), _mangledTypeName(type) ?? ""])
    for name in names.sorted() where byForeignName[name] != nil {
      throw PathError(
        .duplicateTag, tag: tag, "the foreign name \(name.inBackticks) is taken already")
    }
    let codec = Codec(
      tag: tag,
      encode: { try ($0.value as? Screen).map($1.encode) },
      decode: { AnyScreen(try $1.decode(Screen.self, from: $0)) })
    byType[ObjectIdentifier(type)] = codec
    for tag in tags { byTag[tag] = codec }
    for name in names where !name.isEmpty { byForeignName[name] = codec }
  }
}

extension PathCoder {
  /// Saves a path. Equal paths give equal bytes, as far as their values are written equally.
  ///
  /// - Throws: `missingTag` for a screen whose type is not registered, `unwritable` for one that
  ///   does not let itself be written, `tooDeep` for one that could not be read again.
  public func encode(_ path: ScreenPath) throws(PathError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var openings: [String: Data] = [:]
    var data = Data(#"{"path":["#.utf8)
    for (index, screen) in path.enumerated() {
      let raw = screen.value as? RawScreen
      let codec = byType[ObjectIdentifier(type(of: screen.value as Any))]
      guard let tag = raw?.tag ?? codec?.tag else {
        throw PathError(
          .missingTag, at: index, "no tag is registered for the type of \("\(screen)".inBackticks)",
          help: "register the type")
      }
      do {
        let value = try raw.map { Data($0.json.utf8) } ?? codec?.encode(screen, encoder) ?? Data()
        var walker = JSONWalker(Array(value), index: index, tag: tag)
        try walker.value()
        let opening = try openings[tag] ?? Data(#"{"tag":"#.utf8) + encoder.encode(tag)
        openings[tag] = opening
        if index > 0 { data.append(UInt8(ascii: ",")) }
        data += opening
        data += Data(#","value":"#.utf8)
        data += value
        data.append(UInt8(ascii: "}"))
      } catch let error as PathError {
        throw error
      } catch {
        throw .writing(at: index, tag: tag, error)
      }
    }
    data += Data(#"],"version":\#(SavedPath.version)}"#.utf8)
    return data
  }
}
