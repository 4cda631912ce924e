import Foundation
import LayoutPolicies

/// What the data of a path says, before any screen is made of it.
struct SavedPath {
  /// A screen: its tag, and the JSON text of its value.
  struct Screen {
    let tag: String
    let json: ArraySlice<UInt8>
  }

  /// The version of this library's format.
  static let version = 1

  /// The screens, the lowest first.
  let screens: [Screen]
  /// Whether others wrote it, so that its tags are names of types.
  let isForeign: Bool

  /// Reads either format, and checks all but whether the values are of the types.
  init(_ data: Data) throws(PathError) {
    guard String(data: data, encoding: .utf8) != nil else {
      throw PathError(.notJSON, "not JSON: the data is not UTF-8")
    }
    var walker = JSONWalker(Array(data))
    switch walker.nextAfterSpace() {
    case UInt8(ascii: "{"): (screens, isForeign) = (try walker.versionedScreens(), false)
    case UInt8(ascii: "["): (screens, isForeign) = (try walker.flatScreens(), true)
    default:
      try walker.value()
      try walker.end()
      throw PathError(.notAPath, "a saved path is an object, or a list of texts")
    }
  }
}

extension JSONWalker {
  /// Reads this library's format.
  fileprivate mutating func versionedScreens() throws(PathError) -> [SavedPath.Screen] {
    var elements: [Range<Int>] = []
    // The path's values are three levels within.
    let fields = try fields(depth: -3) { walker, key throws(PathError) in
      guard key == "path", walker.nextAfterSpace() == UInt8(ascii: "[") else {
        return try walker.value(depth: -2)
      }
      let start = walker.position
      walker.index = 0
      try walker.list(depth: -2) { walker throws(PathError) in
        elements.append(try walker.value(depth: -1))
        walker.index = elements.count
      }
      walker.index = nil
      return start..<walker.position
    }
    try end()
    guard let version = fields["version"] else { throw fault(.notAPath, "`version` is missing") }
    let versionText = String(decoding: bytes[version], as: UTF8.self)
    guard versionText == "\(SavedPath.version)" else {
      throw fault(
        .unknownVersion, "the path has the unknown version \(versionText.inBackticks)",
        help: "version \(SavedPath.version) can be read")
    }
    guard let path = fields["path"] else { throw fault(.notAPath, "`path` is missing") }
    guard bytes[path.lowerBound] == UInt8(ascii: "[") else {
      throw fault(.notAPath, "`path` is not a list")
    }
    try refuseOthers(than: ["version", "path"], in: fields)
    var screens: [SavedPath.Screen] = []
    for (index, element) in elements.enumerated() {
      self.index = index
      position = element.lowerBound
      screens.append(try versionedScreen())
    }
    return screens
  }

  private mutating func versionedScreen() throws(PathError) -> SavedPath.Screen {
    tag = nil
    guard next == UInt8(ascii: "{") else { throw fault(.notAPath, "the screen is not an object") }
    let fields = try fields(depth: -1) { walker, _ throws(PathError) in try walker.value() }
    guard let tagRange = fields["tag"] else { throw fault(.notAPath, "`tag` is missing") }
    guard isText(tagRange) else { throw fault(.notAPath, "`tag` is not a text") }
    let tag = try text(in: tagRange)
    self.tag = tag
    guard let value = fields["value"] else { throw fault(.notAPath, "`value` is missing") }
    try refuseOthers(than: ["tag", "value"], in: fields)
    return SavedPath.Screen(tag: tag, json: bytes[value])
  }

  /// Reads the format of others: names of types and values, the screen that was pushed last first.
  fileprivate mutating func flatScreens() throws(PathError) -> [SavedPath.Screen] {
    var entries: [Range<Int>] = []
    try list(depth: -1) { walker throws(PathError) in entries.append(try walker.value()) }
    try end()
    guard entries.count.isMultiple(of: 2) else {
      throw fault(
        .notAPath,
        "a flat path has a name and a value for each screen, and this has \(entries.count) entries")
    }
    var screens: [SavedPath.Screen] = []
    for entry in stride(from: entries.count - 2, through: 0, by: -2) {
      (index, tag) = (screens.count, nil)
      guard isText(entries[entry]) else { throw fault(.notAPath, "the type's name is not a text") }
      let name = try text(in: entries[entry])
      tag = name
      guard isText(entries[entry + 1]) else {
        throw fault(.notAPath, "the value is not JSON within a text")
      }
      var inner = JSONWalker(
        Array(try text(in: entries[entry + 1]).utf8), index: index, tag: name)
      let value = try inner.value()
      try inner.end()
      screens.append(SavedPath.Screen(tag: name, json: inner.bytes[value]))
    }
    return screens
  }

  /// Steps over an object, and tells where the values of its keys stand.
  private mutating func fields(
    depth: Int,
    _ value: (inout JSONWalker, _ key: String) throws(PathError) -> Range<Int>
  ) throws(PathError) -> [String: Range<Int>] {
    var fields: [String: Range<Int>] = [:]
    try object(depth: depth) { walker, keyRange throws(PathError) in
      let key = try walker.text(in: keyRange)
      guard fields[key] == nil else {
        throw walker.fault(.notAPath, "the key \(key.inBackticks) is given twice")
      }
      fields[key] = try value(&walker, key)
    }
    return fields
  }

  private func refuseOthers(
    than known: [String], in fields: [String: Range<Int>]
  ) throws(PathError) {
    guard let other = fields.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw fault(
      .notAPath, "unknown key \(other.inBackticks)", help: Suggestion.help(for: other, among: known)
    )
  }

  private func isText(_ range: Range<Int>) -> Bool { bytes[range.lowerBound] == UInt8(ascii: "\"") }

  /// The text in quotes that stands there.
  private func text(in range: Range<Int>) throws(PathError) -> String {
    let inner = bytes[range].dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    do {
      return try JSONDecoder().decode(String.self, from: Data(bytes[range]))
    } catch {
      throw fault(.notJSON, "not JSON: half a character is escaped at byte \(range.lowerBound)")
    }
  }
}
