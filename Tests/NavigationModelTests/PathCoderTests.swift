import Foundation
import LayoutPolicies
import NavigationModel
import SeededRandom
import Testing

@Suite("Saving and restoring a path")
struct PathCoderTests {
  typealias Folder = Saved.Folder
  typealias Report = Saved.Report

  static func text(_ path: ScreenPath) throws(PathError) -> String {
    String(decoding: try Saved.coder.encode(path), as: UTF8.self)
  }

  @Test("any path comes back equal, and equal paths are saved equally")
  func roundTrip() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<2_000 {
      let path = Saved.path(from: &random)
      let data = try Saved.coder.encode(path)
      let decoded = try Saved.coder.decode(data)
      #expect(decoded.path == path)
      #expect(decoded.dropped.isEmpty && decoded.keptRaw.isEmpty)
      #expect(try Saved.coder.encode(decoded.path) == data)
    }
  }

  @Test(
    "the format is JSON with tags, the lowest screen first",
    arguments: [
      (ScreenPath(), #"{"path":[],"version":1}"#),
      (
        Saved.path(Folder(id: 7), "a/b"),
        #"{"path":[{"tag":"folder","value":{"id":7}},{"tag":"text","value":"a/b"}],"version":1}"#
      ),
      (Saved.path(Int?.none), #"{"path":[{"tag":"choice","value":null}],"version":1}"#),
      (Saved.path(Int?.some(3)), #"{"path":[{"tag":"choice","value":3}],"version":1}"#),
      (Saved.path(3), #"{"path":[{"tag":"number","value":3}],"version":1}"#),
      (Saved.path(3.0), #"{"path":[{"tag":"decimal","value":3}],"version":1}"#),
    ])
  func format(path: ScreenPath, text: String) throws {
    #expect(try Self.text(path) == text)
    #expect(try Saved.coder.decode(Data(text.utf8)).path == path)
  }

  @Test("dictionaries do not depend on the order in which they were filled")
  func sorting() throws {
    let keys = (0..<200).map { "key \($0)" }
    let up = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) })
    var down: [String: Int] = [:]
    down.reserveCapacity(5_000)
    for key in keys.reversed() { down[key] = 1 }
    let left = Saved.path(Report(title: "", counts: up))
    let right = Saved.path(Report(title: "", counts: down))
    #expect(try left == right && Self.text(left) == Self.text(right))
  }

  @Test("an alias and any order of keys are read, and tags may hold any character")
  func reading() throws {
    let text =
      #" { "version" : 1 , "path" : [ { "value" : { "id" : 1 } , "t\u0061g" : "directory" } ] } "#
    #expect(try Saved.coder.decode(Data(text.utf8)).path == Saved.path(Folder(id: 1)))
    var coder = PathCoder()
    try coder.register(Int.self, as: "a \"b\"/\\\n")
    #expect(try coder.decode(coder.encode(Saved.path(5))).path == Saved.path(5))
  }

  final class Foreign: Hashable, Sendable {
    static func == (left: Foreign, right: Foreign) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  @Test("a screen that cannot be saved is named, and nothing is saved")
  func unwritable() throws {
    struct Camera: Hashable, Sendable { var name: String }
    struct Strict: Codable, Hashable, Sendable {
      var number = 99
      func encode(to encoder: any Encoder) throws {
        let context = EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: "99 is not saved")
        throw EncodingError.invalidValue(number, context)
      }
    }
    final class Closed: Codable, Hashable, Sendable {
      func encode(to encoder: any Encoder) {}
      static func == (left: Closed, right: Closed) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }
    var coder = Saved.coder
    try coder.register(Closed.self, as: "closed")
    try coder.register(Strict.self, as: "strict")
    try coder.register(Decimal.self, as: "exact")
    try coder.register([Decimal].self, as: "exacts")
    var deep = Saved.Filter.all
    for _ in 0..<40 { deep = .not(deep) }
    var deeper = deep
    for _ in 0..<260 { deeper = .not(deeper) }
    let cases: [(any Hashable & Sendable, PathError.Kind, String)] = [
      (
        Camera(name: "front"), .missingTag,
        #"in screen 1: no tag is registered for the type of `Camera(name: "front")`"#
      ),
      (
        Report(title: "", ratio: .nan), .unwritable,
        "in screen 1, `report`: `nan` at `ratio` cannot be written as JSON"
      ),
      (
        Double.infinity, .unwritable, "in screen 1, `decimal`: `inf` cannot be written as JSON"
      ),
      (
        deep, .tooDeep,
        "in screen 1, `filter`: lists and objects are more than 64 deep within each other"
      ),
      (
        deeper, .tooDeep,
        "in screen 1, `filter`: lists and objects are too deep within each other"
      ),
      (Decimal.nan, .unwritable, "in screen 1, `exact`: `NaN` is not JSON"),
      ([1, Decimal.nan], .unwritable, "in screen 1, `exacts`: `[1,NaN]` is not JSON"),
      (
        Strict(), .unwritable,
        "in screen 1, `strict`: the screen cannot be written: `99 is not saved`"
      ),
      (Closed(), .unwritable, "in screen 1, `closed`: the screen cannot be written as JSON"),
      (
        Foreign(), .missingTag,
        "in screen 1: no tag is registered for the type of the screen"
      ),
    ]
    for (screen, kind, message) in cases {
      let error = #expect(throws: PathError.self) {
        try coder.encode(Saved.path(Folder(id: 1), screen, 3))
      }
      #expect(error?.kind == kind && error?.index == 1 && error?.message == message, "\(error!)")
    }
  }

  @Test("one route that cannot be restored is named by index and route, or cuts the path by choice")
  func oneBadRoute() throws {
    let data = Data(
      #"{"version":1,"path":[{"tag":"text","value":"home"},{"tag":"folder","value":{"id":7}},{"tag":"camera-frame","value":{"bytes":null}}]}"#
        .utf8)
    let error = #expect(throws: PathError.self) { try Saved.coder.decode(data) }
    #expect(error?.kind == .unknownTag && error?.index == 2 && error?.tag == "camera-frame")
    #expect(error?.message == "in screen 2, `camera-frame`: no type is registered for it")
    let leading = try Saved.coder.decode(data, unknown: .dropWithAllAbove)
    #expect(leading.path == Saved.path("home", Folder(id: 7)))
    #expect(leading.dropped.map(\.index) == [2] && leading.dropped.map(\.tag) == ["camera-frame"])
  }

  static let unknowns = Data(
    #"{"path":[{"tag":"number","value":1},{"tag":"new","value":{"b": 1e400, "a":[18446744073709551615,0.10]}},{"tag":"text","value":"up"},{"tag":"newer","value":null}],"version":1}"#
      .utf8)

  @Test("unknown screens are kept exactly, or dropped with all above, each as one decides")
  func unknownTags() throws {
    let kept = try Saved.coder.decode(Self.unknowns, unknown: .keepRaw)
    #expect(kept.path.count == 4 && kept.dropped.isEmpty)
    #expect(kept.keptRaw.map(\.index) == [1, 3] && kept.keptRaw.map(\.tag) == ["new", "newer"])
    #expect(
      (kept.path[1].value as? RawScreen)?.json == #"{"b": 1e400, "a":[18446744073709551615,0.10]}"#)
    #expect(try Saved.coder.encode(kept.path) == Self.unknowns)
    // Texts that are equal and written differently stay as they were, and are different screens.
    let accents = Data(
      "{\"path\":[{\"tag\":\"é\",\"value\":1},{\"tag\":\"e\u{301}\",\"value\":1}],\"version\":1}"
        .utf8)
    let raw = try Saved.coder.decode(accents, unknown: .keepRaw).path
    #expect(try Saved.coder.encode(raw) == accents)
    #expect(raw[0] != raw[1] && Set(raw).count == 2)

    var asked: [String] = []
    let mixed = try Saved.coder.decode(Self.unknowns) { index, tag in
      asked.append("\(index) \(tag)")
      return tag == "new" ? .keepRaw : .dropWithAllAbove
    }
    #expect(asked == ["1 new", "3 newer"])
    #expect(mixed.path == ScreenPath(kept.path.prefix(3)))
    #expect(mixed.keptRaw.map(\.index) == [1] && mixed.dropped.map(\.index) == [3])

    let cut = try Saved.coder.decode(Self.unknowns, unknown: .dropWithAllAbove)
    #expect(cut.path == Saved.path(1))
    #expect(cut.dropped.map(\.tag) == ["new", "text", "newer"])
  }

  @Test("what was kept raw becomes a screen as soon as its tag is known")
  func rawBecomesKnown() throws {
    var newer = PathCoder()
    try newer.register([Int].self, as: "list")
    let data = try newer.encode(Saved.path([1, 2]))
    let raw = try Saved.coder.decode(data, unknown: .keepRaw).path
    #expect(try newer.decode(Saved.coder.encode(raw)).path == Saved.path([1, 2]))
  }

  @Test("a tag, an alias, a foreign name and a type are each registered once, or nothing is")
  func duplicates() throws {
    struct Other: Codable, Hashable, Sendable {}
    var coder = Saved.coder
    let name = String(reflecting: Folder.self)
    let errors = [
      #expect(throws: PathError.self) { try coder.register(Other.self, as: "folder") },
      #expect(throws: PathError.self) { try coder.register(Other.self, as: "directory") },
      #expect(throws: PathError.self) {
        try coder.register(Other.self, as: "other", aliases: ["report"])
      },
      #expect(throws: PathError.self) {
        try coder.register(Other.self, as: "other", aliases: ["other"])
      },
      #expect(throws: PathError.self) {
        try coder.register(Other.self, as: "other", foreignNames: [name])
      },
      #expect(throws: PathError.self) { try coder.register(Folder.self, as: "other") },
    ]
    for error in errors { #expect(error?.kind == .duplicateTag && error?.index == nil) }
    #expect(
      errors[3]?.description == "the alias `other` is the tag itself (leave it out)")
    let long = String(repeating: "a", count: 257)
    for (tag, aliases, names) in [
      ("other", [], [""]), (long, [], []), ("other", [long], []), ("other", [], [long]),
    ] as [(String, [String], [String])] {
      let error = #expect(throws: PathError.self) {
        try coder.register(Other.self, as: tag, aliases: aliases, foreignNames: names)
      }
      #expect(error?.kind == .wrongTag)
    }
    #expect(errors.last??.message == "the type that `other` is for has the tag `folder` already")
    try coder.register(
      Other.self, as: "other",
      foreignNames: ["App.Other", "App.Other", String(reflecting: Other.self)])
    #expect(try coder.decode(coder.encode(Saved.path(Other()))).path == Saved.path(Other()))
  }
}
