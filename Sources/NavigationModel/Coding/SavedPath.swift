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
  /// The longest tag or type name that is read, in bytes of UTF-8. To compare texts takes time that
  /// grows with the square of their accents.
  static let longestTag = 256

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
    let (fields, other) = try fields(["version", "path"], depth: -3) {
      walker, key throws(PathError) in
      guard key == "path", walker.nextAfterSpace() == UInt8(ascii: "[") else {
        return try walker.value(depth: -2)
      }
      let start = walker.position
      try walker.list(depth: -2) { walker throws(PathError) in
        // Where nothing begins is no screen.
        let next = walker.nextAfterSpace()
        walker.index = next == nil || next == UInt8(ascii: "]") ? nil : elements.count
        elements.append(try walker.value(depth: -1))
        walker.index = nil
      }
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
    try refuse(other, besides: ["version", "path"])
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
    let (fields, other) = try fields(["tag", "value"], depth: -1) { walker, _ throws(PathError) in
      try walker.value()
    }
    guard let tagRange = fields["tag"] else { throw fault(.notAPath, "`tag` is missing") }
    guard isText(tagRange) else { throw fault(.notAPath, "`tag` is not a text") }
    let tag = try name(in: tagRange)
    self.tag = tag
    guard let value = fields["value"] else { throw fault(.notAPath, "`value` is missing") }
    try refuse(other, besides: ["tag", "value"])
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
      let name = try name(in: entries[entry])
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

  /// Steps over an object, and tells where the values of known keys stand, and the first other key.
  private mutating func fields(
    _ known: [String], depth: Int,
    _ value: (inout JSONWalker, _ key: String?) throws(PathError) -> Range<Int>
  ) throws(PathError) -> (known: [String: Range<Int>], other: String?) {
    var fields: [String: Range<Int>] = [:]
    var other: String?
    try object(depth: depth) { walker, keyRange throws(PathError) in
      let text = try walker.text(in: keyRange)
      let key = known.first { $0.utf8.elementsEqual(text.utf8) }
      guard key.flatMap({ fields[$0] }) == nil else {
        throw walker.fault(.notAPath, "the key \(text.inBackticks) is given twice")
      }
      let range = try value(&walker, key)
      if let key { fields[key] = range } else { other = other ?? text }
    }
    return (fields, other)
  }

  private func refuse(_ other: String?, besides known: [String]) throws(PathError) {
    guard let other else { return }
    throw fault(
      .notAPath, "unknown key \(other.inBackticks)", help: Suggestion.help(for: other, among: known)
    )
  }

  private func isText(_ range: Range<Int>) -> Bool { bytes[range.lowerBound] == UInt8(ascii: "\"") }

  /// The tag or type name in quotes that stands there.
  private func name(in range: Range<Int>) throws(PathError) -> String {
    let name = try text(in: range)
    guard name.utf8.count <= SavedPath.longestTag else {
      throw fault(
        .notAPath, "\(name.inBackticks) is a tag or name of \(name.utf8.count) bytes",
        help: "at most \(SavedPath.longestTag) are read")
    }
    return name
  }

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
