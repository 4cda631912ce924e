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
  /// Tags and names have at most 256 bytes of UTF-8. Names of types that are longer are not read.
  ///
  /// - Parameters:
  ///   - type: The screens' type. A class stands only for itself, not for what inherits from it.
  ///   - tag: What is written for the type, now and whenever the type has another name.
  ///   - aliases: Further tags that are read as this type, such as former ones.
  ///   - foreignNames: Further names that others' flat paths have for the type. The names that it
  ///     has in this program, qualified and mangled, are known already.
  /// - Throws: `duplicateTag` if one of the names is taken or the type has a tag already,
  ///   `wrongTag` if one is too long or a foreign name is empty; nothing is registered then.
  public mutating func register<Screen: Codable & Hashable & Sendable>(
    _ type: Screen.Type, as tag: String, aliases: [String] = [], foreignNames: [String] = []
  ) throws(PathError) {
    for name in [tag] + aliases + foreignNames where name.utf8.count > SavedPath.longestTag {
      throw PathError(
        .wrongTag, "\(name.inBackticks) has \(name.utf8.count) bytes",
        help: "at most \(SavedPath.longestTag) are read")
    }
    guard !foreignNames.contains("") else {
      throw PathError(
        .wrongTag, tag: tag, "a foreign name of \(tag.inBackticks) is empty", help: "leave it out")
    }
    if let earlier = byType[ObjectIdentifier(type)] {
      throw PathError(
        .duplicateTag, tag: tag,
        "the type that \(tag.inBackticks) is for has the tag \(earlier.tag.inBackticks) already",
        help: "give further tags as aliases")
    }
    var tags: Set<String> = []
    for name in [tag] + aliases {
      guard byTag[name] == nil else {
        throw PathError(.duplicateTag, tag: name, "the tag \(name.inBackticks) is taken already")
      }
      guard tags.insert(name).inserted else {
        let problem = name == tag ? "is the tag itself" : "is given twice"
        throw PathError(
          .duplicateTag, tag: name, "the alias \(name.inBackticks) \(problem)",
          help: "leave it out")
      }
    }
    let own = [String(reflecting: type), _mangledTypeName(type)].compactMap(\.self)
    let names = Set(foreignNames + own.filter { $0.utf8.count <= SavedPath.longestTag })
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
    for name in names { byForeignName[name] = codec }
  }
}

extension PathCoder {
  /// Saves a path. One path gives the same bytes each time, if its values are written in one order.
  ///
  /// Foundation's encoder calls the values' own `encode(to:)`, level within level, before anything
  /// can look at what it writes: values of thousands of levels, such as long lists of `indirect`
  /// cases, exhaust the stack there. What comes out with more than 64 levels is refused.
  ///
  /// - Throws: `missingTag` for a screen whose type is not registered, `unwritable` for one that
  ///   does not let itself be written, `tooDeep` for one that could not be read again.
  public func encode(_ path: ScreenPath) throws(PathError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // By bytes: two texts that are equal need not be written equally.
    var openings: [[UInt8]: Data] = [:]
    var data = Data(#"{"path":["#.utf8)
    for (index, screen) in path.enumerated() {
      let raw = screen.value as? RawScreen
      let codec = byType[ObjectIdentifier(type(of: screen.value as Any))]
      guard let tag = raw?.tag ?? codec?.tag else {
        throw PathError(
          .missingTag, at: index,
          "no tag is registered for the type of \(screen.shown ?? "the screen")",
          help: "register the type")
      }
      do {
        let value = try raw.map { Data($0.json.utf8) } ?? codec?.encode(screen, encoder) ?? Data()
        try check(value, at: index, tag: tag)
        let key = Array(tag.utf8)
        let opening = try openings[key] ?? Data(#"{"tag":"#.utf8) + encoder.encode(tag)
        openings[key] = opening
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

  /// Refuses what could not be read again: Foundation's encoder writes a decimal that is no number
  /// as `NaN`.
  private func check(_ value: Data, at index: Int, tag: String) throws(PathError) {
    var walker = JSONWalker(Array(value), index: index, tag: tag)
    do throws(PathError) {
      try walker.value()
      try walker.end()
    } catch {
      guard error.kind == .notJSON else { throw error }
      throw walker.fault(
        .unwritable, "\(String(decoding: value, as: UTF8.self).inBackticks) is not JSON")
    }
  }
}
